import Foundation
@_spi(Generated) import ShapeCore
import TestSupport

/// Runs the elementary functions of `ShapeCore`, for `measure.py`:
///
///     arithmetic-benchmark results FUNCTION COUNT
///     arithmetic-benchmark times
///
/// `results` writes three numbers of 8 bytes for each of COUNT random arguments: the argument, the second argument or 0, and the
/// result. `times` prints a line for each function: its name, and the nanoseconds of a call of it and of the C library's.
enum Arguments {
  case near(Double), wide(Int, Int), between(Double, Double), tiny

  func number(_ random: inout RandomSource) -> Double {
    switch self {
    case .near(let size): return random.number(-size...size)
    case .between(let low, let high): return random.number(low...high)
    case .wide(let low, let high):
      let significand = random.number(1...2)
      return Double(
        sign: random.chance(50) ? .plus : .minus, exponent: random.whole(low...high), significand: significand)
    case .tiny: return Double(bitPattern: random.next() >> UInt64(random.whole(1...20)) & 0x003F_FFFF_FFFF_FFFF)
    }
  }
}

struct Function: Sendable {
  let name: String
  let ours: @Sendable (Double, Double) -> Double
  let theirs: @Sendable (Double, Double) -> Double
  /// Pairs from which results take arguments in turn. Times take the first.
  let arguments: [(Arguments, Arguments)]

  static let all = [
    Function(
      name: "sine", ours: { x, _ in Mathematics.sine(x) }, theirs: { x, _ in sin(x) },
      arguments: [(.near(7), .near(1)), (.wide(-30, 30), .near(1)), (.wide(-300, 1023), .near(1))]),
    Function(
      name: "cosine", ours: { x, _ in Mathematics.cosine(x) }, theirs: { x, _ in cos(x) },
      arguments: [(.near(7), .near(1)), (.wide(-30, 30), .near(1)), (.wide(-300, 1023), .near(1))]),
    Function(
      name: "tangent", ours: { x, _ in Mathematics.tangent(x) }, theirs: { x, _ in tan(x) },
      arguments: [(.near(7), .near(1)), (.wide(-30, 30), .near(1)), (.wide(-300, 1023), .near(1))]),
    Function(
      name: "arcSine", ours: { x, _ in Mathematics.arcSine(x) }, theirs: { x, _ in asin(x) },
      arguments: [(.near(1), .near(1)), (.wide(-30, -1), .near(1))]),
    Function(
      name: "arcCosine", ours: { x, _ in Mathematics.arcCosine(x) }, theirs: { x, _ in acos(x) },
      arguments: [(.near(1), .near(1)), (.wide(-30, -1), .near(1))]),
    Function(
      name: "arcTangent", ours: { x, _ in Mathematics.arcTangent(x) }, theirs: { x, _ in atan(x) },
      arguments: [(.near(5), .near(1)), (.wide(-30, 30), .near(1)), (.near(1), .near(1))]),
    Function(
      name: "direction", ours: { Mathematics.arcTangent(y: $0, x: $1) }, theirs: { atan2($0, $1) },
      arguments: [
        (.near(5), .near(5)), (.wide(-30, 30), .wide(-30, 30)), (.wide(-1022, 1023), .wide(-1022, 1023)),
        (.tiny, .tiny),
      ]),
    Function(
      name: "power", ours: { Mathematics.power($0, $1) }, theirs: { pow($0, $1) },
      arguments: [
        (.between(0, 10), .near(5)), (.between(0, 10), .near(300)), (.between(0.99, 1.01), .near(70000)),
        (.between(1 - 1e-9, 1 + 1e-9), .near(1e11)),
        (.between(0, 1), .between(2.3, 2.5)), (.tiny, .near(1)),
      ]),
    Function(
      name: "cubeRoot", ours: { x, _ in Mathematics.cubeRoot(x) }, theirs: { x, _ in cbrt(x) },
      arguments: [(.near(10), .near(1)), (.wide(-1022, 1023), .near(1)), (.tiny, .near(1))]),
    Function(
      name: "hypotenuse", ours: { Mathematics.hypotenuse($0, $1) }, theirs: { hypot($0, $1) },
      arguments: [
        (.near(10), .near(10)), (.wide(-30, 30), .wide(-30, 30)), (.wide(-1022, 1022), .wide(-1022, 1022)),
        (.tiny, .tiny),
      ]),
    Function(
      name: "remainder", ours: { Mathematics.remainder($0, $1) }, theirs: { fmod($0, $1) },
      arguments: [
        (.near(1000), .between(1, 10)), (.wide(-30, 30), .wide(-30, 30)), (.wide(-1022, 1023), .wide(-1022, 1023)),
        (.tiny, .tiny),
      ]),
  ]

  /// Writes arguments and results to standard output.
  func write(_ count: Int) {
    var random = RandomSource(seed: 1)
    var numbers: [Double] = []
    for index in 0..<count {
      let (first, second) = arguments[index % arguments.count]
      let (x, y) = (first.number(&random), second.number(&random))
      numbers += [x, y, ours(x, y)]
      if numbers.count >= 30_000 || index == count - 1 {
        numbers.withUnsafeBytes { FileHandle.standardOutput.write(Data($0)) }
        numbers.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Returns the nanoseconds of a call: the least of many runs, which other programs disturb least.
  func nanoseconds(_ call: (Double, Double) -> Double) -> Double {
    var random = RandomSource(seed: 1)
    let numbers = (0..<4096).map { _ in (arguments[0].0.number(&random), arguments[0].1.number(&random)) }
    var least = Double.infinity
    var sum = 0.0
    for _ in 0..<2000 {
      let start = DispatchTime.now().uptimeNanoseconds
      for (x, y) in numbers { sum += call(x, y) }
      least = min(least, Double(DispatchTime.now().uptimeNanoseconds - start) / Double(numbers.count))
    }
    // The sum is used, so that no call is omitted.
    return sum == 0.125 ? least.nextUp : least
  }
}

let words = CommandLine.arguments.dropFirst()
if words.first == "results", words.count == 3, let count = words.last.flatMap({ Int($0) }),
  let function = Function.all.first(where: { $0.name == words.dropFirst().first })
{
  function.write(count)
} else if words == ["times"] {
  for function in Function.all {
    print(function.name, function.nanoseconds(function.ours), function.nanoseconds(function.theirs))
  }
} else {
  print("usage: arithmetic-benchmark results FUNCTION COUNT | times")
  exit(2)
}
