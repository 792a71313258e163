"""The parts that figures have in common: each returns a drawing in the language of drawings/*.xml.

The sheet of a figure is 120 wide and 150 high, its axis is x = 60.
"""

from collections.abc import Callable, Mapping

TORSO = (
    "M60 80C50 82 45 85 37 88 22 93 14 102 11 124L9 152H111L109 124"
    "C106 102 98 93 83 88 75 85 70 82 60 80z"
)
TORSO_SHADE = "M84 88.6C98 93 105.5 102 108 124L110 151H94C97 128 95 108 84 88.6z"
# Shades end in wedges, like those of a woodcut: x, y and length.
TORSO_WEDGES = (
    (88.5, 97, 5),
    (91.5, 104, 8),
    (93.6, 111, 10),
    (95, 118, 11),
    (95.5, 125, 11),
    (95.7, 132, 10),
    (95.5, 139, 9),
)
ERMINE = "M37 87C46 82 50 84 60 91 70 84 74 82 83 87 95 91 101 98 104 108 90 112 76 110 60 117 44 110 30 112 16 108 19 98 25 91 37 87z"  # noqa: E501
ERMINE_TAILS = (
    (33, 94),
    (46, 95),
    (74, 95),
    (87, 94),
    (26, 102),
    (39, 103),
    (53, 104),
    (67, 104),
    (81, 103),
    (94, 102),
)

Attributes = Mapping[str, str]


def path(fill: str, d: str, *, flat: bool = False) -> str:
    edge = ' flat="yes"' if flat else ""
    return f'<path fill="{fill}"{edge} d="{d}"/>'


def circle(fill: str, x: float, y: float, radius: float, more: str = "") -> str:
    numbers = f'cx="{format_number(x)}" cy="{format_number(y)}" r="{format_number(radius)}"'
    return f'<circle fill="{fill}" {numbers}{more}/>'


def line(d: str, kind: str = "outline") -> str:
    return f'<line kind="{kind}" d="{d}"/>'


def format_number(value: float) -> str:
    """The shortest text of a number with one decimal."""
    return f"{round(value, 1):g}"


def number_attribute(words: Attributes, name: str, default: float = 0) -> float:
    return float(words.get(name, default))


def torso(words: Attributes) -> str:
    fill = words["fill"]
    wedges = "".join(f"M{x:g} {y:g}l-{length} 1.4 {length} 2z" for x, y, length in TORSO_WEDGES)
    return path(fill, TORSO) + path(f"{fill}-shade", TORSO_SHADE + wedges, flat=True)


def neck(_: Attributes) -> str:
    return path("skin-shade", "M51 64V84Q60 93 69 84V64z")


def face(words: Attributes) -> str:
    """A U with a plane of shade at the right, one stroke for brow and nose, half-lidded eyes.

    `width` is half the width, `top` and `chin` are heights; `mood`, `brow`, `nose` and `look` bend
    the mouth, lift the brows, lengthen the nose and turn the eyes; `shut` closes one eye or both.
    """
    width, top, chin = (
        number_attribute(words, name, or_else)
        for name, or_else in (("width", 18), ("top", 32), ("chin", 74))
    )
    dome = number_attribute(words, "dome")
    n = format_number
    temple, jaw = top + (chin - top) * 0.52, chin - 7
    left, right = 60 - width, 60 + width
    crown, bend = top + 7 + dome * 2, top - 4 - dome * 0.7
    skin = path(
        "skin",
        f"M{n(left)} {n(top + 7)}V{n(temple)}"
        f"C{n(left)} {n(jaw)} {n(60 - width / 2)} {n(chin)} 60 {n(chin)}"
        f"S{n(right)} {n(jaw)} {n(right)} {n(temple)}V{n(crown)}"
        f"C{n(right)} {n(bend)} {n(left)} {n(bend)} {n(left)} {n(crown)}z",
    )
    shade = path(
        "skin-shade",
        f"M{n(right - 0.8)} {n(top + 7)}V{n(temple)}"
        f"C{n(right - 1)} {n(jaw)} {n(60 + width / 2)} {n(chin - 1)} 60 {n(chin - 1)}"
        f" {n(60 + width * 0.45)} {n(chin - 4)} {n(60 + width * 0.62)} {n(jaw - 6)}"
        f" {n(60 + width * 0.62)} {n(temple)}V{n(top + 3 + dome * 0.5)}"
        f"Q{n(right - 2)} {n(top + 3 + dome)} {n(right - 0.8)} {n(crown)}z",
        flat=True,
    )
    return skin + shade + eyes(words, width) + wrinkles(words, width) + mouth(words)


def eyes(words: Attributes, width: float) -> str:
    n = format_number
    out = width / 2  # the eyes sit half way out
    brow, nose = 44 - number_attribute(words, "brow"), number_attribute(words, "nose")
    drawn = line(
        f"M{n(60 + out + 4.5)} {n(brow + 1.5)}Q{n(60 + out)} {n(brow - 2.5)} 62.5 {n(brow + 2)}"
        f"C61 50 57.5 55.5 {n(56.5 - nose)} 58.5Q{n(57 - nose)} 61.6 62.5 60.6"
    ) + line(
        f"M{n(60 - out - 4.5)} {n(brow + 1.5)}Q{n(60 - out)} {n(brow - 2.5)} 56.5 {n(brow + 1)}"
    )
    for side, name in ((-1, "left"), (1, "right")):
        x = 60 + side * out
        if words.get("shut") in {name, "both"}:
            drawn += line(f"M{n(x - 4.3)} 50Q{n(x)} 54.5 {n(x + 4.3)} 50")
            continue
        iris = x - 2.5 + number_attribute(words, "look")
        drawn += path("ink", f"M{n(iris)} 49.6a2.5 3.3 0 0 0 5 0z", flat=True)
        drawn += line(f"M{n(x - 4.3)} 51Q{n(x)} 47.8 {n(x + 4.3)} 51")
    return drawn


def wrinkles(words: Attributes, width: float) -> str:
    """Age: one line under each eye."""
    if "old" not in words:
        return ""
    n, out = format_number, width / 2
    return line(
        f"M{n(60 - out - 3.5)} 56.5Q{n(60 - out)} 58.6 {n(60 - out + 2.5)} 57"
        f"M{n(60 + out - 2)} 57Q{n(60 + out)} 58.6 {n(60 + out + 3.5)} 56.5",
        "fine",
    )


def mouth(words: Attributes) -> str:
    kind = words.get("mouth", "plain")
    if kind == "none":
        return ""
    if kind == "lips":
        return path("lip", "M55.2 66Q58 63.8 60 65.2 62 63.8 64.8 66 60 70.4 55.2 66z", flat=True)
    n, mood = format_number, number_attribute(words, "mood")
    return line(f"M55 {n(66.5 - mood * 0.5)}Q60 {n(67.2 + mood * 1.6)} 65 {n(66 - mood)}") + line(
        "M58 70.3h4", "thin"
    )


def cheeks(words: Attributes) -> str:
    out = number_attribute(words, "width", 18) * 0.62
    more = ' flat="yes" opacity=".28"'
    return circle("blush", 60 - out, 60.5, 3.6, more) + circle("blush", 60 + out, 60.5, 3.6, more)


def ears(words: Attributes) -> str:
    width, y = number_attribute(words, "width", 18), number_attribute(words, "y", 53)
    n = format_number

    def ear(fill: str, side: int) -> str:
        x = 60 + side * width
        near, far = n(x - side), n(x + side * 6)
        return path(
            fill, f"M{near} {n(y - 5)}C{far} {n(y - 7)} {far} {n(y + 7)} {near} {n(y + 5)}z"
        )

    return ear("skin", -1) + ear("skin-shade", 1)


def place_drawing(words: Attributes, drawing: str) -> str:
    turn = f" rotate({words['turn']})" if "turn" in words else ""
    return f'<g transform="translate({words["x"]} {words["y"]}){turn}">{drawing}</g>'


def fist(words: Attributes) -> str:
    hand = path(
        words.get("fill", "skin"),
        "M-7.5-5Q-7.5-8.5-4-8.5H4Q8-8.5 8-4V4Q8 8.5 4 8.5H-4Q-7.5 8.5-7.5 5z",
    )
    return place_drawing(words, hand + line("M-7.5-3.8H1.5M-7.5.2H2M-7.5 4.2H1.5", "thin"))


def gauntlet(words: Attributes) -> str:
    hand = path(
        words["fill"],
        "M-8.5-6Q-8.5-9-5-9H5Q9-9 9-4V4Q9 8.5 5 8.5H-5Q-8.5 8.5-8.5 4.5z",
    )
    return place_drawing(words, hand + line("M-8-3.5H2M-8 0H3M-8 4H2", "thin"))


def arm(words: Attributes) -> str:
    """A forearm that rises from the lower edge to the cuff under a fist at x, y."""
    x, y, n = number_attribute(words, "x", 26), number_attribute(words, "y", 100), format_number
    sleeve = path(
        words["fill"],
        f"M{n(x - 19)} 152C{n(x - 20)} 130 {n(x - 15)} {n(y + 18)} {n(x - 9)} {n(y + 7)}"
        f"L{n(x + 10)} {n(y + 8)}C{n(x + 14)} {n(y + 24)} {n(x + 16)} 136 {n(x + 14)} 152z",
    )
    cuff = words.get("cuff", "none")
    if cuff == "none":
        return sleeve
    return sleeve + path(
        cuff,
        f"M{n(x - 10.5)} {n(y + 6)}L{n(x + 11)} {n(y + 7)}V{n(y + 13)}L{n(x - 12)} {n(y + 12)}z",
    )


def ermine(_: Attributes) -> str:
    tails = "".join(f"M{x} {y}l1.5 5-1.5 1.5-1.5-1.5z" for x, y in ERMINE_TAILS)
    return path("ivory", ERMINE) + path("ink", tails, flat=True)


def crown(words: Attributes) -> str:
    drawn = GREAT_CROWN if words["kind"] == "great" else SMALL_CROWN
    return f'<g transform="translate(0 {words.get("y", "0")})">{drawn}</g>'


GREAT_CROWN = (
    path("red", "M41 34C38 14 82 14 79 34z")
    + path(
        "gold",
        "M39 38L33.5 16 47 26.5 60 9 73 26.5 86.5 16 81 38Q60 31 39 38z",
    )
    + path("gold-shade", "M38.5 37Q60 29.5 81.5 37L80.5 44.5Q60 37.5 39.5 44.5z")
    + circle("ivory", 33.5, 14.5, 3)
    + circle("ivory", 86.5, 14.5, 3)
    + circle("ivory", 60, 7.5, 3.6)
    + path("red", "M60 33l3.6 3.5-3.6 3.5-3.6-3.5z", flat=True)
    + circle("blue", 48.5, 38, 1.9, ' flat="yes"')
    + circle("blue", 71.5, 38, 1.9, ' flat="yes"')
)
SMALL_CROWN = (
    path("gold", "M44 30L40.5 14 50.5 21.5 60 9 69.5 21.5 79.5 14 76 30Q60 24.5 44 30z")
    + path("gold-shade", "M43.5 29Q60 23.5 76.5 29L76 34.5Q60 29 44 34.5z")
    + circle("ivory", 40.5, 12.5, 2.4)
    + circle("ivory", 79.5, 12.5, 2.4)
    + circle("ivory", 60, 7.5, 2.8)
)

PARTS: dict[str, Callable[[Attributes], str]] = {
    part.__name__: part
    for part in (torso, neck, face, cheeks, ears, fist, gauntlet, arm, ermine, crown)
}
