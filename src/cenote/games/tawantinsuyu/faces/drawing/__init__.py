"""Pictures of the board: short forms, icons and the parts of the SVG."""
