def restored(a,b): return []
