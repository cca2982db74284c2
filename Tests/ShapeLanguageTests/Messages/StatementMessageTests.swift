import Testing

@Suite("Messages about statements and layers")
struct StatementMessageTests {
  @Test func `statements where they do not belong`() {
    expect(
      """
      style s {
        size 10 x 10
        ^^^^ E0501: `size` does not belong in a style
        help: a style holds paints, cuts and shadows
        layer { fill .red }
        ^^^^^ E0501: `layer` does not belong in a style
        help: a style holds paints, cuts and shadows
        move (0, 0)
        ^^^^ E0501: `move` does not belong in a style
        help: a style holds paints, cuts and shadows
        content
        ^^^^^^^ E0501: `content` does not belong in a style
        help: a style holds paints, cuts and shadows
        require true
        ^^^^^^^ E0501: `require` does not belong in a style
        help: a style holds paints, cuts and shadows
        outline rect(bounds)
        ^^^^^^^ E0501: `outline` does not belong in a style
        help: a style holds paints, cuts and shadows
      }
      shape A {
        size 10 x 10
        line (0, 0)
        ^^^^ E0501: `line` does not belong in a shape
        help: write it inside `outline { … }` or `path { … }`
        layer {
          size 10 x 10
          ^^^^ E0501: `size` does not belong in a layer
          help: a shape says its size once, directly in its block
          close
          ^^^^^ E0501: `close` does not belong in a layer
          help: write it inside `outline { … }` or `path { … }`
        }
        if width > 3 { size 3 x 3 }
                       ^^^^ E0501: `size` does not belong in an `if` or `switch`
                       help: a shape says its size once, directly in its block
        outline {
          move (0, 0)
          fill .red
          ^^^^ E0501: `fill` does not belong in a path
          help: in a path stand `move`, `line`, `quad`, `curve`, `arc`, `corner`, `close`, `add` and values
          layer { fill .red }
          ^^^^^ E0501: `layer` does not belong in a path
          help: in a path stand `move`, `line`, `quad`, `curve`, `arc`, `corner`, `close`, `add` and values
          content
          ^^^^^^^ E0501: `content` does not belong in a path
          help: in a path stand `move`, `line`, `quad`, `curve`, `arc`, `corner`, `close`, `add` and values
          use A()
          ^^^ E0501: `use` does not belong in a path
          help: in a path stand `move`, `line`, `quad`, `curve`, `arc`, `corner`, `close`, `add` and values
          outline rect(bounds)
          ^^^^^^^ E0501: `outline` does not belong in a path
          help: in a path stand `move`, `line`, `quad`, `curve`, `arc`, `corner`, `close`, `add` and values
        }
        let p = path { size 3 x 3; require true }
                       ^^^^ E0501: `size` does not belong in a path
                       help: in a path stand `move`, `line`, `quad`, `curve`, `arc`, `corner`, `close`, `add` and values
                                   ^^^^^^^ E0501: `require` does not belong in a path
                                   help: in a path stand `move`, `line`, `quad`, `curve`, `arc`, `corner`, `close`, `add` and values
        fill .red, path: p
      }
      """)
  }

  @Test func `what there is only one of, in a repeat`() {
    expect(
      """
      shape A {
        size 10 x 10
        repeat i in 0..<2 {
          outline rect(bounds)
          ^^^^^^^ E0501: `outline` does not belong in a `repeat`
          help: a `repeat` holds what may be there many times: layers, paints, values
          if i > 0 {
            outline rect(bounds)
            ^^^^^^^ E0501: `outline` does not belong in a `repeat`
            help: a `repeat` holds what may be there many times: layers, paints, values
          }
          layer { content }
                  ^^^^^^^ E0501: `content` does not belong in a `repeat`
                  help: a `repeat` holds what may be there many times: layers, paints, values
        }
      }
      """)
  }

  @Test func `said twice`() {
    expect(
      """
      shape A {
        size 10 x 10
        ~~~~~~~~~~~~ note of E0502: `size` comes first here
        size 20 x 20
        ^^^^^^^^^^^^ E0502: a second `size` has no meaning
        help: keep one of them
        outline rect(bounds)
        ~~~~~~~~~~~~~~~~~~~~ note of E0502: `outline` comes first here
        outline rect(bounds)
        ^^^^^^^^^^^^^^^^^^^^ E0502: a second `outline` has no meaning
        help: keep one of them
        content
        ~~~~~~~ note of E0502: `content` comes first here
        layer { content }
                ^^^^^^^ E0502: a second `content` has no meaning
                help: keep one of them
      }
      """)
  }

  @Test func `no size`() {
    expect(
      """
      shape A {
            ^ E0503: the shape `A` does not say its size
            help: begin its block with the size it is designed for: `size 240 x 320`
        fill .red
      }
      """)
  }

  @Test func `no point to start from`() {
    expect(
      """
      shape A {
        size 10 x 10
        outline { line (3, 3); line (4, 4) }
                  ^^^^^^^^^^^ E0504: `line` has no point to start from
                  help: a path begins with `move`
        fill .red, path: path { move by: (3, 3) }
                                ^^^^^^^^^^^^^^^ E0504: `move by:` has no point to start from
                                help: a path begins with `move`
        fill .red, path: path { close }
                                ^^^^^ E0504: `close` has no point to start from
                                help: a path begins with `move`
        fill .red, path: path { if width > 3 { move (0, 0) }; line (1, 1) }
        fill .red, path: path { arc center: center, radius: 3, from: 0deg, to: 90deg; close }
        fill .red, path: path { add rect(bounds); line (3, 3) }
        fill .red, path: path { add path { }; line (3, 3) }
        fill .red, path: path { corner (1, 1), to: (2, 2), radius: 1 }
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0504: `corner` has no point to start from
                                help: a path begins with `move`
        fill .red, path: path { repeat i in 0..<0 { move (0, 0) }; line (3, 3) }
      }
      """)
  }

  @Test func `frames of too many`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer(left: 1, right: 1, width: 8) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0505: two of left, right, centre and width fix a layer across; here are more
             help: leave one out; what is not named follows from the others
        layer(top: 1, bottom: 1, centerY: 8) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0505: two of top, bottom, centre and height fix a layer down; here are more
             help: leave one out; what is not named follows from the others
        layer(center: center, centerX: 3) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0506: `center` says again what another label says
             help: leave one of them out
        layer(center: center, size: 3 x 3, left: 1) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0505: two of left, right, centre and width fix a layer across; here are more
             help: leave one out; what is not named follows from the others
        layer(size: 3 x 3, width: 3) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^ E0506: `size` says again what another label says
             help: leave one of them out
        layer(inset: 1, left: 2, right: 3, top: 1, height: 3) { fill .red }
      }
      """)
  }

  @Test func `no slot`() {
    expect(
      """
      shape B { size 10 x 10; fill .red }
            ~ note of E0507: `B` is declared here
      shape A { size 10 x 10; use B() { fill .blue } }
                                  ^ E0507: the shape `B` has no content slot to fill
                                  help: a shape has a slot where `content(…)` stands in it
      """)
  }

  @Test func `a layer above itself`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a(above: a) { fill .red }
        ^^^^^ E0213: these layers lie above each other: a → a
        help: take one `above:` or `below:` away
      }
      """)
  }

  @Test func `layers above each other`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a(above: b) { fill .red }
        ^^^^^ E0213: these layers lie above each other: a → b → content → a
        note: in `A` at 10 x 10
        help: take one `above:` or `below:` away
        ~~~~~ note of E0213: `a` is to lie above `b`
        layer b(above: content) { fill .red }
        ~~~~~ note of E0213: `b` is to lie above `content`
        content(above: a)
        ~~~~~~~ note of E0213: `content` is to lie above `a`
      }
      """)
  }

  @Test func `a layer below itself`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a(below: a) { fill .red }
        ^^^^^ E0213: these layers lie above each other: a → a
        help: take one `above:` or `below:` away
      }
      """)
  }
}
