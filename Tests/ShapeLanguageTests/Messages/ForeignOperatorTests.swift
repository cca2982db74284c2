import Testing

@Suite("Operators and labels of other languages")
struct ForeignOperatorTests {
  @Test func `words for operators`() {
    expect(
      """
      shape S(a: Bool = true, b: Bool = false, n: Int = 5) {
        size 10 x 10
        if a and b { fill .red }
             ^^^ E0108: expected a block in `{ }`, found `and`
             help: both of two conditions is `&&`
        if a or b { fill .red }
             ^^ E0108: expected a block in `{ }`, found `or`
             help: either of two conditions is `||`
        if not a { fill .red }
           ^^^ E0109: `not` does not belong here
           help: the opposite of a condition is `!`, as in `!isOn`
        if (a and b) { fill .red }
              ^^^ E0108: expected `)`, found `and`
              help: both of two conditions is `&&`
        let q = a and b
                  ^^^ E0109: `and` does not belong here
                  help: both of two conditions is `&&`
      }
      """)
  }

  @Test func `assignment for a comparison, and powers`() {
    expect(
      """
      shape S(n: Int in 0...9 = 5) {
        size 10 x 10
        if n = 5 { fill .red }
             ^ E0108: expected a block in `{ }`, found `=`
             help: no `=` stands before a block; two values are compared with `==`
        layer { stroke .red, width: n ** 2 }
                                      ^^ E0109: `**` does not belong here
                                      help: a power is `pow(a, b)`
      }
      """)
  }

  @Test func `header of a layer`() {
    expect(
      """
      shape S {
        size 10 x 10
        layer(left = 10) { fill .red }
              ^^^^ E0121: a `:` is missing after the label `left`
              help: write `left: …`
        layer(x: 4, y: 4) { fill .red }
              ^ E0401: `layer` has no `x:`
              help: how far it is from the left says `left: 10`
        layer(margin: 4) { fill .red }
              ^^^^^^ E0401: `layer` has no `margin:`
              help: how far it is from all edges says `inset: 10`
        layer(padding: 4) { fill .red }
              ^^^^^^^ E0401: `layer` has no `padding:`
              help: how far it is from all edges says `inset: 10`
        layer(z-index: 4) { fill .red }
              ^^^^^^^ E0109: `z-index` does not belong here
              help: the order of layers says `z: 1`
        layer(zIndex: 4) { fill .red }
              ^^^^^^ E0401: `layer` has no `zIndex:`
              help: the order of layers says `z: 1`, or `above: other`
      }
      """)
  }

  @Test func `paints and paths`() {
    expect(
      """
      shape S {
        size 10 x 10
        stroke .red, lineWidth: 4
                     ^^^^^^^^^ E0401: `stroke` has no `lineWidth:`
                     help: how wide it is says `width: 2`
        stroke .red, stroke-width: 4
                     ^^^^^^^^^^^^ E0109: `stroke-width` does not belong here
                     help: how wide a line is says `width: 2`
        fill .red, path: roundedRect(bounds, rx: 4)
                                             ^^ E0401: `roundedRect` has no `rx:`
                                             help: write `roundedRect(bounds, cornerRadius: 12)`
        shadow .black, blur: 4
                       ^^^^ E0401: `shadow` has no `blur:`
                       help: how soft it is says `radius: 4`
       fill .red, path: polygon([[0,0],[4,0],[4,4]])
                                 ^^^^^ E0301: expected a Point, found a list [Int]
                                 help: a point is written `(x, y)`
        fill .red, path: rect(x: 0, y: 0, width: 4, height: 4)
                              ^ E0401: `rect` has no `x:`
                              help: it takes a rectangle: `rect(Rect(x: 0, y: 0, width: 10, height: 10))`
        fill .red, path: path("M0 0")
                         ^^^^ E0201: no function is named `path` here
                         help: a path is written `path { move (0, 0); line (10, 0) }`
        fill .red, path: circle(cx: 4, cy: 4, r: 4)
                                ^^ E0401: `circle` has no `cx:`
                                help: write `circle(center: (x, y), radius: r)`
        fill .red, path: roundedRect(bounds, radius: 4)
                                             ^^^^^^ E0401: `roundedRect` has no `radius:`
                                             help: write `roundedRect(bounds, cornerRadius: 12)`
        fill .red, path: rect(0, 0, 4, 4)
                              ^ E0301: expected a Rect, found an Int
                              help: a rectangle is `bounds`, or `Rect(x: 0, y: 0, width: 10, height: 10)`
      }
      """)
  }
}
