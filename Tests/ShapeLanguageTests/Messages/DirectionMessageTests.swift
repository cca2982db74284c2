import Testing

/// Leading and trailing sides, and `isRightToLeft`.
@Suite("Messages about the direction of the layout")
struct DirectionMessageTests {
  @Test func `sides are not mixed`() {
    expect(
      """
      shape A {
        size 40 x 40
        layer(leading: 4, right: 4) { fill .red }
                          ^^^^^ E0515: `right:` can't be mixed with `leading:`
                          help: use `trailing:`, which follows the direction of the layout
        layer(left: 4, trailing: 4) { fill .red }
              ^^^^ E0515: `left:` can't be mixed with `trailing:`
              help: use `leading:`, which follows the direction of the layout
        layer(leading: 4, left: 4) { fill .red }
                          ^^^^ E0515: `left:` can't be mixed with `leading:`
                          help: remove one of them
        layer(leading: 4, trailing: 4, width: 9) { fill .red }
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0505: too many horizontal labels: a layer takes two of `leading:`, `trailing:`, `centerX:` and `width:`
             help: remove one of them; it follows from the other two
        content(right: 4, trailing: 4)
                ^^^^^ E0515: `right:` can't be mixed with `trailing:`
                help: remove one of them
        fill .red, path: roundedRect(bounds, topLeading: 4, topRight: 4, bottomLeft: 2)
                                                            ^^^^^^^^ E0515: `topRight:` can't be mixed with `topLeading:`
                                                            help: use `topTrailing:`, which follows the direction of the layout
                                                                         ^^^^^^^^^^ E0515: `bottomLeft:` can't be mixed with `topLeading:`
                                                                         help: use `bottomLeading:`, which follows the direction of the layout
        fill .red, path: rect(bounds.inset(leading: 4, right: 4))
                                                       ^^^^^ E0515: `right:` can't be mixed with `leading:`
                                                       help: use `trailing:`, which follows the direction of the layout
      }
      """)
  }

  @Test func `words of other languages are recognized`() {
    expect(
      """
      shape A(edges: Edges = .start) {
                             ^^^^^^ E0313: unknown constant `.start` for the type Edges
                             help: use `.leading`
        size 40 x 40
        layer(start: 4, end: 4) { fill .red }
              ^^^^^ E0401: unknown label `start:` for `layer`
              help: use `leading:`, which follows the direction of the layout
        layer(insetInlineStart: 4) { fill .red }
              ^^^^^^^^^^^^^^^^ E0401: unknown label `insetInlineStart:` for `layer`
              help: use `leading:`, which follows the direction of the layout
        layer(leding: 4) { fill .red }
              ^^^^^^ E0401: unknown label `leding:` for `layer`
              help: did you mean `leading:`?
        border [.end, .top]
                ^^^^ E0313: unknown constant `.end` for the type Edges
                help: use `.trailing`
        fill .red, path: roundedRect(bounds, topStart: 4, borderEndEndRadius: 4)
                                             ^^^^^^^^ E0401: unknown label `topStart:` for `roundedRect`
                                             help: use `topLeading:`, which follows the direction of the layout
        fill .red, path: rect(bounds.inset(start: 4))
                                           ^^^^^ E0401: unknown label `start:` for `inset`
                                           help: use `leading:`, which follows the direction of the layout
        if isRTL { fill .blue }
           ^^^^^ E0201: unknown name `isRTL`
           help: use `isRightToLeft`
        if rtl || direction == .rightToLeft { fill .blue }
           ^^^ E0201: unknown name `rtl`
           help: use `isRightToLeft`
                  ^^^^^^^^^ E0201: unknown name `direction`
                  help: use `isRightToLeft`
        if isRightToleft { fill .blue }
           ^^^^^^^^^^^^^ E0201: unknown name `isRightToleft`
           help: did you mean `isRightToLeft`?
        border edges
      }
      preview A(), direction: .rtl
                              ^^^^ E0313: unknown constant `.rtl` for the type LayoutDirection
                              help: use `.rightToLeft`
      preview A(), direction: rightToLeft, named: "b"
                              ^^^^^^^^^^^ E0323: missing dot before the constant `rightToLeft`
                              help: use `.rightToLeft`
      preview A(), layoutDirection: .rightToLeft, named: "c"
                   ^^^^^^^^^^^^^^^ E0401: unknown label `layoutDirection:` for `preview`
                   help: use `size:`, `scheme:`, `direction:` or `named:`
      """)
  }

  @Test func `constants can't depend on it`() {
    expect(
      """
      let flag = isRightToLeft
                 ^^^^^^^^^^^^^ E0514: the value of a `let` of a file can't depend on the direction of the layout
                 help: use a function: `func name() = …`
      let box = Rect(x: 0, y: 0, width: 9, height: 9).inset(leading: 3)
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0514: the value of a `let` of a file can't depend on the direction of the layout
                help: use a function: `func name() = …`
      let sides: Edges = [.leading, .top]
      let hasLeft = sides.contains(.left)
                    ^^^^^^^^^^^^^^^^^^^^^ E0514: the value of a `let` of a file can't depend on the direction of the layout
                    help: use a function: `func name() = …`
      let all: Edges = .all
      let hasRight = all.contains(.right)
      func turn() = isRightToLeft ? 9 : 3
      func indirect(n: Number) = n + turn()
      shape A(n in 0...indirect(n: 1) = turn(), e: Edges = .leading, on: Bool = isRightToLeft) {
                       ^^^^^^^^^^^^^^ E0514: the range of a parameter can't depend on the direction of the layout
                       help: use it in the block of the shape
                                        ^^^^^^ E0514: the default of a parameter can't depend on the direction of the layout
                                        help: use it in the block of the shape
                                                                                ^^^^^^^^^^^^^ E0514: the default of a parameter can't depend on the direction of the layout
                                                                                help: use it in the block of the shape
        size turn() x 20, min: turn() x 3
             ^^^^^^^^^^^ E0514: the size of a shape can't depend on the direction of the layout
             help: use it in the block of the shape
                               ^^^^^^^^^^ E0514: the size of a shape can't depend on the direction of the layout
                               help: use it in the block of the shape
        border e, width: n
        border sides
        if on && flag && hasLeft && hasRight { fill .red, path: rect(box) }
      }
      preview A(n: turn())
                   ^^^^^^ E0514: a value of a preview can't depend on the direction of the layout
                   help: use it in the block of the shape
      """)
  }

  @Test func `check draws shapes that use it both ways`() {
    expect(
      """
      shape A(pad in 0...8 = 4) {
        size 40 x 40
        layer(leading: pad, trailing: 4) {
          require !isRightToLeft || pad < 8, "only right to left"
                  ^^^^^^^^^^^^^^^^^^^^^^^^^ E0601: unmet requirement: only right to left
                  note: in `A` at 40 x 40, right to left, with pad = 8
          require pad > 1, "in both"
                  ^^^^^^^ E0601: unmet requirement: in both
                  note: in `A` at 40 x 40, with pad = 0
          fill .red
        }
      }
      func gap(n: Number) = isRightToLeft ? -n : n
      style framed(n: Number) { stroke .red, width: gap(n: n) }
                                                    ^^^^^^^^^ E0606: the width of a stroke can't be negative, found -3
                                                    note: in `B` at 40 x 40, right to left
                                                    help: use `max(0, …)` to limit it to 0
      shape B { size 40 x 40; apply framed(n: 3) }
      shape C { size 40 x 40; layer(leading: 4) { use B() } }
      preview A(pad: 2), size: 50 x 50, direction: .rightToLeft
      """)
  }

  @Test func `a statement that has an effect from right to left has one`() {
    expect(
      """
      shape A {
        size 40 x 40
        layer back(leading: 0, width: 20) { fill .red }
        layer front(left: 0, width: 20) { fill .blue }
      }
      """)
  }
}
