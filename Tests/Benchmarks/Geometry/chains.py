#!/usr/bin/env python3
"""Judges random chains of booleans, strokes, offsets and dashes. Shares no code with the library.

    python3 Tests/Benchmarks/Geometry/chains.py PROGRAM [--cases N] [--seed S] [--kinds KIND,…] [--wrong FILE]

PROGRAM is `geometry-benchmark`, built in release. Each case is a path of a kind that is hard to draw, and one to three
operations, each on the result of the one before. Each operation is judged by itself: its paths and its result become many short
lines, and at 95 points it is decided from windings around these lines, or distances from them, whether the point is inside. Points
that are near an edge, compared with the error of the lines, are left out; so are points at joins and caps, unless these are round.
So this finds results with missing and extra parts, of a hundred-thousandth of the size and larger. `geometry-benchmark judge` finds
smaller errors of booleans. A kernel in C (`chains.c`) is compiled with `cc`.

Prints a table: kind, cases, operations, wrong ones, and those without a result. Writes the wrong cases to FILE, a line each, in the
format that `geometry-benchmark chains` reads.
"""

import argparse
import collections
import ctypes
import math
import os
import random
import subprocess
import sys
import tempfile

import numpy as np

PIECES = 96
BATCH = 400


def kernel():
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "chains.c")
    folder = tempfile.mkdtemp()
    library = os.path.join(folder, "chains.so")
    subprocess.run(["cc", "-O3", "-march=native", "-ffp-contract=off", "-shared", "-fPIC", source, "-o", library, "-lm"], check=True)
    return ctypes.CDLL(library)


KERNEL = kernel()


def measure(points, edges):
    """Returns windings, distances, nearest edges and places on them."""
    points = np.ascontiguousarray(points, dtype=np.float64)
    edges = np.ascontiguousarray(edges, dtype=np.float64)
    count = len(points)
    windings, nearest = np.zeros(count, np.int32), np.zeros(count, np.int32)
    distances, places = np.full(count, np.inf), np.zeros(count)
    address = lambda array: array.ctypes.data_as(ctypes.c_void_p)
    KERNEL.measure(address(points), count, address(edges), len(edges), address(windings), address(distances),
                   address(nearest), address(places))
    return windings, distances, nearest, places


# Paths as lists of subpaths: (closed, [segment]), where a segment is a tuple of points, or ("A", center, radii, angles).

def parse(text):
    words = text.split()
    subpaths, index, start, current, segments = [], 0, None, None, []
    numbers = lambda count: [float(word) for word in words[index + 1:index + 1 + count]]

    def finish(closed):
        nonlocal segments
        if segments or closed:
            subpaths.append((closed, segments, start))
        segments = []
    while index < len(words):
        name = words[index]
        if name == "M":
            finish(False)
            start = current = tuple(numbers(2))
            index += 3
        elif name == "Z":
            finish(True)
            current = start
            index += 1
        elif name == "A":
            v = numbers(7)
            end = arc_points(v, np.array([1.0]))[0]
            segments.append(("A", v))
            current = tuple(end)
            index += 8
        else:
            count = {"L": 2, "Q": 4, "C": 6}[name]
            v = numbers(count)
            points = [current] + [tuple(v[i:i + 2]) for i in range(0, count, 2)]
            segments.append(tuple(points))
            current = points[-1]
            index += 1 + count
    finish(False)
    return subpaths


def arc_points(v, t):
    cx, cy, rx, ry, rotation, start, sweep = v
    angles = start + sweep * t
    x, y = rx * np.cos(angles), ry * np.sin(angles)
    c, s = math.cos(rotation), math.sin(rotation)
    return np.stack([cx + x * c - y * s, cy + x * s + y * c], axis=1)


STEPS = np.linspace(0, 1, PIECES + 1)
QUADRATIC = np.stack([(1 - STEPS) ** 2, 2 * STEPS * (1 - STEPS), STEPS ** 2], axis=1)
CUBIC = np.stack([(1 - STEPS) ** 3, 3 * STEPS * (1 - STEPS) ** 2, 3 * STEPS ** 2 * (1 - STEPS), STEPS ** 3], axis=1)


def sampled(segment):
    if segment[0] == "A":
        return arc_points(segment[1], STEPS)
    points = np.array(segment)
    return points if len(points) == 2 else (QUADRATIC if len(points) == 3 else CUBIC) @ points


class Lines:
    """A path as short lines, with an upper bound of their distance from it."""

    def __init__(self, text):
        self.text = text
        edges, closing, corners, error, size, far = [], [], [], 0.0, 0.0, 0.0
        self.contours = []
        for closed, segments, start in parse(text):
            pieces = [sampled(segment) for segment in segments]
            first = len(edges)
            for segment, piece in zip(segments, pieces):
                if len(piece) > 2:
                    bend = np.abs(piece[:-2] - 2 * piece[1:-1] + piece[2:]).max()
                    error = max(error, bend)
                edges.append(np.concatenate([piece[:-1], piece[1:]], axis=1))
                mask = np.zeros((len(piece) - 1, 2), bool)
                mask[0, 0] = mask[-1, 1] = True
                corners.append(mask)
            if not segments:
                continue
            end, begin = pieces[-1][-1], pieces[0][0]
            line = np.concatenate([end, begin])[None]
            if closed:
                edges.append(line)
                corners.append(np.ones((1, 2), bool))
            else:
                closing.append(line)
            self.contours.append((closed, np.concatenate(pieces + ([begin[None]] if closed else []))))
        self.open_edges = np.concatenate(edges) if edges else np.zeros((0, 4))
        self.corners = np.concatenate(corners) if corners else np.zeros((0, 2), bool)
        self.edges = np.concatenate([self.open_edges] + closing) if closing else self.open_edges
        if len(self.edges):
            points = self.open_edges.reshape(-1, 2)
            self.low, self.high = points.min(axis=0), points.max(axis=0)
            self.size = float((self.high - self.low).max())
            self.far = float(np.abs(points).max())
        else:
            self.low = self.high = np.zeros(2)
            self.size = self.far = 0.0
        self.error = error + 1e-9 * self.size + 1e-13 * self.far

    def ends(self):
        """Returns the points where segments begin and end."""
        return np.concatenate([self.open_edges[self.corners[:, 0], :2], self.open_edges[self.corners[:, 1], 2:]])

    def thin_contours(self):
        """Returns the lines of contours that are thinner than 1e-11 of the size, or very short, on average."""
        for _, points in self.contours:
            steps = points - points[0]
            turned = np.roll(steps, -1, axis=0)
            area = abs((steps[:, 0] * turned[:, 1] - steps[:, 1] * turned[:, 0]).sum()) / 2
            length = np.hypot(*(turned - steps).T).sum()
            if area <= 1e-11 * self.size * length + 4e-16 * self.far * length or length < 1e-6 * self.size:
                yield np.concatenate([points, np.roll(points, -1, axis=0)], axis=1)

    @property
    def is_finite(self):
        return bool(np.isfinite(self.edges).all())


def inside(windings, rule):
    return windings % 2 != 0 if rule == "eo" else windings != 0


class Judge:
    def __init__(self, generator):
        self.generator = generator

    def points(self, paths, reach):
        g = self.generator
        low = np.min([p.low for p in paths if len(p.edges)] or [np.zeros(2)], axis=0) - 1.2 * reach
        high = np.max([p.high for p in paths if len(p.edges)] or [np.zeros(2)], axis=0) + 1.2 * reach
        found = [low + (high - low) * g.random((20, 2))]
        size = float((high - low).max())
        for path in paths:
            if not len(path.open_edges):
                continue
            chosen = path.open_edges[g.integers(0, len(path.open_edges), 25)]
            t = g.random((25, 1))
            on = chosen[:, :2] * (1 - t) + chosen[:, 2:] * t
            angle = g.random(25) * 2 * math.pi
            away = np.where(g.random(25) < 0.5, max(reach, size / 100), size * 10 ** -(1 + 3.5 * g.random(25)))
            away = away * np.where(g.random(25) < 0.3, 0.97, 1)
            found.append(on + np.stack([np.cos(angle), np.sin(angle)], axis=1) * away[:, None])
        return np.concatenate(found)

    def wrong(self, operation, before, result):
        """Returns points where the result is wrong."""
        name = operation[0]
        if not result.is_finite:
            return [("not finite",)]
        if name == "dashed":
            return self.wrong_dashes(operation, before, result)
        other = Lines(operation[2]) if name in BOOLEANS else None
        reach = abs(float(operation[1])) / (2 if name == "stroked" else 1) if name in ("stroked", "offset") else 0.0
        paths = [path for path in (before, other, result) if path is not None]
        points = self.points(paths, reach)
        got_windings, got_distances, _, _ = measure(points, result.edges)
        got = got_windings != 0
        far = max(path.far for path in paths)
        margin = 2 * max(path.error for path in paths) + 1e-12 * far + 4e-5 * reach
        known = got_distances > margin
        if not len(result.edges):
            known[:] = True
        if name in BOOLEANS or name == "simplified":
            rule = operation[1]
            a, distance, _, _ = measure(points, before.edges)
            known &= distance > margin
            expected = inside(a, rule)
            if other:
                b, distance, _, _ = measure(points, other.edges)
                known &= distance > margin
                expected = BOOLEANS[name](expected, inside(b, rule))
        else:
            edges = before.open_edges if name == "stroked" else before.edges
            windings, distances, nearest, places = measure(points, edges)
            at_corner = np.zeros(len(points), bool)
            if len(edges):
                corners = before.corners if name == "stroked" else np.pad(
                    before.corners, ((0, len(edges) - len(before.corners)), (0, 0)), constant_values=True)
                # The direction of the last line differs from that of the curve at its end.
                at_corner = corners[nearest].any(axis=1)
                # A curve may turn sharply just beside a corner, where the join is not of a curve.
                feet = edges[nearest, :2] * (1 - places[:, None]) + edges[nearest, 2:] * places[:, None]
                ends = before.ends()
                at_corner |= measure(feet, np.concatenate([ends, ends], axis=1))[1] < 1e-3 * before.size
            known &= np.abs(distances - reach) > margin
            if name == "stroked":
                _, _, cap, join, limit, dash = operation[:6]
                is_round = cap == "round" and join == "round"
                if dash:
                    return []
                expected = distances < reach
                side = np.zeros(len(points), bool)
            else:
                _, amount, join, limit, rule = operation
                is_round = join == "round"
                area = inside(windings, rule)
                known &= distances > margin
                expected = area | (distances < reach) if float(amount) > 0 else area & (distances > reach)
                side = area if float(amount) > 0 else ~area
                # The library may omit contours that are thinner than 1e-11 of the size.
                for thin in before.thin_contours():
                    known &= measure(points, thin)[1] > 1.5 * reach + margin
            if not is_round:
                # A miter or a square cap may reach any point near a corner, and a bevel leaves points beside it out.
                ends = before.ends()
                _, beside, _, _ = measure(points, np.concatenate([ends, ends], axis=1))
                known &= np.where(distances < reach, ~at_corner, beside > reach * max(float(limit), 1.5)) | side
        return [tuple(point) for point in points[known & (got != expected)]]

    def wrong_dashes(self, operation, before, result):
        pattern = [float(word) for word in operation[1].split(",")]
        if len(pattern) % 2:
            pattern = pattern * 2
        phase, period = float(operation[2]), sum(pattern)
        ends = np.cumsum(pattern)
        points, spread, total = [], 0.0, 0.0
        for closed, line in before.contours:
            steps = np.hypot(*(line[1:] - line[:-1]).T)
            along = np.concatenate([[0], np.cumsum(steps)])
            if along[-1] == 0:
                continue
            spread = max(spread, along[-1])
            total += along[-1]
            at = self.generator.random(60) * along[-1]
            place = (at + phase) % period
            number = np.searchsorted(ends, place)
            border = np.min(np.abs(place[:, None] - np.concatenate([[0], ends])[None]), axis=1)
            border = np.minimum(border, np.minimum(at, along[-1] - at))
            chosen = (number % 2 == 0) & (border > 2e-4 * along[-1])
            points.append(np.stack([np.interp(at[chosen], along, line[:, i]) for i in (0, 1)], axis=1))
        points = np.concatenate(points) if points else np.zeros((0, 2))
        margin = 3 * (before.error + result.error) + 1e-4 * before.size
        _, distances, _, _ = measure(points, result.open_edges)
        wrong = [tuple(point) for point in points[distances > margin]]
        if len(result.open_edges):
            middle = (result.open_edges[:, :2] + result.open_edges[:, 2:]) / 2
            _, distances, _, _ = measure(middle[:: max(1, len(middle) // 60)], before.open_edges)
            if (distances > margin).any():
                wrong.append(("a dash beside the path",))
        return wrong


BOOLEANS = {
    "union": lambda a, b: a | b,
    "intersection": lambda a, b: a & b,
    "subtracting": lambda a, b: a & ~b,
    "symmetricDifference": lambda a, b: a ^ b,
}


# Paths.

class Source:
    def __init__(self, number):
        self.r = random.Random(number)
        self.shift = (0.0, 0.0)
        self.scale = 1.0
        self.decimals = self.r.randint(1, 9)

    def number(self, value, axis):
        return repr(round(value * self.scale + self.shift[axis], self.decimals))

    def point(self, point):
        return f"{self.number(point[0], 0)} {self.number(point[1], 1)}"

    def near(self, low=0, high=100):
        return (self.r.uniform(low, high), self.r.uniform(low, high))

    def along(self, a, b, t, side=0.0):
        dx, dy = b[0] - a[0], b[1] - a[1]
        return (a[0] + t * dx - side * dy, a[1] + t * dy + side * dx)

    def hairpin(self):
        """A curve that turns back on itself, often with a handle of no length."""
        r, a, b = self.r, self.near(), self.near()
        side = r.choice([0.0, 0.0, 1e-6, 1e-3, 0.02])
        c1 = a if r.random() < 0.5 else self.along(a, b, r.uniform(0.5, 2.5), side)
        c2 = self.along(a, b, r.uniform(-1.5, 2.5), r.uniform(-side, side))
        if r.random() < 0.15:
            c2 = b
        return f"C {self.point(c1)} {self.point(c2)} {self.point(b)}", a, b

    def cusp(self):
        r = self.r
        a, b = self.near(), self.near()
        # The control points cross over: a cusp if the crossing halves both handles, a tight bend beside it.
        m = self.near()
        c1, c2 = self.along(a, m, 2), self.along(b, m, 2)
        k = r.choice([0, 0, 1e-9, 1e-6, 1e-4, 1e-2]) * 100
        c2 = (c2[0] + r.uniform(-k, k), c2[1] + r.uniform(-k, k))
        # An exact cusp: B'(t) = 0 at t = 1/2 if c1 - a, c2 - c1, b - c2 sum as 1 2 1.
        if r.random() < 0.5:
            c2 = self.along(c1, ((a[0] + 0), (a[1] + 0)), 0.0)
            u = (c1[0] - a[0], c1[1] - a[1])
            v = (r.uniform(-60, 60), r.uniform(-60, 60))
            c2 = (c1[0] - (u[0] + v[0]) / 2, c1[1] - (u[1] + v[1]) / 2)
            b = (c2[0] + v[0], c2[1] + v[1])
        return f"C {self.point(c1)} {self.point(c2)} {self.point(b)}", a, b

    def loop(self):
        a, b = self.near(), self.near()
        m = self.near()
        return f"C {self.point(self.along(a, m, self.r.uniform(2, 4)))} " \
               f"{self.point(self.along(b, m, self.r.uniform(2, 4)))} {self.point(b)}", a, b

    def sliver(self):
        r, a, b = self.r, self.near(), self.near()
        thin = 10 ** r.uniform(-8, -1.5)
        out = [self.along(a, b, t, thin * r.uniform(-1, 1)) for t in (0.3, 0.7)]
        back = [self.along(a, b, t, thin * r.uniform(-1, 1)) for t in (0.7, 0.3)]
        text = f"C {' '.join(map(self.point, out))} {self.point(b)} C {' '.join(map(self.point, back))} {self.point(a)}"
        return text, a, a

    def polygon(self):
        points = [self.near() for _ in range(self.r.randint(3, 9))]
        if self.r.random() < 0.4:
            points = [(round(x / 20) * 20, round(y / 20) * 20) for x, y in points]
        return " ".join(f"L {self.point(p)}" for p in points[1:]), points[0], points[-1]

    def curves(self):
        points = [self.near() for _ in range(7)]
        return f"C {' '.join(map(self.point, points[1:4]))} C {' '.join(map(self.point, points[4:7]))}", points[0], points[6]

    def quadratic(self):
        points = [self.near() for _ in range(5)]
        if self.r.random() < 0.3:
            points[1] = self.along(points[0], points[2], self.r.uniform(-1, 2), self.r.choice([0, 1e-7, 1e-3]))
        return f"Q {' '.join(map(self.point, points[1:3]))} Q {' '.join(map(self.point, points[3:5]))}", points[0], points[4]

    def arcs(self):
        r, center = self.r, self.near()
        radius = r.uniform(5, 40)
        other = radius if r.random() < 0.6 else r.uniform(5, 40)
        start, sweep = r.uniform(-4, 4), r.choice([2 * math.pi, math.pi, r.uniform(-6, 6)])
        values = [float(self.number(center[0], 0)), float(self.number(center[1], 1)), radius * self.scale,
                  other * self.scale, r.choice([0.0, r.uniform(0, 3)]), start, sweep]
        begin = arc_points(values, np.array([0.0]))[0]
        self.raw_start = f"{float(begin[0])!r} {float(begin[1])!r}"
        return "A " + " ".join(map(repr, values)), None, None

    def path(self, maker, closed):
        text, start, _ = maker(self)
        first = self.raw_start if start is None else self.point(start)
        return f"M {first} {text}" + (" Z" if closed else "")


KINDS = {
    "hairpins": [Source.hairpin],
    "cusps": [Source.cusp],
    "loops": [Source.loop],
    "slivers": [Source.sliver],
    "decimals": [Source.polygon, Source.curves, Source.quadratic],
    "far": [Source.hairpin, Source.cusp, Source.loop, Source.sliver, Source.polygon, Source.curves, Source.arcs],
    "mixed": [Source.hairpin, Source.cusp, Source.loop, Source.sliver, Source.polygon, Source.curves, Source.quadratic,
              Source.arcs],
}


def chain(kind, number):
    """Returns a path and operations, each a list of fields."""
    source = Source(f"{kind} {number}")
    r = source.r
    if kind == "far":
        size = 10 ** r.uniform(-2, 1)
        source.decimals = max(source.decimals, 3 - round(math.log10(size)))
        source.scale, source.shift = size / 100, (r.choice([1, -1]) * 10 ** r.uniform(1, 6), 10 ** r.uniform(-2, 6))
    size = 100 * source.scale
    makers = KINDS[kind]

    def path():
        return " ".join(source.path(r.choice(makers), r.random() < 0.5) for _ in range(r.choice([1, 1, 1, 2, 3])))

    operations = []
    first = path()
    if r.random() < 0.25:
        pattern = [repr(size * r.uniform(0.02, 0.4)) for _ in range(r.choice([1, 2, 2, 3]))]
        operations.append(["dashed", ",".join(pattern), repr(r.choice([0.0, size * r.uniform(0, 1)]))])
    if r.random() < 0.6:
        cap, join = r.choice([("round", "round")] * 3 + [("butt", "miter"), ("square", "bevel"), ("butt", "round")])
        width = r.choice([0.5, 1, 2, 5, 20, 60]) * r.uniform(0.5, 1.5)
        if r.random() < 0.5:
            width = float(f"{width:.1g}")
        operations.append(["stroked", repr(width * source.scale), cap, join, "4", "", "0"])
    while len(operations) < 3 and (not operations or r.random() < 0.6):
        choice = r.random()
        rule = r.choice(["nz", "eo"])
        if choice < 0.6:
            operations.append([r.choice(list(BOOLEANS)), rule, path()])
        else:
            operations.append(["simplified", rule])
            if choice > 0.75:
                amount = size * r.choice([1e-3, 0.01, 0.05, 0.2]) * r.uniform(0.5, 1.5) * r.choice([1, -1])
                # An offset first simplifies, which may merge contours that are nearer than the accuracy.
                operations.append(["simplified", "nz"])
                operations.append(["offset", repr(amount), r.choice(["round", "round", "miter", "bevel"]), "4", "nz"])
    return first, operations


def run(program, chains):
    """Returns the lines of the results by the names of the chains."""
    text = "".join("\t".join([name, first] + sum(operations, [])) + "\n" for name, first, operations in chains)
    done = subprocess.run([program, "chains"], input=text, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    results = collections.defaultdict(list)
    for line in done.stdout.splitlines():
        fields = line.split("\t")
        if len(fields) == 3:
            results[fields[0]].append(fields[2])
    if done.returncode and len(chains) > 1:
        # It trapped or ran for too long: find out which.
        for chain in chains:
            results.update(run(program, [chain]))
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--cases", type=int, default=7000, help="of all kinds together")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first case")
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--wrong", help="where to write wrong cases")
    arguments = parser.parse_args()
    kinds = arguments.kinds.split(",")
    counts = {kind: collections.Counter() for kind in kinds}
    judge = Judge(np.random.default_rng(arguments.seed))
    wrong_file = open(arguments.wrong, "a") if arguments.wrong else None
    numbers = range(arguments.seed, arguments.seed + arguments.cases // len(kinds))
    for start in range(0, len(numbers), BATCH):
        for kind in kinds:
            chains = [(f"{kind}:{number}", *chain(kind, number)) for number in numbers[start:start + BATCH]]
            results = run(arguments.program, chains)
            for name, first, operations in chains:
                count = counts[kind]
                count["cases"] += 1
                before = Lines(first)
                texts = results[name]
                for index, operation in enumerate(operations):
                    count["operations"] += 1
                    if index >= len(texts) or texts[index].startswith("!"):
                        count["without result"] += 1
                        reasons = ["no result" if index >= len(texts) else texts[index]]
                    else:
                        result = Lines(texts[index])
                        reasons = judge.wrong(operation, before, result)
                        before = result
                        count["wrong"] += bool(reasons)
                    if reasons and wrong_file:
                        wrong_file.write("\t".join([f"{name}/{index} {operation[0]} {reasons[:2]}", first]
                                                   + sum(operations[:index + 1], [])) + "\n")
                        wrong_file.flush()
                    if reasons and (index >= len(texts) or texts[index].startswith("!")):
                        break
        if arguments.wrong:
            with open(arguments.wrong + ".counts", "w") as file:
                print_table(counts, file)
    print_table(counts, sys.stdout)


def print_table(counts, file):
    print("| kind | cases | operations | wrong | without result |\n|---|---|---|---|---|", file=file)
    for kind, count in counts.items():
        row = [count[key] for key in ("cases", "operations", "wrong", "without result")]
        print(f"| {kind} | " + " | ".join(f"{value:,}" for value in row) + " |", file=file)


if __name__ == "__main__":
    main()
