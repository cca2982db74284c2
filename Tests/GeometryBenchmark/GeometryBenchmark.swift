import Foundation
import GeometryOracle
import ShapeKit

/// Judges and times the geometry of ShapeKit. `compare.py` beside it runs all of it next to other libraries.
@main
struct GeometryBenchmark {
  static let usage = """
    usage: geometry-benchmark MODE [--pairs N] [--seed S] [--samples N] [--kind KIND] [--shrink N] [--file FILE]
                              [--form doubles|singles|fitted] [--tolerance T] [--rounds N]
                              [--width W] [--join miter|round|bevel]

      judge     judges ShapeKit's booleans on N pairs of paths and prints a table by kind; with --shrink, the first N
                failures as Swift source, made small. With --file, judges results read from there instead, and prints
                what is wrong with the first N
      show      prints the pair of --kind and --seed as Swift source
      kinds     prints the kind of each pair, one a line
      write     writes the pairs to --file, one path a line
      time      times each operation over the pairs of each kind, medians of --rounds
      grids     times two grids of 10,000 segments each, and bars across bars
      growth    times more and more segments, with their crossings counted
      near-circles, near-copies
                time more and more outlines that all but coincide
      strokes   times stroking and flattening the first paths of the pairs
      stroked-paths
                times stroking each path of --file, one a line as `write` writes them, and counts its contours

      --form singles   arcs as cubic curves and numbers rounded to single precision, for engines that have no more
      --form fitted    as singles, each pair moved and scaled into a square of 100 units
      --tolerance T    by how much of the diameter an edge may be moved, instead of 1e-9

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
    case .kinds: for index in 0..<arguments.pairs { print(arguments.pair(index).kind) }
    case .write: writePairs(arguments)
    case .time: timeBooleans(arguments)
    case .grids: timeGrids(arguments)
    case .growth: timeGrowth(arguments)
    case .nearCircles: timeNearCircles()
    case .nearCopies: timeNearCopies()
    case .strokes: timeStrokes(arguments)
    case .strokedPaths: timeStrokedPaths(arguments)
    }
  }
}
