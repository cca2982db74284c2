import TestSupport

/// The results of sentences and mutants, judged by the recognizer and by a parser.
struct GrammarRun: Sendable {
  /// Whether a parser finds no syntax error in a source text.
  typealias Parser = @Sendable (String) -> Bool

  struct Report: Sendable {
    /// The number of uses of each feature of the grammar: by the generator, by the recognizer on the generated
    /// sentences, and by the recognizer on mutants that are sentences, too.
    var generatorUses: [Int]
    var recognizerUses: [Int]
    var mutantUses: [Int]
    var acceptedMutants = 0
    /// Sentences and mutants that can be derived in two ways.
    var ambiguous = 0
    /// Of the generated sentences.
    var tokens = 0
    var disagreements: [String] = []

    fileprivate init(features: Int) {
      generatorUses = Array(repeating: 0, count: features)
      recognizerUses = generatorUses
      mutantUses = generatorUses
    }

    fileprivate mutating func add(_ other: Report) {
      generatorUses = zip(generatorUses, other.generatorUses).map(+)
      recognizerUses = zip(recognizerUses, other.recognizerUses).map(+)
      mutantUses = zip(mutantUses, other.mutantUses).map(+)
      acceptedMutants += other.acceptedMutants
      ambiguous += other.ambiguous
      tokens += other.tokens
      disagreements += other.disagreements
    }
  }

  let grammar: Grammar
  let vocabulary: Vocabulary
  private let routes: Routes
  private let tables: EarleyTables
  private let text: TokenText
  private let parser: Parser?

  init(_ page: GrammarPage, parser: Parser? = nil) throws(EBNF.Mistake) {
    grammar = try Grammar(EBNF(page.notation))
    routes = Routes(grammar)
    vocabulary = Vocabulary(grammar)
    tables = EarleyTables(grammar, classes: vocabulary.classes)
    text = TokenText(vocabulary, page: page)
    self.parser = parser
  }

  /// Judges a number of sentences and a mutant of each, on all cores. The outcome depends only on the seed.
  func judge(sentences count: Int, seed: UInt64) async -> Report {
    let pieces = 16
    var random = RandomSource(seed: seed)
    return await withTaskGroup(of: Report.self) { group in
      for piece in 0..<pieces {
        let share = count * (piece + 1) / pieces - count * piece / pieces
        let seed = random.next()
        group.addTask { judgeShare(share, seed: seed) }
      }
      return await group.reduce(into: Report(features: grammar.features.count)) { $0.add($1) }
    }
  }

  /// Returns the features that are used less often than a number of times.
  func seldom(_ uses: [Int], _ least: Int) -> [String] {
    zip(grammar.features, uses).filter { $1 < least }.map { "\($0): \($1)" }
  }

  /// Returns the texts of a number of sentences.
  func sentences(_ count: Int, seed: UInt64) -> [[UInt8]] {
    var random = RandomSource(seed: seed)
    var generator = SentenceGenerator(grammar, routes, seed: random.next())
    return (0..<count).map { _ in
      let sentence = vocabulary.spell(generator.next(length: random.pick([15, 30, 60, 90, 200])), &random)
      return Array(text.text(of: text.pieces(of: sentence, &random), &random).utf8)
    }
  }

  private func judgeShare(_ count: Int, seed: UInt64) -> Report {
    var random = RandomSource(seed: seed)
    var generator = SentenceGenerator(grammar, routes, seed: random.next())
    let onSentences = EarleyRecognizer(tables)
    let onMutants = EarleyRecognizer(tables)
    var report = Report(features: grammar.features.count)
    for _ in 0..<count {
      let length = random.pick([5, 15, 30, 60, 90])
      let sentence = vocabulary.spell(generator.next(length: length), &random)
      report.tokens += sentence.count
      if !judge(sentence, by: onSentences, &random, &report) {
        report.disagreements.append("not recognized, though generated: \(plain(sentence.map { .token($0) }))")
      }
      let mutant = Mutation.mutate(sentence, among: vocabulary, &random)
      if judge(mutant, by: onMutants, &random, &report) { report.acceptedMutants += 1 }
    }
    report.generatorUses = generator.uses
    report.recognizerUses = onSentences.uses
    report.mutantUses = onMutants.uses
    report.ambiguous = onSentences.ambiguousCount + onMutants.ambiguousCount
    return report
  }

  /// Writes the tokens as text and lets both judge it. Returns the recognizer's verdict.
  private func judge(
    _ tokens: [Int], by recognizer: EarleyRecognizer, _ random: inout RandomSource, _ report: inout Report
  ) -> Bool {
    let pieces = text.pieces(of: tokens, &random)
    let isSentence = recognizer.accepts(vocabulary.classes(of: text.meaning(of: pieces)))
    let source = text.text(of: pieces, &random)
    if let parser, parser(source) != isSentence {
      let verdict = isSentence ? "the parser refuses a sentence" : "the parser accepts what is no sentence"
      // Shrinking takes time, and the first few are enough to find the mistake.
      let smallest = report.disagreements.count < 3 ? shrink(tokens, parser) : nil
      report.disagreements.append("\(verdict): \(source)\nas small as can be: \(smallest ?? "not tried")")
    }
    return isSentence
  }

  /// Removes tokens as long as the parser and a recognizer disagree. Returns `nil` if they agree once blanks, comments
  /// and unusual line breaks are removed.
  private func shrink(_ tokens: [Int], _ parser: Parser) -> String? {
    let recognizer = EarleyRecognizer(tables)
    func disputed(_ tokens: [Int]) -> String? {
      let isSentence = recognizer.accepts(vocabulary.classes(of: tokens))
      let lines = text.pieces(of: tokens)
      return [plain(tokens.map { .token($0) }), plain(lines)].first { parser($0) != isSentence }
    }
    var smallest = tokens
    var width = max(1, tokens.count / 2)
    while width > 0 {
      var place = 0
      var shrank = false
      while place + width <= smallest.count {
        var candidate = smallest
        candidate.removeSubrange(place..<place + width)
        if disputed(candidate) != nil {
          smallest = candidate
          shrank = true
        } else {
          place += 1
        }
      }
      if !shrank { width /= 2 }
    }
    return disputed(smallest)
  }

  /// Returns the pieces with a blank between any two.
  private func plain(_ pieces: [TokenText.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .token(let token): vocabulary.spellings[token]
      case .lineBreak: "\n"
      }
    }.joined(separator: " ")
  }
}
