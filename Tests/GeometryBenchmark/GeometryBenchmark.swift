import Foundation
import GeometryOracle
import ShapeKit

/// Judges and times the geometry of ShapeKit. `compare.py` beside it runs all of it next to other libraries.
@main
struct GeometryBenchmark {
  static let usage = """
    usage: geometry-benchmark MODE [--pairs N] [--seed S] [--samples N] [--kind KIND] [--shrink N] [--file FILE]

      judge       judges ShapeKit's booleans on N pairs of paths and prints a table by kind; with --shrink, the
                  first N failures as Swift source, made small
      show        prints the pair of --kind and --seed as Swift source

    """

  static func main() {
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
    switch arguments.mode {
    case .judge: JudgeRun(arguments).run()
    case .show:
      let pair = arguments.pair(0)
      print("// \(pair.kind), seed \(pair.seed)")
      print("let a = \(pair.first.swiftLiteral)\nlet b = \(pair.second.swiftLiteral)")
    }
  }
}
