"""Words: the catalogues of messages in every language, and names that can be shown."""
