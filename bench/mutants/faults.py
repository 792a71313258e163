"""The faults of a source file: one small change of its text each.

There are none where no test could notice them: in annotations, docstrings, f-strings, assertions,
`__repr__`, code for the type checker, the compiler or scripts only, and numbers that are labels.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

COMPARISON_SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPPOSITES = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
OPERATOR_SWAPS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
GENERICS = {"bool", "bytes", "dict", "float", "i64", "int", "list", "set", "str", "tuple", "vec"}
WHOLE = {"i64", "int"}
MIN_LABELS = 3  # consecutive numbers from which on names count as labels, whose values mean nothing


@dataclass(frozen=True)
class Fault:
    """A change of the bytes from start to stop of a source."""

    path: Path
    source: bytes = field(repr=False)
    line: int
    kind: str
    start: int
    stop: int
    text: str

    def changed_source(self) -> bytes:
        """The source with the fault."""
        return self.source[: self.start] + self.text.encode() + self.source[self.stop :]

    def change_lines(self) -> tuple[str, str]:
        """The changed code before and after, each as one line."""
        first = self.source.rfind(b"\n", 0, self.start) + 1
        tail = self.source.find(b"\n", self.stop) - len(self.source)
        before, after = self.source[first:tail], self.changed_source()[first:tail]
        return " ".join(before.decode().split()), " ".join(after.decode().split())


def find_faults(path: Path, source: bytes) -> list[Fault]:
    """All faults of a source, from top to bottom."""
    walker = FaultFinder(path, source)
    walker.visit(ast.parse(source))
    found = {
        fault.changed_source(): fault for fault in walker.found
    }  # one of those that come out alike
    return sorted(found.values(), key=lambda fault: (fault.start, fault.stop, fault.kind))


class FaultFinder(ast.NodeVisitor):
    """Collects the faults of one source."""

    def __init__(self, path: Path, source: bytes) -> None:
        self.path = path
        self.source = source
        self.found: list[Fault] = []
        self.types: dict[str, str] = {}  # what the names of the function at hand are said to be
        self.returns = ""
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def add_fault(self, kind: str, node: ast.expr | ast.stmt, text: str) -> None:
        """Notes a fault that puts a text in the place of a node."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        stop = self.starts[node.end_lineno - 1] + node.end_col_offset
        self.found.append(Fault(self.path, self.source, node.lineno, kind, start, stop, text))

    # what is passed over

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts with fields are words, and before Python 3.12 their fields have no position."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion holds anyway."""

    def visit_arg(self, node: ast.arg) -> None:
        """An argument has nothing but its annotation."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.target, ast.Name):
            self.types[node.target.id] = ast.unparse(node.annotation)
        if node.value is not None:
            self.visit(node.value)

    def visit_Module(self, node: ast.Module) -> None:
        labels = label_assignments(node.body)
        for statement in node.body:
            if statement not in labels:
                self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "__repr__":
            return
        outside = self.types, self.returns
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        said = {one.arg: ast.unparse(one.annotation) for one in arguments if one.annotation}
        self.types = {**self.types, **said}
        self.returns = ast.unparse(node.returns) if node.returns else ""
        for part in (*node.decorator_list, node.args, *node.body):
            self.visit(part)
        self.types, self.returns = outside

    # conditions

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING" or "__name__" in ast.unparse(node.test):
            return
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    def negate(self, test: ast.expr) -> None:
        """Turns a condition round, where no other fault does so already."""
        turned = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            turned = isinstance(test.ops[0], OPPOSITES)
        if not turned:
            self.add_fault("negated", test, f"not ({ast.unparse(test)})")

    def visit_Compare(self, node: ast.Compare) -> None:
        for at, operator in enumerate(node.ops):
            ops = [*node.ops[:at], COMPARISON_SWAPS[type(operator)](), *node.ops[at + 1 :]]
            self.add_fault(
                "compared", node, ast.unparse(ast.Compare(node.left, ops, node.comparators))
            )
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add_fault("joined", node, ast.unparse(ast.BoolOp(other, node.values)))
        self.generic_visit(node)

    # numbers

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        kind = "negated" if isinstance(node.op, ast.Not) else "sign"
        self.add_fault(kind, node, f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATOR_SWAPS and not (
            is_not_numeric(node.left) or is_not_numeric(node.right)
        ):
            other = OPERATOR_SWAPS[type(node.op)]()
            self.add_fault("reckoned", node, ast.unparse(ast.BinOp(node.left, other, node.right)))
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add_fault("dropped", node, "pass")
        if type(node.op) in OPERATOR_SWAPS and not is_not_numeric(node.value):
            other = OPERATOR_SWAPS[type(node.op)]()
            self.add_fault(
                "reckoned", node, ast.unparse(ast.AugAssign(node.target, other, node.value))
            )
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add_fault("constant", node, str(not node.value))
        elif isinstance(node.value, int | float):
            self.add_fault("constant", node, str(node.value + 1))

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if is_type(node):
            return
        if isinstance(node.slice, ast.Slice):
            for bound in (node.slice.lower, node.slice.upper):
                if bound is not None and not isinstance(bound, ast.Constant):
                    self.add_fault("index", bound, f"({ast.unparse(bound)}) + 1")
        elif isinstance(node.slice, ast.Name | ast.BinOp):
            self.add_fault("index", node.slice, f"({ast.unparse(node.slice)}) + 1")
        self.generic_visit(node)

    # statements

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.add_fault("dropped", node, "pass")
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.add_fault("dropped", node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        if ast.unparse(node) != "raise NotImplementedError":  # which only says who fills it in
            self.add_fault("dropped", node, "pass")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.add_fault("loop", node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add_fault("loop", node, "break")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.add_fault("dropped", node, "pass")
            return
        said = ast.unparse(node.value)
        if self.returns == "bool" and not isinstance(node.value, ast.Constant | ast.UnaryOp):
            self.add_fault("returned", node, f"return not ({said})")
        elif self.returns in WHOLE and not isinstance(node.value, ast.Constant):
            self.add_fault("returned", node, f"return ({said}) + 1")
        elif self.returns.endswith(" | None") and said != "None":
            self.add_fault("returned", node, "return None")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if ast.unparse(node.func) == "mypyc_attr":  # for the compiler, and no fault is compiled
            return
        minds_order = ast.unparse(node.func) not in ("min", "max")
        for at in range(len(node.args) - 1) if minds_order else ():
            one, other = node.args[at : at + 2]
            alike = self.argument_type(one) == self.argument_type(other) and ast.unparse(
                one
            ) != ast.unparse(other)
            if alike and self.argument_type(one):
                args = [*node.args[:at], other, one, *node.args[at + 2 :]]
                swapped = ast.Call(node.func, args, node.keywords)
                self.add_fault("swapped", node, ast.unparse(swapped))
        self.generic_visit(node)

    def argument_type(self, node: ast.expr) -> str:
        """The type of an argument, as far as it can be seen; empty if it cannot."""
        if isinstance(node, ast.Name) and not is_type(node):
            said = self.types.get(node.id, "int")
            return "int" if said in WHOLE else said
        if isinstance(node, ast.Constant):
            return type(node.value).__name__
        return "int" if isinstance(node, ast.BinOp) and not is_not_numeric(node) else ""


def label_assignments(body: list[ast.stmt]) -> set[ast.stmt]:
    """The assignments of consecutive whole numbers, MIN_LABELS or more in a row."""
    labels: set[ast.stmt] = set()
    run: list[ast.stmt] = []
    last = 0
    for statement, number in integer_assignments(body):
        run = [*run, statement] if run and number == last + 1 else [statement]
        last = number
        if len(run) >= MIN_LABELS:
            labels.update(run)
    return labels


def integer_assignments(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, int]]:
    """The assignments of an integer literal, with the integer."""
    for statement in body:
        if isinstance(statement, ast.AnnAssign | ast.Assign):
            value = statement.value
            if isinstance(value, ast.Constant) and type(value.value) is int:
                yield statement, value.value


def is_not_numeric(node: ast.expr) -> bool:
    """Whether a node is text, a list or a type, so that arithmetic on it makes no sense."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes | None)
    if isinstance(node, ast.BinOp):
        return is_not_numeric(node.left) or is_not_numeric(node.right)
    return isinstance(node, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple) or is_type(node)


def is_type(node: ast.expr) -> bool:
    """Whether a node names a type, as far as its name tells."""
    if isinstance(node, ast.Subscript):
        return is_type(node.value)
    if not isinstance(node, ast.Name):
        return False
    return node.id in GENERICS or (node.id[0].isupper() and not node.id.isupper())
