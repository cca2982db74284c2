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


def show(name, values, columns):
    print(f"// {name}")
    texts = [literal(value) for value in values]
    for i in range(0, len(texts), columns):
        print("    " + ", ".join(texts[i : i + columns]) + ",")


def polynomial(name, function, weight, low, high, count):
    # At 0 the functions are quotients of zeros.
    coefficients, error = remez(
        lambda x: function(x if abs(x) > mpf(10) ** -25 else mpf(10) ** -25), weight, mpf(low), mpf(high), count)
    show(f"{name}, error 2^{mp.nstr(mp.log(error, 2), 4)}", coefficients, 4)


def multiple(value, exponent):
    """Returns the multiple of 2^exponent that is nearest to value."""
    return mp.nint(value / mpf(2) ** exponent) * mpf(2) ** exponent


def parts(value, exponent=None):
    """Returns the nearest Double, or the nearest multiple of 2^exponent, and the rest."""
    first = mpf(float(value)) if exponent is None else multiple(value, exponent)
    return [first, value - first]


def number(bits):
    return mpf(struct.unpack("<d", struct.pack("<Q", bits))[0])


def polynomials():
    """Each is for the square of the argument, or for the argument of a logarithm or an exponential function."""
    tiny = mpf(10) ** -9
    root = mp.sqrt
    quarter = (mp.pi / 4) ** 2 * (1 + mpf(2) ** -20)
    polynomial("sine", lambda z: (mp.sin(root(z)) / root(z) - 1) / z, lambda z: z + tiny, 0, quarter, 6)
    polynomial("cosine", lambda z: (mp.cos(root(z)) - 1 + z / 2) / z**2, lambda z: z**2 + tiny, 0, quarter, 6)
    polynomial("arc sine", lambda z: (mp.asin(root(z)) / root(z) - 1) / z, lambda z: z + tiny, 0, 0.25, 13)
    polynomial("arc tangent", lambda z: (mp.atan(root(z)) / root(z) - 1) / z, lambda z: z + tiny, 0, (5 / 32) ** 2, 7)
    widest = mpf(1) / 64 + mpf(1) / 700
    polynomial("logarithm", lambda r: (mp.log1p(r) - r + r**2 / 2) / r**3, lambda r: 1, -widest, widest, 8)
    widest = mp.log(2) / 63
    polynomial("exponential function", lambda r: (mp.expm1(r) - r) / r**2, lambda r: 1, -widest, widest, 5)
    polynomial("cube root", mp.cbrt, lambda x: 1 / mp.cbrt(x), 1, 2, 5)


def tables():
    show("pi / 2, the first part with 33 bits", parts(mp.pi / 2, -32), 2)
    show("pi / 2", parts(mp.pi / 2), 2)
    show("2 / pi", [2 / mp.pi], 1)
    show("cube roots of 2 and 4", [mp.cbrt(2), mp.cbrt(4)], 2)
    show("arc tangents of sixteenths", [part for i in range(3, 17) for part in parts(mp.atan(mpf(i) / 16))], 4)
    show("log(2)", parts(mp.log(2), -42), 2)
    show("log(2) / 32, and its inverse", parts(mp.log(2) / 32, -42) + [32 / mp.log(2)], 3)
    logarithms = []
    for i in range(32):
        low, high = (number(0x3FE6400000000000 + (j << 47)) for j in (i, i + 1))
        inverse = mpf(1) if low < 1 < high else multiple(2 / (low + high), -9)
        logarithms += [inverse, *parts(-mp.log(inverse), -42)]
    show("logarithms", logarithms, 3)
    powers = [parts(mpf(2) ** (mpf(i) / 32)) for i in range(32)]
    show("powers of 2", [part for power, rest in powers for part in (power, rest / power)], 4)


def bits_of_two_over_pi():
    with mp.workprec(1400):
        bits = int(mp.floor(2 / mp.pi * mpf(2) ** 1216))
    print("// the bits of 2 / pi")
    texts = [f"0x{bits >> (1216 - 64 * (i + 1)) & (2**64 - 1):016x}" for i in range(19)]
    for i in range(0, 19, 5):
        print("    " + ", ".join(texts[i : i + 5]) + ",")


polynomials()
tables()
bits_of_two_over_pi()
