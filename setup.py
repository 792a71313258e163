"""Compiles the engine, the hot path of Regalia, into one shared library.

The rest of the package stays interpreted, and so does the engine where there is no C compiler
or where REGALIA_COMPILE=0 is set: the same sources run either way. REGALIA_OPTIMIZE, from 0 to 3,
trades the speed of the engine for that of compiling it.
"""

import os
import re
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

# The packages that make up the engine. All their files are compiled, except those in folders with
# one of these names, and the `__init__.py` files, which hold no code.
ENGINE = ("bench", "bots", "games", "kernel")

INTERPRETED = {
    "checks",  # validates numbers from outside and describes a game to the laws; not hot
    "neural",  # multiplies matrices with NumPy, which may be missing
    "processes",  # waits for other processes
    "records",  # read and written once per game
    "terminal",  # draws for people
    "text",  # formats messages with Fluent
    "wire",  # msgspec types, whose metaclass mypyc does not support
}

FLAGS = [
    # No one else calls our functions, so the compiler may inline them: a third faster.
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    # A new warning of a new compiler is no reason to run interpreted, and looking for warnings
    # takes as long as compiling does.
    "-Wno-error",
    "-Wno-all",
]


# A function that interpreted code may call has a wrapper in C, which unboxes its arguments.
UNBOXED = re.compile(r"\s*Vec(I64|Float|U8) (arg_\w+);")


def sources() -> list[str]:
    """The files to compile."""
    package = Path("src/regalia")
    found = (path for part in ENGINE for path in (package / part).rglob("*.py"))
    return sorted(str(path) for path in found if is_compiled(path.relative_to(package)))


def is_compiled(path: Path) -> bool:
    """Whether a file of the engine is compiled, by the names of its folders."""
    return path.name != "__init__.py" and INTERPRETED.isdisjoint(path.parts[:-1])


def extensions() -> list[Extension]:
    """The engine, or nothing where only metadata is asked for or compiling is switched off."""
    metadata = {"egg_info", "dist_info", "sdist"}
    if os.environ.get("REGALIA_COMPILE") == "0" or metadata & set(sys.argv):
        return []
    # Types are checked in what is compiled; libraries that only the rest imports may be missing.
    built = mypycify(
        ["--follow-imports=silent", *sources()],
        opt_level=os.environ.get("REGALIA_OPTIMIZE", "3"),
        debug_level="0",
        group_name="regalia_engine",
    )
    for file in {file for extension in built for file in extension.sources}:
        give_back_vectors(Path(file))
    if sys.platform != "win32":
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return built


def give_back_vectors(file: Path) -> None:
    """Mends the wrappers of mypyc 2.4, which keep for ever every vector that they unbox."""
    lines: list[str] = []
    release = ""
    for line in file.read_text("utf-8").splitlines(keepends=True):
        unboxed = UNBOXED.match(line)
        if unboxed:
            release += f"VEC_{unboxed[1].upper()}_DECREF({unboxed[2]});\n"
        lines.append(line)
        if release and "retval = CPyDef_" in line:
            lines.append(release)
            release = ""
    file.write_text("".join(lines), "utf-8")


class BuildEngine(build_ext):
    """Builds the whole engine or none of it: half an engine does not import."""

    def run(self) -> None:
        if self.inplace:  # an older library must not hide newer sources
            for suffix in ("so", "pyd"):
                for library in Path("src").rglob(f"*.{suffix}"):
                    library.unlink()
        super().run()

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            self.warn(f"the engine is not compiled and will run interpreted: {error}")
            for library in self.get_outputs():
                Path(library).unlink(missing_ok=True)
            self.extensions = []


class BuildWheel(bdist_wheel):
    """Warns when the wheel will not contain the pages of the web app."""

    def run(self) -> None:
        if not Path("src/regalia/server/site/index.html").is_file():
            self.warn(
                "the web pages are not built, so this wheel has none;"
                " `make release` builds a complete one"
            )
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildEngine, "bdist_wheel": BuildWheel},
)
