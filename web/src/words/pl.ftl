### What these pages say
act = OK
