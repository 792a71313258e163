"""The games behind other interfaces: NumPy batches, PettingZoo, Gymnasium, OpenSpiel, MCP."""
