"""The HTTP routes. The signature of a handler is the only description of a request there is:
its types, its docstring and its guards are what `openapi.py` and `make schema` write down."""
