"""Cards set face down, and what springs them."""
