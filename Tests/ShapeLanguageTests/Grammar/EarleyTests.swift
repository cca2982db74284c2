import Testing

@Suite("The Earley recognizer")
struct EarleyTests {
  /// The recognizer of a small grammar whose terminals are single quoted letters.
  private struct Small {
    let grammar: Grammar
    let recognizer: EarleyRecognizer

    init(_ notation: String) throws {
      grammar = try Grammar(EBNF(notation))
      recognizer = EarleyRecognizer(EarleyTables(grammar, classes: grammar.terminals.indices.map { [$0] }))
    }

    func accepts(_ sentence: String) -> Bool {
      let terminals = sentence.map { grammar.terminal(.quoted(String($0))) }
      return !terminals.contains(nil) && recognizer.accepts(terminals.compactMap { $0 })
    }

    /// Returns all sentences of at most `length` letters, shortest first, then in the order of the grammar's terminals.
    func sentences(upTo length: Int) -> [String] {
      let letters = grammar.terminals.compactMap { terminal in
        if case .quoted(let text) = terminal { text } else { nil }
      }
      var rows = [""]
      var all = rows
      for _ in 0..<length {
        rows = rows.flatMap { row in letters.map { row + $0 } }
        all += rows
      }
      return all.filter(accepts)
    }
  }

  @Test func `parses optional parts, repetitions and choices`() throws {
    let small = try Small(#"s = [ "a" ] { "b" } ( "c" | "d" ) ;"#)
    #expect(small.sentences(upTo: 3) == ["c", "d", "ac", "ad", "bc", "bd", "abc", "abd", "bbc", "bbd"])
  }

  @Test func `parses left recursion`() throws {
    let small = try Small(#"s = s "+" "n" | "n" ;"#)
    #expect(small.sentences(upTo: 5) == ["n", "n+n", "n+n+n"])
  }

  @Test func `parses right recursion`() throws {
    let small = try Small(#"s = "n" "+" s | "n" ;"#)
    #expect(small.sentences(upTo: 5) == ["n", "n+n", "n+n+n"])
  }

  @Test func `parses recursion in the middle, which no finite automaton can parse`() throws {
    let small = try Small(#"s = [ "a" s "b" ] ;"#)
    #expect(small.sentences(upTo: 6) == ["", "ab", "aabb", "aaabbb"])
  }

  @Test func `parses palindromes, which no lookahead decides`() throws {
    let small = try Small(#"s = "a" s "a" | "b" s "b" | "a" | "b" | [ "a" "a" | "b" "b" ] ;"#)
    #expect(
      small.sentences(upTo: 4) == [
        "", "a", "b", "aa", "bb", "aaa", "aba", "bab", "bbb", "aaaa", "abba", "baab", "bbbb",
      ])
  }

  @Test func `finds as many balanced brackets as Catalan's numbers`() throws {
    let small = try Small(#"s = { "(" s ")" } ;"#)
    let lengths = small.sentences(upTo: 10).map(\.count)
    #expect([0, 2, 4, 6, 8, 10].map { length in lengths.count { $0 == length } } == [1, 1, 2, 5, 14, 42])
  }

  @Test func `parses consecutive rules that can be empty`() throws {
    let small = try Small(#"s = x y x "c" x ; x = [ "a" ] ; y = x [ "b" ] x ;"#)
    #expect(small.sentences(upTo: 2) == ["c", "ca", "ac", "bc"])
    #expect(small.accepts("aabaaca"))
    #expect(!small.accepts("aabaaaca"))
  }

  @Test func `parses a rule that can be empty at its own beginning`() throws {
    let small = try Small(#"s = x s "a" | [ "b" ] ; x = [ "c" ] ;"#)
    #expect(small.sentences(upTo: 3) == ["", "a", "b", "aa", "ba", "ca", "aaa", "baa", "caa", "cba"])
  }

  @Test func `parses a rule that leads only to itself`() throws {
    let small = try Small(#"s = s | t | "a" ; t = s [ t ] ;"#)
    #expect(small.sentences(upTo: 3) == ["a", "aa", "aaa"])
    #expect(small.recognizer.ambiguousCount == 3)
  }

  @Test func `recognizes two derivations`() throws {
    let small = try Small(#"s = s s | "a" ;"#)
    #expect(small.accepts("a"))
    #expect(small.accepts("aa"))
    #expect(small.recognizer.ambiguousCount == 0)
    #expect(small.accepts("aaa"))
    #expect(small.recognizer.ambiguousCount == 1)
  }

  @Test func `finds two derivations of the dangling else`() throws {
    let small = try Small(#"s = "i" s [ "e" s ] | "x" ;"#)
    #expect(small.accepts("iixex") && small.recognizer.ambiguousCount == 1)
  }

  @Test func `lets a token match two terminals`() throws {
    let grammar = try Grammar(EBNF(#"s = "let" NAME | NAME "let" ;"#))
    // Class 0 is the word, which is a name as well; class 1 is any other name.
    let recognizer = EarleyRecognizer(EarleyTables(grammar, classes: [[0, 1], [1]]))
    #expect(recognizer.accepts([0, 0]) && recognizer.accepts([0, 1]) && recognizer.accepts([1, 0]))
    #expect(!recognizer.accepts([1, 1]))
    #expect(recognizer.ambiguousCount == 1)
  }

  @Test func `counts the uses of a derivation`() throws {
    let small = try Small(#"s = [ "a" ] { t } ; t = "b" | u "c" ; u = [ "d" ] ;"#)
    #expect(small.accepts("abcdcb"))
    let uses = Dictionary(uniqueKeysWithValues: zip(small.grammar.features, small.recognizer.uses))
    #expect(
      uses == [
        "s": 1, "t": 4, "u": 2,
        #"s: [ "a" ] given"#: 1, #"s: [ "a" ] left out"#: 0,
        "s: { t } none": 0, "s: { t } some": 1, "s: { t } one more": 3,
        #"t: … | "b" | …"#: 2, #"t: … | u "c" | …"#: 2,
        #"u: [ "d" ] given"#: 1, #"u: [ "d" ] left out"#: 1,
      ])
  }

  @Test func `counts the uses of empty sentences`() throws {
    let small = try Small(#"s = { t } | "a" ; t = "b" ;"#)
    #expect(small.accepts(""))
    #expect(small.recognizer.uses == [1, 0, 1, 0, 1, 0, 0])
  }
}
