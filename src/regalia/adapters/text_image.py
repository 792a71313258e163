"""Draws text as an image, for libraries that record videos of games."""

import unicodedata

from regalia.adapters.arrays import Array, np

# Letters of five rows and three columns; each digit is a row, and its three bits are the dots.
GLYPHS = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644",
    "G": "34553", "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447",
    "M": "57755", "N": "65555", "O": "25552", "P": "65644", "Q": "25563", "R": "65655",
    "S": "34216", "T": "72222", "U": "55553", "V": "55552", "W": "55775", "X": "55255",
    "Y": "55222", "Z": "71247", "0": "75557", "1": "26227", "2": "61247", "3": "61216",
    "4": "55711", "5": "74616", "6": "34757", "7": "71122", "8": "75757", "9": "75716",
    " ": "00000", ".": "00002", ",": "00024", ":": "02020", ";": "02024", "!": "22202",
    "?": "61202", "-": "00700", "_": "00007", "+": "02720", "=": "07070", "*": "05250",
    "/": "11244", "\\": "44211", "|": "22222", "(": "12221", ")": "42224", "[": "32223",
    "]": "62226", "<": "12421", ">": "42124", "'": "22000", '"': "55000", "#": "57575",
    "%": "51245", "&": "25253", "@": "25743", "$": "36236", "^": "25000", "~": "03600",
    "{": "32623", "}": "62326", "`": "42000",
}  # fmt: skip
UNKNOWN_GLYPH = "77777"
CELL_ROWS, CELL_COLUMNS = 7, 4
SCALE = 3
PAPER, INK = 255, 20


def text_to_image(text: str, columns: int, lines: int) -> Array:
    """Draws text as an image (height, width, 3), cut to so many columns and lines."""
    dots: Array = np.zeros((lines * CELL_ROWS, columns * CELL_COLUMNS), np.bool_)
    for row, line in enumerate(text.split("\n")[:lines]):
        for column, letter in enumerate(line[:columns]):
            top, left = row * CELL_ROWS, column * CELL_COLUMNS
            dots[top : top + 5, left : left + 3] = glyph_dots(letter)
    large = dots.repeat(SCALE, axis=0).repeat(SCALE, axis=1)
    image: Array = np.where(large, np.uint8(INK), np.uint8(PAPER))
    return np.repeat(image[:, :, np.newaxis], 3, axis=2)


def glyph_dots(letter: str) -> Array:
    """The dots of a letter; small and accented letters look like the plain capital."""
    plain = unicodedata.normalize("NFKD", letter)[:1].upper()
    rows = GLYPHS.get(plain, UNKNOWN_GLYPH)
    return np.array([[int(row) >> bit & 1 for bit in (2, 1, 0)] for row in rows], np.bool_)
