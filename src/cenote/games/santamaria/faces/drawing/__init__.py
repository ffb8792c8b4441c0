"""Pictures of the table: short forms for the terminal, shapes for the SVG."""
