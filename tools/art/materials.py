"""What figures and buildings are made of: colours by name, and kinds of lines."""

from dataclasses import dataclass

INK = "#1b1d2b"

# Each dye has one shade; light comes from the left.
DYES = {
    "red": ("#bb2b35", "#861a25"),
    "azure": ("#2f63b0", "#1d437f"),
    "green": ("#25805a", "#155a3d"),
    "purple": ("#7443a6", "#4d2977"),
    "slate": ("#363b55", "#23273a"),
    "tawny": ("#b5642a", "#86441a"),
    "ivory": ("#f6efe0", "#d8cbb0"),
    "rose": ("#cf5f7d", "#a13f5d"),
    "teal": ("#1f6f7c", "#124d58"),
    "gold": ("#f2b632", "#c4860f"),
    "steel": ("#cdd5e0", "#929db2"),
    # the mantle of a sovereign is in the colour of the seat
    "mantle": ("var(--mantle)", "var(--mantle-shade)"),
}
SKINS = {
    "fair": ("#f2cda9", "#dba77f"),
    "tan": ("#dfa878", "#bd7f52"),
    "brown": ("#b0734a", "#875231"),
    "dark": ("#80503a", "#5e3726"),
}
HAIRS = {
    "white": ("#efeae0", "#c6beae"),
    "grey": ("#b9b7b8", "#8b8a92"),
    "black": ("#2b2733", "#49424f"),
    "brown": ("#5f3d28", "#7d5538"),
    "red": ("#b4522a", "#d1743f"),
    "blond": ("#e0b252", "#b98727"),
}
# The roof of a building has the hue of who lives there.
ROOFS = {
    "miller": ("#96660a", "#69480b"),
    "brewer": ("#a8480f", "#77360f"),
    "witch": ("#6d3aa0", "#4d2a71"),
    "guard": ("#2a5da8", "#1f4376"),
    "knight": ("#b3202c", "#7c1823"),
    "innkeeper": ("#1f7a4d", "#175638"),
    "noble": ("#2b2f45", "#1f2232"),
    "wounded": ("#6a5a5e", "#4a4045"),
}
FIXED = {
    "ink": INK,
    "ivory": "#f6efe0",
    "ivory-shade": "#d8cbb0",
    "gold": "#f2b632",
    "gold-shade": "#c98f1a",
    "steel": "#cdd5e0",
    "steel-shade": "#939eb3",
    "wood": "#b9814a",
    "wood-shade": "#8a5a2f",
    "red": "#bb2b35",
    "red-shade": "#861a25",
    "blue": "#2f63b0",
    "blue-shade": "#1d437f",
    "green": "#25805a",
    "slate": "#363b55",
    "slate-shade": "#23273a",
    "blush": "#d2553d",
    "lip": "#a5313a",
    "glass": "#dbeee6",
    "potion": "#6fc37a",
    "fire": "#f2b632",
    "frog": "#6fae4a",
    "crystal": "#bfe0f2",
    "crystal-shade": "#8fc0de",
}
# Colours of landscapes differ at night: kit/scene.css gives them their values.
SCENERY = (
    "sky",
    "sky-low",
    "cloud",
    "sun",
    "moon",
    "star",
    "hill-far",
    "hill",
    "hill-near",
    "meadow",
    "furrow",
    "road",
    "tree",
    "tree-shade",
    "masonry",
    "masonry-shade",
    "ashlar",
    "ashlar-shade",
    "pave",
    "pave-shade",
    "earth",
    "window",
    "sail",
    "smoke",
    "pole",
    "hall",
    "hall-shade",
    "niche",
    "niche-light",
    "curtain",
    "curtain-shade",
)

# How a line of each kind differs from the outline, which is 2 units of ink.
LINES: dict[str, dict[str, str]] = {
    "outline": {},
    "thin": {"width": "1.4"},
    "fine": {"width": "1.2", "opacity": ".75"},
    "glint": {"stroke": "#fff", "opacity": ".7"},
    "hair": {"stroke": "hair-shade"},
    "brow": {"stroke": "hair", "width": "4"},
    "brow-edge": {"width": "5.6"},
    "gold": {"stroke": "gold", "width": "2.4"},
    "cloth": {"stroke": "first"},
    "mail": {"stroke": "steel", "width": "1.4"},
    "stem": {"stroke": "gold-shade", "width": "2.4"},
    "stalk": {"stroke": "green", "width": "3"},
    "beam": {"stroke": "wood-shade", "width": "3"},
    "pole": {"stroke": "pole", "width": "2.4"},
    "rope": {"stroke": "ivory", "width": "4"},
    "stripe": {"stroke": "azure", "width": "4"},
}


@dataclass(frozen=True)
class Palette:
    """Resolves the names of colours for one figure or building."""

    skin: str = "tan"
    hair: str = "brown"
    first: str = "azure"
    second: str = "ivory"
    roof: str = "guard"

    def colour(self, name: str) -> str:
        """The CSS colour of a material, `skin` or `first-shade`; CSS colours stay themselves."""
        base, is_shade = name.removesuffix("-shade"), name.endswith("-shade")
        own = {
            "skin": SKINS[self.skin],
            "hair": HAIRS[self.hair],
            "first": DYES[self.first],
            "second": DYES[self.second],
            "roof": ROOFS[self.roof],
        }
        if base in own:
            return own[base][is_shade]
        if name in FIXED:
            return FIXED[name]
        if name in SCENERY:
            return f"var(--{name})"
        if base in DYES:
            return DYES[base][is_shade]
        if name.startswith(("#", "var(", "url(", "none")):
            return name
        raise ValueError(f"no material is called {name!r}")
