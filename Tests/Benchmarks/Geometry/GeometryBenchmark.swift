import Foundation
import GeometryOracle
import ShapeCore

/// Judges and times the geometry of ShapeCore. `compare.py` in the same folder compares it with other libraries.
@main
struct GeometryBenchmark {
  static let usage = """
    usage: geometry-benchmark MODE [--pairs N] [--seed S] [--samples N] [--kind KIND,…] [--shrink N] [--file FILE]
                              [--form doubles|singles|fitted] [--tolerance T] [--repetitions N] [--threads N]
                              [--lines N] [--width W] [--join miter|round|bevel] [--results FILE] [--slivers W]

      judge     judges ShapeCore's booleans on N pairs of paths along scan lines and prints a table by kind; with
                --shrink, the first N failures as Swift source, made small. With --samples, judges at sample points and
                by areas and form instead. With --file, judges results from that file, and prints the errors of
                the first N
      composites
                judges nested expressions of 2 to 5 operations on the paths of N pairs
      chains    prints the results of chains of operations, one per line of --file (see `chains.c`)
      laws      judges expressions that must give the same region
      cases     judges ShapeCore on the cases of --file, one per line: name, `bool`, operation, rules (nz or eo) of both
                paths, both paths, separated by tabs; or seed, composite, vertices, error and two lists of points. With
                --results, judges the region of another engine's results, one per line: name, `bool`, operation, rule of
                the paths, rule of the result, path or `!`. With --slivers, also counts thin contours and prints each
      time-cases
                times each case of --file and prints its name, a tab and microseconds: the minimum of at least 3
                calls that take 2 ms in total, minus the minimum of the same call on empty paths; `!` if
                there is no result
      show      prints the pair of --kind and --seed, and its composites, as Swift source
      kinds     prints the kind of each pair, one per line
      write     writes the pairs to --file, one path per line
      time      times each operation over the pairs of each kind, medians of --repetitions
      grids     times two grids of 10,000 segments each, and bars across bars
      growth    times more and more segments, with their crossings counted
      near-circles, near-copies
                time more and more outlines that almost coincide
      strokes   times stroking and flattening the first paths of the pairs
      stroked-paths
                times stroking each path of --file, one per line in the format of `write`, and counts its contours

      --form singles   arcs as cubic curves and numbers rounded to single precision, for engines with single precision
      --form fitted    like singles, each pair moved and scaled into a square of 100 units
      --tolerance T    the share of the diameter by which an edge may be moved, instead of 1e-9
      --slivers W      contours whose area is less than W of the diameter times their length are thin
      --lines N        at most N scan lines per result, instead of 400 (10,000 for cases)

    """

  static func main() {
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
    switch arguments.mode {
    case .judge: judge(arguments)
    case .composites: ScanRun(arguments).judgeComposites()
    case .chains: runChains(arguments)
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
