@_spi(Generated) import ShapeCore

/// Returns the booleans of ShapeCore.
package func shapeKitEngine(_ boolean: BooleanCase, _ first: Path, _ second: Path) -> Path? {
  switch boolean.operation {
  case .union: first.union(second, rule: boolean.rule)
  case .intersection: first.intersection(second, rule: boolean.rule)
  case .subtracting: first.subtracting(second, rule: boolean.rule)
  case .symmetricDifference: first.symmetricDifference(second, rule: boolean.rule)
  case .simplified: first.simplified(rule: boolean.rule)
  }
}
