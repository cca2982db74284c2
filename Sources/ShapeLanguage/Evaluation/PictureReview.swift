import ShapeKit

/// Gathers over many pictures what is so in all of them: a statement that does nothing in one picture may be there for
/// another.
struct PictureReview {
  /// What was so in all pictures in which the statement was drawn.
  private(set) var held: [Finding: Details] = [:]
  private var refuted: Set<Finding> = []
  /// Where the shapes are declared that paint something as they are written.
  private let painting: Set<SourceSpan>

  init(of program: Program) { painting = PaintSearch.paintingShapes(of: program) }

  /// What a picture's size has to do with those that the shape is made for.
  enum Reach: Sendable {
    /// The shape is made for it, as far as it says.
    case intended
    /// There a border is thin that is too wide everywhere else, and what lies beyond the edge may lie within.
    case larger
    /// There numbers that are nowhere near the shape may be within it, so that nothing is told by places.
    case muchLarger

    fileprivate var ignored: Set<Finding.Problem> {
      switch self {
      case .intended: []
      case .larger: [.border, .outside, .empty]
      case .muchLarger: [.border, .outside, .empty, .clipOfAll, .eraseWithoutEffect, .eraseOfAll]
      }
    }
  }

  /// What a message says beside the finding itself.
  struct Details: Sendable {
    var shadow = UnseenShadow.clear
    var miss = CutMiss.beside
    /// Whether something is painted of which nothing is seen.
    var isPainted = true
    /// What lies above a layer.
    var cover = SourceSpan.none
  }

  /// Takes in one picture, the scene of which must be whole; gives the steps that it took.
  ///
  mutating func look(at scene: Scene, _ notes: PictureNotes, _ reach: Reach) -> Int {
    let ignored = reach.ignored
    for (finding, isSo) in notes.verdicts where !ignored.contains(finding.problem) {
      judge(finding, isSo ? Details() : nil)
    }
    let entries = notes.entries.filter { entry in
      entry.findings.contains { !refuted.contains(Finding(problem: $0, source: entry.source)) }
    }
    let whole = scene.nodes.first.map { Finding(problem: .empty, source: $0.source) }
    let isNew = whole.map { whole in
      !ignored.contains(.empty) && painting.contains(whole.source) && !refuted.contains(whole)
    }
    guard !entries.isEmpty || isNew ?? false else { return notes.entries.count }
    var boxes = SceneBoxes(scene)
    if let whole, isNew ?? false { judge(whole, boxes.isEmpty ? Details(isPainted: boxes.paints) : nil) }
    for entry in entries { judge(entry, &boxes, ignored) }
    return notes.entries.count + 2 * scene.nodes.count + boxes.comparisons / 4
  }

  private mutating func judge(_ finding: Finding, _ details: Details?) {
    guard !refuted.contains(finding) else { return }
    if let details {
      if held[finding] == nil { held[finding] = details }
    } else {
      refuted.insert(finding)
      held[finding] = nil
    }
  }

  private mutating func judge(_ entry: PictureNotes.Entry, _ boxes: inout SceneBoxes, _ ignored: Set<Finding.Problem>) {
    for problem in entry.findings where !ignored.contains(problem) {
      let finding = Finding(problem: problem, source: entry.source)
      if !refuted.contains(finding) { judge(finding, boxes.details(of: problem, entry)) }
    }
  }
}

extension PictureNotes.Entry {
  /// What may be said of it.
  fileprivate var findings: [Finding.Problem] {
    switch kind {
    case .layer: [.covered, .outside]
    case .clip: [.clipWithoutEffect, .clipOfAll]
    case .erase: [.eraseWithoutEffect, .eraseOfAll]
    case .shadow: [.shadow]
    }
  }
}

extension SceneBoxes {
  /// What is to be said of a statement; nil where nothing is.
  fileprivate mutating func details(
    of problem: Finding.Problem, _ entry: PictureNotes.Entry
  ) -> PictureReview.Details? {
    // What a user puts into a slot is not known.
    if holdsSlot(entry.layer) { return nil }
    switch (problem, entry.kind) {
    case (.covered, .layer):
      return cover(of: entry.layer).map { PictureReview.Details(cover: $0) }
    case (.outside, .layer): return isOutside(entry.layer) ? PictureReview.Details() : nil
    case (.clipWithoutEffect, .clip(let path, let rule)), (.eraseOfAll, .erase(let path, let rule)):
      guard let ink = contents(of: entry.layer), path.covers(ink, rule: rule) else { return nil }
      return PictureReview.Details()
    case (.clipOfAll, .clip(let path, _)), (.eraseWithoutEffect, .erase(let path, _)):
      return miss(of: path, entry.layer).map { PictureReview.Details(miss: $0) }
    case (.shadow, .shadow(let shadow)):
      return unseen(shadow, of: entry.layer).map { PictureReview.Details(shadow: $0) }
    case (.covered, _), (.outside, _), (.border, _), (.clipWithoutEffect, _), (.clipOfAll, _),
      (.eraseWithoutEffect, _), (.eraseOfAll, _), (.shadow, _), (.order, _), (.empty, _):
      return nil
    }
  }
}

extension PictureReview {
  /// What is so in all pictures, in the order of the source. What is said of a layer is not said of what lies in it.
  func diagnostics(in evaluator: Evaluator) -> [Diagnostic] {
    let findings = held.keys.sorted { a, b in
      let (first, second) = (a.source, b.source)
      return (first.file, first.start, second.end, a.problem.rawValue)
        < (second.file, second.start, first.end, b.problem.rawValue)
    }
    var result: [Diagnostic] = []
    var last: [Finding.Problem: SourceSpan] = [:]
    for finding in findings {
      if let outer = last[finding.problem], outer.file == finding.source.file, outer.end >= finding.source.end {
        continue
      }
      last[finding.problem] = finding.source
      if finding.problem == .empty, explainsEmptiness(of: finding.source, in: evaluator.program) { continue }
      let details = held[finding] ?? Details()
      var notes: [Note] = []
      if details.cover.file >= 0 { notes.append(Note(.covers, at: evaluator.keywordSpan(details.cover))) }
      result.append(
        Diagnostic(
          finding.problem.message(details), at: finding.problem.place(of: finding.source, in: evaluator), notes: notes))
    }
    return result
  }

  /// Whether something else is said that a shape may be empty for.
  private func explainsEmptiness(of shape: SourceSpan, in program: Program) -> Bool {
    let next = program.shapes.map(\.source).filter { $0.file == shape.file && $0.start > shape.start }.map(\.start)
      .min()
    return held.keys.contains { other in
      switch other.problem {
      case .outside, .clipOfAll, .eraseOfAll:
        other.source.file == shape.file && other.source.start > shape.start && other.source.start < next ?? .max
      case .covered, .border, .clipWithoutEffect, .eraseWithoutEffect, .shadow, .order, .empty: false
      }
    }
  }
}

extension Finding.Problem {
  fileprivate func message(_ details: PictureReview.Details) -> Problem {
    switch self {
    case .covered: .coveredLayer
    case .outside: .layerOutside
    case .border: .wideBorder
    case .clipWithoutEffect: .clipWithoutEffect
    case .clipOfAll: .clipOfAll(details.miss)
    case .eraseWithoutEffect: .eraseWithoutEffect(details.miss)
    case .eraseOfAll: .eraseOfAll
    case .shadow: .unseenShadow(details.shadow)
    case .order: .orderWithoutEffect
    case .empty: .emptyPicture(isPainted: details.isPainted)
    }
  }

  /// Of a layer its first word, rather than all of it.
  fileprivate func place(of source: SourceSpan, in evaluator: Evaluator) -> SourceSpan {
    switch self {
    case .covered, .outside: evaluator.keywordSpan(source)
    case .border, .clipWithoutEffect, .clipOfAll, .eraseWithoutEffect, .eraseOfAll, .shadow, .order, .empty: source
    }
  }
}
