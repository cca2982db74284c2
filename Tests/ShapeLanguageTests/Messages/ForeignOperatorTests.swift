import Testing

@Suite("Operators and labels of other languages")
struct ForeignOperatorTests {
  @Test func `words in place of operators are reported`() {
    expect(
      """
      shape S(a: Bool = true, b: Bool = false, n: Int = 5) {
        size 10 x 10
        if a and b { fill .red }
             ^^^ E0108: expected a block in `{ }`, found `and`
             help: use `&&`
        if a or b { fill .red }
             ^^ E0108: expected a block in `{ }`, found `or`
             help: use `||`
        if not a { fill .red }
           ^^^ E0109: unexpected `not`
           help: use `!`, as in `!isOn`
        if (a and b) { fill .red }
              ^^^ E0108: expected `)`, found `and`
              help: use `&&`
        let q = a and b
                  ^^^ E0109: unexpected `and`
                  help: use `&&`
      }
      """)
  }

  @Test func `an assignment in place of a comparison, and powers, are reported`() {
    expect(
      """
      shape S(n: Int in 0...9 = 5) {
        size 10 x 10
        if n = 5 { fill .red }
             ^ E0122: `=` can't compare two values
        layer { stroke .red, width: n ** 2 }
                                      ^^ E0109: unexpected `**`
                                      help: use `pow(a, b)`
      }
      """)
  }

  @Test func `a layer with the header of another language is reported`() {
    expect(
      """
      shape S {
        size 10 x 10
        layer(left = 10) { fill .red }
              ^^^^ E0121: missing colon after label `left`
              help: use `left: …`
        layer(x: 4, y: 4) { fill .red }
              ^ E0401: unknown label `x:` for `layer`
              help: use `left: 10`
        layer(margin: 4) { fill .red }
              ^^^^^^ E0401: unknown label `margin:` for `layer`
              help: use `inset: 10`
        layer(padding: 4) { fill .red }
              ^^^^^^^ E0401: unknown label `padding:` for `layer`
              help: use `inset: 10`
        layer(z-index: 4) { fill .red }
              ^^^^^^^ E0109: unexpected `z-index`
              help: use `z: 1`
        layer(zIndex: 4) { fill .red }
              ^^^^^^ E0401: unknown label `zIndex:` for `layer`
              help: use `z: 1`, or `above: other`
      }
      """)
  }

  @Test func `paints and paths of other languages are reported`() {
    expect(
      """
      shape S {
        size 10 x 10
        stroke .red, lineWidth: 4
                     ^^^^^^^^^ E0401: unknown label `lineWidth:` for `stroke`
                     help: use `width: 2`
        stroke .red, stroke-width: 4
                     ^^^^^^^^^^^^ E0109: unexpected `stroke-width`
                     help: use `width: 2`
        fill .red, path: roundedRect(bounds, rx: 4)
                                             ^^ E0401: unknown label `rx:` for `roundedRect`
                                             help: use `roundedRect(bounds, cornerRadius: 12)`
        shadow .black, blur: 4
                       ^^^^ E0401: unknown label `blur:` for `shadow`
                       help: use `radius: 2`, which is half the blur of CSS
       fill .red, path: polygon([[0,0],[4,0],[4,4]])
                                 ^^^^^ E0301: expected a Point, found a list [Int]
                                 help: use a point, as in `(x, y)`
        fill .red, path: rect(x: 0, y: 0, width: 4, height: 4)
                              ^ E0401: unknown label `x:` for `rect`
                              help: use a rectangle: `rect(Rect(x: 0, y: 0, width: 10, height: 10))`
        fill .red, path: path("M0 0")
                         ^^^^ E0201: unknown function `path`
                         help: use braces: `path { move (0, 0); line (10, 0) }`
        fill .red, path: circle(cx: 4, cy: 4, r: 4)
                                ^^ E0401: unknown label `cx:` for `circle`
                                help: use `circle(center: (x, y), radius: r)`
        fill .red, path: roundedRect(bounds, radius: 4)
                                             ^^^^^^ E0401: unknown label `radius:` for `roundedRect`
                                             help: use `roundedRect(bounds, cornerRadius: 12)`
        fill .red, path: rect(0, 0, 4, 4)
                              ^ E0301: expected a Rect, found an Int
                              help: use a rectangle, such as `bounds` or `Rect(x: 0, y: 0, width: 10, height: 10)`
      }
      """)
  }
}
