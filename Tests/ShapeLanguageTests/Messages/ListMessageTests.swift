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
             ^^^^^^^^^ E0623: index 3 is out of range; the list has 2 elements
             note: in `A` at 10 x 10, with n = 3
             help: use an index in `0...1`, such as `mod(i, list.count)`
        let part = colors[n..<2]
                   ^^^^^^^^^^^^^ E0624: the ends of the slice `3..<2` are in the wrong order
                   note: in `A` at 10 x 10, with n = 3
        repeat c in colors[0...n] { fill c }
                    ^^^^^^^^^^^^^ E0624: the slice `0...3` is out of range; the list has 2 elements
                    note: in `A` at 10 x 10, with n = 3
                    help: use `min(end, list.count - 1)` to limit its end
        fill part[0]
        let none: [Number] = []
        require none[0] > 1
                ^^^^^^^ E0623: index 0 is out of range; the list has no elements
                note: in `A` at 10 x 10
                help: check `list.count` first
      }
      """)
  }

  @Test func `elements of an empty list are reported`() {
    expect(
      """
      shape A(values: [Number] = []) {
        size 10 x 10
        require max(values) > 1
                ^^^^^^^^^^^ E0625: `max` of an empty list
                note: in `A` at 10 x 10
                help: check the list first, as in `list.count > 0 ? list.first : 0`
        require min(values) > 1
                ^^^^^^^^^^^ E0625: `min` of an empty list
                note: in `A` at 10 x 10
                help: check the list first, as in `list.count > 0 ? list.first : 0`
        require values.first > 1
                ^^^^^^^^^^^^ E0625: `.first` of an empty list
                note: in `A` at 10 x 10
                help: check the list first, as in `list.count > 0 ? list.first : 0`
        require values.last > 1
                ^^^^^^^^^^^ E0625: `.last` of an empty list
                note: in `A` at 10 x 10
                help: check the list first, as in `list.count > 0 ? list.first : 0`
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
                ^^^^^^ E0324: a Point has no elements
                help: use `.x` or `.y`
        let b = (4 x 5)[1]
                ^^^^^^^ E0324: a Size has no elements
                help: use `.width` or `.height`
        let c = bounds[0]
                ^^^^^^ E0324: a Rect has no elements
                help: use a property, such as `.topLeft` or `.width`
        let d = edges[0]
                ^^^^^ E0324: a set of edges has no elements
                help: use `.contains(.left)`
        let e = circle(center: center, radius: a)[0]
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0324: a Path has no elements
                help: use `.point(at: 50%)` for a point on the path
        let f = width[0..<2]
                ^^^^^ E0324: a Number has no elements
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
                       ^^ E0325: an index can't be negative
                       help: use `.last` for the last element
        let b = values[-2]
                       ^^ E0325: an index can't be negative
                       help: use `list.count - 2` to count from the end
        let c = values[1.5]
                       ^^^ E0303: expected an Int, found a Number
                       help: use `floor`, `round` or `ceil` to make a whole number
        let d = values[0..<-1]
                           ^^ E0325: an index can't be negative
                           help: use `list.count - 1` to count from the end
        let e = values[width]
                       ^^^^^ E0303: expected an Int, found a Number
                       help: use `floor`, `round` or `ceil` to make a whole number
        let f = values["a"]
                       ^^^ E0301: expected an Int, found a string
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
                           ^ E0122: a slice needs both ends
                           help: use `list[1..<list.count]` or `list[0..<3]`
        let b = values[..<1]
                       ^^^ E0122: a slice needs both ends
                       help: use `list[1..<list.count]` or `list[0..<3]`
        let c = values[0:1]
                        ^ E0122: unexpected `:` between the ends of a slice
                        help: use `..<`, as in `list[1..<3]`
        let d = values[:1]
                       ^ E0122: a slice needs both ends
                       help: use `list[1..<list.count]` or `list[0..<3]`
        let e = values[0, 1]
                        ^ E0122: a list has one index
                        help: use `list[1][2]` for an element of an inner list
        let f = values[]
                       ^ E0108: expected a value, found `]`
        let g = [[1, 2] [3, 4]]
                        ^ E0118: missing comma before `[`
                        help: separate the parts of a statement or a list with commas
        let h = values[0
                        ^ E0108: expected `]`, found end of line
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
                       ^^^^^^ E0315: a list [Number] has no member `.length`
                       help: use `.count`
        let b = values.size
                       ^^^^ E0315: a list [Number] has no member `.size`
                       help: use `.count`
        let c = values.isEmpty
                       ^^^^^^^ E0315: a list [Number] has no member `.isEmpty`
                       help: use `.count == 0`
        let d = values.map(double)
                       ^^^ E0315: a list [Number] has no member `.map`
                       help: use `[for x in list: 2 * x]`
        let e = values.append(4)
                       ^^^^^^ E0315: a list [Number] has no member `.append`
                       help: use `+` to join lists, as in `list + [4]`; values never change
        let f = values.forEach(double)
                       ^^^^^^^ E0315: a list [Number] has no member `.forEach`
                       help: use `repeat x in list { … }`
        let g = values.filter(big)
                       ^^^^^^ E0315: a list [Number] has no member `.filter`
                       help: use `[for x in list where x > 0: x]`
        let h = values.sum()
                       ^^^ E0315: a list [Number] has no member `.sum`
                       help: use `sum(list)`
        let i = values.max()
                       ^^^ E0315: a list [Number] has no member `.max`
                       help: use `max(list)`
        let j = values.reverse()
                       ^^^^^^^ E0315: a list [Number] has no member `.reverse`
                       help: use `.reversed()`
        let k = values.slice(1, 2)
                       ^^^^^ E0315: a list [Number] has no member `.slice`
                       help: use a slice, as in `list[1..<list.count]`
        let l = values.reversed
                       ^^^^^^^^ E0316: missing parentheses after `.reversed`
                       help: use `.reversed()`
        let m = values.first()
                       ^^^^^ E0317: `.first` is a property, not a method
                       help: use `.first` without parentheses
        let n = values.cont
                       ^^^^ E0315: a list [Number] has no member `.cont`
                       help: did you mean `.count`?
        let o = values.push(1)
                       ^^^^ E0315: a list [Number] has no member `.push`
                       help: use `+` to join lists, as in `list + [4]`; values never change
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
                    ^^^^^ E0410: `min` of one value needs a list, found a Number
                    help: add another value, as in `min(a, b)`
        let b = sum(width, height)
                           ^^^^^^ E0405: too many arguments for `sum`
                           help: write it as `sum(list)`
        let c = sum(width)
                    ^^^^^ E0410: `sum` of one value needs a list, found a Number
                    help: use `+`, or put the values in a list: `sum([a, b])`
        let d = max(values, 3)
                    ^^^^^^ E0301: expected a Number, found a list [Number]
                    help: use one element, such as `list[0]` or `list.last`
        let e = sum(colors)
                    ^^^^^^ E0301: expected a list of Numbers, Angles or Points, found a list [Color]
        let f = max(colors)
                    ^^^^^^ E0301: expected a list of Numbers or Angles, found a list [Color]
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
                       ^^^^ E0312: expected an Int, found the constant `.red`
        let f = [1] + [(0, 0)]
                ^^^^^^^^^^^^^^ E0327: `+` can't join lists of different types: [Int] and [Point]
        let b = [1] + 2
                ^^^^^^^ E0305: `+` can't be applied to a list [Int] and an Int
                help: use `+ [value]` to add an element
        let c: Edges = [.left] + [.top]
                       ^^^^^^^^^^^^^^^^ E0405: expected one list for several edges
                       help: use `[.left, .top]`
        border [.left] + [.top]
               ^^^^^^^^^^^^^^^^ E0405: expected one list for several edges
               help: use `[.left, .top]`
        let d = [1] - [2]
                ^^^^^^^^^ E0305: `-` can't be applied to a list [Int] and a list [Int]
        let e = [1] == [1]
                ^^^^^^^^^^ E0305: `==` can't be applied to a list [Int] and a list [Int]
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
                                 ^ E0108: expected `:` and the value of each iteration, found `2`
                                 help: write the list as `[for i in 0..<5: 2 * i]`
        let b = [2 * x for x in values]
                       ^^^ E0122: the loop of a list comes before the value
                       help: use `[for x in list: 2 * x]`
        let c = [for x of values: 2 * x]
                       ^^ E0109: unexpected `of`
                       help: did you mean `in`?
        let d = [for x in values if x > 1: x]
                                 ^^ E0109: unexpected `if`
                                 help: did you mean `where`?
        let e = [for x in values { 2 * x }]
                                 ^ E0108: expected `:` and the value of each iteration, found `{`
                                 help: write the list as `[for i in 0..<5: 2 * i]`
        let f = [for x in values => 2 * x]
                                 ^^ E0122: unexpected `=>`
        let g = [for x, i in 0..<4: i]
                        ^ E0326: `i` would be an index, but a range has no elements
                        help: use a loop for each name, as in `row in 0..<3, column in 0..<4`
        let h = [for x in width: x]
                          ^^^^^ E0310: `for` needs a range or a list, found a Number
                          help: use a range, as in `for i in 0..<3`, or a list, as in `for p in [(0, 0), (4, 4)]`
        let n = [for x in values: y]
                                  ^ E0201: unknown name `y`
                                  help: declare it with `let` or as a parameter, or add a dot if it is a constant, as in `.black`
        let j = [for in values: 1]
                 ^^^ E0109: unexpected `for`
                 help: write a list with a loop as `[for i in 0..<5: 2 * i]`
        let k = [for x in values where x: x]
                                       ^ E0301: expected a Bool, found a Number
                                       help: compare it, as in `… > 0`
        let l: [Color] = [for x in values: x]
                                           ^ E0301: expected a Color, found a Number
                                           help: use a color such as `#FF8800` or `.red`
        let m = values.map(x => 2 * x)
                             ^^ E0122: unexpected `=>`; a function needs a name
                             help: use `[for x in list: 2 * x]` for a value of each element, or declare a function with `func`
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
                    ^^^^^^ E0326: `column` would be an index, but a range has no elements
                    help: use a loop for each name, as in `row in 0..<3, column in 0..<4`
        repeat x, x in values { fill .red }
                  ^ E0202: duplicate `x`
                  help: rename one of them
               ~ note of E0202: the first `x` is here
        repeat x in values if x > 1 { fill .red }
                           ^^ E0109: unexpected `if`
                           help: did you mean `where`?
        repeat x in values, where x > 1 { fill .red }
                                  ^ E0108: expected `in`, found `x`
                                  help: write the loop as `repeat i in 0..<5 { … }`
        repeat (x, i) in values { fill .red }
               ^^^^^^ E0122: the names of a loop have no parentheses
               help: use `p in list`, or `p, i in list` with the index of each element
        repeat x, i values { fill .red }
                    ^^^^^^ E0108: expected `in`, found `values`
                    help: write the loop as `repeat i in 0..<5 { … }`
        repeat x in values where width { fill .red }
                                 ^^^^^ E0301: expected a Bool, found a Number
                                 help: compare it, as in `… > 0`
        repeat x, unused in values { fill .red, path: circle(center: center, radius: x) }
      }
      """)
  }

  @Test func `a list from loops is no constant`() {
    expect(
      """
      shape A(values: [Number] = [for i in 0..<3: i]) {
                                  ^^^ E0212: `for` is not a constant; the default of a parameter must be constant
                                  help: use only literals and the `let`s at the top level of the file
        size 10 x 10
        fill .red, opacity: values[0]
      }
      """)
  }
}
