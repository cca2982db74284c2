import ShapeCore
import ShapeLanguage
import TestSupport

/// The random programs of the tests. `SHAPE_SEED` selects other programs, and `SHAPE_FIRST=17 SHAPE_COUNT=1` only the
/// program with that number.
public enum RandomPrograms {
  public static let seed = RandomCases.seed()

  private struct Request: Hashable {
    var number: Int
    var options: ProgramGenerator.Options
  }

  /// Making a program takes a tenth of a second, because those that the compiler refuses are discarded.
  private static let made = Cache<Request, GeneratedProgram>()

  /// Returns as many programs as the tier requires.
  public static func programs(
    quick: Int, ci: Int, long: Int, options: ProgramGenerator.Options = ProgramGenerator.Options()
  ) -> [GeneratedProgram] {
    let first = RandomCases.first
    let count = RandomCases.count(quick: quick, ci: ci, long: long)
    let programs = (first..<first + count).map { number in
      made.value(for: Request(number: number, options: options)) {
        ProgramGenerator.program(number, seed: seed, options: options)
      }
    }
    let refused = programs.reduce(0) { $0 + $1.refusals.count }
    print("SHAPE_SEED=\(seed), programs \(first) to \(first + count - 1), \(refused) of \(refused + count) refused")
    return programs
  }
}

extension GeneratedProgram.Shape {
  /// Returns its design size, and others at which it surely can be drawn.
  public func sizes(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Size] {
    [Size(design.width, design.height)]
      + (1..<count).map { _ in
        Size(Double.random(in: widths, using: &generator), Double.random(in: heights, using: &generator))
      }
  }
}
