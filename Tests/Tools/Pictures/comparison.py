"""The difference between two pictures, in four numbers that separate wrong colors from other smoothing of edges."""

import dataclasses

import numpy

# A pixel is smooth if its surroundings of 3 by 3 pixels differ by at most this, of 255.
SMOOTH = 16
# The side of the squares over which smoothing evens out.
TILE = 8
FIELDS = ("mean", "smooth", "edge", "tile")


@dataclasses.dataclass
class Difference:
    """The difference of two pictures. All numbers are of 255, except `edge`."""
    # The mean over all pixels and channels.
    mean: float = 0
    # The largest one of a channel of a smooth pixel.
    smooth: float = 0
    # The largest one at the other pixels, in percent of the contrast around them: the error of the covered area.
    edge: float = 0
    # The largest one between the means of a square of 8 by 8 pixels.
    tile: float = 0
    # The place of that square, or of the largest difference of a smooth pixel.
    place: tuple = ()

    def __or__(self, other):
        """Returns the larger of each number."""
        return Difference(*(max(getattr(self, field), getattr(other, field)) for field in FIELDS))

    def __add__(self, other):
        return Difference(*(getattr(self, field) + getattr(other, field) for field in FIELDS))


class Picture:
    """Pixels, with the contrast around each of them."""

    def __init__(self, pixels):
        self.pixels = pixels.astype(numpy.int16)
        high = low = self.pixels
        for axis in (0, 1):
            high, low = spread(high, axis, numpy.maximum), spread(low, axis, numpy.minimum)
        self.high, self.low = high, low


def spread(values, axis, function):
    """Returns the maximum or minimum of each value and its two neighbors."""
    result = values.copy()
    there, here = [slice(None)] * 3, [slice(None)] * 3
    there[axis], here[axis] = slice(1, None), slice(None, -1)
    there, here = tuple(there), tuple(here)
    result[here] = function(result[here], values[there])
    result[there] = function(result[there], values[here])
    return result


def tile_means(values):
    """Returns the means over squares. Those at the right and the bottom may be smaller, and count as full ones."""
    height, width = (-(-side // TILE) * TILE for side in values.shape[:2])
    padded = numpy.zeros((height, width, 3), dtype=numpy.float32)
    padded[:values.shape[0], :values.shape[1]] = values
    return padded.reshape(height // TILE, TILE, width // TILE, TILE, 3).mean(axis=(1, 3))


def difference(one, other, share=0.0):
    """Returns the difference of two `Picture`s of the same size.

    `share` is the part of the pixels that `smooth` and `edge` leave out: the ones that differ most.
    """
    signed = one.pixels - other.pixels
    distance = numpy.abs(signed)
    contrast = numpy.maximum(one.high, other.high) - numpy.minimum(one.low, other.low)
    largest, around = distance.max(axis=2), contrast.max(axis=2)
    # The colors of smooth surroundings must not differ either: the contrast is that of each picture.
    own = numpy.maximum(one.high - one.low, other.high - other.low).max(axis=2)
    is_smooth = own <= SMOOTH
    flat = numpy.where(is_smooth, largest, 0)
    ratio = numpy.where(is_smooth | (around == 0), 0, 100.0 * largest / numpy.maximum(around, 1))
    tiles = numpy.abs(tile_means(signed)).max(axis=2)
    y, x = numpy.unravel_index(tiles.argmax(), tiles.shape)
    return Difference(
        mean=float(distance.mean()), smooth=top(flat, share), edge=top(ratio, share), tile=float(tiles.max()),
        place=(int(x) * TILE, int(y) * TILE))


def top(values, share):
    """Returns the largest value, without a share of all values."""
    if share == 0:
        return float(values.max())
    count = max(0, values.size - 1 - int(values.size * share))
    return float(numpy.partition(values.reshape(-1), count)[count])
