import ShapeCore

/// Whether a point is inside a region, for each combination of up to four base paths around it.
package struct TruthTable: Hashable, Sendable {
  /// Bit i is the answer for points inside exactly those paths whose bits are set in i.
  private let bits: UInt16

  private init(bits: UInt16) { self.bits = bits }

  /// Creates the region of one of the base paths.
  package init(path index: Int) {
    let patterns: [UInt16] = [0xAAAA, 0xCCCC, 0xF0F0, 0xFF00]
    self.init(bits: patterns[index])
  }

  @inline(__always)
  func isInside(_ paths: UInt16) -> Bool { (bits >> paths) & 1 != 0 }

  /// Returns the region that an operation makes of this one and another.
  package func combined(with other: TruthTable, _ operation: BooleanOperation) -> TruthTable {
    switch operation {
    case .union: TruthTable(bits: bits | other.bits)
    case .intersection: TruthTable(bits: bits & other.bits)
    case .subtracting: TruthTable(bits: bits & ~other.bits)
    case .symmetricDifference: TruthTable(bits: bits ^ other.bits)
    case .simplified: self
    }
  }
}
