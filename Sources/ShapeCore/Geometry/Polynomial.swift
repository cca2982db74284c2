/// Returns the real roots of a t² + b t + c, in no order. A double root is omitted, because the sign doesn't change
/// there. Returns nothing if the coefficients are not finite or all 0.
///
/// The root that would lose digits by cancellation is computed from the product of both.
func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> (Double?, Double?) {
  let largest = max(abs(a), abs(b), abs(c))
  // Scale the coefficients: their squares would overflow or vanish.
  if largest.isFinite, largest > 1e140 || largest < 1e-140 && largest > 0 {
    let unit = Double(sign: .plus, exponent: Int(largest.exponent), significand: 1)
    return quadraticRoots(a / unit, b / unit, c / unit)
  }
  let discriminant = b * b - 4 * a * c
  guard discriminant > 0 else { return (nil, nil) }
  let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  let first = c / q
  // If `a` is tiny, the other root is at infinity.
  let second = q / a
  return (first.isFinite ? first : nil, second.isFinite ? second : nil)
}

/// A polynomial on 0...1 in Bernstein form. Its graph is in the convex hull of its coefficients.
struct BernsteinPolynomial {
  var coefficients: [Double]

  var degree: Int { coefficients.count - 1 }

  static func * (a: BernsteinPolynomial, b: BernsteinPolynomial) -> BernsteinPolynomial {
    let binomialsA = binomials(a.degree)
    let binomialsB = binomials(b.degree)
    let binomialsProduct = binomials(a.degree + b.degree)
    var product = [Double](repeating: 0, count: a.degree + b.degree + 1)
    for i in a.coefficients.indices {
      for j in b.coefficients.indices {
        product[i + j] += binomialsA[i] * a.coefficients[i] * binomialsB[j] * b.coefficients[j]
      }
    }
    for k in product.indices { product[k] /= binomialsProduct[k] }
    return BernsteinPolynomial(coefficients: product)
  }

  /// Returns the sum of two polynomials of the same degree.
  static func + (a: BernsteinPolynomial, b: BernsteinPolynomial) -> BernsteinPolynomial {
    BernsteinPolynomial(coefficients: zip(a.coefficients, b.coefficients).map { $0 + $1 })
  }

  /// Returns the difference of two polynomials of the same degree.
  static func - (a: BernsteinPolynomial, b: BernsteinPolynomial) -> BernsteinPolynomial {
    BernsteinPolynomial(coefficients: zip(a.coefficients, b.coefficients).map { $0 - $1 })
  }

  static func * (a: BernsteinPolynomial, factor: Double) -> BernsteinPolynomial {
    BernsteinPolynomial(coefficients: a.coefficients.map { $0 * factor })
  }

  /// Returns the same polynomial with a higher degree.
  func elevated(to degree: Int) -> BernsteinPolynomial {
    let missing = degree - self.degree
    return missing > 0 ? self * BernsteinPolynomial(coefficients: [Double](repeating: 1, count: missing + 1)) : self
  }

  /// Returns where the polynomial changes its sign in 0...1, in order, to about 1e-15. Of roots closer together than
  /// 1e-12, it returns one. Returns nothing if a coefficient is not finite.
  func signChanges() -> [Double] {
    guard coefficients.allSatisfy({ $0.isFinite }) else { return [] }
    var found: [Double] = []
    collectSignChanges(from: 0, to: 1, depth: 0, into: &found)
    return found
  }

  private func collectSignChanges(from low: Double, to high: Double, depth: Int, into found: inout [Double]) {
    // Descartes: the number of roots is the number of sign changes of the coefficients, or less by an even number.
    let changes = coefficientSignChanges
    guard changes > 0, found.count < degree else { return }
    if changes == 1 || depth == 40 {
      found.append(singleRoot(from: low, to: high))
      return
    }
    let (left, right) = halves
    let middle = (low + high) / 2
    left.collectSignChanges(from: low, to: middle, depth: depth + 1, into: &found)
    // A root exactly in the middle is in neither half.
    if left.coefficients[degree] == 0, left.lastSign * right.firstSign < 0 { found.append(middle) }
    right.collectSignChanges(from: middle, to: high, depth: depth + 1, into: &found)
  }

  private var firstSign: Double { coefficients.first { $0 != 0 }?.sign.factor ?? 0 }

  private var lastSign: Double { coefficients.last { $0 != 0 }?.sign.factor ?? 0 }

  private var coefficientSignChanges: Int {
    var changes = 0
    var last = 0.0
    for coefficient in coefficients where coefficient != 0 {
      if last * coefficient.sign.factor < 0 { changes += 1 }
      last = coefficient.sign.factor
    }
    return changes
  }

  /// Returns the single root of a polynomial whose ends have different signs, mapped from 0...1 to an interval.
  private func singleRoot(from low: Double, to high: Double) -> Double {
    let binomials = binomials(degree)
    let weighted = zip(coefficients, binomials).map { $0 * $1 }
    let root = signChange(from: (0, coefficients[0]), to: (1, coefficients[degree]), startsNegative: firstSign < 0) {
      t in
      // Horner's method in t / (1 - t), times the power of 1 - t.
      let s = 1 - t
      var (sum, power) = (weighted[0], t)
      for coefficient in weighted.dropFirst() {
        sum = sum * s + coefficient * power
        power *= t
      }
      return sum
    }
    return low + (high - low) * root
  }

  /// The polynomial over each half of the interval, by de Casteljau's algorithm.
  private var halves: (BernsteinPolynomial, BernsteinPolynomial) {
    var left: [Double] = []
    var level = coefficients
    for count in stride(from: degree, through: 0, by: -1) {
      left.append(level[0])
      for i in 0..<count { level[i] = (level[i] + level[i + 1]) / 2 }
    }
    // After the algorithm, `level` has the last point of each row: the coefficients of the right half.
    return (BernsteinPolynomial(coefficients: left), BernsteinPolynomial(coefficients: level))
  }
}

extension FloatingPointSign {
  fileprivate var factor: Double {
    switch self {
    case .plus: 1
    case .minus: -1
    }
  }
}

private func binomials(_ n: Int) -> [Double] {
  var row = [1.0]
  for k in 0..<n { row.append(row[k] * Double(n - k) / Double(k + 1)) }
  return row
}
