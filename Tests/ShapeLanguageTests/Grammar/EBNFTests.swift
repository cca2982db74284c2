import Testing

@Suite("The notation of grammars")
struct EBNFTests {
  @Test func `alternatives have the lowest precedence`() throws {
    let grammar = try EBNF(#"a = "x" NAME | [ "y" ] { "z" } ;"#)
    let body = EBNF.Expression.choice([
      .sequence([.quoted("x"), .name("NAME")]),
      .sequence([.optional(.quoted("y")), .repetition(.quoted("z"))]),
    ])
    #expect(grammar.rules == [EBNF.Rule(name: "a", body: body)])
  }

  @Test func `brackets group`() throws {
    let grammar = try EBNF(#"a = ( "x" | "y" ) "z" ;"#)
    #expect(grammar.rules.first?.body == .sequence([.choice([.quoted("x"), .quoted("y")]), .quoted("z")]))
  }

  @Test func `signs of the notation may be quoted`() throws {
    let grammar = try EBNF(#"a = "{" ";" "|" ;"#)
    #expect(grammar.rules.first?.body == .sequence([.quoted("{"), .quoted(";"), .quoted("|")]))
  }

  @Test(arguments: [
    "a = ;", "a = b", "a = [ b ;", "a = ( b ] ;", #"a = "b ;"#, "= b ;", "a b ;", "a = b | ;", "a = b ; a = c ;",
    "a = 1 ;",
  ])
  func `mistakes are refused`(_ text: String) {
    #expect(throws: EBNF.Mistake.self) { try EBNF(text) }
  }

  @Test func `names without a rule are found`() throws {
    #expect(try EBNF("a = b NAME c ; b = d ;").undefinedNames == ["c", "d"])
  }

  @Test func `unreachable rules are found`() throws {
    #expect(try EBNF(#"a = b ; b = [ a ] ; c = d ; d = c ;"#).unusedRules == ["c", "d"])
  }

  @Test func `the lengths of a rule's sentences are known`() throws {
    let grammar = try Grammar(EBNF(#"a = b [ "x" ] ( "y" | "z" b ) ; b = "u" "v" | [ "w" ] ; c = "x" { a } ;"#))
    #expect(grammar.bodies.map { grammar.shortest[$0] } == [1, 0, 1])
    #expect(grammar.bodies.map { grammar.longest[$0] } == [6, 2, Grammar.endless])
  }
}
