"""The loops that `regalia bench` measures, compiled so that they add almost no time."""
