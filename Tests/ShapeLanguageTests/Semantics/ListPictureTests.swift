import Testing

@Suite("Lists")
struct ListPictureTests {
  @Test func `elements, slices and members`() {
    expectPicture(
      """
      shape A(values: [Int] = [1, 2, 3, 4]) {
        size 10 x 10
        layer(left: values[2]) { }
        repeat v in values[1..<3] { layer(left: v) { } }
        repeat v in values[2...3].reversed() { layer(left: v) { } }
        layer(left: values.first, right: values.last) { }
        layer(left: sum(values) - min(values) - max(values)) { }
        repeat i in values.indices { layer(top: i) { } }
      }
      --- picture
      A 0 0 10 10
        layer 3 0 7 10
        layer 2 0 8 10
        layer 3 0 7 10
        layer 4 0 6 10
        layer 3 0 7 10
        layer 1 0 5 10
        layer 5 0 5 10
        layer 0 0 10 10
        layer 0 1 10 9
        layer 0 2 10 8
        layer 0 3 10 7
      """)
  }

  @Test func `loops over a list with the index, and with a condition`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        repeat v, i in [5, 7, 9] where i != 1 { layer(left: v, top: i) { } }
        repeat p in [for i in 0..<2, j in 0...1 where i <= j: (i, j)] + [(9, 9)] { layer(left: p.x, top: p.y) { } }
      }
      --- picture
      A 0 0 10 10
        layer 5 0 5 10
        layer 9 2 1 8
        layer 0 0 10 10
        layer 0 1 10 9
        layer 1 1 9 9
        layer 9 9 1 1
      """)
  }

  @Test func `lists of every type`() {
    expectPicture(
      """
      enum Side { left, right }
      func first(sides: [Side]) = sides[0]
      style looks(paints: [Paint], sides: [Edges]) { fill paints[1]; border sides[0] }
      shape B(rows: [[Int]] = [[1], [2, 3]], sides: [Side] = [.right, .left], paths: [Path] = [rect(Rect(x: 0, y: 0, width: 1, height: 1))]) {
        size 10 x 10
        switch first(sides: sides) {
        case .left: layer left { }
        case .right: layer right { }
        }
        layer(left: rows[1][1]) { fill .red, path: paths.first }
        apply looks(paints: [.red, linearGradient([.red, .blue])], sides: [.top, [.left, .right]])
      }
      --- picture
      B 0 0 10 10
        right 0 0 10 10
        layer 3 0 7 10
          fill #FF0000 3 0 1 1
        fill linear(#FF0000 at 0, #0000FF at 1 from 5 0 to 5 10) 0 0 10 10
        fill #000000 0 0 10 1
      """)
  }

  @Test func `a missing element in a branch that is not taken is no mistake`() {
    expectPicture(
      """
      shape A(values: [Number] = []) {
        size 10 x 10
        layer(left: values.count > 0 ? values[0] : 2) { }
        if values.count > 0 && values[0] > 1 { layer b { } }
      }
      --- picture
      A 0 0 10 10
        layer 2 0 8 10
      """)
  }
}
