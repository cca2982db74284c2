/// A sum of multiples of terms that is nearly equal to a term: `value = constant + factors · atoms ± error`.
struct LinearForm: Sendable {
  var constant: Double
  /// The atoms and their factors, none of which is 0.
  var factors: [(atom: TermID, factor: Double)]
  /// The largest difference of the form and the value, because operations round.
  var error: Double

  init(constant: Double) { (self.constant, factors, error) = (constant, [], 0) }
  init(atom: TermID) { (constant, factors, error) = (0, [(atom, 1)], 0) }

  func factor(of atom: TermID) -> Double { factors.first { $0.atom == atom }?.factor ?? 0 }

  /// The share of the sum of all parts that rounding can cost in one operation, with the arithmetic of the forms themselves.
  static let rounding = 0x1p-50

  /// Adds a multiple of another form.
  /// - Parameter atoms: The values of atoms, for what rounding can cost.
  mutating func add(_ other: LinearForm, times scale: Double, _ atoms: (TermID) -> Interval) {
    let isExact =
      scale.isSimple && isSimple && other.isSimple && (constant == 0 || other.constant == 0 || hasSimpleConstant)
    if !isExact || !other.hasSimpleConstant && scale.magnitude != 1 {
      error += (self.scale(atoms) + scale.magnitude * other.scale(atoms)) * Self.rounding
    }
    add(other, times: scale)
  }

  private var isSimple: Bool { factors.allSatisfy { $0.factor.isSimple } }
  private var hasSimpleConstant: Bool { constant.isSimple }

  /// Whether the form surely is negative, or not positive if it is known not to be 0.
  func isNegative(_ atoms: (TermID) -> Interval, isStrict: Bool) -> Bool {
    let most = values(atoms).high
    // A sum of two numbers has the right sign. More are rounded.
    let parts = factors.count + (constant == 0 ? 0 : 1)
    if parts <= 2, error == 0, factors.allSatisfy({ $0.factor.isPowerOfTwo || $0.factor.magnitude == 1 }) {
      return most < 0 || most == 0 && isStrict
    }
    return most + error + 4 * scale(atoms) * Self.rounding < 0
  }

  private mutating func add(_ other: LinearForm, times scale: Double) {
    constant += other.constant * scale
    error += other.error * scale.magnitude
    for (atom, factor) in other.factors {
      if let place = factors.firstIndex(where: { $0.atom == atom }) {
        let sum = factors[place].factor + factor * scale
        if sum == 0 { factors.remove(at: place) } else { factors[place].factor = sum }
      } else {
        factors.append((atom, factor * scale))
      }
    }
  }

  /// The values of the form where its atoms have some values, without the error.
  func values(_ atoms: (TermID) -> Interval) -> Interval {
    var result = Interval(constant)
    for (atom, factor) in factors { result = result + atoms(atom) * Interval(factor) }
    return result
  }

  /// The sum of the absolute values of its parts, which limits what rounding does.
  func scale(_ atoms: (TermID) -> Interval) -> Double {
    factors.reduce(constant.magnitude) { $0 + $1.factor.magnitude * atoms($1.atom).magnitude }
  }
}

/// A form that isn't negative.
struct LinearFact: Sendable {
  var form: LinearForm
  /// Whether it isn't 0 either.
  var isStrict: Bool
}

extension Double {
  /// Whether sums and products with such numbers are exact: a multiple of 1/1024, not too large.
  fileprivate var isSimple: Bool { magnitude < 0x1p20 && (self * 1024).rounded() == self * 1024 }

  /// Whether a product with the number is never rounded, apart from underflow.
  var isPowerOfTwo: Bool { self != 0 && isFinite && significandBitPattern == 0 }
}
