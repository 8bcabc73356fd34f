"""The laboratory: playouts, simulations, random games with every check."""
