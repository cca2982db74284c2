import Testing

@Suite("Messages about statements and layers")
struct StatementMessageTests {
  @Test func `statements where they are not allowed are reported`() {
    expect(
      """
      style s {
        size 10 x 10
        ^^^^ E0501: `size` is not allowed in a style
        help: move it out of the style; a style contains statements such as `fill`, `border` and `shadow`
        layer { fill .red }
        ^^^^^ E0501: `layer` is not allowed in a style
        help: move it out of the style; a style contains statements such as `fill`, `border` and `shadow`
        move (0, 0)
        ^^^^ E0501: `move` is not allowed in a style
        help: move it out of the style; a style contains statements such as `fill`, `border` and `shadow`
        content
        ^^^^^^^ E0501: `content` is not allowed in a style
        help: move it out of the style; a style contains statements such as `fill`, `border` and `shadow`
        require true
        ^^^^^^^ E0501: `require` is not allowed in a style
        help: move it out of the style; a style contains statements such as `fill`, `border` and `shadow`
        outline rect(bounds)
        ^^^^^^^ E0501: `outline` is not allowed in a style
        help: move it out of the style; a style contains statements such as `fill`, `border` and `shadow`
      }
      shape A {
        size 10 x 10
        line (0, 0)
        ^^^^ E0501: `line` is not allowed in a shape
        help: put it into the block of a path, as in `outline { move (0, 0); line (10, 10) }`
        layer {
          size 10 x 10
          ^^^^ E0501: `size` is not allowed in a layer
          help: put it directly into the block of the shape
          close
          ^^^^^ E0501: `close` is not allowed in a layer
          help: put it into the block of a path, as in `outline { move (0, 0); line (10, 10) }`
        }
        if width > 3 { size 3 x 3 }
                       ^^^^ E0501: `size` is not allowed in an `if` or `switch`
                       help: put it directly into the block of the shape
        outline {
          move (0, 0)
          fill .red
          ^^^^ E0501: `fill` is not allowed in a path
          help: move it out of the path; a path contains commands such as `move` and `line`
          layer { fill .red }
          ^^^^^ E0501: `layer` is not allowed in a path
          help: move it out of the path; a path contains commands such as `move` and `line`
          content
          ^^^^^^^ E0501: `content` is not allowed in a path
          help: move it out of the path; a path contains commands such as `move` and `line`
          use A()
          ^^^ E0501: `use` is not allowed in a path
          help: move it out of the path; a path contains commands such as `move` and `line`
          outline rect(bounds)
          ^^^^^^^ E0501: `outline` is not allowed in a path
          help: move it out of the path; a path contains commands such as `move` and `line`
        }
        let p = path { size 3 x 3; require true }
                       ^^^^ E0501: `size` is not allowed in a path
                       help: move it out of the path; a path contains commands such as `move` and `line`
                                   ^^^^^^^ E0501: `require` is not allowed in a path
                                   help: move it out of the path; a path contains commands such as `move` and `line`
        fill .red, path: p
      }
      """)
  }

  @Test func `a statement that is allowed only once is reported in a repeat`() {
    expect(
      """
      shape A {
        size 10 x 10
        repeat i in 0..<2 {
          outline rect(bounds)
          ^^^^^^^ E0501: `outline` is not allowed in a `repeat`
          help: move it out of the `repeat`, so that there is only one
          if i > 0 {
            outline rect(bounds)
            ^^^^^^^ E0501: `outline` is not allowed in a `repeat`
            help: move it out of the `repeat`, so that there is only one
          }
          layer { content }
                  ^^^^^^^ E0501: `content` is not allowed in a `repeat`
                  help: move it out of the `repeat`, so that there is only one
        }
      }
      """)
  }

  @Test func `a statement that is written twice is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        ~~~~~~~~~~~~ note of E0502: the first `size` is here
        size 20 x 20
        ^^^^^^^^^^^^ E0502: duplicate `size`
        help: remove one of them
        outline rect(bounds)
        ~~~~~~~~~~~~~~~~~~~~ note of E0502: the first `outline` is here
        outline rect(bounds)
        ^^^^^^^^^^^^^^^^^^^^ E0502: duplicate `outline`
        help: remove one of them
        content
        ~~~~~~~ note of E0502: the first `content` is here
        layer { content }
                ^^^^^^^ E0502: duplicate `content`
                help: remove one of them
      }
      """)
  }

  @Test func `a missing size is reported`() {
    expect(
      """
      shape A {
            ^ E0503: `size` is missing from shape `A`
            help: add the design size at the start of its block, as in `size 240 x 320`
        fill .red
      }
      """)
  }

  @Test func `a missing current point is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        outline { line (3, 3); line (4, 4) }
                  ^^^^^^^^^^^ E0504: `line` needs a current point
                  help: begin the path with `move`, as in `move (0, 0)`
        fill .red, path: path { move by: (3, 3) }
                                ^^^^^^^^^^^^^^^ E0504: `move by:` needs a current point
                                help: begin the path with `move`, as in `move (0, 0)`
        fill .red, path: path { close }
                                ^^^^^ E0504: `close` needs a current point
                                help: begin the path with `move`, as in `move (0, 0)`
        fill .red, path: path { if width > 3 { move (0, 0) }; line (1, 1) }
        fill .red, path: path { arc center: center, radius: 3, from: 0deg, to: 90deg; close }
        fill .red, path: path { add rect(bounds); line (3, 3) }
        fill .red, path: path { add path { }; line (3, 3) }
        fill .red, path: path { corner (1, 1), to: (2, 2), radius: 1 }
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0504: `corner` needs a current point
                                help: begin the path with `move`, as in `move (0, 0)`
        fill .red, path: path { repeat i in 0..<0 { move (0, 0) }; line (3, 3) }
      }
      """)
  }

  @Test func `a frame with too many labels is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer(left: 1, right: 1, width: 8) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0505: too many horizontal labels: a layer takes two of `left:`, `right:`, `centerX:` and `width:`
             help: remove one of them; it follows from the other two
        layer(top: 1, bottom: 1, centerY: 8) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0505: too many vertical labels: a layer takes two of `top:`, `bottom:`, `centerY:` and `height:`
             help: remove one of them; it follows from the other two
        layer(center: center, centerX: 3) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0506: `center:` repeats another label
             help: remove one of them; `center:` sets both `centerX:` and `centerY:`
        layer(center: center, size: 3 x 3, left: 1) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0505: too many horizontal labels: a layer takes two of `left:`, `right:`, `centerX:` and `width:`
             help: remove one of them; it follows from the other two
        layer(size: 3 x 3, width: 3) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^ E0506: `size:` repeats another label
             help: remove one of them; `size:` sets both `width:` and `height:`
        layer(inset: 1, left: 2, right: 3, top: 1, height: 3) { fill .red }
      }
      """)
  }

  @Test func `content for a shape without a slot is reported`() {
    expect(
      """
      shape B { size 10 x 10; fill .red }
            ~ note of E0507: `B` is declared here
      shape A { size 10 x 10; use B() { fill .blue } }
                                  ^ E0507: shape `B` has no content slot
                                  help: remove the block, or add `content` to the shape
      """)
  }

  @Test func `a layer above itself is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a(above: a) { fill .red }
        ^^^^^ E0213: layer `a` must be above itself
        help: remove one `above:` or `below:`
      }
      """)
  }

  @Test func `layers above each other are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a(above: b) { fill .red }
        ^^^^^ E0213: layer `a` must be above itself: a → b → content → a
        note: in `A` at 10 x 10
        help: remove one `above:` or `below:`
        ~~~~~ note of E0213: `a` must be above `b`
        layer b(above: content) { fill .red }
        ~~~~~ note of E0213: `b` must be above `content`
        content(above: a)
        ~~~~~~~ note of E0213: `content` must be above `a`
      }
      """)
  }

  @Test func `a layer below itself is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a(below: a) { fill .red }
        ^^^^^ E0213: layer `a` must be above itself
        help: remove one `above:` or `below:`
      }
      """)
  }
}
