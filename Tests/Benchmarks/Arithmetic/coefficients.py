#!/usr/bin/env python3
"""Derives the polynomials and tables of Sources/ShapeCore/Arithmetic, and prints them as Swift literals.

    python3 Tests/Benchmarks/Arithmetic/coefficients.py

The polynomials are minimax for the error that their use weighs, found by the Remez exchange in 150 digits, and then rounded
to Double. Needs mpmath, a package of PyPI.
"""

import struct

from mpmath import mp, mpf

mp.dps = 150


def remez(function, weight, low, high, count):
    """Returns the coefficients of the polynomial that minimizes the largest weight(x) * |p(x) - function(x)|."""
    middle, half = (low + high) / 2, (high - low) / 2
    points = [middle - half * mp.cos(mp.pi * i / count) for i in range(count + 1)]
    for _ in range(12):
        rows = [[x**k for k in range(count)] + [(-1) ** i / weight(x)] for i, x in enumerate(points)]
        solution = mp.lu_solve(mp.matrix(rows), mp.matrix([function(x) for x in points]))
        coefficients = list(solution)[:count]

        def error(x):
            return weight(x) * (mp.polyval(coefficients[::-1], x) - function(x))

        # The largest error between two changes of its sign.
        grid = [middle - half * mp.cos(mp.pi * i / (40 * count)) for i in range(40 * count + 1)]
        values = [error(x) for x in grid]
        extremes = [0]
        for i in range(1, len(grid)):
            if values[i] * values[extremes[-1]] > 0:
                if abs(values[i]) > abs(values[extremes[-1]]):
                    extremes[-1] = i
            elif values[i] != 0:
                extremes.append(i)
        if len(extremes) != count + 1:
            break
        points = [grid[i] for i in extremes]
    return coefficients, max(abs(value) for value in values)


def literal(value):
    """Returns the nearest Double as a hexadecimal literal of Swift."""
    text = float(value).hex().replace("0x1.0000000000000p", "0x1p")
    if "." in text:
        digits, exponent = text.split("p")
        text = digits.rstrip("0") + "p" + exponent
    return text.replace("p+", "p")


def show(name, values):
    print(f"// {name}")
    texts = [literal(value) for value in values]
    for i in range(0, len(texts), 4):
        print("    " + ", ".join(texts[i : i + 4]) + ",")


def polynomial(name, function, weight, low, high, count):
    # At 0 the functions are quotients of zeros.
    coefficients, error = remez(lambda x: function(x if abs(x) > mpf(10) ** -25 else mpf(10) ** -25), weight, mpf(low), mpf(high), count)
    show(f"{name}: error 2^{mp.nstr(mp.log(error, 2), 4)}", coefficients)


def root(z):
    return mp.sqrt(z)



def table(name, values, each):
    print(f"// {name}")
    texts = [literal(value) for value in values]
    for i in range(0, len(texts), each):
        print("    " + ", ".join(texts[i : i + each]) + ",")


def high(value, exponent):
    """Returns the multiple of 2^exponent that is nearest to value."""
    return mp.nint(value / mpf(2) ** exponent) * mpf(2) ** exponent


def pair(value):
    """Returns the nearest Double and the rest."""
    return [mpf(float(value)), value - mpf(float(value))]


quarter = (mp.pi / 4) ** 2 * (1 + mpf(2) ** -20)
tiny = mpf(10) ** -9
polynomial("sine", lambda z: (mp.sin(root(z)) / root(z) - 1) / z, lambda z: z + tiny, 0, quarter, 6)
polynomial("cosine", lambda z: (mp.cos(root(z)) - 1 + z / 2) / z**2, lambda z: z**2 + tiny, 0, quarter, 6)
polynomial("arc sine", lambda z: (mp.asin(root(z)) / root(z) - 1) / z, lambda z: z + tiny, 0, mpf(1) / 4, 13)
polynomial("arc tangent", lambda z: (mp.atan(root(z)) / root(z) - 1) / z, lambda z: z + tiny, 0, (mpf(5) / 32) ** 2, 7)
widest = mpf(1) / 64 + mpf(1) / 700
polynomial("logarithm", lambda r: (mp.log1p(r) - r + r**2 / 2) / r**3, lambda r: 1, -widest, widest, 8)
polynomial("exponential", lambda r: (mp.expm1(r) - r) / r**2, lambda r: 1, -mp.log(2) / 63, mp.log(2) / 63, 5)
polynomial("cube root", mp.cbrt, lambda x: 1 / mp.cbrt(x), 1, 2, 5)

rest = mp.pi / 2
first = high(rest, -32)
table("pi / 2, the first part with 33 bits", [first, rest - first], 2)
table("pi / 2", pair(mp.pi / 2), 2)
table("2 / pi", [2 / mp.pi], 1)
table("cube roots of 2 and 4", [mp.cbrt(2), mp.cbrt(4)], 2)
mp.prec = 1400
bits = int(mp.floor(2 / mp.pi * mpf(2) ** 1216))
print("// 2 / pi, bits")
texts = [f"0x{(bits >> (1216 - 64 * (i + 1))) & (2**64 - 1):016x}" for i in range(19)]
for i in range(0, 19, 5):
    print("    " + ", ".join(texts[i : i + 5]) + ",")
mp.dps = 150
table("arc tangents of sixteenths", sum((pair(mp.atan(mpf(i) / 16)) for i in range(3, 17)), []), 4)
ln2 = [high(mp.log(2), -42)]
ln2.append(mp.log(2) - ln2[0])
table("logarithm of 2", ln2, 2)
ln2 = [high(mp.log(2) / 32, -42)]
ln2.append(mp.log(2) / 32 - ln2[0])
table("logarithm of 2, / 32", ln2 + [32 / mp.log(2)], 3)
rows = []
OFFSET = 0x3FE6400000000000


def number(bits):
    return mpf(struct.unpack("<d", struct.pack("<Q", bits))[0])


for i in range(32):
    lo = number(OFFSET + (i << 47)); hi = number(OFFSET + ((i + 1) << 47))
    inv = high(2 / (lo + hi), -9)
    if lo < 1 < hi: inv = mpf(1)
    lg = high(-mp.log(inv), -42)
    rows += [inv, lg, -mp.log(inv) - lg]
table("logarithms", rows, 3)
rows = []
for i in range(32):
    v = mpf(2) ** (mpf(i) / 32)
    d = mpf(float(v))
    rows += [d, v / d - 1]
table("powers", rows, 4)
