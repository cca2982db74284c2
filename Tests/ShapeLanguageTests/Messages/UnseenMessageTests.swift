import Testing

@Suite("Messages about invisible parts")
struct UnseenMessageTests {
  @Test(arguments: [
    "layer { fill .red }; layer(inset: _n) { fill .blue }",
    "layer { fill .red }; layer { fill .blue.opacity(99%) }",
    "layer { fill .red }; layer(opacity: 99%) { fill .blue }",
    "layer { fill .red }; layer { fill adaptive(light: .blue, dark: #0000FF80) }",
    "layer { fill .red }; layer { fill _tint }",
    "layer { fill .red }; layer { fill .blue; erase circle(center: center, radius: 2) }",
    "layer { fill .red }; layer { fill .blue; clip circle(center: center, radius: 5) }",
    "layer { fill .red }; layer(rotation: 45deg) { fill .blue }",
    "fill .blue; fill .white, path: circle(center: center, radius: 4)",
    "stroke .red, width: 2; fill .blue",
    "content(); fill .white, path: circle(center: center, radius: 4)",
    "content(z: 1); fill .white",
    "content(); fill .white.opacity(50%)",
    "content(); border .all, width: 5",
    "layer { fill .red; shadow .black, radius: 2 }; layer { fill .blue }",
    "layer { shadow .black, radius: 2; layer { fill .red } }; layer { fill .blue }",
    "layer(height: 10) { fill .red }; layer { fill .blue, path: rect(Rect(x: 0, y: 0, width: 40, height: 9)) }",
    "layer { fill .red }; layer { if _n > 3 { fill .blue } }",
    "layer { fill .red }; layer { fill .blue, rule: .evenOdd, path: path { add rect(bounds); add rect(bounds) } }",
  ])
  func `a layer that is partly visible is not reported`(_ body: String) {
    let source = "shape A(_n in 0...4 = 2, _tint: Color = .blue) {\nsize 40 x 20, min: 20 x 20\n\(body)\n}"
    #expect(Snippet(source).diagnostics().map(\.problem.code) == [])
  }

  @Test(arguments: [
    "size 100 x 100, max: 2000 x 2000; layer(z: width > 600 ? 1 : 0) { fill .red }; layer(inset: 5) { fill .white }",
    "size 100 x 100; layer(z: width > 600 ? 1 : 0) { fill .red }; layer(inset: 5) { fill .white }",
    "size 100 x 100; layer { fill .red }; if width < 400 { layer { fill .blue } }",
    "size 100 x 100; layer { fill .red }; if width < 30 || width > 40 { layer { fill .blue } }",
    "size 100 x 100; layer { fill .red }; let gap = 4; if abs(2 * width - gap - 1000) > 1 { layer { fill .blue } }",
    "size 100 x 100; layer { fill .red }; if width / height < 17 || width / height > 17.1 { layer { fill .blue } }",
    "size 100 x 100; layer { fill .red }; if min(width, height) < 500 || width > 501 { layer { fill .blue } }",
    "size 100 x 100; layer { fill .red }; if width < 500 || height > 30 { layer { fill .blue } }",
    "size 100 x 100; layer { fill .red }; if width < 500 || width > 510 || !_flag { layer { fill .blue } }",
    "size 100 x 100; layer { fill .red }; layer { if isWide(length: width) { fill .blue } }",
    "size 100 x 100; layer { fill .red }; layer { layer(inset: -9) { if width < 300 || width > 301 { fill .blue } } }",
    "size 100 x 100; layer { fill .red }; if _front < 200 { layer { fill .blue } }",
    "size 100 x 100; layer { fill .red }; if _front < 200 || _front > 200.1 { layer { fill .blue } }",
    "size 100 x 100; layer(z: _front > 200 ? 1 : 0) { fill .red }; layer(inset: 5) { fill .white }",
    "size 100 x 100; layer(z: _part > 0.2 && _part < 0.3 ? 1 : 0) { fill .red }; layer(inset: 5) { fill .white }",
    // No turning point is found in these, only sizes that are much larger.
    "size 100 x 90; layer(z: width * height > 300000 ? 1 : 0) { fill .red }; layer(inset: 5) { fill .white }",
    "size 100 x 90; layer(z: width * width > 90000 && height < 99 ? 1 : 0) { fill .red }; layer(inset: 5) { fill .white }",
    "size 100 x 90; layer(z: height * height > 90000 && width < 110 ? 1 : 0) { fill .red }; layer(inset: 5) { fill .white }",
    "size 100 x 100, max: 4000 x 100; layer { fill .red; clip circle(center: (3990, 50), radius: 9) }",
    "size 100 x 100; layer { fill .red }; use Inner(turn: _front - 10)",
  ])
  func `code for unusual sizes and values is not reported`(_ body: String) {
    let source = """
      let far = 700
      func isWide(length: Number) = length < far || length > far + 1
      shape A(_flag: Bool = false, _front: Number = 2, _part in 0%...100% = 0%) {
      \(body)
      }
      shape Inner(turn: Number = 0) {
        size 100 x 100
        if turn < 777 || turn > 778 { layer { fill .blue } }
      }
      """
    #expect(Snippet(source).diagnostics().map { "\($0.problem.code): \($0.problem.message)" } == [])
  }

  @Test(arguments: [
    "fill .red, opacity: 0", "fill .transparent", "fill _tint, opacity: 0", "stroke .red, width: 0",
    "border .none, width: 4", "layer(width: 0) { fill .red }", "layer(opacity: 0) { fill .red }",
    "fill .red, path: path { arc center: center, radius: 9, from: 0deg, to: 0deg }",
    "stroke .red, path: path { arc center: center, radius: 9, from: 0deg, to: 0deg }",
    "fill .red, path: rect(bounds).subtracting(rect(bounds))", "let n = 0; repeat i in 5...n { fill .red }",
    "if false { fill .red }", "if _level > 2 { fill .red }", "use Inner(isSeen: false)",
    "layer { if false { apply paint() } }", "fill .red, path: path { move (0, 0); line (width, height) }",
  ])
  func `a shape whose paint is never visible is reported`(_ body: String) {
    #expect(Self.codesOfEmptiness(body) == ["W0020"])
  }

  @Test(arguments: [
    "fill .red, opacity: _level", "if _flag { fill .red }", "fill _tint", "fill .transparent; fill _tint, opacity: 1",
    "stroke .red, width: _count", "border _edges, width: 4", "layer(width: 10 * _level) { fill .red }",
    "repeat i in 0..<_count { fill .red }", "if _free > 700 { fill .red }", "use Inner(isSeen: _flag)",
    "if width < 70 { fill .red }", "switch _side { case .near: fill .transparent; case .far: fill .red }",
    "content()", "if _flag { content() } else { fill .red, opacity: 0 }", "let p = rect(bounds); outline p",
    "require width > 5", "layer { layer(inset: 2) { } }", "use Blank()", "",
  ])
  func `a shape is not reported if it is visible with another value or has no paint`(_ body: String) {
    #expect(Self.codesOfEmptiness(body) == [])
  }

  private static func codesOfEmptiness(_ body: String) -> [String] {
    let source = """
      enum Side { near, far }
      style paint() { fill .red }
      shape A(_level in 0...1 = 0, _count: Int in 0...3 = 0, _free: Number = 0, _flag: Bool = false,
        _edges: Edges = .none, _tint: Color = .transparent, _side: Side = .near) {
        size 100 x 100, min: 50 x 50
        \(body)
      }
      private shape Inner(isSeen: Bool = false) { size 100 x 100, min: 50 x 50; if isSeen { fill .red } }
      private shape Blank { size 100 x 100, min: 50 x 50 }
      """
    return Snippet(source).diagnostics().map(\.problem.code).filter { $0 != "W0001" }
  }

}
