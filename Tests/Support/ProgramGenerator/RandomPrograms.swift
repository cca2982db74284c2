import Foundation
import ShapeKit
import ShapeLanguage

/// The random programs that the tests take, as the environment says:
///
/// - `SHAPE_RANDOM_SEED`: the seed, 1 unless said. The same seed gives the same programs.
/// - `SHAPE_RANDOM_PROGRAMS`: how many, some 40 unless said, so that a run is short.
/// - `SHAPE_RANDOM_PAGES`: how many are painted by other programs, which takes seconds each; 6 unless said.
/// - `SHAPE_RANDOM_LAYERS`: how many programs of covered, cut and distant layers are painted; 60 unless said.
/// - `SHAPE_RANDOM_FIRST`: the number of the first, 0 unless said: a program that fails is looked at alone so.
public enum RandomPrograms {
  public static let seed = UInt64(setting("SHAPE_RANDOM_SEED") ?? 1)

  /// So many programs, unless a variable of the environment wants more or fewer.
  public static func programs(
    _ usual: Int, unless variable: String = "SHAPE_RANDOM_PROGRAMS",
    options: ProgramGenerator.Options = ProgramGenerator.Options()
  ) -> [GeneratedProgram] {
    let first = setting("SHAPE_RANDOM_FIRST") ?? 0
    let count = setting(variable) ?? usual
    let programs = (first..<first + count).map { ProgramGenerator.program($0, seed: seed, options: options) }
    let refused = programs.reduce(0) { $0 + $1.refusals.count }
    print("seed \(seed), programs \(first) to \(first + count - 1), thrown away \(refused) of \(refused + count)")
    return programs
  }

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}

extension GeneratedProgram.Shape {
  /// The size that it is designed for, and others at which it surely can be drawn.
  public func sizes(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Size] {
    [Size(design.width, design.height)]
      + (1..<count).map { _ in
        Size(Double.random(in: widths, using: &generator), Double.random(in: heights, using: &generator))
      }
  }
}
