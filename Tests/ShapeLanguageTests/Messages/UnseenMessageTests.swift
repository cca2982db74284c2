import Testing

@Suite("Messages about invisible parts")
struct UnseenMessageTests {
  @Test func `a covered layer is reported`() {
    expect(
      """
      shape A(n in 0...4 = 2) {
        size 40 x 20, min: 20 x 20
        layer below(inset: n) {
        ^^^^^ W0010: this layer is completely covered by an opaque fill, which is painted later
        help: move the fill before the layer, or use `z: 1`, or remove the layer
          fill .red
          layer { fill .gold }
        }
        layer { layer(opacity: 100%) { clip; fill linearGradient([.red, .blue]) } }
                                             ~~~~ note of W0010: this covers it
                                       ^^^^ W0013: this `clip` has no effect: the whole layer is inside
      }
      """)
  }

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

  @Test func `a fill above layers, fills, strokes and slots is reported`() {
    expect(
      """
      shape B {
        size 40 x 20, min: 20 x 20
        fill .teal, path: circle(center: center, radius: 5)
      }
      shape A {
        size 40 x 20, min: 20 x 20
        layer(inset: 2) { fill .red }
        ^^^^^ W0010: this layer is completely covered by an opaque fill, which is painted later
        help: move the fill before the layer, or use `z: 1`, or remove the layer
        use B()
        ^^^ W0010: this `use` is completely covered by an opaque fill, which is painted later
        help: move the fill before the `use`, or remove the `use`
        stroke .blue, align: .inside
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0010: this stroke is completely covered by an opaque fill, which is painted later
        help: move the fill before the stroke, or remove the stroke
        content(inset: 2)
        ^^^^^^^^^^^^^^^^^ W0022: this content slot is completely covered by an opaque fill, which is painted later
        help: move the fill before `content`
        fill .red, path: circle(center: center, radius: 3)
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0010: this fill is completely covered by an opaque fill, which is painted later
        help: remove it, or move it after the fill that covers it
        fill .white
        ~~~~ note of W0010: this covers it
        ~~~~ note of W0010: this covers it
        ~~~~ note of W0010: this covers it
        ~~~~ note of W0022: this covers it
        ~~~~ note of W0010: this covers it
      }
      """)
  }

  @Test func `a layer outside the shape is reported`() {
    expect(
      """
      shape A {
        size 40 x 20, min: 20 x 20
        fill .white
        layer(left: width, width: 5) { fill .red }
        ^^^^^ W0011: this layer is completely outside the shape
        help: check its frame: `left:`, `top:`, `right:` and `bottom:` are distances from the edges of the parent
        layer(top: 50, height: 5) { fill .red }
        ^^^^^ W0011: this layer is completely outside the shape
        help: check its frame: `left:`, `top:`, `right:` and `bottom:` are distances from the edges of the parent
        layer(left: width + 1, width: 5) { fill .red; shadow .black, radius: 3 }
        layer(left: width, width: 5) { stroke .red }
        layer(left: width + 1, width: 5, rotation: 45deg) { fill .red }
      }
      """)
  }

  @Test func `a border that leaves nothing inside is reported`() {
    expect(
      """
      shape A(edges: Edges = .all) {
        size 40 x 20, min: 20 x 20
        border .all, width: 11
        ^^^^^^^^^^^^^^^^^^^^^^ W0012: this border is so wide that nothing is left inside
        help: use a smaller width, or a `fill` to paint the whole layer
        border edges, width: 10
        border [.top, .bottom], width: 11
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0012: this border is so wide that nothing is left inside
        help: use a smaller width, or a `fill` to paint the whole layer
        border .left, width: 39
        border .left, width: width + 1
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0012: this border is so wide that nothing is left inside
        help: use a smaller width, or a `fill` to paint the whole layer
        border [.left, .top], width: 12
      }
      """)
  }

  @Test func `cuts that remove nothing or everything are reported`() {
    expect(
      """
      shape A {
        size 40 x 20, min: 20 x 20
        layer { clip; fill .red.opacity(50%) }
                ^^^^ W0013: this `clip` has no effect: the whole layer is inside
        layer { clip; stroke .teal }
        layer { clip; content() }
        layer { clip circle(center: (100, 0), radius: 5); fill .red.opacity(50%) }
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0014: this `clip` removes the whole layer: all of it is outside
        layer { clip ellipse(bounds.inset(by: -9)); fill .teal, path: circle(center: center, radius: 5) }
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0013: this `clip` has no effect: the whole layer is inside
        layer { erase circle(center: (100, 0), radius: 5); fill .red.opacity(50%) }
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0015: this `erase` has no effect: the layer paints nothing there
        layer { erase circle(center: center, radius: 5); fill .red.opacity(50%) }
        layer { erase circle(center: center, radius: 60); fill .red.opacity(50%) }
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0016: this `erase` removes the whole layer
        layer { erase circle(center: center, radius: 60) }
      }
      """)
  }

  @Test func `cuts by a path without an inside are reported`() {
    expect(
      """
      shape A(n in 0...4 = 0) {
        size 40 x 20, min: 20 x 20
        let line = path { move (0, 0); line (width, height) }
        fill .teal
        erase line
        ^^^^^^^^^^ W0015: this `erase` has no effect: its path has no inside
        help: add `.stroked(width: 4)` to the path to give the line a width
        erase line.stroked(width: 4)
        erase path { move (0, 0); line (width, height); line (width / 2, height / 2) }
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0015: this `erase` has no effect: its path has no inside
        help: add `.stroked(width: 4)` to the path to give the line a width
        erase path { move (0, 0); line (width, height); line (width, 0) }
        erase circle(center: center, radius: 0)
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0015: this `erase` has no effect: its path has no inside
        erase circle(center: center, radius: n)
        erase rect(Rect(x: 3, y: 4, width: n, height: 4))
        erase rect(Rect(x: 3, y: 4, width: 0, height: 4))
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0015: this `erase` has no effect: its path has no inside
        layer { fill .red; clip line }
                           ^^^^^^^^^ W0014: this `clip` removes the whole layer: its path has no inside
                           help: add `.stroked(width: 4)` to the path to give the line a width
        layer { fill .red; clip circle(center: center, radius: 0) }
                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0014: this `clip` removes the whole layer: its path has no inside
      }
      shape Cut {
        size 100 x 100
        fill .red
        clip path { move (0, 0); line (width, height) }
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0014: this `clip` removes the whole layer: its path has no inside
        help: add `.stroked(width: 4)` to the path to give the line a width
      }
      """)
  }

  @Test func `a stroke outside the kept part, or around the erased part, is reported`() {
    expect(
      """
      shape A {
        size 40 x 20, min: 20 x 20
        layer { stroke .red, width: 4, align: .outside; clip }
                                                        ^^^^ W0014: this `clip` removes the whole layer: all of it is outside
        layer { outline roundedRect(bounds, cornerRadius: 1); stroke .red, width: 4, align: .outside; clip }
                                                                                                      ^^^^ W0014: this `clip` removes the whole layer: all of it is outside
        layer { outline ellipse(bounds); stroke .red, width: 4, align: .outside, join: .round; clip }
                                                                                               ^^^^ W0014: this `clip` removes the whole layer: all of it is outside
        layer { outline ellipse(bounds); stroke .red, width: 4, align: .outside; clip rect(bounds) }
        layer { stroke .red, width: 4, align: .outside; clip rect(bounds.inset(by: -1)) }
        layer { stroke .red, width: 4, align: .outside; layer { stroke .red }; clip }
        layer { stroke .red, width: 4, align: .outside; shadow .black, radius: 2; clip }
                                                        ^^^^^^^^^^^^^^^^^^^^^^^^ W0017: this shadow has no effect: its layer paints nothing
                                                        help: move it into a layer that paints something
                                                                                  ^^^^ W0014: this `clip` removes the whole layer: all of it is outside
        layer { layer { stroke .red, width: 4, align: .outside; shadow .black, radius: 2 }; clip }
        layer { layer(rotation: 90deg) { stroke .red, width: 4, align: .outside }; clip }
        layer { layer { stroke .red, width: 4, align: .outside }; clip }
                                                                  ^^^^ W0014: this `clip` removes the whole layer: all of it is outside
        layer { border .all, width: 2; erase rect(bounds.inset(by: 2)) }
                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0015: this `erase` has no effect: the layer paints nothing there
        layer { border .all, width: 2; erase rect(bounds.inset(by: 1)) }
      }
      """)
  }

  @Test func `an invisible shadow is reported`() {
    expect(
      """
      shape A(dim in 0%...50% = 0%, tint: Color = #00000000) {
        size 40 x 20, min: 20 x 20
        layer { fill .red; shadow .black, radius: 3, opacity: 0 }
                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0017: this shadow is not visible: its color has an opacity of 0
                           help: use a visible color, as in `shadow .black, radius: 4, opacity: 30%`
        layer { fill .teal.opacity(50%); shadow .black, radius: 3, opacity: dim }
        layer { fill .teal.opacity(50%); shadow tint, radius: 3 }
        layer { shadow .black, radius: 3; content() }
        layer { shadow .black, radius: 3; fill #00000000 }
                ^^^^^^^^^^^^^^^^^^^^^^^^ W0017: this shadow has no effect: its layer paints nothing
                help: move it into a layer that paints something
        layer { shadow .black, radius: 0; fill .teal, path: circle(center: center, radius: 3) }
                ^^^^^^^^^^^^^^^^^^^^^^^^ W0017: this shadow is not visible: it is exactly below what casts it
                help: add `radius:` to blur it, or `offset:` to move it
        layer { shadow .black, radius: 0; fill .teal.opacity(50%), path: circle(center: center, radius: 3) }
        layer { shadow .black, radius: 0, offset: (1, 0); fill .teal, path: circle(center: center, radius: 3) }
      }
      """)
  }

  @Test func `conditions that are always true are reported`() {
    expect(
      """
      let most = 4

      shape A(n in 0...10 = 2, count: Int in 1..<5 = 2, flag: Bool = true, free: Number = 3) {
        size 40 x 20, min: (n + 10) x 20, max: 80 x 80
        let r = max(n, 1) / 2
        require width > 0
                ^^^^^^^^^ W0018: this condition is always true, at every size and with all values
                help: remove the `require`, or compare something that can change
        require width > 9
        require height > 8 || n >= 0
                ^^^^^^^^^^^^^^^^^^^^ W0018: this condition is always true, at every size and with all values
                help: remove the `require`, or compare something that can change
        require true
                ^^^^ W0018: this condition is always true, at every size and with all values
                help: remove the `require`, or compare something that can change
        require n <= 10
                ^^^^^^^ W0018: this condition is always true, at every size and with all values
                help: remove the `require`, or compare something that can change
        require n < 10 || flag == flag
        require width >= 10 && height < 81
        require width >= 10 + n
        require r > 0, "positive"
                ^^^^^ W0018: this condition is always true, at every size and with all values
                help: remove the `require`, or compare something that can change
        require !(count > 5)
                ^^^^^^^^^^^^ W0018: this condition is always true, at every size and with all values
                help: remove the `require`, or compare something that can change
        require flag || n >= 0
                ^^^^^^^^^^^^^^ W0018: this condition is always true, at every size and with all values
                help: remove the `require`, or compare something that can change
        require flag == flag || n > 0
        require free > 0 || count > 0
                ^^^^^^^^^^^^^^^^^^^^^ W0018: this condition is always true, at every size and with all values
                help: remove the `require`, or compare something that can change
        require most > 3
        require clamp(free, 0, 1) >= 0 && abs(n - 20) >= 10
        layer(width: 10) { require width > 0; require width >= 0; fill .red }
                                                      ^^^^^^^^^^ W0018: this condition is always true, at every size and with all values
                                                      help: remove the `require`, or compare something that can change
        repeat i in 0..<count { require i >= 0; require i < 4 }
                                        ^^^^^^ W0018: this condition is always true, at every size and with all values
                                        help: remove the `require`, or compare something that can change
      }
      """)
  }

  @Test func `a layer that its z puts below a fill is reported`() {
    expect(
      """
      shape A {
        size 40 x 20
        fill .white
        ^^^^^^^^^^^ W0010: this fill is completely covered by an opaque fill, which is painted later
        help: remove it, or move it after the fill that covers it
        ~~~~ note of W0010: this covers it
        layer(z: -1) { fill .red }
        ^^^^^ W0010: this layer is completely covered by an opaque fill, which is painted later
        help: remove its `z:`, `above:` or `below:`, or remove the layer
        layer dot(below: cover) { fill .blue }
                                  ~~~~ note of W0010: this covers it
        ^^^^^ W0010: this layer is completely covered by an opaque fill, which is painted later
        help: remove its `z:`, `above:` or `below:`, or remove the layer
        layer cover { fill .black }
                      ~~~~ note of W0010: this covers it
      }
      """)
  }

  @Test func `a z without effect is reported`() {
    expect(
      """
      shape A(n in 0...4 = 2) {
        size 40 x 20
        layer a(z: 1) { stroke .red }
        layer b { stroke .gold }
        layer c(z: 2) { stroke .teal }
        layer { layer(z: 3) { stroke .blue } }
                         ^ W0019: this `z:` has no effect: the order of painting is the same without it
                         help: remove it, or use another number; layers with a larger `z:` are painted later
        layer d(z: n) { stroke .white }
        repeat i in 0..<3 { layer(z: -i, left: 3 * i) { stroke .gray } }
        repeat i in 0..<3 { layer(z: 10 + i, left: 3 * i) { stroke .gray } }
        layer e(above: d) { stroke .black }
      }
      """)
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

  @Test func `an invisible shape is reported`() {
    expect(
      """
      shape Cut {
            ^^^ W0020: nothing in this shape is visible at its design size, with any values
            help: check the opacities, the cuts, and whether everything is inside the bounds
        size 100 x 100
        fill .red
        clip circle(center: (200, 200), radius: 10)
      }
      shape Erased(n in 0...4 = 2) {
            ^^^^^^ W0020: nothing in this shape is visible at its design size, with any values
            help: check the opacities, the cuts, and whether everything is inside the bounds
        size 100 x 100
        fill .red, path: rect(bounds.inset(by: n))
        erase circle(center: center, radius: 100)
      }
      shape Outside {
        size 100 x 100
        layer { fill .red, path: circle(center: (200, 200), radius: 10) }
        ^^^^^ W0011: this layer is completely outside the shape
        help: check its frame: `left:`, `top:`, `right:` and `bottom:` are distances from the edges of the parent
      }
      shape Told {
        size 100 x 100
        fill .red
        clip circle(center: (20000, 200), radius: 10)
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0014: this `clip` removes the whole layer: all of it is outside
      }
      shape Blank { size 100 x 100 }
      shape Slot { size 100 x 100; fill .red, path: circle(center: (200, 200), radius: 10); content() }
      shape Value(x: Number = 200) { size 100 x 100; fill .red, path: circle(center: (x, 50), radius: 10) }
      shape Large {
        size 100 x 100, max: 300 x 300
        fill .red, path: circle(center: (200, 200), radius: 10)
      }
      shape Small {
        size 100 x 100, min: 50 x 50
        fill .red, path: circle(center: (150 - width, 10), radius: 10)
        erase rect(Rect(x: 0, y: 0, width: 200, height: width < 100 ? 1 : 200))
      }
      """)
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

  @Test func `an invisible shape has a hint about its cause`() {
    expect(
      """
      shape A { size 100 x 100; fill .red, opacity: 0 }
            ^ W0020: nothing in this shape is visible at its design size, with any values
            help: check the opacities, widths and colors, and whether an `if` or a `repeat` omits everything
      shape B { size 100 x 100; layer(opacity: 0) { fill .red } }
            ^ W0020: nothing in this shape is visible at its design size, with any values
            help: check the opacities, the cuts, and whether everything is inside the bounds
      """)
  }

  @Test func `a shape that is visible in a preview or another shape is not reported`() {
    expect(
      """
      shape Pin(x: Number = 60) {
        size 40 x 20, max: 400 x 400
        fill .white
        layer(left: x, width: 5) { fill .red }
      }
      shape Hole(radius: Number = 0) {
        size 40 x 20
        fill .white
        erase circle(center: center, radius: radius)
      }
      preview Pin(x: 3), named: "within"
      """)
  }

  @Test func `invisible parts are not reported while there are errors`() {
    expect(
      """
      shape A {
        size 40 x 20
        layer { fill .red }
        layer { fill .blue }
        require width > 50
                ^^^^^^^^^^ E0601: unmet requirement
                note: in `A` at 40 x 20
      }
      """)
  }
}
