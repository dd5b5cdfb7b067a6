"""The front door: one import for whoever uses Cardhouse from Python. `cardhouse` itself hands its names on, lazily."""
