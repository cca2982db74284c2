"""The pictures to compare: examples, recipes and random programs, in every output of the compiler."""

import collections
import dataclasses
import glob
import math
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as tree

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))
# The compiler takes less for any of these pictures.
SECONDS = 30
FORMATS = ("svg", "png", "pdf", "eps")
# The statements that a block of the documentation may begin with, if it is the body of a shape.
STATEMENTS = ("size require fill stroke border shadow clip erase mask apply outline layer content use if switch repeat").split()
COMMANDS = "move line quad curve smooth arc corner close add".split()
# The picture cases of the articles: a shape of the examples, and the values or the preview that a case needs.
ARTICLES = (
    ("a border at two edges", "selective-borders", "SelectiveBorders", ()),
    ("a border at the other two", "selective-borders", "SelectiveBorders", ("--set", "edges=[.right, .bottom]")),
    ("a border at one edge", "selective-borders", "SelectiveBorders", ("--set", "edges=[.bottom]")),
    ("a border at all edges", "selective-borders", "SelectiveBorders",
     ("--set", "edges=[.left, .top, .right, .bottom]")),
    ("a thick border", "selective-borders", "SelectiveBorders", ("--set", "borderWidth=12")),
    ("a grid of cells", "grid-cells", "GridCells", ()),
    ("a grid of one row", "grid-cells", "GridCells", ("--set", "rows=1", "--set", "columns=5")),
    ("a row of buttons", "grid-cells", "ButtonRow", ()),
    ("a rounded view with a border", "rounded-view", "RoundedView", ()),
    ("a rounded view without a border", "rounded-view", "RoundedView", ("--set", "borderWidth=0")),
    ("a gradient that follows its parent", "gradient-fill", "GradientFill", ()),
    ("the gradient in another size", "gradient-fill", "GradientFill", ("--size", "200x320")),
    ("a shadow of a custom outline", "custom-border-shadow", "CustomBorderShadow", ()),
    ("the outline with a small inset", "custom-border-shadow", "CustomBorderShadow", ("--set", "inset=10")),
    ("an erased stroke with a shadow", "erased-path", "ErasedPath", ()),
    ("a thinner eraser", "erased-path", "ErasedPath", ("--set", "eraser=24")),
    ("a spade", "spade", "Spade", ()), ("a diamond", "diamond", "Diamond", ()), ("a club", "club", "Club", ()),
    ("a heart", "heart", "Heart", ()),
    ("a bubble", "bubble", "Bubble", ()),
    ("a bubble with a thick border", "bubble", "Bubble", ("--set", "borderWidth=4")),
    ("a playing card", "card", "Card", ()),
)


@dataclasses.dataclass
class Subject:
    """A picture with the files of its outputs. A format that the compiler refuses has none."""
    group: str
    name: str
    command: str
    width: int
    height: int
    files: dict
    constructs: tuple
    scale: int = 1
    refusals: dict = dataclasses.field(default_factory=dict)


def number_of(text):
    return float(re.match(r"[-+.\deE]+", text).group())


def matrix_of(text):
    """Returns the linear part of a `transform` of SVG."""
    result = (1.0, 0.0, 0.0, 1.0)
    for name, arguments in re.findall(r"(\w+)\(([^)]*)\)", text or ""):
        values = [float(value) for value in re.findall(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", arguments)]
        if name == "matrix":
            step = tuple(values[:4])
        elif name == "rotate":
            angle = math.radians(values[0])
            step = (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle))
        elif name == "scale":
            step = (values[0], 0.0, 0.0, values[-1])
        else:
            continue
        result = product(result, step)
    return result


def product(first, second):
    a, b, c, d = first
    e, f, g, h = second
    return (a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h)


def blur_construct(matrix):
    """Returns the kind of a blur in coordinates that a matrix scales and turns."""
    a, b, c, d = matrix
    if abs(b) + abs(c) < 1e-6 or abs(a) + abs(d) < 1e-6:
        return "blur"
    is_similar = abs(a * c + b * d) < 1e-6 * (a * a + b * b) and abs(a * a + b * b - c * c - d * d) < 1e-6 * (a * a + b * b)
    return "blur, turned" if is_similar else "blur, stretched and turned"


def constructs(svg):
    """Returns the constructs of a picture that the judges are calibrated for."""
    result = {"edges"}
    root = tree.fromstring(svg)
    moving = {f"url(#{element.get('id')})" for element in root.iterfind(".//{*}filter") if element.find("{*}feOffset") is not None}
    walk(root, (1.0, 0.0, 0.0, 1.0), 0, moving, result)
    if any(is_by_luminance(mask, "#000") for mask in root.iterfind(".//{*}mask")):
        result.add("luminance masks")
    if any(re.search("[aA][^a-zA-Z]*m[^a-zA-Z]*[aA]", element.get("d")) for element in root.iterfind(".//{*}path")):
        result.add("moved arcs")
    if shares_edges(root):
        result.add("shared edges")
    uses = collections.Counter(element.get("href") for element in root.iterfind(".//{*}use"))
    if any(count >= 3 for count in uses.values()):
        result.add("repeated edges")
    return tuple(sorted(result))


def corners(path):
    """Returns the points of a path, rounded."""
    result, x, y, start = set(), 0.0, 0.0, (0.0, 0.0)
    for letter, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        values = [float(value) for value in re.findall(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", text)]
        # The flags of an arc may be written without spaces, so its end is read from the end.
        count = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 1}[letter.upper()]
        if letter in "Zz":
            x, y = start
            continue
        for index in range(0, len(values), count):
            step = values[index:index + count]
            (left, top) = (x, y) if letter.islower() else (0.0, 0.0)
            if letter in "Hh":
                x = left + step[-1]
            elif letter in "Vv":
                y = top + step[-1]
            elif len(step) > 1:
                x, y = left + step[-2], top + step[-1]
            if letter in "Mm" and index == 0:
                start = (x, y)
            result.add((round(x, 2), round(y, 2)))
    return result


def shares_edges(root):
    """Returns whether two elements have the same outline, or two points in common, as the sectors of a circle have."""
    found, outlines = set(), []
    for element in root.iter():
        kind = element.tag.split("}")[-1]
        if kind == "use":
            return True
        if kind == "path":
            points = corners(element.get("d") or "")
            if any(len(points & other) > 1 for other in outlines):
                return True
            outlines.append(points)
            continue
        if kind in ("rect", "circle", "ellipse"):
            outline = tuple(element.get(name) for name in ("x", "y", "cx", "cy", "r", "rx", "ry", "width", "height"))
        else:
            continue
        if outline in found:
            return True
        found.add(outline)
    return False


def is_by_luminance(element, fill):
    """Returns whether an element of a mask is painted in a color other than white. `fill` is that of the element around it.

    The stops of gradients in masks are white.
    """
    fill = element.get("fill", fill)
    kind = element.tag.split("}")[-1]
    if kind in ("rect", "path", "circle", "ellipse", "use") and fill not in ("#fff", "none") and not fill.startswith("url"):
        return True
    return kind not in ("clipPath", "filter") and any(is_by_luminance(child, fill) for child in element)


def walk(element, matrix, masks, moving, result):
    """Adds the constructs of an element and those in it, which is in a number of masks or masked elements. `moving` are the
    references to filters with an offset."""
    kind = element.tag.split("}")[-1]
    matrix = product(matrix, matrix_of(element.get("transform")))
    if kind == "linearGradient":
        result.add("linear gradients")
    if kind == "radialGradient":
        result.add("radial gradients")
    if kind == "stop" and element.get("stop-opacity") not in (None, "1"):
        result.add("fading gradients")
    if element.get("stroke") not in (None, "none"):
        result.add("strokes")
    if kind != "stop" and any(element.get(name) for name in ("opacity", "fill-opacity", "stroke-opacity")):
        result.add("opacity")
    if element.get("clip-path"):
        result.add("clips")
    if element.get("clip-rule") == "evenodd":
        result.add("even-odd clips")
    if kind == "rect" and element.get("rx"):
        result.add("round corners")
    if element.get("mask"):
        result.add("masks")
        masks += 1
    if kind == "mask":
        masks += 1
    if masks > 1:
        result.add("nested masks")
    if element.get("filter"):
        result.add(blur_construct(matrix))
        if blur_construct(matrix) != "blur" and element.get("filter") in moving:
            result.add("offsets, turned")
    if kind == "feComposite" and element.get("operator") == "out":
        result.add("inner shadows")
    mode = re.search(r"mix-blend-mode:\s*([\w-]+)", element.get("style") or "")
    if mode and mode.group(1) != "normal":
        result.add(f"blend: {mode.group(1)}")
    for child in element:
        walk(child, matrix, masks, moving, result)


def blocks(path):
    """Returns the line and the text of each block of a page that is a picture."""
    lines, result, start = open(path, encoding="utf-8").read().split("\n"), [], None
    for index, line in enumerate(lines):
        if start is None and line == "```shape":
            start = index + 1
        elif start is not None and line.startswith("```"):
            result.append((start, complete("\n".join(lines[start:index]) + "\n")))
            start = None
    return result


def complete(text):
    """Returns a block as a complete file, as the tests of the documentation read it."""
    lines = [line for line in text.split("\n") if line.strip() and not line.startswith("//")]
    word = re.match(r" *([A-Za-z]*)", lines[0] if lines else "").group(1)
    size = "" if any(line.lstrip(" ").startswith("size ") for line in lines) else "size 100 x 100\n"
    if word in COMMANDS:
        return f"shape Example {{\n{size}outline {{\n{text}}}\nfill .black\n}}\n"
    if word in STATEMENTS:
        return f"shape Example {{\n{size}{text}}}\n"
    return text


class Compiler:
    """The program to judge."""

    def __init__(self, path, folder):
        self.path = path
        self.folder = folder

    def run(self, arguments):
        try:
            done = subprocess.run(
                [self.path, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return 1, f"takes longer than {SECONDS} seconds"
        return done.returncode, done.stderr.decode(errors="replace")

    def draw(self, group, name, arguments, scale=1):
        """Returns a subject for each picture of a command line."""
        place = os.path.join(self.folder, re.sub(r"\W+", "-", f"{group} {name} {scale}"))
        errors = {}
        for format in FORMATS:
            target = os.path.join(place, format)
            os.makedirs(target, exist_ok=True)
            options = ["--background", "white", "--scale", str(scale)] if format == "png" else []
            status, message = self.run([*arguments, "--emit", format, *options, "-o", target + os.sep])
            if status != 0:
                lines = [line for line in message.split("\n") if "error" in line] or [message or f"status {status}"]
                errors[format] = lines[0].split("/")[-1].strip()
        command = "shapec " + " ".join(
            f"'{item}'" if " " in item else os.path.relpath(item, ROOT) if item.startswith(ROOT) else item
            for item in arguments)
        names = {os.path.splitext(item)[0] for format in FORMATS for item in os.listdir(os.path.join(place, format))}
        return [self.subject(group, name, picture, command, place, errors, scale) for picture in sorted(names)]

    @staticmethod
    def subject(group, name, picture, command, place, errors, scale):
        files = {format: os.path.join(place, format, f"{picture}.{format}") for format in FORMATS}
        files = {format: file for format, file in files.items() if os.path.exists(file)}
        svg = open(files["svg"], encoding="utf-8").read() if "svg" in files else "<svg width='1' height='1'/>"
        root = tree.fromstring(svg)
        refusals = {format: errors.get(format, "no file") for format in FORMATS if format not in files}
        full = name if picture in name else f"{name}, {picture}"
        return Subject(group, full, command, math.ceil(number_of(root.get("width"))),
                       math.ceil(number_of(root.get("height"))), files, constructs(svg), scale, refusals)


# Each of these gives the arguments of `Compiler.draw` for some pictures.


def examples():
    for file in sorted(glob.glob(os.path.join(ROOT, "Examples", "*.shape"))):
        name = os.path.basename(file)
        yield "examples", name, [file], 1
        if re.search(r"^preview ", open(file, encoding="utf-8").read(), re.M):
            yield "examples", f"{name}, previews", [file, "--preview", "all"], 1


def articles():
    for title, file, shape, options in ARTICLES:
        path = os.path.join(ROOT, "Examples", f"{file}.shape")
        for scale in (1, 2):
            yield "articles", title, [path, "--shape", shape, *options], scale


def recipes(folder, page, group):
    for line, text in blocks(os.path.join(ROOT, page)):
        if not re.search(r"^(private )?shape ", text, re.M):
            continue
        place = os.path.join(folder, "sources", group, str(line))
        os.makedirs(place, exist_ok=True)
        # A block may import an example.
        for example in glob.glob(os.path.join(ROOT, "Examples", "*.shape")):
            shutil.copy(example, place)
        with open(os.path.join(place, "block.shape"), "w", encoding="utf-8") as file:
            file.write(text)
        yield group, f"line {line}", [os.path.join(place, "block.shape")], 1


def programs(folder, count, group="random programs"):
    """Programs that are in folders of a folder, or directly in it."""
    files = glob.glob(os.path.join(folder, "*.shape"))
    files += glob.glob(os.path.join(folder, "*", "Program*.shape"))
    files.sort(key=lambda file: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", file)])
    for file in files[:count]:
        name = os.path.splitext(os.path.basename(file))[0]
        yield group, name, [file], 1
