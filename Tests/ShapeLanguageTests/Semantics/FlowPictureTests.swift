import Testing

@Suite("Lets, conditions and repeats")
struct FlowPictureTests {
  @Test func `lets of a shape can be in any order`() {
    expectPicture(
      """
      shape A {
        size 10 x 10
        layer(left: c) { }
        let c = b + 1
        layer(left: b) { let b = a + 5; layer(left: b) { } }
        let b = a + 1
        let a = 1
      }
      --- picture
      A 0 0 10 10
        layer 3 0 7 10
        layer 2 0 8 10
          layer 8 0 2 10
      """)
  }

  @Test func `lets of a file can be in any order`() {
    expectPicture(
      """
      let c = b + 1
      shape A {
        size 10 x 10
        layer(left: c) { }
      }
      let b = 2
      --- picture
      A 0 0 10 10
        layer 3 0 7 10
      """)
  }

  @Test func `a condition chooses a branch`() {
    expectPicture(
      """
      shape A(on: Bool = true, n: Int in 0...4 = 3) {
        size 10 x 10
        if on { layer a { } } else { layer b { } }
        if !on { layer c { } }
        if n == 1 { layer d { } } else if n == 3 && on { layer e { } } else { layer f { } }
        if n < 2 || n > 2 { layer g { } }
        layer(left: on ? 1 : 2) { }
      }
      --- picture
      A 0 0 10 10
        a 0 0 10 10
        e 0 0 10 10
        g 0 0 10 10
        layer 1 0 9 10
      """)
  }

  @Test func `a switch chooses a case`() {
    expectPicture(
      """
      enum Suit { heart, spade, club }
      shape A(suit: Suit = .spade) {
        size 10 x 10
        switch suit {
        case .heart, .club: layer a { }
        case .spade:
          let d = 2
          layer b(left: d) { }
          layer c { }
        }
        switch suit {
        case .heart: layer e { }
        default: layer f { }
        }
        if suit == .spade { layer g { } }
      }
      --- picture
      A 0 0 10 10
        b 2 0 8 10
        c 0 0 10 10
        f 0 0 10 10
        g 0 0 10 10
      """)
  }

  @Test func `a repeat draws its block for each value`() {
    expectPicture(
      """
      shape A {
        size 100 x 10
        repeat i in 0..<3 { layer(left: i, width: 1) { } }
        repeat i in 1...2, j in 0...i { layer(left: 10 * i + j, width: 2) { } }
        repeat p in [(30, 1), (40, 2)] { layer(left: p.x, top: p.y, width: 3) { } }
        repeat i in 5..<5 { layer none { } }
        let last = 4
        repeat i in 5...last { layer none { } }
      }
      --- picture
      A 0 0 100 10
        layer 0 0 1 10
        layer 1 0 1 10
        layer 2 0 1 10
        layer 10 0 2 10
        layer 11 0 2 10
        layer 20 0 2 10
        layer 21 0 2 10
        layer 22 0 2 10
        layer 30 1 3 9
        layer 40 2 3 8
      """)
  }

  @Test func `paths can have conditions and repeats`() {
    expectPicture(
      """
      enum End { flat, round }
      shape A(end: End = .round) {
        size 10 x 10
        fill .red, path: path {
          move (0, 0)
          repeat i in 1...3 { let d = 2 * i; line (d, mod(i, 2)) }
          if width > 5 { line by: (1, 1) } else { line by: (3, 3) }
          switch end {
          case .flat: line (0, 9)
          case .round: quad by: (1, 1), control: (0, 1)
          }
          close
        }
      }
      --- picture
      A 0 0 10 10
        fill #FF0000 0 0 8 3
      """)
  }

  @Test func `operators have the usual precedence`() {
    expectPicture(
      """
      shape A {
        size 100 x 10
        layer(left: 1 + 2 * 3 - 4 / 2) { }
        layer(left: -(-2) * 3) { }
        layer(left: (1 + 2) * 3) { }
        layer(left: 10 - 3 - 2) { }
        layer(left: 24 / 4 / 2) { }
        layer(left: true || false && false ? 1 : 2) { }
        layer(size: 1 + 2 x 2 * 2) { }
        layer(left: false ? 1 : true ? 5 : 6) { }
      }
      --- picture
      A 0 0 100 10
        layer 5 0 95 10
        layer 6 0 94 10
        layer 9 0 91 10
        layer 5 0 95 10
        layer 3 0 97 10
        layer 1 0 99 10
        layer 0 0 3 4
        layer 5 0 95 10
      """)
  }

  @Test func `points and sizes can be calculated`() {
    expectPicture(
      """
      shape A {
        size 100 x 10
        let p = (1, 2) + 2 * (3, 4) - (1, 1) / 2
        layer(left: p.x, top: p.y, size: 2 * (3 x 4) / 4) { }
        layer(center: -p * -1, size: 1 x 1) { }
      }
      --- picture
      A 0 0 100 10
        layer 6.5 9.5 1.5 2
        layer 6 9 1 1
      """)
  }

  @Test func `keywords can be names`() {
    expectPicture(
      """
      let fill = 3
      shape A(line: Number = 2, x: Number = 1) {
        size 100 x 10
        let layer = line x x
        let path = layer.width x fill
        layer content(size: path) { }
        layer path(left: x) { }
      }
      --- picture
      A 0 0 100 10
        content 0 0 2 3
        path 1 0 99 10
      """)
  }

  @Test func `a function of a block sees the layer that it is in`() {
    expectPicture(
      """
      shape A(step: Int = 2) {
        size 20 x 10
        func place(index: Int, gap: Number in 0...2 = 1) = index * step + gap + width / 10
        repeat i in 0..<2 {
          let start = place(index: i)
          func end(length: Number) = start + length
          layer(left: end(length: 1), width: 4) {
            func half() = width / 2
            layer(left: half(), width: 1) { layer(left: place(index: 1), width: 2) { } }
          }
        }
      }
      --- picture
      A 0 0 20 10
        layer 4 0 4 10
          layer 6 0 1 10
            layer 11 0 2 10
        layer 6 0 4 10
          layer 8 0 1 10
            layer 13 0 2 10
      """)
  }

  @Test func `a function has lets before its value, and arguments without labels`() {
    expectPicture(
      """
      func twice(_ x: Number) = 2 * x
      func place(_ row: Int, gap: Number = 1, _ column: Int) = { let y = x; let x = twice(row) + gap; y + column }
      shape A(n: Int = 1) {
        size 10 x 10
        func share(_ of: Number) = {
          let rest = width - used
          let used = 2 * of
          rest
        }
        layer a(left: twice(n)) { }
        layer b(left: place(n, 2)) { }
        layer c(left: place(gap: 3, n, 2)) { }
        layer d(left: place(n, 2, gap: 0)) { layer e(left: share(n) / 4) { } }
      }
      --- picture
      A 0 0 10 10
        a 2 0 8 10
        b 5 0 5 10
        c 7 0 3 10
        d 4 0 6 10
          e 6 0 4 10
      """)
  }

  @Test func `a switch computes only the value that it chooses`() {
    expectPicture(
      """
      enum Suit { heart, spade, club }
      shape A(suit: Suit = .spade, list: [Number] = [3]) {
        size 10 x 10
        layer a(left: switch suit { case .heart: list[7]; case .spade, .club: list[0] }) { }
        layer b(left: switch list.count + 1 { case 2: list.last; default: 1 / (list.count - 1) }) { }
      }
      --- picture
      A 0 0 10 10
        a 3 0 7 10
        b 3 0 7 10
      """)
  }

  @Test func `a switch chooses by Ints, ranges and Bools`() {
    expectPicture(
      """
      shape A(on: Bool = false) {
        size 10 x 10
        repeat i in -2...7 {
          switch i {
          case -2, 0: layer a { }
          case 1...2, 4: layer b { }
          case 5..<7: layer c { }
          default: layer d { }
          }
        }
        switch on { case true: layer on { }; case false: layer off { } }
      }
      --- picture
      A 0 0 10 10
        a 0 0 10 10
        d 0 0 10 10
        a 0 0 10 10
        b 0 0 10 10
        b 0 0 10 10
        d 0 0 10 10
        b 0 0 10 10
        c 0 0 10 10
        c 0 0 10 10
        d 0 0 10 10
        off 0 0 10 10
      """)
  }
}
