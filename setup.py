"""Compiles the engine, the hot path of Regalia, into one shared library.

The rest of the package stays interpreted, and so does the engine where there is no C compiler
or where REGALIA_COMPILE=0 is set: the same sources run either way. REGALIA_OPTIMIZE, from 0 to 3,
trades the speed of the engine for that of compiling it. REGALIA_OPTIMIZE=profile compiles it twice,
with GCC: first with counters, then for the paths that some games and searches have taken most.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

# The packages that make up the engine. All their files are compiled, except those in folders with
# one of these names, and the `__init__.py` files, which hold no code.
ENGINE = ("bench", "bots", "games", "kernel")

INTERPRETED = {
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

OPTIMIZE = os.environ.get("REGALIA_OPTIMIZE", "3")

# What the engine does while its paths are counted.
TRAINING = (
    ("bench/search.py", "1"),
    *(("bench/compiled.py", "--here", game) for game in ("majesty", "kingme", "castle")),
)

# What the training does not reach is still compiled for speed.
PROFILE_FLAGS = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile")


# The version of mypyc whose C code `release_vectors` mends.
MYPYC_VERSION = "2.4.1"

# A vector among the parameters of a wrapper: `VecI64 arg_cells;`.
VECTOR_PARAMETER = re.compile(r"\s*Vec(\w+) (arg_\w+);")

# Where interpreted code hands over a vector: to a wrapper (`obj_`) or to an attribute's setter.
UNBOXED_VECTOR = re.compile(r"= Vec\w+Api\.unbox\((obj_|value\))")

# The second reference that a setter takes: `VEC_I64_INCREF(tmp);`.
SETTER_REFERENCE = re.compile(r"\s*VEC_\w+_INCREF\(tmp\);\n")


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
    require_mypyc(mypy_version)
    # Types are checked in what is compiled; libraries that only the rest imports may be missing.
    built = mypycify(
        ["--follow-imports=silent", *sources()],
        opt_level="3" if OPTIMIZE == "profile" else OPTIMIZE,
        debug_level="0",
        group_name="regalia_engine",
    )
    for file in {Path(file) for extension in built for file in extension.sources}:
        file.write_text(release_vectors(file.read_text("utf-8")), "utf-8")
    if sys.platform != "win32":
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return built


def require_mypyc(version: str) -> None:
    """Exits unless this is the version of mypyc whose C code is mended here."""
    if version != MYPYC_VERSION:
        sys.exit(
            f"setup.py mends the C code of mypyc {MYPYC_VERSION}, and this is mypyc {version}:"
            " see whether EXAMPLE in tests/test_leaks.py still leaks, then change release_vectors"
        )


def release_vectors(code: str) -> str:
    """Mends C code of mypyc in which every vector from interpreted code is kept for ever.

    `VecI64Api.unbox` gives its caller a reference, but mypyc 2.4.1 counts it as borrowed: its
    `emit_unbox` ignores `borrow=True` for vectors. So the wrappers, through which interpreted code
    calls, never release their vectors, whether they call the function or refuse a later argument.
    A setter of an attribute takes a second reference, as it did with integers
    (https://github.com/python/mypy/pull/21657). We know of no report about vectors; EXAMPLE in
    tests/test_leaks.py reproduces all of it. Exits unless every such place is mended.
    """
    if "_DECREF(arg_" in code:
        sys.exit("setup.py: mypyc's C code releases vectors already, so it must not be mended")
    lines: list[str] = []
    mended = 0
    unchecked = ""  # releases a vector whose type has not been checked yet
    releases = ""  # releases the vectors that the wrapper holds
    for line in code.splitlines(keepends=True):
        parameter = VECTOR_PARAMETER.match(line)
        if parameter:
            unchecked = f"VEC_{parameter[1].upper()}_DECREF({parameter[2]}); "
        if "goto fail;" in line and (unchecked or releases):
            lines.append(line.replace("goto fail;", f"{{ {releases}goto fail; }}"))
            releases, unchecked = releases + unchecked, ""
        elif "retval = CPyDef_" in line:
            lines.append(f"{line}{releases}\n")
            mended += releases.count("DECREF")
            releases = ""
        elif SETTER_REFERENCE.fullmatch(line):
            mended += 1
        else:
            lines.append(line)
    found = len(UNBOXED_VECTOR.findall(code))
    if mended != found:
        sys.exit(f"setup.py: mypyc's C code unboxes {found} vectors, of which {mended} are mended")
    return "".join(lines)


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
            if OPTIMIZE == "profile" and self.extensions:
                self.count_paths()
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            self.warn(f"the engine is not compiled and will run interpreted: {error}")
            for library in self.get_outputs():
                Path(library).unlink(missing_ok=True)
            self.extensions = []

    def count_paths(self) -> None:
        """Builds an engine that counts its paths, lets it play, and asks for one that uses that."""
        self.force = True  # what is there was built with other flags
        plain = [list(extension.extra_compile_args) for extension in self.extensions]
        for extension in self.extensions:
            extension.extra_compile_args.append("-fprofile-generate")
            extension.extra_link_args.append("-fprofile-generate")
        super().build_extensions()
        self.run_command("build_py")
        path = [str(Path(self.build_lib).resolve()), *filter(None, [os.environ.get("PYTHONPATH")])]
        for words in TRAINING:
            subprocess.run(  # noqa: S603 - our own programs
                [sys.executable, *words],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
                stdout=subprocess.DEVNULL,
                check=True,
            )
        for extension, flags in zip(self.extensions, plain, strict=True):
            extension.extra_compile_args = [*flags, *PROFILE_FLAGS]
            extension.extra_link_args.remove("-fprofile-generate")


class BuildWheel(bdist_wheel):
    """Warns when the wheel will not contain the pages of the web app."""

    def run(self) -> None:
        if not Path("src/regalia/server/site/index.html").is_file():
            self.warn(
                "the web pages are not built, so this wheel has none;"
                " `make release` builds a complete one"
            )
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildEngine, "bdist_wheel": BuildWheel},
    )
