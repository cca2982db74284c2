/// Contradictions of linear facts: a sum of positive multiples of them that can't be positive.
extension BoxSearch {
  /// The values of an atom in the present box.
  private func atoms(_ id: TermID) -> Interval { values[Int(id.index)] }

  /// Returns the linear form of a term. What isn't linear is an atom.
  mutating func form(of id: TermID, depth: Int = 0) -> LinearForm {
    if let known = forms[id] { return known }
    let result = newForm(of: id, depth: depth)
    forms[id] = result
    return result
  }

  private mutating func newForm(of id: TermID, depth: Int) -> LinearForm {
    let known = values[Int(id.index)]
    if let number = known.number { return LinearForm(constant: number) }
    guard depth < 60, known.magnitude.isFinite else { return LinearForm(atom: id) }
    func part(_ id: TermID) -> LinearForm { form(of: id, depth: depth + 1) }
    func rounded(_ form: LinearForm) -> LinearForm {
      var form = form
      form.error += form.scale(atoms) * LinearForm.rounding
      return form.error.isFinite ? form : LinearForm(atom: id)
    }
    func scaled(_ id: TermID, _ factor: Double) -> LinearForm {
      var result = LinearForm(constant: 0)
      result.add(part(id), times: factor, atoms)
      return factor.isPowerOfTwo ? result : rounded(result)
    }
    switch table[id] {
    case .negate(let a): return scaled(a, -1)
    case .operation(.add, let a, let b):
      var result = part(a)
      result.add(part(b), times: 1, atoms)
      return rounded(result)
    case .operation(.subtract, let a, let b):
      var result = part(a)
      result.add(part(b), times: -1, atoms)
      return rounded(result)
    case .operation(.multiply, let a, let b):
      if let factor = values[Int(a.index)].number { return scaled(b, factor) }
      if let factor = values[Int(b.index)].number { return scaled(a, factor) }
      return LinearForm(atom: id)
    case .operation(.divide, let a, let b):
      guard let divisor = values[Int(b.index)].number, divisor != 0 else { return LinearForm(atom: id) }
      return scaled(a, 1 / divisor)
    case .operation(.minimum, let a, let b), .operation(.maximum, let a, let b):
      guard let takesFirst = selection(id) else { return LinearForm(atom: id) }
      return part(takesFirst ? a : b)
    case .conditional(let condition, let a, let b):
      let condition = values[Int(condition.index)]
      return condition.isTrue ? part(a) : condition.isFalse ? part(b) : LinearForm(atom: id)
    case .mix(let mix): return part(mix.sum)
    case .constant, .variable, .not, .function, .operation, .choice: return LinearForm(atom: id)
    }
  }

  /// Whether a minimum or a maximum is its first operand. `nil` if that is not known.
  func selection(_ id: TermID) -> Bool? {
    if let chosen = selections.last(where: { $0.term == id }) { return chosen.takesFirst }
    guard case .operation(let operation, let a, let b) = table[id] else { return nil }
    let (x, y) = (values[Int(a.index)], values[Int(b.index)])
    if x.high <= y.low { return operation == .minimum }
    if y.high <= x.low { return operation != .minimum }
    return nil
  }

  /// Returns the fact that a term isn't larger than another one.
  private mutating func fact(_ small: TermID, _ large: TermID, isStrict: Bool) -> LinearFact {
    var difference = form(of: large)
    difference.add(form(of: small), times: -1, atoms)
    return LinearFact(form: difference, isStrict: isStrict)
  }

  /// Returns what a comparison says, or nothing for other conditions.
  private mutating func facts(_ id: TermID, isTrue: Bool) -> [LinearFact] {
    switch table[id] {
    case .operation(.lessOrEqual, let a, let b):
      return [isTrue ? fact(a, b, isStrict: false) : fact(b, a, isStrict: true)]
    case .operation(.less, let a, let b):
      return [isTrue ? fact(a, b, isStrict: true) : fact(b, a, isStrict: false)]
    case .operation(.equal, let a, let b) where isTrue:
      return [fact(a, b, isStrict: false), fact(b, a, isStrict: false)]
    case .constant, .variable, .negate, .not, .function, .operation, .conditional, .choice, .mix: return []
    }
  }

  /// What is always true of a term that isn't linear.
  private mutating func facts(about atom: TermID) -> [LinearFact] {
    /// `factor · large - small`, or with a negative factor of the atom the opposite.
    func fact(_ parts: [(TermID, Double)], constant: Double = 0, rounds: Bool = false) -> LinearFact {
      var sum = LinearForm(constant: constant)
      for (id, factor) in parts { sum.add(id == atom ? LinearForm(atom: id) : form(of: id), times: factor, atoms) }
      if rounds { sum.error += sum.scale(atoms) * LinearForm.rounding }
      return LinearFact(form: sum, isStrict: false)
    }
    switch table[atom] {
    case .operation(.minimum, let a, let b): return [fact([(a, 1), (atom, -1)]), fact([(b, 1), (atom, -1)])]
    case .operation(.maximum, let a, let b): return [fact([(atom, 1), (a, -1)]), fact([(atom, 1), (b, -1)])]
    case .function(.absolute, let a): return [fact([(atom, 1), (a, -1)]), fact([(atom, 1), (a, 1)])]
    case .function(.floor, let a):
      return [fact([(a, 1), (atom, -1)]), fact([(atom, 1), (a, -1)], constant: 1)]
    case .function(.ceiling, let a):
      return [fact([(atom, 1), (a, -1)]), fact([(a, 1), (atom, -1)], constant: 1)]
    case .function(.round, let a):
      return [fact([(atom, 1), (a, -1)], constant: 0.5), fact([(a, 1), (atom, -1)], constant: 0.5)]
    case .operation(.multiply, let a, let b):
      var result: [LinearFact] = []
      for (length, share) in [(a, b), (b, a)] {
        let ends = values[Int(share.index)]
        let lengths = values[Int(length.index)]
        guard lengths.low >= 0 || lengths.high <= 0, ends.magnitude.isFinite else { continue }
        let (most, least) = lengths.low >= 0 ? (ends.high, ends.low) : (ends.low, ends.high)
        func rounds(_ factor: Double) -> Bool { factor != 0 && !factor.isPowerOfTwo }
        result.append(fact([(length, most), (atom, -1)], rounds: rounds(most)))
        result.append(fact([(atom, 1), (length, -least)], rounds: rounds(least)))
      }
      return result
    case .constant, .variable, .negate, .not, .function, .operation, .conditional, .choice, .mix: return []
    }
  }

  /// Returns whether the facts, with the values of all terms, contradict each other.
  mutating func contradicts() -> Bool {
    var known: [LinearFact] = []
    forms = [:]
    for literal in literals { known += facts(literal.term, isTrue: literal.isTrue) }
    for selection in selections {
      guard case .operation(let operation, let a, let b) = table[selection.term] else { continue }
      let (small, large) = selection.takesFirst == (operation == .minimum) ? (a, b) : (b, a)
      known.append(fact(small, large, isStrict: false))
    }
    var atoms: Set<TermID> = []
    var place = 0
    while place < known.count, known.count < 60 {
      for (atom, _) in known[place].form.factors where atoms.insert(atom).inserted { known += facts(about: atom) }
      place += 1
    }
    steps += known.count
    openAtoms = []
    var tries = 400
    // The negated condition comes first.
    for first in known.prefix(goals) where refutes(first, known, depth: 4, &tries) { return true }
    return false
  }

  private mutating func refutes(_ sum: LinearFact, _ known: [LinearFact], depth: Int, _ tries: inout Int) -> Bool {
    if sum.form.isNegative(atoms, isStrict: sum.isStrict) { return true }
    tries -= 1
    steps += 1 + known.count / 4
    guard depth > 0, tries > 0 else { return false }
    for (atom, factor) in sum.form.factors {
      if isAmbiguous(atom), !openAtoms.contains(atom) { openAtoms.append(atom) }
      for fact in known {
        let other = fact.form.factor(of: atom)
        guard other != 0, (other > 0) != (factor > 0) else { continue }
        let scale = -factor / other
        var next = sum
        next.form.add(fact.form, times: scale, atoms)
        // The factors may not cancel exactly.
        if let rest = next.form.factors.first(where: { $0.atom == atom }) {
          next.form.error += rest.factor.magnitude * atoms(atom).magnitude
          next.form.factors.removeAll { $0.atom == atom }
        }
        next.isStrict = sum.isStrict || fact.isStrict
        guard next.form.error.isFinite else { continue }
        if refutes(next, known, depth: depth - 1, &tries) { return true }
      }
    }
    return false
  }

  /// Whether a term is one of two others, and it isn't known which.
  private func isAmbiguous(_ id: TermID) -> Bool {
    switch table[id] {
    case .operation(.minimum, _, _), .operation(.maximum, _, _): selection(id) == nil
    case .conditional: true
    case .constant, .variable, .negate, .not, .function, .operation, .choice, .mix: false
    }
  }
}
