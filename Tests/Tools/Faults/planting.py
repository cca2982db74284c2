"""Plants faults in a copy of the sources, each switched on by the environment variable SHAPE_FAULT."""

import hashlib
import json
import os
import random
import re
import subprocess
from collections import defaultdict

import sites
import swift_tokens

# The modules in the order in which they are compiled, each with its imports.
MODULES = [
    "ShapeCore", "ShapeKit", "ShapeRaster", "ShapeLanguage", "ShapeSwift", "ShapeTool", "ShapeEditing", "ShapeBackends",
    "ShapeWorkbench", "ShapeServer", "ShapeCommandLine",
]
# Tables of words and prose, and code for other platforms.
SKIPPED = re.compile(r"/Apple/|/ForeignWords|/Explanations/|\+Page\.swift$")
PRECEDENCE = {
    "comparison": "Comparison", "equality": "Comparison", "sign": "Addition", "factor": "Multiplication", "end": "RangeFormation",
}
DIGITS = "←↑→↓↔↕↖↗↘↙"

SUPPORT = """import Foundation

/// The number of the active fault, or -1.
private let activeFault = ProcessInfo.processInfo.environment["SHAPE_FAULT"].flatMap { Int($0) } ?? -1

/// A file of this process in the folder SHAPE_FAULT_REACH, with a byte for each fault that is not 0 if it was reached.
nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
  guard let folder = ProcessInfo.processInfo.environment["SHAPE_FAULT_REACH"] else { return nil }
  let file = open("\\(folder)/\\(getpid())", O_RDWR | O_CREAT, 0o644)
  guard file >= 0, ftruncate(file, COUNT) == 0 else { return nil }
  let bytes = mmap(nil, COUNT, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
  close(file)
  return bytes == MAP_FAILED ? nil : bytes?.assumingMemoryBound(to: UInt8.self)
}()

public func planted(_ fault: Int) -> Bool {
  if let reached { reached[fault] = 1 }
  return fault == activeFault
}

public func reordered<S: Sequence>(_ fault: Int, _ elements: S) -> [S.Element] {
  planted(fault) ? Array(elements).reversed() : Array(elements)
}
"""

GENERIC = {
    "comparison": ("<T: Comparable>(a: T, b: T) -> Bool", {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}),
    "equality": ("<T: Equatable>(a: T, b: T) -> Bool", {"==": "!=", "!=": "=="}),
    "sign": ("<T: AdditiveArithmetic>(a: T, b: T) -> T", {"+": "-", "-": "+"}),
}


def operator_source(kind, token, number):
    """Returns the declaration of the operator that replaces another one for a fault."""
    name = token + digits(number)
    other = {"*": "/", "/": "*", "&&": "||", "||": "&&"}
    switch = f"planted({number}) ? "
    if kind in GENERIC:
        head, others = GENERIC[kind]
        functions = [f"{head} {{ {switch}a {others[token]} b : a {token} b }}"]
    elif kind == "factor":
        functions = [
            f"(a: {type}, b: {type}) -> {type} {{ {switch}a {other[token]} b : a {token} b }}" for type in ("Double", "Float", "Int")]
    elif kind == "logic":
        functions = [
            "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
            f"{{ {switch}(try a {other[token]} b()) : (try a {token} b()) }}"]
    elif token == "..<":
        functions = [f"(a: Int, b: Int) -> Range<Int> {{ a..<({switch}max(a, b - 1) : b) }}"]
    else:
        functions = [f"(a: Int, b: Int) -> ClosedRange<Int> {{ a...({switch}max(a, b - 1) : b) }}"]
    group = {"&&": "LogicalConjunction", "||": "LogicalDisjunction"}.get(token) or PRECEDENCE[kind]
    return "\n".join(
        [f"infix operator {name}: {group}Precedence"] + [f"public func {name} {function}" for function in functions])


def digits(number):
    return "".join(DIGITS[int(digit)] for digit in str(number))


class Planting:
    """The faults of a copy of the repository."""

    def __init__(self, root, folder):
        self.root, self.folder = root, folder
        self.originals = {}

    def choose(self, count, seed, modules):
        """Chooses faults: as many for each module as its share of the lines, and as many of each kind as possible."""
        chooser = random.Random(seed)
        by_module = {module: self.places(module) for module in modules}
        sizes = {module: sum(self.original(path).count("\n") for path in self.paths(module)) for module in modules}
        faults, taken = [], set()
        for module in modules:
            wanted = max(1, round(count * sizes[module] / sum(sizes.values())))
            kinds = by_module[module]
            for found in kinds.values():
                chooser.shuffle(found)
            while wanted > 0 and any(kinds.values()):
                for kind in sorted(kinds):
                    while kinds[kind]:
                        path, line, text, changes = kinds[kind].pop()
                        if (path, line) not in taken:
                            taken.add((path, line))
                            faults.append(dict(
                                number=len(faults), module=module, kind=kind, path=path, line=line, text=text, changes=changes))
                            wanted -= 1
                            break
                    if wanted == 0:
                        break
        return faults

    def places(self, module):
        """Returns the places of each kind: path, line, text of the token, and changes."""
        kinds = defaultdict(list)
        for path in self.paths(module):
            source = self.original(path)
            for kind, token, changes in sites.all_sites(source, swift_tokens.tokens(source)):
                kinds[kind].append((path, token.line, token.text, changes))
        return kinds

    def paths(self, module):
        found = []
        for folder, _, names in os.walk(os.path.join(self.root, "Sources", module)):
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), self.root)
                if name.endswith(".swift") and not SKIPPED.search(path):
                    found.append(path)
        return sorted(found)

    def original(self, path):
        if path not in self.originals:
            with open(os.path.join(self.root, path), encoding="utf-8") as file:
                self.originals[path] = file.read()
        return self.originals[path]

    def digests(self):
        """Returns a hash of each source."""
        return {
            path: hashlib.sha256(self.original(path).encode()).hexdigest()[:16] for module in MODULES for path in self.paths(module)}

    # MARK: Writing

    def write(self, faults):
        """Writes the sources with these faults. Every line keeps its number."""
        by_path = defaultdict(list)
        for fault in faults:
            by_path[fault["path"]].append(fault)
        for module in MODULES:
            for path in self.paths(module):
                source = self.original(path)
                changes = sorted(
                    ((start, end, text, fault) for fault in by_path[path] for start, end, text in fault["changes"]),
                    key=lambda change: (change[0], change[1]), reverse=True)
                for start, end, text, fault in changes:
                    number = fault["number"]
                    if fault["kind"] in sites.INFIX.values():
                        text = text.replace("N", digits(number))
                    else:
                        text = re.sub(r"(planted|reordered)\(N", rf"\1({number}", text)
                    source = source[:start] + text + source[end:]
                if by_path[path] and module != "ShapeCore" and not re.search(r"^(@_spi\(\w+\) )?(package |public )?import ShapeCore$", source, re.M):
                    source = "import ShapeCore; " + source
                self.save(path, source)
        operators = [
            operator_source(fault["kind"], fault["text"], fault["number"])
            for fault in faults if fault["kind"] in sites.INFIX.values()]
        size = 1 + max((fault["number"] for fault in faults), default=0)
        self.save("Sources/ShapeCore/PlantedFaults.swift", "\n".join([SUPPORT.replace("COUNT", str(size))] + operators) + "\n")

    def save(self, path, text):
        path = os.path.join(self.folder, path)
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                if file.read() == text:
                    return
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    # MARK: Compiling

    def compilable(self, faults, report):
        """Returns the faults without those that the compiler refuses."""
        modules = os.path.join(self.folder, ".planted-modules")
        os.makedirs(modules, exist_ok=True)
        for module in MODULES:
            while True:
                self.write(faults)
                errors = self.errors(module, modules)
                if not errors:
                    break
                refused = self.blamed(errors, [fault for fault in faults if fault["module"] == module])
                report(f"{module}: {len(refused)} faults don't compile")
                if not refused:
                    raise SystemExit("\n".join(f"{path}:{line}: {text}" for path, line, text in errors[:10]))
                faults = [fault for fault in faults if fault["number"] not in refused]
        return faults

    def errors(self, module, modules):
        files = [os.path.join(self.folder, "Sources", module, name) for name in self.files(module)]
        common = ["-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", module, "-package-name", "shapec",
                  "-I", modules, "-enable-testing", "-diagnostic-style", "llvm", "-continue-building-after-errors"]
        output = os.path.join(modules, module)
        for step in (["-emit-sil", "-o", os.devnull], ["-emit-module", "-emit-module-path", output + ".swiftmodule"]):
            run = subprocess.run(["swiftc"] + common + step + files, capture_output=True, text=True)
            found = re.findall(r"^(/[^\n:]*):(\d+):\d+: error: ([^\n]*)", run.stderr, re.M)
            if found:
                return [(os.path.relpath(path, self.folder), int(line), text) for path, line, text in found]
            if run.returncode:
                raise SystemExit(run.stderr[-3000:])
        return []

    def files(self, module):
        root = os.path.join(self.folder, "Sources", module)
        return sorted(
            os.path.relpath(os.path.join(folder, name), root)
            for folder, _, names in os.walk(root) for name in names if name.endswith(".swift"))

    @staticmethod
    def blamed(errors, faults):
        """Returns the numbers of the faults on the lines of errors, or else of the faults above the errors."""
        refused = set()
        for path, line, _ in errors:
            near = [fault for fault in faults if fault["path"] == path and fault["line"] == line]
            if not near:
                near = [fault for fault in faults if fault["path"] == path and line - 60 <= fault["line"] <= line]
            if not near:
                near = [fault for fault in faults if fault["path"] == path]
            refused |= {fault["number"] for fault in near}
        return refused


def load(path, fallback):
    if not os.path.exists(path):
        return fallback
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def store(path, value):
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(value, file, indent=1)
    os.replace(path + ".new", path)
