"""A turn in parts: buying, selling, looking and arranging."""
