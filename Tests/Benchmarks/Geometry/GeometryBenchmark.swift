import Foundation
import GeometryOracle
import ShapeKit

/// Judges and times the geometry of ShapeKit. `compare.py` beside it runs all of it next to other libraries.
@main
struct GeometryBenchmark {
  static let usage = """
    usage: geometry-benchmark MODE [--pairs N] [--seed S] [--samples N] [--kind KIND,…] [--shrink N] [--file FILE]
                              [--form doubles|singles|fitted] [--tolerance T] [--repetitions N] [--threads N] [--lines N]
                              [--width W] [--join miter|round|bevel] [--results FILE] [--slivers W]

      judge     judges ShapeKit's booleans on N pairs of paths along scan lines and prints a table by kind; with
                --shrink, the first N failures as Swift source, made small. With --samples, judges at sample points and
                by areas and form instead. With --file, judges results read from there, and prints what is wrong with
                the first N
      composites
                judges expressions of 2 to 5 operations within each other on the paths of N pairs
      laws      judges expressions that must give the same region
      cases     judges ShapeKit on the cases of --file, one per line: name, `bool`, operation, rules (nz or eo) of both
                paths, both paths, separated by tabs; or seed, composite, vertices, error and two lists of points. With
                --results, judges the region of another engine's results, one per line: name, `bool`, operation, rule of
                the paths, rule of the result, path or `!`. With --slivers, also counts thin contours and prints each
      time-cases
                times each case of --file and prints its name, a tab and microseconds: the least of 3 calls or more
                that take 2 ms together, less the least of the same call on empty paths; `!` if there is no result
      show      prints the pair of --kind and --seed, and its composites, as Swift source
      kinds     prints the kind of each pair, one a line
      write     writes the pairs to --file, one path a line
      time      times each operation over the pairs of each kind, medians of --repetitions
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
      --slivers W      contours whose area is less than W of the diameter times their length are thin
      --lines N        at most so many scan lines per result, instead of 400 (10,000 for cases)

    """

  static func main() {
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
    switch arguments.mode {
    case .judge: judge(arguments)
    case .composites: ScanRun(arguments).judgeComposites()
    case .laws: ScanRun(arguments).judgeLaws()
    case .cases: judgeCases(arguments)
    case .timeCases: timeCases(arguments)
    case .show: showPair(arguments)
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

  private static func judge(_ arguments: Arguments) {
    if arguments.file == nil, arguments.samples == nil {
      ScanRun(arguments).judgePairs()
    } else {
      JudgeRun(arguments).run()
    }
  }
}
