import ShapeCore
import ShapeLanguage
import Testing

/// The sources of a picture's elements, and the elements of a place.
struct SceneSourceTests {
  private static let source = """
    style ring(c: Color = .red) { stroke c }
    shape Dot { size 8 x 8; fill .blue; apply ring(); content icon; layer top { fill .green } }
    shape A(tint: Color = .gold) {
      size 80 x 40
      let gap = 4
      fill tint
      use Dot() { slot icon { fill .gray; apply ring() } }
      layer inner(inset: gap) { shadow .black, radius: 1; fill .white; apply ring(c: .teal) }
      repeat i in 0..<2 { fill .pink, path: circle(center: (gap, i), radius: 2) }
    }
    """

  private func picture(_ caret: Caret) throws -> Scene {
    let shape = try #require(caret.compilation.shape(named: "A"))
    let program = caret.compilation.program
    return try #require(Evaluator.draw(program, shape: shape, size: program.shapes[shape].designSize).scene)
  }

  /// Returns the beginnings of the sources of each fill and stroke.
  private func chains(_ caret: Caret, _ scene: Scene) -> [String] {
    scene.nodes.indices.compactMap { position in
      if case .layer = scene.nodes[position].content { return nil }
      return caret.compilation.sources(of: position, in: scene).map { String(caret.text($0).prefix(11)) }
        .joined(separator: " > ")
    }
  }

  @Test func `an element comes from the statements that led to it, the outermost first`() throws {
    let caret = Caret(Self.source)
    #expect(
      chains(caret, try picture(caret)) == [
        "fill tint", "use Dot() { > fill .blue", "use Dot() { > apply ring( > stroke c", "fill .gray",
        "apply ring( > stroke c", "use Dot() { > fill .green",
        "fill .white", "apply ring( > stroke c", "fill .pink,", "fill .pink,",
      ])
  }

  @Test func `the layer of a used shape comes from the use and the shape`() throws {
    let caret = Caret(Self.source)
    let scene = try picture(caret)
    let used = try #require(
      scene.nodes.indices.first { position in
        if case .layer(let id, _) = scene.nodes[position].content { scene.layers[id].name == "Dot" } else { false }
      })
    #expect(
      caret.compilation.sources(of: used, in: scene).map { caret.place($0).prefix(10) }
        == ["7:use Dot()", "2:Dot"].map { $0.prefix(10) })
  }

  /// Returns what a place draws: the names of layers, and the statements of others.
  private func drawn(_ word: String) throws -> [String] {
    let caret = Caret(Self.source)
    let scene = try picture(caret)
    let offset = try #require(Self.source.offset(ofFirst: word))
    return caret.compilation.nodes(drawnAt: offset, of: scene).map { position in
      if case .layer(let id, _) = scene.nodes[position].content { return "layer " + scene.layers[id].name }
      return String(caret.text(scene.nodes[position].source).prefix(11))
    }
  }

  @Test func `a name leads to the elements that need it, also through other names`() throws {
    let source = """
      func spot(at: Point) = circle(center: at, radius: 2)
      shape A(r = 3) {
        size 80 x 40
        let d = 2 * r
        let p = spot(at: (d, d))
        fill .red, path: p
        fill .blue
      }
      """
    let caret = Caret(source)
    let scene = try picture(caret)
    for word in ["func", "r = 3", "2 * r", "let p", "fill .red"] {
      let offset = try #require(source.offset(ofFirst: word))
      let found = caret.compilation.nodes(drawnAt: offset, of: scene).map { caret.text(scene.nodes[$0].source) }
      #expect(found == ["fill .red, path: p"], "\(word)")
    }
  }

  @Test func `a place leads to the elements that it draws`() throws {
    #expect(try drawn("fill tint") == ["fill tint"])
    #expect(try drawn("use Dot") == ["layer Dot"])
    #expect(try drawn("layer inner") == ["layer inner"])
    #expect(try drawn("shadow") == ["layer inner"])
    #expect(try drawn("apply ring(c") == ["stroke c"])
    #expect(try drawn("stroke c") == ["stroke c", "stroke c", "stroke c"])
    #expect(try drawn("repeat") == ["fill .pink,", "fill .pink,"])
    #expect(try drawn("fill .gray") == ["fill .gray"])
    #expect(try drawn("slot icon") == ["fill .gray", "stroke c"])
    #expect(try drawn("shape A") == ["layer A"])
    #expect(try drawn("= 4") == ["layer inner", "fill .pink,", "fill .pink,"])
    #expect(try drawn("tint: Color") == ["fill tint"])
    #expect(try drawn("size 80") == [])
  }
}
