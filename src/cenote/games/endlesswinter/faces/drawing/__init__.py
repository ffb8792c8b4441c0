"""Pictures of the board: short forms and the parts of the SVG."""
