"""Measures each judge on drawings that the compiler had no part in.

The expected picture of a drawing is that of an independent judge at 16 times the size, averaged over squares of 16 by 16
pixels: resvg for all judges but itself, and rsvg for resvg. All formats have the same expected picture, because the same
drawing is written in each by hand. A blur is computed here instead, with the true Gaussian kernel, from the sharp picture of
such a judge at four times the size: the judges approximate the kernel, some of them in the same way. A blend mode is
computed from its formulas and the two sharp pictures.
"""

import dataclasses
import json
import math
import random

import numpy

import comparison
import drawing as d
import equivalents
import judges

FINENESS = 16
BLUR_FINENESS = 4
# A judge that errs more than this on a construct is not asked about it: the error is a fault, not another smoothing.
LARGEST_SMOOTH = 20
LARGEST_TILE = 14
LARGEST_BLEND = 8
RED, BLUE, GREEN, BLACK = (200, 50, 50), (32, 96, 192), (32, 160, 96), (0, 0, 0)


@dataclasses.dataclass
class Page:
    """A file to draw, and the size of its picture in points."""
    data: object
    width: int
    height: int


@dataclasses.dataclass
class Sample:
    """A drawing for a construct."""
    construct: str
    drawing: d.Drawing


def star(x, y, radius, turn=0.3, points=7):
    angles = (turn + math.pi * index / points for index in range(2 * points))
    return d.polygon(*(
        (x + radius * (1 if index % 2 == 0 else 0.45) * math.cos(angle),
         y + radius * (1 if index % 2 == 0 else 0.45) * math.sin(angle)) for index, angle in enumerate(angles)))


def stripes(count, color=BLACK):
    """Returns thin polygons at all slopes."""
    items = []
    for index in range(count):
        angle = math.pi * index / count
        x, y = 60 + 55 * math.cos(angle), 45 + 40 * math.sin(angle)
        a, b = 1.3 * math.sin(angle), -1.3 * math.cos(angle)
        items.append(d.Fill(d.polygon((60, 45), (x - a, y - b), (x + a, y + b)), color))
    return items


def edges():
    choose = random.Random(3)
    items = [d.Fill(star(22.3, 24.6, 18.2), RED), d.Fill(d.circle(64.4, 22.7, 17.3), BLUE),
             d.Fill(d.rectangle(88.3, 8.6, 22.7, 30.2), GREEN), d.Fill(d.rectangle(90, 50, 20, 20), BLACK)]
    for _ in range(30):
        x, y = choose.uniform(2, 84), choose.uniform(46, 86)
        corners = [(x + choose.uniform(-6, 6), y + choose.uniform(-6, 6)) for _ in range(3)]
        items.append(d.Fill(d.polygon(*corners), choose.choice((RED, BLUE, GREEN, BLACK))))
    return d.Drawing(120, 96, items)


def small():
    """Dots and slivers of less than a pixel."""
    choose = random.Random(5)
    items = stripes(17)
    for _ in range(120):
        x, y = choose.uniform(2, 118), choose.uniform(2, 94)
        items.append(d.Fill(d.circle(x, y, choose.uniform(0.3, 1.8)), choose.choice((RED, BLUE, BLACK))))
    return d.Drawing(120, 96, items)


def strokes():
    items = []
    for index, width in enumerate((0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5)):
        y = 6 + 11.3 * index
        items.append(d.Stroke(d.polyline((4.2, y), (30.7, y + 8.3), (44.1, y - 2.2)), BLACK, width, "butt", "miter"))
        items.append(d.Stroke([("M", 50, y), ("C", 60, y + 18, 72, y - 14, 80, y + 4)], RED, width, "round", "round"))
        items.append(d.Stroke(d.polyline((86, y), (114, y + 3)), BLUE, width, "butt", "bevel", (4, 2.5)))
    return d.Drawing(120, 96, items)


def hatching():
    """Dense thin lines: errors of the covered area don't even out here."""
    items = [d.Stroke(d.polyline((x + 0.1 * index, 2), (x + 0.1 * index, 46)), BLACK, 1)
             for index, x in enumerate(range(3, 58, 3))]
    items += [d.Stroke(d.polyline((62, 2.3 * index), (118, 2.3 * index + 8)), BLACK, 0.5) for index in range(20)]
    items += [d.Stroke(d.circle(30, 71, 1.7 * index), BLUE, 0.7) for index in range(1, 13)]
    items += [d.Fill(d.rectangle(62 + 2.7 * index, 56, 1.1, 36), RED) for index in range(20)]
    return d.Drawing(120, 96, items)


def linear():
    stops = [(0, (255, 0, 0), 1), (1, (0, 255, 0), 1)]
    several = [(0, (20, 20, 120), 1), (0.3, (250, 240, 90), 1), (0.55, (200, 30, 30), 1), (1, (255, 255, 255), 1)]
    return d.Drawing(120, 96, [
        d.Gradient(d.rectangle(4, 4, 50, 88), (4, 4, 4, 92), stops),
        d.Gradient(d.circle(86, 26, 21.6), (70, 10, 104, 40), several),
        d.Gradient(star(86, 71, 22), (80, 60, 92, 80), several)])


def radial():
    stops = [(0, (255, 255, 255), 1), (0.5, (240, 190, 40), 1), (1, (120, 20, 60), 1)]
    return d.Drawing(120, 96, [
        d.Gradient(d.rectangle(4, 4, 50, 88), (29, 40, 46), stops),
        d.Gradient(d.circle(86, 48, 30.3), (80, 40, 36), stops)])


def translucent():
    items = [d.Fill(d.rectangle(10.5, 10.5, 60, 60), BLUE, 0.4), d.Fill(d.circle(66, 48, 33.4), RED, 0.55),
             d.Group([d.Fill(star(80, 50, 32), GREEN), d.Fill(d.circle(60, 70, 16), BLACK)], opacity=0.35)]
    return d.Drawing(120, 96, items)


def faded():
    """Gradients to transparency. PDF has none without a mask."""
    stops = [(0, BLUE, 1), (1, BLUE, 0)]
    return d.Drawing(120, 96, [
        d.Fill(d.rectangle(10, 30, 100, 20), (240, 200, 60)),
        d.Gradient(d.rectangle(4, 4, 54, 88), (4, 4, 58, 92), stops), d.Gradient(d.circle(88, 48, 28), (88, 48, 28), stops)])


def clips():
    ring = d.circle(60, 48, 42.3)
    content = [d.Fill(d.rectangle(0, 0, 120, 96), (250, 230, 180)), d.Fill(star(40, 40, 38), RED),
               d.Stroke(d.circle(76, 56, 24), BLUE, 7)]
    inner = d.Group([d.Fill(d.rectangle(0, 0, 120, 96), GREEN)], clip=star(60, 48, 20))
    return d.Drawing(120, 96, [d.Group([*content, inner], clip=ring)])


def corners():
    """Lines along round corners, also dashed: the positions of dashes depend on the lengths of the arcs."""
    return d.Drawing(120, 96, [
        d.RoundBox(6, 6, 108, 36, 18, BLUE, 2, (5.1, 5.1)), d.RoundBox(8, 50, 60, 40, 9, RED, 3, (7, 3, 2, 3)),
        d.RoundBox(76, 50, 38, 38, 12, BLACK, 1, (4, 2.5)), d.RoundBox(12, 12, 70, 24, 12, RED, 2, (3.7, 3.7)),
        d.RoundBox(82, 56, 26, 26, 6, GREEN, 4), d.RoundBox(14, 56, 48, 28, 5, GREEN, 4)])


def round_ends():
    """Large round corners."""
    return d.Drawing(240, 160, [
        d.RoundBox(12, 12, 216, 136, 68, BLUE, 12), d.RoundBox(30, 30, 100, 100, 50, RED, 5),
        d.RoundBox(140, 30, 60, 100, 30, GREEN, 5)])


def holes():
    """Clips with a hole by the even-odd rule, whose outlines have the same direction."""
    content = [d.Fill(d.rectangle(0, 0, 120, 96), (250, 230, 180)), d.Fill(star(40, 40, 38), RED)]
    hole = [*d.rectangle(10, 8, 100, 80), *d.circle(66, 48, 26)]
    # Pale colors under two clips, whose edges count as smooth.
    pale = [d.Fill(d.rectangle(60, 70, 60, 26), (209, 209, 214)), d.Fill(d.circle(100, 74, 9), (255, 255, 255))]
    bite = d.Group(pale, clip=[*d.rectangle(59, 60, 70, 40), *d.circle(104, 80, 8)], is_even_odd=True)
    return d.Drawing(120, 96, [d.Group(content, clip=hole, is_even_odd=True), d.Group([bite], clip=d.circle(96, 80, 14))])


def masks():
    content = [d.Fill(star(40, 48, 38), RED), d.Fill(d.circle(80, 48, 30), BLUE)]
    return d.Drawing(120, 96, [
        d.Fill(d.rectangle(0, 40, 120, 16), (240, 220, 90)),
        d.Group(content, mask=(20, 0, 100, 30, 1, 0.1))])


def nested_masks():
    """A mask of a masked group in a masked group."""
    fade = d.Group([d.Fill(d.rectangle(0, 0, 120, 96), (255, 255, 255))], mask=(20, 0, 100, 0, 1, 0.1))
    return d.Drawing(120, 96, [
        d.Group([d.Fill(star(40, 48, 38), RED), d.Fill(d.circle(80, 48, 30), BLUE)],
                mask_items=[d.Group([fade], mask=(0, 10, 0, 86, 1, 0.1))])])


def blend(mode):
    """Seven colors over the same ones and a gradient."""
    colors = [(200, 50, 50), (0, 128, 0), (32, 96, 192), (250, 220, 60), (128, 128, 128), (90, 30, 140), (255, 255, 255)]
    backdrop = [d.Fill(d.rectangle(4, 4 + 12 * index, 64, 12), color) for index, color in enumerate(colors)]
    backdrop.append(d.Gradient(
        d.rectangle(68, 4, 48, 84), (68, 0, 116, 0), [(0, (255, 0, 0), 1), (0.6, (0, 0, 255), 1), (1, (250, 250, 220), 1)]))
    above = [d.Fill(d.rectangle(8 + 15 * index, 1, 13, 90), color) for index, color in enumerate(colors)]
    return d.Drawing(120, 96, [*backdrop, d.Group(above, blend=mode)])


def blurred(*deviations, matrix=None):
    items = []
    for index, deviation in enumerate(deviations):
        x = 8 + 104 * index / len(deviations)
        width = 104 / len(deviations)
        items.append(d.Group(
            [d.Fill(d.rectangle(x + width * 0.2, 28, width * 0.6, 40), BLACK)], blur=deviation, matrix=matrix))
    return d.Drawing(120, 96, items)


def wide_blur():
    return d.Drawing(200, 160, [d.Group([d.Fill(d.rectangle(50, 50, 100, 60), BLACK)], blur=16)])


def inner_shadow():
    """An inner shadow of a group that fills the picture, so that its moved edges are outside."""
    return d.Drawing(120, 96, [d.Group([d.Fill(d.rectangle(0, 0, 120, 96), BLUE)], inner=(6, -4, 4, (250, 220, 60)))])


def pie():
    """Sectors of different colors that share their edges, and discs with the same edge."""
    colors = [(200, 50, 50), (0, 128, 0), (32, 96, 192), (250, 220, 60), (90, 30, 140), (255, 255, 255), (0, 0, 0)]
    items = []
    for index, color in enumerate(colors):
        first, last = (2 * math.pi * turn / len(colors) for turn in (index, index + 1))
        steps = [first + (last - first) * step / 8 for step in range(9)]
        items.append(d.Fill(d.polygon((40, 50), *((40 + 36 * math.cos(a), 50 + 36 * math.sin(a)) for a in steps)), color))
    items += [d.Fill(d.circle(98, 30, 18.3), color) for color in (BLACK, (250, 220, 60))]
    items += [d.Fill(d.circle(98, 70, 18.3), color) for color in (RED, BLUE, (255, 255, 255))]
    return d.Drawing(120, 96, items)


def repeated():
    """Shapes that are painted several times, so that their edges become harder."""
    return d.Drawing(120, 96, [
        *[d.Fill(d.circle(30, 30, 22.3), BLUE)] * 6, *[d.Fill(star(88, 40, 26.7), BLACK)] * 5,
        *[d.Fill(d.rectangle(10.5, 66.5, 70, 20), RED)] * 4])


def bordered():
    """Clips to the edge of what is in them, as for borders."""
    ring, star_ = d.circle(34, 48, 28.4), star(90, 50, 26)
    return d.Drawing(120, 96, [
        d.Group([d.Group([d.Fill(ring, GREEN), d.Stroke(ring, BLACK, 9)], clip=ring)], clip=d.circle(40, 50, 32)),
        d.Group([d.Fill(star_, (250, 220, 60)), d.Stroke(star_, BLUE, 6)], clip=star_)])


def turned(scale_x, scale_y):
    """A blur in a group that is scaled around the center, and then turned by 30 degrees."""
    cosine, sine = math.cos(math.pi / 6), math.sin(math.pi / 6)
    a, b, c, e = cosine * scale_x, sine * scale_x, -sine * scale_y, cosine * scale_y
    matrix = (a, b, c, e, 60 - a * 60 - c * 48, 48 - b * 60 - e * 48)
    return blurred(5, matrix=matrix)


def samples():
    result = [
        Sample("edges", edges()),
        Sample("edges", small()),
        Sample("shared edges", pie()),
        Sample("repeated edges", repeated()),
        Sample("strokes", strokes()),
        Sample("strokes", hatching()),
        Sample("linear gradients", linear()),
        Sample("radial gradients", radial()),
        Sample("opacity", translucent()),
        Sample("fading gradients", faded()),
        Sample("clips", clips()),
        Sample("shared edges", bordered()),
        Sample("even-odd clips", holes()),
        Sample("round corners", corners()),
        Sample("round corners", round_ends()),
        Sample("masks", masks()),
        Sample("nested masks", nested_masks()),
        Sample("blur", blurred(2, 4)),
        Sample("blur", blurred(8)),
        Sample("blur", wide_blur()),
        Sample("blur", blurred(1, 3, 6)),
        Sample("inner shadows", inner_shadow()),
        Sample("blur, turned", turned(1, 1)),
        Sample("blur, stretched and turned", turned(1.5, 0.6)),
    ]
    return result + [Sample(f"blend: {mode}", blend(mode)) for mode in d.BLEND_MODES]


def gaussian(pixels, deviation):
    """Returns an image in floating point, blurred with the Gaussian kernel. Outside it is white."""
    reach = math.ceil(5 * deviation)
    kernel = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / deviation) ** 2)
    kernel /= kernel.sum()
    result = pixels.astype(numpy.float64)
    for axis in (0, 1):
        padding = [(0, 0)] * 3
        padding[axis] = (reach, reach)
        padded = numpy.pad(result, padding, constant_values=255)
        size = padded.shape[axis]
        spectrum = numpy.fft.rfft(padded, axis=axis) * numpy.expand_dims(
            numpy.fft.rfft(kernel, size), [1 - axis, 2] if axis == 0 else [0, 2])
        whole = numpy.fft.irfft(spectrum, size, axis=axis)
        cut = [slice(None)] * 3
        cut[axis] = slice(2 * reach, 2 * reach + result.shape[axis])
        result = whole[tuple(cut)]
    return result


def transformed_blur(group, source, width, height):
    """Returns the picture of one blurred group, at `BLUR_FINENESS` pixels per point.

    The blur is that of the group's own coordinates. So it is computed there, in a larger picture, and then moved.
    """
    own = d.Drawing(width, height, [dataclasses.replace(group, matrix=None)])
    sharp = source.draw([Page(d.SVG(own, sharp=True).text, width, height)], BLUR_FINENESS)[0]
    soft = gaussian(sharp, group.blur * BLUR_FINENESS)
    if group.matrix is None:
        return soft
    a, b, c, e, x, y = group.matrix
    inverse = numpy.linalg.inv(numpy.array([[a, c, x], [b, e, y], [0, 0, 1]]))
    rows, columns = soft.shape[:2]
    down, across = numpy.mgrid[0:rows, 0:columns]
    points = numpy.stack([(across + 0.5) / BLUR_FINENESS, (down + 0.5) / BLUR_FINENESS, numpy.ones_like(down)])
    u, v, _ = numpy.tensordot(inverse, points, axes=1) * BLUR_FINENESS - 0.5
    return bilinear(soft, u, v)


def bilinear(pixels, u, v):
    """Returns the colors at positions. Outside it is white."""
    padded = numpy.pad(pixels, [(1, 1), (1, 1), (0, 0)], constant_values=255)
    u, v = numpy.clip(u + 1, 0, padded.shape[1] - 1.001), numpy.clip(v + 1, 0, padded.shape[0] - 1.001)
    left, top = u.astype(int), v.astype(int)
    s, t = (u - left)[..., None], (v - top)[..., None]
    above = padded[top, left] * (1 - s) + padded[top, left + 1] * s
    below = padded[top + 1, left] * (1 - s) + padded[top + 1, left + 1] * s
    return above * (1 - t) + below * t


def fine_blur(sample, source):
    """Returns the expected picture of a drawing of blurred black groups, at `BLUR_FINENESS` pixels per point."""
    result = 1.0
    for group in sample.drawing.items:
        result = result * transformed_blur(group, source, sample.drawing.width, sample.drawing.height) / 255
    return (255 * result).clip(0, 255)


def expected_inner(sample):
    """Returns the expected picture of a group of one color that fills the picture, with an inner shadow."""
    group = sample.drawing.items[-1]
    x, y, deviation, color = group.inner
    space = math.ceil(6 * deviation + max(abs(x), abs(y))) * BLUR_FINENESS
    outside = numpy.pad(numpy.zeros((sample.drawing.height * BLUR_FINENESS, sample.drawing.width * BLUR_FINENESS, 1)),
                        [(space, space), (space, space), (0, 0)], constant_values=255)
    moved = numpy.roll(outside, (y * BLUR_FINENESS, x * BLUR_FINENESS), (0, 1))
    share = gaussian(moved, deviation * BLUR_FINENESS)[space:-space, space:-space] / 255
    picture = (1 - share) * numpy.array(group.items[0].color) + share * numpy.array(color)
    return box_means(picture.clip(0, 255))


def channel_mix(mode, below, above):
    """Returns the result of a blend mode for each channel, as CSS defines it. Colors are in 0...1."""
    def hard(first, second):
        return numpy.where(second <= 0.5, 2 * first * second, first + (2 * second - 1) * (1 - first))
    with numpy.errstate(divide="ignore", invalid="ignore"):
        if mode == "multiply":
            return below * above
        if mode == "screen":
            return below + above - below * above
        if mode == "overlay":
            return hard(above, below)
        if mode == "hard-light":
            return hard(below, above)
        if mode in ("darken", "lighten"):
            return (numpy.minimum if mode == "darken" else numpy.maximum)(below, above)
        if mode == "color-dodge":
            return numpy.where(below <= 0, 0, numpy.where(above >= 1, 1, numpy.minimum(1, below / (1 - above))))
        if mode == "color-burn":
            return numpy.where(below >= 1, 1, numpy.where(above <= 0, 0, 1 - numpy.minimum(1, (1 - below) / above)))
        if mode == "difference":
            return numpy.abs(below - above)
        if mode == "exclusion":
            return below + above - 2 * below * above
    root = numpy.where(below <= 0.25, ((16 * below - 12) * below + 4) * below, numpy.sqrt(below))
    return numpy.where(above <= 0.5, below - (1 - 2 * above) * below * (1 - below),
                       below + (2 * above - 1) * (root - below))


def luminosity(color):
    return (color @ numpy.array([0.3, 0.59, 0.11]))[..., None]


def with_luminosity(color, wanted):
    """Returns a color with another luminosity, moved towards gray until it is in range."""
    color = color + wanted - luminosity(color)
    low, high = color.min(axis=-1, keepdims=True), color.max(axis=-1, keepdims=True)
    with numpy.errstate(divide="ignore", invalid="ignore"):
        color = numpy.where(low < 0, wanted + (color - wanted) * wanted / (wanted - low), color)
        return numpy.where(high > 1, wanted + (color - wanted) * (1 - wanted) / (high - wanted), color)


def with_saturation(color, wanted):
    low, high = color.min(axis=-1, keepdims=True), color.max(axis=-1, keepdims=True)
    with numpy.errstate(divide="ignore", invalid="ignore"):
        return numpy.where(high > low, (color - low) * wanted / (high - low), 0)


def saturation(color):
    return color.max(axis=-1, keepdims=True) - color.min(axis=-1, keepdims=True)


def mixed(mode, below, above):
    """Returns the result of a blend mode, as CSS and PDF define it."""
    if mode == "hue":
        return with_luminosity(with_saturation(above, saturation(below)), luminosity(below))
    if mode == "saturation":
        return with_luminosity(with_saturation(below, saturation(above)), luminosity(below))
    if mode == "color":
        return with_luminosity(above, luminosity(below))
    if mode == "luminosity":
        return with_luminosity(below, luminosity(above))
    return channel_mix(mode, below, above)


def expected_blend(sample, source):
    """Returns the expected picture of an opaque group over opaque items, from the formulas of the blend modes."""
    width, height = sample.drawing.width, sample.drawing.height
    *backdrop, group = sample.drawing.items

    def paint(items):
        return source.draw([Page(d.SVG(d.Drawing(width, height, items)).text, width, height)], BLUR_FINENESS)[0] / 255

    def coverage(items):
        return 1 - paint([d.Fill(item.path, BLACK) for item in items])[..., :1]
    below, above = paint(backdrop), paint(group.items)
    is_below, is_above = coverage(backdrop), coverage(group.items)
    mix = (1 - is_below) * above + is_below * mixed(group.blend, below, above)
    picture = (255 * ((1 - is_above) * below + is_above * mix)).clip(0, 255)
    return box_means(picture)


def box_means(fine):
    """Returns a picture of `BLUR_FINENESS` pixels per point at one pixel per point."""
    height, width = (side // BLUR_FINENESS for side in fine.shape[:2])
    means = fine.reshape(height, BLUR_FINENESS, width, BLUR_FINENESS, 3).mean(axis=(1, 3))
    return (means + 0.5).astype(numpy.uint8)


def has_blend(drawing):
    """Returns whether the last item is a group with a blend mode."""
    last = drawing.items[-1]
    return isinstance(last, d.Group) and last.blend != "normal"


def has_inner_shadow(drawing):
    """Returns whether the last item is a group with an inner shadow."""
    last = drawing.items[-1]
    return isinstance(last, d.Group) and last.inner is not None


def is_computed(sample):
    """Returns whether the expected picture comes from formulas, so that it hardly depends on a judge."""
    drawing = sample.drawing
    return d.has_blur(drawing.items[-1]) or has_blend(drawing) or has_inner_shadow(drawing)


def expected(sample, source):
    """Returns the expected picture: that of an independent judge at a much larger size."""
    drawing = sample.drawing
    if has_blend(drawing):
        return expected_blend(sample, source)
    if has_inner_shadow(drawing):
        return expected_inner(sample)
    if any(map(d.has_blur, drawing.items)):
        return box_means(fine_blur(sample, source))
    page = Page(d.SVG(drawing).text, drawing.width, drawing.height)
    picture = source.draw([page], FINENESS // source.fineness, is_whole=True)[0]
    if isinstance(picture, Exception):
        raise picture
    return judges.boxed(picture, FINENESS)


def page(sample, format, source):
    """Returns the file of a sample in a format, or `None` if the format has no such construct."""
    drawing = sample.drawing
    width, height = drawing.width, drawing.height
    is_blurred = any(map(d.has_blur, drawing.items))
    if format in ("pdf", "eps") and has_inner_shadow(drawing):
        return None
    fades = any(isinstance(item, d.Gradient) and d.is_translucent(item) for item in drawing.items)
    if format == "svg":
        return Page(d.SVG(drawing).text, width, height)
    if format == "png":
        return None if is_blurred and drawing.items[0].matrix else Page(d.Shape(drawing).text, width, height)
    if format == "pdf":
        if fades:
            return None
        writer = d.PDF()
        if is_blurred:
            if drawing.items[0].matrix:
                return None
            writer.mesh(width, height, mesh_points(fine_blur(sample, source)))
        else:
            writer.drawing(drawing)
        return Page(writer.data(), width, height)
    if is_blurred:
        if drawing.items[0].matrix:
            return None
        pixels = (fine_blur(sample, source) + 0.5).astype(numpy.uint8)
        return Page(d.EPS.image(width, height, pixels).text, width, height)
    if any(map(d.is_translucent, drawing.items)):
        return None
    return Page(d.EPS.drawing(drawing).text, width, height)


def mesh_points(fine):
    """Returns the colors at whole points, with those at the right and the bottom repeated."""
    padded = numpy.pad(fine, [(1, 1), (1, 1), (0, 0)], mode="edge")
    step = BLUR_FINENESS
    corners = sum(padded[y::step, x::step][:fine.shape[0] // step + 1, :fine.shape[1] // step + 1]
                  for y in (0, 1) for x in (0, 1)) / 4
    return (corners + 0.5).astype(numpy.uint8)


# What a format has instead of a construct: PDF and EPS say it with others, and EPS with an image.
SUBSTITUTES = {
    "png": {"blur, turned": "blur", "blur, stretched and turned": "blur"},
    "pdf": {
        "inner shadows": "blur", "blur, turned": "blur", "blur, stretched and turned": "blur", "fading gradients": "masks"},
    "eps": {
        "inner shadows": "blur", "blur, turned": "blur", "blur, stretched and turned": "blur", "fading gradients": "blur",
        "masks": "blur", "nested masks": "blur", "opacity": "edges"},
}


class Calibration:
    """The error of each judge for each construct."""

    def __init__(self, errors):
        # By format and name of the judge, then by construct.
        self.errors = errors

    @classmethod
    def read(cls, path):
        with open(path, encoding="utf-8") as file:
            return cls({tuple(judge.split(" ")): {name: comparison.Difference(*error) for name, error in errors.items()}
                        for judge, errors in json.load(file).items()})

    def write(self, path):
        errors = {" ".join(judge): {name: [round(getattr(error, field), 2) for field in comparison.FIELDS]
                                    for name, error in errors.items()} for judge, errors in self.errors.items()}
        with open(path, "w", encoding="utf-8") as file:
            json.dump(errors, file, indent=1)
            file.write("\n")

    def of(self, judge):
        return self.errors[judge.format, judge.name]

    def faults(self, judge):
        """Returns the constructs that a judge draws wrong."""
        return {name for name, error in self.of(judge).items() if is_fault(name, error)}

    def error(self, judge, construct):
        name = SUBSTITUTES.get(judge.format, {}).get(construct, construct)
        return self.of(judge).get(name)

    def allowed(self, judge, constructs):
        """Returns the error of a judge for a picture with some constructs, or `None` if it draws one of them wrong."""
        result = comparison.Difference()
        for construct in constructs:
            error = self.error(judge, construct)
            if error is not None and is_fault(construct, error):
                return None
            result |= error or comparison.Difference()
        return result


def is_fault(construct, error):
    """Returns whether a judge draws a construct wrong. A wrong blend mode may show only with some colors."""
    if construct.startswith("blend"):
        return max(error.smooth, error.tile) > LARGEST_BLEND
    if construct == "repeated edges":
        # Who computes the covered area of each shape alone can't do better.
        return False
    return error.smooth > LARGEST_SMOOTH or error.tile > LARGEST_TILE


def measure(judge, source, wanted_pictures):
    """Returns the errors of a judge by construct, measured against the expected pictures of the samples."""
    todo = [(index, sample.construct, page(sample, judge.format, source)) for index, sample in enumerate(samples())]
    todo = [item for item in todo if item[2] is not None]
    errors = {}
    for (index, construct, _), picture in zip(todo, judge.draw([file for _, _, file in todo])):
        wanted = wanted_pictures[index]
        if isinstance(picture, Exception) or picture.shape != wanted.shape:
            error = comparison.Difference(255, 255, 100, 255)
        else:
            error = comparison.difference(comparison.Picture(wanted), comparison.Picture(picture))
        errors[construct] = errors.get(construct, comparison.Difference()) | error
    if judge.format == "svg":
        errors |= measure_pairs(judge)
    return errors


def measure_pairs(judge):
    """Returns how differently a judge draws two ways to say the same in SVG, by construct."""
    files = [Page(text, equivalents.WIDTH, equivalents.HEIGHT) for pair in equivalents.PAIRS.values() for text in pair]
    pictures = judge.draw(files)
    errors = {}
    for index, construct in enumerate(equivalents.PAIRS):
        found, wanted = pictures[2 * index:2 * index + 2]
        if isinstance(found, Exception) or isinstance(wanted, Exception):
            errors[construct] = comparison.Difference(255, 255, 100, 255)
        else:
            errors[construct] = comparison.difference(comparison.Picture(wanted), comparison.Picture(found))
    return errors
