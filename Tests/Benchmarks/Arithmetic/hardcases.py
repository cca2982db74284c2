#!/usr/bin/env python3
"""Writes Tests/ShapeCoreTests/Arithmetic/HardCase.swift: arguments whose results are hard to round, with those results.

    python3 Tests/Benchmarks/Arithmetic/hardcases.py > Tests/ShapeCoreTests/Arithmetic/HardCase.swift

Of many random arguments it takes those whose exact result is nearest to the middle between two numbers, and adds known ones.
Needs gmpy2, a package of PyPI with MPFR.
"""

import math
import random

import gmpy2
from gmpy2 import mpfr

gmpy2.get_context().precision = 2400
random.seed(1)


def wide(low, high):
    return random.choice((-1, 1)) * math.ldexp(random.uniform(1, 2), random.randint(low, high))


def narrow(low, high):
    return lambda: (random.uniform(low, high), 0.0)


HUGE = [(float.fromhex(x), 0.0) for x in ("0x1.6ac5b262ca1ffp849", "0x1.fffffffffffffp1023", "0x1.52f4f5c8b7c5cp53")]
HUGE += [(1e22, 0.0), (math.pi * (1 + 2**-50), 0.0), (1e-9, 0.0)]
FUNCTIONS = {
    "sine": (gmpy2.sin, [narrow(-7, 7), lambda: (wide(-20, 1023), 0.0)], HUGE),
    "cosine": (gmpy2.cos, [narrow(-7, 7), lambda: (wide(-20, 1023), 0.0)], HUGE),
    "tangent": (gmpy2.tan, [narrow(-7, 7), lambda: (wide(-20, 1023), 0.0)], HUGE),
    "arcSine": (gmpy2.asin, [narrow(-1, 1)], [(1 - 2**-53, 0.0), (0.5, 0.0), (1e-9, 0.0)]),
    "arcCosine": (gmpy2.acos, [narrow(-1, 1)], [(1 - 2**-53, 0.0), (0.5, 0.0), (2**-53 - 1, 0.0)]),
    "arcTangent": (gmpy2.atan, [narrow(-6, 6), lambda: (wide(-30, 60), 0.0)], [(1.0, 0.0), (5 / 32, 0.0)]),
    "direction": (gmpy2.atan2, [lambda: (wide(-4, 4), wide(-4, 4)), lambda: (wide(-1000, -900), wide(-1000, -900))],
                  [(1.0, 1.0), (1e-300, -1.0), (2**-1022, 2**-451)]),
    "power": (lambda x, y: x**y, [lambda: (random.uniform(0, 10), random.uniform(-300, 300)),
                                  lambda: (random.uniform(0.999, 1.001), random.uniform(-5e5, 5e5))],
              [(0.5, 1073.5), (math.e, 709.0), (1 + 2**-52, 1e17), (1 - 2**-53, -1e18), (2.2e-308, 0.99), (5e-324, 0.3)]),
    "cubeRoot": (gmpy2.cbrt, [lambda: (wide(-1022, 1023), 0.0)], [(5e-324, 0.0), (2.0, 0.0)]),
    "hypotenuse": (lambda x, y: gmpy2.sqrt(x * x + y * y), [lambda: (wide(-4, 4), wide(-4, 4)), lambda: (wide(-1020, -1000), wide(-1020, -1000))],
                   [(1.0, 1.0), (1e300, 1e300)]),
}

print("""/// Arguments whose results are hard to round, and the correctly rounded results by MPFR. Written by
/// `Tests/Benchmarks/Arithmetic/hardcases.py`.
struct HardCase: Sendable {
  let x: Double
  let y: Double
  let result: Double

  private init(_ x: Double, _ y: Double, _ result: Double) {
    (self.x, self.y, self.result) = (x, y, result)
  }

  static let all: [(String, [HardCase])] = [""")
for name, (function, sources, known) in FUNCTIONS.items():
    two = name in ("direction", "power", "hypotenuse")

    def exact(pair):
        return function(mpfr(pair[0]), mpfr(pair[1])) if two else function(mpfr(pair[0]))

    def distance(pair):
        value = exact(pair)
        rounded = float(value)
        if rounded == 0 or math.isinf(rounded):
            return 1
        return abs(abs((value - mpfr(rounded)) / mpfr(math.ulp(rounded))) - 0.5)

    found = []
    for source in sources:
        gmpy2.get_context().precision = 200 if name not in ("sine", "cosine", "tangent") or source is sources[0] else 1400
        found += sorted((source() for _ in range(20000 if source is sources[0] else 3000)), key=distance)[:8]
    gmpy2.get_context().precision = 2400
    print(f'    ("{name}", [')
    for pair in found + known:
        texts = [float(v).hex().replace("p+", "p").replace("0x0.0p0", "0") for v in (*pair, float(exact(pair)))]
        print(f'      HardCase({", ".join(texts)}),')
    print("    ]),")
print("  ]\n}")
