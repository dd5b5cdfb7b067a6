"""Benchmarks for whoever teaches programs to play."""
