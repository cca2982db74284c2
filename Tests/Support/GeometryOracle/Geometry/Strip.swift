/// A part of a slab with the integral of its lengths.
struct Strip {
  let slab: Slab
  /// The part of the slab, as fractions after the substitution.
  let range: (Double, Double)
  private(set) var integral = SIMD8<Double>()
  private(set) var error = 0.0
  /// The place to cut: where pieces cross, else in the middle.
  private var cut: Double

  init(_ slab: Slab, _ range: (Double, Double)) {
    self.slab = slab
    self.range = range
    let middle = (range.0 + range.1) / 2
    let half = (range.1 - range.0) / 2
    cut = middle
    // Gauss's rule with 7 points and Kronrod's with 15 that contains it. The difference estimates the error.
    var gauss = SIMD8<Double>()
    var kronrod = SIMD8<Double>()
    var least = SIMD8<Double>(repeating: .infinity)
    var most = SIMD8<Double>(repeating: -.infinity)
    var before: (u: Double, pieces: [Slab.Crossing])?
    var crossing: Double?
    for index in -7...7 {
      let u = index < 0 ? middle - half * kronrodNodes[7 + index] : middle + half * kronrodNodes[7 - index]
      let (lengths, pieces) = slab.scan(u)
      let value = lengths * (half * slab.rate(u))
      kronrod += value * kronrodWeights[7 - abs(index)]
      if index % 2 == 0 { gauss += value * gaussWeights[3 - abs(index) / 2] }
      least.replace(with: value, where: value .< least)
      most.replace(with: value, where: value .> most)
      if crossing == nil, let before {
        crossing = slab.crossing(between: before, and: (u, pieces), inside: range)
      }
      before = (u, pieces)
    }
    integral = kronrod
    for lane in 0..<6 {
      error = max(error, abs(kronrod[lane] - gauss[lane]))
      // Where pieces cross, the lengths have a bend, and both rules may miss it in the same way: by as much as
      // this, because the distance between points is a tenth of the strip.
      if crossing != nil { error = max(error, 0.01 * (most[lane] - least[lane])) }
    }
    if let crossing { cut = crossing }
  }

  var parts: (Strip, Strip) { (Strip(slab, (range.0, cut)), Strip(slab, (cut, range.1))) }
}

/// Source: R. Piessens et al., "QUADPACK" (1983), rule QK15.
private let kronrodNodes = [
  0.991455371120812639206854697526329, 0.949107912342758524526189684047851, 0.864864423359769072789712788640926,
  0.741531185599394439863864773280788, 0.586087235467691130294144691693013, 0.405845151377397166906606412076961,
  0.207784955007898467600689403773245, 0,
]
private let kronrodWeights = [
  0.022935322010529224963732008058970, 0.063092092629978553290700663189204, 0.104790010322250183839876322541518,
  0.140653259715525918745189590510238, 0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
  0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
]
private let gaussWeights = [
  0.129484966168869693270611432679082, 0.279705391489276667901467771423780, 0.381830050505118944950369775488975,
  0.417959183673469387755102040816327,
]
