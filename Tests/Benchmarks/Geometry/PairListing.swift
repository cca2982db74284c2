import GeometryOracle
import ShapeCore

/// Prints the pair of a kind and a seed, the third base path that composites may have, and the composites, as Swift
/// source.
func showPair(_ arguments: Arguments) {
  let pair = arguments.pair(0)
  let bases = BaseSet(pair)
  print("// \(pair.kind), seed \(pair.seed)")
  for (name, path) in zip(["a", "b", "c"], bases.paths) { print("let \(name) = \(path.swiftLiteral)") }
  print("// composites:")
  for composite in Composite.composites(of: bases) { print("// \(composite)") }
}
