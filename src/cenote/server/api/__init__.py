"""What the server offers over HTTP and WebSocket."""
