"""Penalties that are called in words, judged by the record, a ballot or an author."""
