"""Small drawings that are written by hand as SVG, PDF, EPS and `.shape` source, to measure the judges.

None of this shares code with the compiler: the four writers below know only what the formats say. A drawing is a list of
items in points, with y downwards, on white.
"""

import dataclasses

WHITE = (255, 255, 255)
BLEND_MODES = {
    "multiply": "Multiply", "screen": "Screen", "overlay": "Overlay", "darken": "Darken", "lighten": "Lighten",
    "color-dodge": "ColorDodge", "color-burn": "ColorBurn", "hard-light": "HardLight", "soft-light": "SoftLight",
    "difference": "Difference", "exclusion": "Exclusion", "hue": "Hue", "saturation": "Saturation", "color": "Color",
    "luminosity": "Luminosity",
}
CAPS = ("butt", "round", "square")
JOINS = ("miter", "round", "bevel")
# The distance of the control points of a quarter of a circle, for a radius of 1.
QUARTER = 0.5522847498


@dataclasses.dataclass
class Fill:
    """A path of one color. A path is a list of tuples: ("M", x, y), ("L", x, y), ("C", six numbers), ("Z",)."""
    path: list
    color: tuple
    opacity: float = 1


@dataclasses.dataclass
class Stroke:
    """A line along a path."""
    path: list
    color: tuple
    width: float
    cap: str = "butt"
    join: str = "miter"
    dash: tuple = ()


@dataclasses.dataclass
class RoundBox:
    """A line along a rectangle with round corners, which SVG has an element for."""
    x: float
    y: float
    width: float
    height: float
    radius: float
    color: tuple
    line: float
    dash: tuple = ()

    @property
    def stroke(self):
        return Stroke(rounded(self.x, self.y, self.width, self.height, self.radius), self.color, self.line, dash=self.dash)


@dataclasses.dataclass
class Gradient:
    """A path with a linear gradient, from (x1, y1) to (x2, y2), or a radial one, around (x, y) with a radius.

    A stop is a position, a color and an opacity. Opacities are only in SVG and in `.shape` sources.
    """
    path: list
    points: tuple
    stops: list

    @property
    def is_linear(self):
        return len(self.points) == 4


@dataclasses.dataclass
class Group:
    """A group that is painted as a whole. `mask` is a linear gradient of opacities: (x1, y1, x2, y2, first, last).

    `mask_items` are white items whose opacity is that of the group. `is_even_odd` is for the clip. `inner` is an inner shadow:
    (x, y, deviation, color). `matrix` moves the items, and the blur with them.
    """
    items: list
    opacity: float = 1
    blend: str = "normal"
    clip: list | None = None
    is_even_odd: bool = False
    mask: tuple | None = None
    mask_items: list | None = None
    blur: float = 0
    inner: tuple | None = None
    matrix: tuple | None = None


@dataclasses.dataclass
class Drawing:
    width: int
    height: int
    items: list


def circle(x, y, radius):
    k = QUARTER * radius
    return [
        ("M", x + radius, y), ("C", x + radius, y + k, x + k, y + radius, x, y + radius),
        ("C", x - k, y + radius, x - radius, y + k, x - radius, y),
        ("C", x - radius, y - k, x - k, y - radius, x, y - radius),
        ("C", x + k, y - radius, x + radius, y - k, x + radius, y), ("Z",),
    ]


def rounded(x, y, width, height, radius):
    """Returns a rectangle with round corners, from where the element of SVG begins."""
    k, right, bottom = (1 - QUARTER) * radius, x + width, y + height
    return [
        ("M", x + radius, y), ("L", right - radius, y), ("C", right - k, y, right, y + k, right, y + radius),
        ("L", right, bottom - radius), ("C", right, bottom - k, right - k, bottom, right - radius, bottom),
        ("L", x + radius, bottom), ("C", x + k, bottom, x, bottom - k, x, bottom - radius),
        ("L", x, y + radius), ("C", x, y + k, x + k, y, x + radius, y), ("Z",),
    ]


def rectangle(x, y, width, height):
    return [("M", x, y), ("L", x + width, y), ("L", x + width, y + height), ("L", x, y + height), ("Z",)]


def polyline(*points):
    return [("M" if index == 0 else "L", x, y) for index, (x, y) in enumerate(points)]


def polygon(*points):
    return polyline(*points) + [("Z",)]


def number(value):
    return "%.6g" % value


def numbers(values):
    return " ".join(number(value) for value in values)


def hexadecimal(color):
    return "#%02X%02X%02X" % tuple(color)


def is_translucent(item):
    """Returns whether PostScript lacks a construct of an item."""
    if isinstance(item, Group):
        return (item.opacity < 1 or item.blend != "normal" or bool(item.mask or item.mask_items or item.inner)
                or item.blur > 0
                or any(map(is_translucent, item.items)))
    if isinstance(item, Gradient):
        return any(stop[2] < 1 for stop in item.stops)
    return isinstance(item, Fill) and item.opacity < 1


def has_blur(item):
    return isinstance(item, Group) and (item.blur > 0 or any(map(has_blur, item.items)))


class SVG:
    """Writes a drawing as SVG."""

    def __init__(self, drawing, sharp=False):
        """`sharp` omits blurs."""
        self.count = 0
        self.sharp = sharp
        body = "".join(map(self.item, drawing.items))
        if any(isinstance(item, Group) and item.blend != "normal" for item in drawing.items):
            body = f'<g style="isolation:isolate">{body}</g>'
        self.text = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{drawing.width}" height="{drawing.height}" '
                     f'viewBox="0 0 {drawing.width} {drawing.height}">{body}</svg>')

    def name(self):
        self.count += 1
        return f"n{self.count}"

    @staticmethod
    def path(path):
        return "".join(step[0] + numbers(step[1:]) for step in path)

    def item(self, item):
        if isinstance(item, Group):
            return self.group(item)
        if isinstance(item, Gradient):
            return self.gradient(item)
        if isinstance(item, RoundBox):
            dash = f' stroke-dasharray="{numbers(item.dash)}"' if item.dash else ""
            return (f'<rect x="{number(item.x)}" y="{number(item.y)}" width="{number(item.width)}" '
                    f'height="{number(item.height)}" rx="{number(item.radius)}" fill="none" stroke="{hexadecimal(item.color)}" '
                    f'stroke-width="{number(item.line)}"{dash}/>')
        if isinstance(item, Stroke):
            dash = f' stroke-dasharray="{numbers(item.dash)}"' if item.dash else ""
            return (f'<path d="{self.path(item.path)}" fill="none" stroke="{hexadecimal(item.color)}" '
                    f'stroke-width="{number(item.width)}" stroke-linecap="{item.cap}" stroke-linejoin="{item.join}" '
                    f'stroke-miterlimit="10"{dash}/>')
        opacity = f' fill-opacity="{number(item.opacity)}"' if item.opacity < 1 else ""
        return f'<path d="{self.path(item.path)}" fill="{hexadecimal(item.color)}"{opacity}/>'

    def gradient(self, item):
        name = self.name()
        keys = ("x1", "y1", "x2", "y2") if item.is_linear else ("cx", "cy", "r")
        kind = "linearGradient" if item.is_linear else "radialGradient"
        points = " ".join(f'{key}="{number(value)}"' for key, value in zip(keys, item.points))
        stops = "".join(
            f'<stop offset="{number(place)}" stop-color="{hexadecimal(color)}" stop-opacity="{number(opacity)}"/>'
            for place, color, opacity in item.stops)
        return (f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {points}>{stops}</{kind}>'
                f'<path d="{self.path(item.path)}" fill="url(#{name})"/>')

    def definition(self, kind, attributes, content):
        """Returns a mask, a filter or a clip of a name of its own, and the attribute that refers to it."""
        name = self.name()
        key = {"clipPath": "clip-path"}.get(kind, kind)
        return f'<{kind} id="{name}"{attributes}>{content}</{kind}>', f' {key}="url(#{name})"'

    def group(self, group):
        mask_region = ' maskUnits="userSpaceOnUse" x="-999" y="-999" width="2999" height="2999"'
        filter_region = (' filterUnits="userSpaceOnUse" x="-99" y="-99" width="999" height="999" '
                         'color-interpolation-filters="sRGB"')
        found, outer = [], ""
        if group.clip:
            rule = ' clip-rule="evenodd"' if group.is_even_odd else ""
            found.append(self.definition("clipPath", "", f'<path d="{self.path(group.clip)}"{rule}/>'))
        if group.mask:
            gradient = self.name()
            x1, y1, x2, y2, first, last = group.mask
            found.append(self.definition("mask", mask_region, (
                f'<linearGradient id="{gradient}" gradientUnits="userSpaceOnUse" x1="{number(x1)}" y1="{number(y1)}" '
                f'x2="{number(x2)}" y2="{number(y2)}"><stop stop-color="#fff" stop-opacity="{number(first)}"/>'
                f'<stop offset="1" stop-color="#fff" stop-opacity="{number(last)}"/></linearGradient>'
                f'<rect x="-999" y="-999" width="2999" height="2999" fill="url(#{gradient})"/>')))
        if group.mask_items:
            found.append(self.definition("mask", mask_region, "".join(map(self.item, group.mask_items))))
        if group.inner:
            x, y, deviation, color = group.inner
            found.append(self.definition("filter", filter_region, (
                f'<feOffset in="SourceAlpha" dx="{number(x)}" dy="{number(y)}"/>'
                f'<feGaussianBlur stdDeviation="{number(deviation)}" result="b"/><feFlood flood-color="{hexadecimal(color)}"/>'
                f'<feComposite operator="out" in2="b"/><feComposite operator="in" in2="SourceAlpha"/>'
                f'<feComposite in2="SourceGraphic"/>')))
        if group.blur > 0 and not self.sharp:
            found.append(self.definition("filter", filter_region, f'<feGaussianBlur stdDeviation="{number(group.blur)}"/>'))
        definitions = "".join(text for text, _ in found)
        inner = "".join(reference for _, reference in found)
        if group.matrix:
            outer += f' transform="matrix({numbers(group.matrix)})"'
        if group.opacity < 1:
            outer += f' opacity="{number(group.opacity)}"'
        if group.blend != "normal":
            outer += f' style="mix-blend-mode:{group.blend}"'
        body = "".join(map(self.item, group.items))
        return f"{definitions}<g{outer}><g{inner}>{body}</g></g>"


def page_path(path):
    """Returns a path in the operators that PDF has, and that the EPS below defines."""
    operators = {"M": "m", "L": "l", "C": "c", "Z": "h"}
    return "\n".join((numbers(step[1:]) + " " + operators[step[0]]).strip() for step in path)


def color_function(stops):
    """Returns a function of PDF and PostScript for the colors between stops."""
    def one(first, last):
        return (f"<< /FunctionType 2 /Domain [0 1] /C0 [{numbers(c / 255 for c in first[1])}] "
                f"/C1 [{numbers(c / 255 for c in last[1])}] /N 1 >>")
    pieces = [one(*pair) for pair in zip(stops, stops[1:])]
    if len(pieces) == 1:
        return pieces[0]
    bounds = numbers(stop[0] for stop in stops[1:-1])
    return (f"<< /FunctionType 3 /Domain [0 1] /Functions [{' '.join(pieces)}] /Bounds [{bounds}] "
            f"/Encode [{'0 1 ' * len(pieces)}] >>")


def shading(item):
    points = item.points if item.is_linear else (*item.points[:2], 0, *item.points)
    return (f"<< /ShadingType {2 if item.is_linear else 3} /ColorSpace /DeviceRGB /Coords [{numbers(points)}] "
            f"/Extend [true true] /Function {color_function(item.stops)} >>")


def stroke_state(item):
    return (f"{number(item.width)} w {CAPS.index(item.cap)} J {JOINS.index(item.join)} j 10 M "
            f"[{numbers(item.dash)}] 0 d")


class PDF:
    """Writes drawings as the pages of a PDF. All share one dictionary of resources."""

    def __init__(self):
        # The catalog, the pages, and the resources, which are written last.
        self.objects = [b"", b"", b""]
        self.pages = []
        self.resources = {"ExtGState": {}, "XObject": {}, "Shading": {}}

    def add(self, dictionary, stream=None):
        """Returns the number of a new object."""
        data = dictionary.encode()
        if stream is not None:
            stream = stream.encode() if isinstance(stream, str) else stream
            data = data[:-2] + b"/Length %d >>\nstream\n" % len(stream) + stream + b"\nendstream"
        self.objects.append(data)
        return len(self.objects)

    def resource(self, kind, value):
        names = self.resources[kind]
        if value not in names:
            names[value] = f"{kind[0]}{len(names)}"
        return names[value]

    def state(self, entries):
        return f"/{self.resource('ExtGState', f'<< {entries} >>')} gs"

    def form(self, content, color_space="DeviceRGB"):
        number_ = self.add(
            "<< /Type /XObject /Subtype /Form /BBox [-999 -999 2999 2999] /Resources 3 0 R "
            f"/Group << /S /Transparency /CS /{color_space} /I true >> >>", content)
        return f"{number_} 0 R"

    def page(self, width, height, content):
        contents = self.add("<< >>", f"1 0 0 -1 0 {height} cm\n{content}")
        self.pages.append(self.add(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}] /Contents {contents} 0 R "
            "/Resources 3 0 R /Group << /S /Transparency /CS /DeviceRGB /I true >> >>"))

    def drawing(self, drawing):
        self.page(drawing.width, drawing.height, self.items(drawing.items))

    def mesh(self, width, height, points):
        """Adds a page with colors at whole points, rows of (width + 1) by (height + 1), mixed in between.

        It is a lattice of triangles, as for a blur.
        """
        coordinates = bytearray()
        for y in range(height + 1):
            for x in range(width + 1):
                coordinates += (x * 256).to_bytes(2, "big") + (y * 256).to_bytes(2, "big")
                coordinates += bytes(int(value) for value in points[y][x])
        mesh = self.add(
            f"<< /ShadingType 5 /ColorSpace /DeviceRGB /BitsPerCoordinate 16 /BitsPerComponent 8 "
            f"/VerticesPerRow {width + 1} /Decode [0 {65535 / 256} 0 {65535 / 256} 0 1 0 1 0 1] >>", bytes(coordinates))
        self.page(width, height, f"/{self.resource('Shading', f'{mesh} 0 R')} sh")

    def items(self, items):
        return "\n".join(map(self.item, items))

    def item(self, item):
        if isinstance(item, Group):
            return self.group(item)
        if isinstance(item, Gradient):
            name = self.resource("Shading", shading(item))
            return f"q\n{page_path(item.path)}\nW n\n/{name} sh\nQ"
        if isinstance(item, RoundBox):
            return self.item(item.stroke)
        color = numbers(value / 255 for value in item.color)
        if isinstance(item, Stroke):
            return f"q\n{color} RG\n{stroke_state(item)}\n{page_path(item.path)}\nS\nQ"
        opacity = self.state(f"/ca {number(item.opacity)}") + "\n" if item.opacity < 1 else ""
        return f"q\n{opacity}{color} rg\n{page_path(item.path)}\nf\nQ"

    def group(self, group):
        content = self.items(group.items)
        if group.clip:
            content = f"{page_path(group.clip)}\n{'W*' if group.is_even_odd else 'W'} n\n{content}"
        result = ["q"]
        if group.matrix:
            result.append(numbers(group.matrix) + " cm")
        if group.opacity < 1 or group.blend != "normal":
            mode = BLEND_MODES.get(group.blend, "Normal")
            result.append(self.state(f"/ca {number(group.opacity)} /BM /{mode}"))
        if group.mask:
            result.append(self.state(f"/SMask << /S /Luminosity /G {self.mask(group.mask)} >>"))
        if group.mask_items:
            result.append(self.state(f"/SMask << /S /Luminosity /G {self.form(self.items(group.mask_items))} >>"))
        if len(result) == 1 or result[1].endswith("cm") and len(result) == 2:
            return "\n".join([*result, content, "Q"])
        name = self.resource("XObject", self.form(content))
        return "\n".join([*result, f"/{name} Do", "Q"])

    def mask(self, mask):
        """Returns a form whose lightness is the opacity of a mask."""
        ends = [(place, (255 * opacity,) * 3, 1) for place, opacity in ((0, mask[4]), (1, mask[5]))]
        return self.form(f"/{self.resource('Shading', shading(Gradient([], mask[:4], ends)))} sh")

    def data(self):
        def dictionary(names):
            return " ".join(f"/{name} {value}" for value, name in names.items())
        kinds = " ".join(f"/{kind} << {dictionary(names)} >>" for kind, names in self.resources.items())
        kids = " ".join(f"{page} 0 R" for page in self.pages)
        self.objects[:3] = [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            f"<< /Type /Pages /Kids [{kids}] /Count {len(self.pages)} >>".encode(), f"<< {kinds} >>".encode()]
        result, offsets = bytearray(b"%PDF-1.7\n"), []
        for index, data in enumerate(self.objects):
            offsets.append(len(result))
            result += b"%d 0 obj\n" % (index + 1) + data + b"\nendobj\n"
        start = len(result)
        result += b"xref\n0 %d\n0000000000 65535 f \n" % (len(offsets) + 1)
        result += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
        result += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(offsets) + 1, start)
        return bytes(result)


class EPS:
    """Writes an opaque drawing as EPS."""

    PROLOG = """/m{moveto}def/l{lineto}def/c{curveto}def/h{closepath}def/w{setlinewidth}def/J{setlinecap}def
/j{setlinejoin}def/M{setmiterlimit}def/d{setdash}def/q{gsave}def/Q{grestore}def"""

    def __init__(self, width, height, content):
        self.text = (f"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 {width} {height}\n%%EndComments\n{self.PROLOG}\n"
                     f"[1 0 0 -1 0 {height}] concat\n{content}\nshowpage\n%%EOF\n")

    @classmethod
    def drawing(cls, drawing):
        return cls(drawing.width, drawing.height, cls.items(drawing.items))

    @classmethod
    def image(cls, width, height, pixels):
        """Returns a page that is filled by an image, from rows of RGB bytes."""
        rows, columns = len(pixels), len(pixels[0])
        data = "\n".join(bytes(row.reshape(-1).tolist()).hex() for row in pixels)
        return cls(width, height, (
            f"{width} {height} scale\n/DeviceRGB setcolorspace\n<< /ImageType 1 /Width {columns} /Height {rows} "
            f"/BitsPerComponent 8 /Decode [0 1 0 1 0 1] /ImageMatrix [{columns} 0 0 {rows} 0 0] "
            f"/DataSource currentfile /ASCIIHexDecode filter >> image\n{data}>"))

    @classmethod
    def items(cls, items):
        return "\n".join(map(cls.item, items))

    @classmethod
    def item(cls, item):
        if isinstance(item, Group):
            matrix = f"[{numbers(item.matrix)}] concat\n" if item.matrix else ""
            operator = "eoclip" if item.is_even_odd else "clip"
            clip = f"newpath\n{page_path(item.clip)}\n{operator} newpath\n" if item.clip else ""
            return f"q\n{matrix}{clip}{cls.items(item.items)}\nQ"
        if isinstance(item, RoundBox):
            return cls.item(item.stroke)
        path = f"newpath\n{page_path(item.path)}"
        if isinstance(item, Gradient):
            return f"q\n{path}\nclip newpath\n{shading(item)} shfill\nQ"
        color = numbers(value / 255 for value in item.color) + " setrgbcolor"
        if isinstance(item, Stroke):
            return f"q\n{color}\n{stroke_state(item)}\n{path}\nstroke\nQ"
        return f"{color}\n{path}\nfill"


class Shape:
    """Writes a drawing as `.shape` source, for the renderer."""

    def __init__(self, drawing):
        body = "\n".join(map(self.item, drawing.items))
        self.text = f"shape Drawing {{\nsize {drawing.width} x {drawing.height}\n{body}\n}}\n"

    @staticmethod
    def path(path):
        commands = []
        for step in path:
            points = [f"({number(x)}, {number(y)})" for x, y in zip(step[1::2], step[2::2])]
            if step[0] == "M":
                commands.append(f"move {points[0]}")
            elif step[0] == "L":
                commands.append(f"line {points[0]}")
            elif step[0] == "C":
                commands.append(f"curve {points[2]}, control1: {points[0]}, control2: {points[1]}")
            else:
                commands.append("close")
        return "path { " + "; ".join(commands) + " }"

    def item(self, item):
        if isinstance(item, Group):
            return self.group(item)
        if isinstance(item, Gradient):
            stops = ", ".join(
                f"stop({hexadecimal(color)}.opacity({number(opacity)}), at: {number(place)})"
                for place, color, opacity in item.stops)
            if item.is_linear:
                x1, y1, x2, y2 = map(number, item.points)
                paint = f"linearGradient([{stops}], from: ({x1}, {y1}), to: ({x2}, {y2}))"
            else:
                x, y, radius = map(number, item.points)
                paint = f"radialGradient([{stops}], center: ({x}, {y}), radius: {radius})"
            return f"fill {paint}, path: {self.path(item.path)}"
        if isinstance(item, RoundBox):
            return self.item(item.stroke)
        if isinstance(item, Stroke):
            dash = f", dash: [{', '.join(map(number, item.dash))}]" if item.dash else ""
            return (f"stroke {hexadecimal(item.color)}, width: {number(item.width)}, cap: .{item.cap}, "
                    f"join: .{item.join}{dash}, path: {self.path(item.path)}")
        color = hexadecimal(item.color)
        if item.opacity < 1:
            color = f"{color}.opacity({number(item.opacity)})"
        return f"fill {color}, path: {self.path(item.path)}"

    def group(self, group):
        """Writes a group as a layer. A blur is a shadow of layers that are outside the picture."""
        header, body = [], []
        if group.opacity < 1:
            header.append(f"opacity: {number(group.opacity)}")
        if group.blend != "normal":
            words = group.blend.split("-")
            header.append("blend: ." + words[0] + "".join(word.title() for word in words[1:]))
        if group.clip:
            rule = ", rule: .evenOdd" if group.is_even_odd else ""
            body += [f"clip {self.path(group.clip)}{rule}"]
        if group.mask:
            x1, y1, x2, y2, first, last = group.mask
            body.append(
                f"mask layer {{ fill linearGradient([.black.opacity({number(first)}), .black.opacity({number(last)})], "
                f"from: ({number(x1)}, {number(y1)}), to: ({number(x2)}, {number(y2)})) }}")
        if group.mask_items:
            body += ["mask layer {", *map(self.item, group.mask_items), "}"]
        if group.inner:
            x, y, deviation, color = group.inner
            body.append(f"shadow {hexadecimal(color)}, radius: {number(deviation)}, "
                        f"offset: ({number(x)}, {number(y)}), inner: true")
        if group.blur > 0:
            color = hexadecimal(group.items[0].color)
            header.append("left: -2000, width: 100, top: 0, height: 100")
            body.append(f"shadow {color}, radius: {number(group.blur)}, offset: (2000, 0)")
        body += map(self.item, group.items)
        return f"layer({', '.join(header)}) {{\n" + "\n".join(body) + "\n}"
