"""The libraries with which ShapeCore is compared, if they are installed."""

import contextlib
import ctypes
import os
import statistics
import struct
import sys
import time


def elements(text):
    """Returns a path as a list of (letter, numbers)."""
    counts = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
    words = text.split()
    path, index = [], 0
    while index < len(words):
        letter = words[index]
        numbers = [float(word) for word in words[index + 1:index + 1 + counts[letter]]]
        path.append((letter, numbers))
        index += 1 + counts[letter]
    return path


def read_paths(file):
    """Returns the paths of a file, each a list of (letter, numbers)."""
    with open(file) as lines:
        return [elements(line) for line in lines]


def median_seconds(repetitions, body):
    """Returns the median time like `geometry-benchmark`: fewer repetitions if these take more than a second."""
    times = []
    while len(times) < repetitions and sum(times) < 1:
        start = time.perf_counter()
        body()
        times.append(time.perf_counter() - start)
    return statistics.median_high(times)


def by_kind(kinds, items):
    """Returns lists of the items, one item for each pair, by the kind of the pair."""
    lists = {}
    for kind, item in zip(kinds, items):
        lists.setdefault(kind, []).append(item)
    return lists


@contextlib.contextmanager
def without_output():
    """Discards the output of a C library."""
    sys.stdout.flush()
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        # Without this, the library would print its buffered output later.
        ctypes.CDLL(None).fflush(None)
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)


def skia():
    """Returns skia-pathops, or None if it is not installed."""
    try:
        import pathops
    except ImportError:
        return None
    return Skia(pathops)


class Skia:
    def __init__(self, pathops):
        self.pathops = pathops
        self.version = pathops.__version__
        kinds = pathops.PathOp
        self.operations = {"union": kinds.UNION, "intersection": kinds.INTERSECTION, "subtracting": kinds.DIFFERENCE,
                           "symmetricDifference": kinds.XOR}
        self.rules = [pathops.FillType.WINDING, pathops.FillType.EVEN_ODD]

    def path(self, elements, rule=None):
        path = self.pathops.Path()
        steps = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo, "Z": path.close}
        for letter, numbers in elements:
            steps[letter](*numbers)
        path.fillType = self.rules[0] if rule is None else rule
        return path

    def combine(self, first, second, operation):
        """Returns the result, or None if skia fails."""
        try:
            return self.pathops.op(first, second, operation, False, False)
        except self.pathops.PathOpsError:
            return None

    def simplify(self, path):
        try:
            return self.pathops.simplify(path, False, False)
        except self.pathops.PathOpsError:
            return None

    def text(self, path):
        if path is None:
            return "!"
        verbs = self.pathops.PathVerb
        letters = {verbs.MOVE: "M", verbs.LINE: "L", verbs.QUAD: "Q", verbs.CUBIC: "C", verbs.CLOSE: "Z"}
        words = []
        for verb, points in path:
            words.append(letters[verb])
            words += [repr(number) for point in points for number in point]
        return " ".join(words)

    def write_results(self, pairs, results):
        """Writes twelve lines for each pair, in the order that the judge expects."""
        paths = read_paths(pairs)
        with without_output(), open(results, "w") as file:
            for first, second in zip(paths[::2], paths[1::2]):
                ruled = [(self.path(first, rule), self.path(second, rule)) for rule in self.rules]
                lines = [self.combine(a, b, operation) for operation in self.operations.values() for a, b in ruled]
                lines += [self.simplify(a) for a, _ in ruled] + [self.simplify(b) for _, b in ruled]
                file.write("".join(self.text(line) + "\n" for line in lines))

    def time_booleans(self, pairs, kinds, repetitions):
        """Returns seconds by kind and operation."""
        paths = [self.path(path) for path in read_paths(pairs)]
        empty = self.path([])

        def seconds(couples, operation):
            def combine_all():
                for first, second in couples:
                    if operation is None:
                        self.simplify(first)
                    else:
                        self.combine(first, second, operation)

            return median_seconds(repetitions, combine_all)

        times = {}
        with without_output():
            for kind, couples in by_kind(kinds, zip(paths[::2], paths[1::2])).items():
                for name, operation in [*self.operations.items(), ("simplified", None)]:
                    overhead = seconds([(empty, empty)] * len(couples), operation)
                    times[kind, name] = max(0, seconds(couples, operation) - overhead)
        return times

    def time_strokes(self, file, kinds, repetitions):
        """Returns seconds by kind and task."""
        cap, join = self.pathops.LineCap.BUTT_CAP, self.pathops.LineJoin.MITER_JOIN

        def seconds(paths, strokes, simplifies):
            def stroke_all():
                for path in paths:
                    copy = self.pathops.Path(path)
                    if strokes:
                        copy.stroke(2, cap, join, 10)
                    if simplifies:
                        self.simplify(copy)

            return median_seconds(repetitions, stroke_all)

        times = {}
        with without_output():
            for kind, paths in by_kind(kinds, [self.path(path) for path in read_paths(file)[::2]]).items():
                overhead = seconds(paths, False, False)
                times[kind, "stroked"] = max(0, seconds(paths, True, True) - overhead)
                times[kind, "outlined"] = max(0, seconds(paths, True, False) - overhead)
        return times


def cairo():
    """Returns the C library of Cairo, or None if it is not installed."""
    try:
        library = ctypes.CDLL("libcairo.so.2")
    except OSError:
        return None
    return Cairo(library)


class CairoPath(ctypes.Structure):
    _fields_ = [("status", ctypes.c_int), ("data", ctypes.c_void_p), ("count", ctypes.c_int)]


class Cairo:
    def __init__(self, library):
        self.library = library
        pointer, number = ctypes.c_void_p, ctypes.c_double
        library.cairo_version_string.restype = ctypes.c_char_p
        self.version = library.cairo_version_string().decode()
        for name, result, arguments in [
            ("cairo_image_surface_create", pointer, [ctypes.c_int, ctypes.c_int, ctypes.c_int]),
            ("cairo_create", pointer, [pointer]), ("cairo_new_path", None, [pointer]),
            ("cairo_append_path", None, [pointer, pointer]),
            ("cairo_copy_path_flat", pointer, [pointer]), ("cairo_path_destroy", None, [pointer]),
            ("cairo_set_tolerance", None, [pointer, number]), ("cairo_set_line_width", None, [pointer, number]),
            ("cairo_stroke_extents", None, [pointer] * 5),
        ]:
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
        # An alpha surface of one pixel: nothing is painted on it.
        self.context = library.cairo_create(library.cairo_image_surface_create(2, 1, 1))
        library.cairo_set_line_width(self.context, 2)
        library.cairo_set_tolerance(self.context, 0.1)

    def path(self, elements):
        """Returns a cairo_path_t and the buffer that it points to."""
        data, last = b"", (0.0, 0.0)
        for letter, numbers in elements:
            if letter == "Q":
                (x0, y0), (x1, y1, x2, y2) = last, numbers
                numbers = [x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3, x2 + (x1 - x2) * 2 / 3,
                           y2 + (y1 - y2) * 2 / 3, x2, y2]
            kind = {"M": 0, "L": 1, "Q": 2, "C": 2, "Z": 3}[letter]
            data += struct.pack("iid", kind, 1 + len(numbers) // 2, 0)
            data += struct.pack(f"{len(numbers)}d", *numbers)
            last = tuple(numbers[-2:]) if numbers else last
        buffer = ctypes.create_string_buffer(data, max(len(data), 1))
        return CairoPath(0, ctypes.cast(buffer, ctypes.c_void_p), len(data) // 16), buffer

    def time_strokes(self, file, kinds, repetitions):
        """Returns seconds by kind and task."""
        library, context = self.library, self.context
        numbers = (ctypes.c_double * 4)()
        corners = [ctypes.addressof(numbers) + 8 * index for index in range(4)]
        tasks = {
            "nothing": lambda: None,
            "extents": lambda: library.cairo_stroke_extents(context, *corners),
            "flattened": lambda: library.cairo_path_destroy(library.cairo_copy_path_flat(context)),
        }

        def seconds(addresses, task):
            def do_all():
                for address in addresses:
                    library.cairo_new_path(context)
                    library.cairo_append_path(context, address)
                    task()

            return median_seconds(repetitions, do_all)

        times = {}
        for kind, paths in by_kind(kinds, [self.path(path) for path in read_paths(file)[::2]]).items():
            addresses = [ctypes.addressof(path) for path, _ in paths]
            overhead = seconds(addresses, tasks["nothing"])
            for name in ["extents", "flattened"]:
                times[kind, name] = max(0, seconds(addresses, tasks[name]) - overhead)
        return times
