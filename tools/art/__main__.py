"""Writes the sprites and icons of the web table from the drawings: `python -m tools.art`.

With the name of a file it writes a page there that shows every figure large, small and in grey.
"""

import gzip
import sys
from pathlib import Path

from tools.art.icons import icon_files
from tools.art.sheet import specimen_sheet
from tools.art.sprites import SPRITES, sprite_files


def main() -> None:
    files = sprite_files()
    for sprite, (path, text) in zip(SPRITES, files.items(), strict=True):
        path.write_text(text, "utf-8")
        print(f"{sprite.path}: {len(gzip.compress(text.encode(), 9, mtime=0)):,} bytes compressed")
    for path, text in icon_files().items():
        path.write_text(text, "utf-8")
    if sys.argv[1:]:
        Path(sys.argv[1]).write_text(specimen_sheet(files), "utf-8")


main()
