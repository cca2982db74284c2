import Testing

@Suite("Messages about lists")
struct ListMessageTests {
  @Test func `indices and slices out of range are reported with the values`() {
    expect(
      """
      let colors: [Color] = [.red, .green]
      shape A(n: Int in 0...3 = 1) {
        size 10 x 10
        fill colors[n]
        let part = colors[n..<2]
        repeat c in colors[0...n] { fill c }
        fill part[0]
        let none: [Number] = []
        require none[0] > 1
      }
      """)
  }

  @Test func `elements of an empty list are reported`() {
    expect(
      """
      shape A(values: [Number] = []) {
        size 10 x 10
        require max(values) > 1
        require min(values) > 1
        require values.first > 1
        require values.last > 1
        require sum(values) < 1
      }
      """)
  }

  @Test func `elements of values that are not lists are reported`() {
    expect(
      """
      shape A(edges: Edges = .all) {
        size 10 x 10
        let a = center[0]
        let b = (4 x 5)[1]
        let c = bounds[0]
        let d = edges[0]
        let e = circle(center: center, radius: a)[0]
        let f = width[0..<2]
        fill .red
      }
      """)
  }

  @Test func `negative and fractional indices are reported`() {
    expect(
      """
      shape A(values: [Number] = [1, 2]) {
        size 10 x 10
        let a = values[-1]
        let b = values[-2]
        let c = values[1.5]
        let d = values[0..<-1]
        let e = values[width]
        let f = values["a"]
        fill .red
      }
      """)
  }

  @Test func `slices and indices of other languages are reported`() {
    expect(
      """
      shape A(values: [Number] = [1, 2]) {
        size 10 x 10
        let a = values[1...]
        let b = values[..<1]
        let c = values[0:1]
        let d = values[:1]
        let e = values[0, 1]
        let f = values[]
        let g = [[1, 2] [3, 4]]
        let h = values[0
        fill .red
      }
      """)
  }

  @Test func `methods of lists in other languages are reported`() {
    expect(
      """
      shape A(values: [Number] = [1, 2]) {
        size 10 x 10
        let a = values.length
        let b = values.size
        let c = values.isEmpty
        let d = values.map(double)
        let e = values.append(4)
        let f = values.forEach(double)
        let g = values.filter(big)
        let h = values.sum()
        let i = values.max()
        let j = values.reverse()
        let k = values.slice(1, 2)
        let l = values.reversed
        let m = values.first()
        let n = values.cont
        let o = values.push(1)
        fill .red
      }
      """)
  }

  @Test func `functions of one value need a list`() {
    expect(
      """
      shape A(values: [Number] = [1, 2], colors: [Color] = [.red]) {
        size 10 x 10
        let a = min(width)
        let b = sum(width, height)
        let c = sum(width)
        let d = max(values, 3)
        let e = sum(colors)
        let f = max(colors)
        fill .red
      }
      """)
  }

  @Test func `lists of different types can't be joined`() {
    expect(
      """
      shape A(sides: Edges = .all) {
        size 10 x 10
        let a = [1] + [.red]
        let b = [1] + 2
        let c: Edges = [.left] + [.top]
        border [.left] + [.top]
        let d = [1] - [2]
        let e = [1] == [1]
        fill .red
      }
      """)
  }

  @Test func `mistakes in the loops of a list are reported`() {
    expect(
      """
      shape A(values: [Number] = [1, 2]) {
        size 10 x 10
        let a = [for x in values 2 * x]
        let b = [2 * x for x in values]
        let c = [for x of values: 2 * x]
        let d = [for x in values if x > 1: x]
        let e = [for x in values { 2 * x }]
        let f = [for x in values => 2 * x]
        let g = [for x, i in 0..<4: i]
        let h = [for x in width: x]
        let i = [for x in values: y]
        let j = [for in values: 1]
        let k = [for x in values where x: x]
        let l: [Color] = [for x in values: x]
        let m = values.map(x => 2 * x)
        fill .red
      }
      """)
  }

  @Test func `mistakes in loops are reported`() {
    expect(
      """
      shape A(values: [Number] = [1, 2]) {
        size 10 x 10
        repeat row, column in 0..<3 { fill .red }
        repeat x, x in values { fill .red }
        repeat x in values if x > 1 { fill .red }
        repeat x in values, where x > 1 { fill .red }
        repeat (x, i) in values { fill .red }
        repeat x, i values { fill .red }
        repeat x in values where width { fill .red }
        repeat x, unused in values { fill .red, path: circle(center: center, radius: x) }
      }
      """)
  }

  @Test func `a list from loops is no constant`() {
    expect(
      """
      shape A(values: [Number] = [for i in 0..<3: i]) {
        size 10 x 10
        fill .red, opacity: values[0]
      }
      """)
  }
}
