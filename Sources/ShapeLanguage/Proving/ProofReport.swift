@_spi(Generated) import ShapeCore

/// What is known about each condition that the shapes of a file must meet to be drawn: the lines of `check --prove`.
public struct ProofReport: Sendable {
  /// A condition at a place. Several at the same place with the same error are one.
  public struct Line: Sendable {
    public var shape: String
    public var problem: Problem.Kind
    package var place: SourceSpan
    package var verdict: Prover.Verdict
    /// Whether it is a `require` of the shape itself that isn't proved. It is assumed, because it excludes sizes and values.
    package var isAssumed: Bool
    /// Why it is undecided.
    package var rest: Prover.Rest?

    /// The word for what is known.
    fileprivate var word: String { isAssumed ? "assumed" : verdict.word }

    /// Of several lines, the one with the highest rank is written.
    fileprivate var rank: Int {
      switch verdict {
      case .proved: 0
      case .undecided: isAssumed ? 1 : 3
      case .refuted: isAssumed ? 2 : 4
      }
    }

    fileprivate init(_ judgment: Prover.Judgment, in shape: String) {
      self.shape = shape
      (problem, place, verdict) = (judgment.problem, judgment.place, judgment.verdict)
      isAssumed = judgment.isOwnRequirement && !verdict.isProved
      rest = isAssumed ? nil : judgment.rest
    }
  }

  public private(set) var lines: [Line] = []

  /// Whether every condition is proved, where those that are assumed are true.
  public var isProved: Bool { lines.allSatisfy { $0.verdict.isProved || $0.isAssumed } }

  /// Decides the conditions of the shapes of a file without errors. Takes bounded time.
  ///
  /// - Parameter steps: The limit of the search for one condition.
  public init(_ program: Program, steps: Int = SourceLimits.proofSteps) {
    var directions = DirectionUses(program)
    for shape in program.shapes.indices where program.shapes[shape].file == 0 && !program.shapes[shape].isPrivate {
      let name = program.names.spelling(program.shapes[shape].name)
      let mentionsDirection = directions.use(of: .shape(shape)).affectsPictures
      var prover = Prover(program, steps: 100 * steps, stepsOfOne: steps)
      var places: [Diagnostic.Identity: Int] = [:]
      for judgment in prover.judgments(of: shape, mentionsDirection: mentionsDirection) {
        let identity = judgment.identity
        let line = Line(judgment, in: name)
        guard let known = places[identity] else {
          places[identity] = lines.count
          lines.append(line)
          continue
        }
        if line.rank > lines[known].rank { lines[known] = line }
      }
    }
  }
}

extension Prover.Verdict {
  package var isProved: Bool { if case .proved = self { true } else { false } }

  /// The word for it.
  package var word: String {
    switch self {
    case .proved: "proved"
    case .refuted: "refuted"
    case .undecided: "undecided"
    }
  }
}

extension ProofReport {
  /// Returns a line for each condition, as text.
  package func text(_ sources: [SourceFile]) -> String {
    var tables: [Int32: LineTable] = [:]
    var text = ""
    for line in lines {
      let source = sources[Int(line.place.file)]
      let table = tables[line.place.file] ?? LineTable(source)
      tables[line.place.file] = table
      let position = table.position(of: Int(line.place.start))
      text += "\(printable(source.path)):\(position.line):\(position.column): \(line.word) \(line.problem.code)"
      text += " in \(line.shape)"
      if case .refuted(let picture) = line.verdict, let conditions = picture.conditions {
        text += line.isAssumed ? ", false \(conditions.text)" : ", \(conditions.text)"
      }
      if let rest = line.rest { text += ", \(rest.text)" }
      text += "\n"
    }
    return text
  }

  /// Returns an object of JSON for each condition, on a line.
  package func json(_ sources: [SourceFile]) -> String {
    var places = PlaceJSON(sources: sources)
    var text = ""
    for line in lines {
      var members: [JSONValue.Member] = [
        .init("verdict", .string(line.word)), .init("code", .string(line.problem.code)),
        .init("shape", .string(line.shape)), .init("place", places.place(line.place)),
      ]
      if case .refuted(let picture) = line.verdict, let conditions = picture.conditions {
        members += [
          .init("width", .number(conditions.size.width)), .init("height", .number(conditions.size.height)),
          .init("direction", .string(conditions.isRightToLeft ? "rtl" : "ltr")),
          .init("values", .object(conditions.values)),
        ]
      }
      if let rest = line.rest {
        let part = rest.part.map {
          JSONValue.Member($0.name, .array([.number($0.values.low), .number($0.values.high)]))
        }
        members += [.init("reason", .string(rest.reason.word)), .init("part", .object(part))]
      }
      text += JSONWriter.compact(.object(members)) + "\n"
    }
    return text
  }
}

extension Prover.CounterPicture {
  /// The size and the values, as messages state them.
  package var conditions: CounterExample? { diagnostics.first?.conditions }
}

extension Diagnostic {
  /// The size and the values of the picture with the mistake.
  var conditions: CounterExample? {
    for note in notes { if case .conditions(let conditions) = note.kind { return conditions } }
    return nil
  }
}

extension Prover.Rest {
  /// Why, in words.
  fileprivate var text: String {
    let part = part.map { "\($0.name) in \(number($0.values.low))...\(number($0.values.high))" }
    let place = part.isEmpty ? "" : " with \(list(part))"
    return switch reason {
    case .unknown(.path): "because it depends on a path that is not followed"
    case .unknown(.list): "because it depends on a list that is not followed"
    case .unknown(.value): "because it depends on a value that is not followed"
    case .pixel: "because it depends on `pixel`, which is not 1 on all screens"
    case .steps: "too many cases\(place)"
    case .narrow: "close to failing\(place)"
    case .unconfirmed: "no picture shows a mistake\(place)"
    }
  }
}
