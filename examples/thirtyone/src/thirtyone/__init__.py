"""Thirty-One, a card game that joins Regalia from outside."""
