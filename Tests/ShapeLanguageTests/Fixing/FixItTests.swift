import ShapeEditing
import ShapeLanguage
import Testing

/// Certain changes that fix a source: before, and after all of them.
@Suite("Fix-its")
struct FixItTests {
  @Test(arguments: [
    // Misspelled names.
    (
      "shape A(tint: Color = .red) { size 9 x 9; fill tnit }", "shape A(tint: Color = .red) { size 9 x 9; fill tint }"
    ),
    ("shape A { size 9 x 9; fil .red }", "shape A { size 9 x 9; fill .red }"),
    ("shpe A { size 9 x 9; fill .red }", "shape A { size 9 x 9; fill .red }"),
    ("shape A { size 9 x 9; fill .rde }", "shape A { size 9 x 9; fill .red }"),
    ("shape A { size 9 x 9; stroke .red, widht: 2 }", "shape A { size 9 x 9; stroke .red, width: 2 }"),
    ("shape A { size 9 x 9; fill .red, path: rect(bouns) }", "shape A { size 9 x 9; fill .red, path: rect(bounds) }"),
    (
      "shape A { size 9 x 9; let m = bounds.centr; fill .red, path: circle(center: m, radius: 2) }",
      "shape A { size 9 x 9; let m = bounds.center; fill .red, path: circle(center: m, radius: 2) }"
    ),
    (
      "shape A(shadowRadius = 3) { size 9 x 9; stroke .red, wdth: shadowRadus }",
      "shape A(shadowRadius = 3) { size 9 x 9; stroke .red, width: shadowRadius }"
    ),
    (
      "shape A(corner_size = 3) { size 9 x 9; stroke .red, widthh: cornerSize }",
      "shape A(corner_size = 3) { size 9 x 9; stroke .red, width: corner_size }"
    ),
    (
      "shape A(dot = 3) { size 9 x 9; stroke .slatgray, width: odt }",
      "shape A(dot = 3) { size 9 x 9; stroke .slategray, width: dot }"
    ),
    // A label is one of its call, and a type is one of few.
    (
      "shape A(line: Color = .red, r = 3) { size 9 x 9; border .all, colorr: line; fill line, path: circle(centerr: center, radius: r) }",
      "shape A(line: Color = .red, r = 3) { size 9 x 9; border .all, color: line; fill line, path: circle(center: center, radius: r) }"
    ),
    (
      "shape A(color: Color = .red) { size 9 x 9; border .all, clor: color }",
      "shape A(color: Color = .red) { size 9 x 9; border .all, color: color }"
    ),
    (
      "shape A(edges: Edes = [.left]) { size 9 x 9; border edges }",
      "shape A(edges: Edges = [.left]) { size 9 x 9; border edges }"
    ),
    (
      "shape A(a: Color = .red, b: Cloor = .blue) { size 9 x 9; fill a; stroke b }",
      "shape A(a: Color = .red, b: Color = .blue) { size 9 x 9; fill a; stroke b }"
    ),
    // A declaration without a use, and several uses of what is declared nowhere.
    (
      "shape A { size 9 x 9; let reaach = width / 4; stroke .red, width: reach + reach }",
      "shape A { size 9 x 9; let reach = width / 4; stroke .red, width: reach + reach }"
    ),
    (
      "shape A { size 9 x 9; let all = [foor i in 0...3: i]; stroke .red, width: sum(all) }",
      "shape A { size 9 x 9; let all = [for i in 0...3: i]; stroke .red, width: sum(all) }"
    ),
    // Units, dots, labels.
    (
      "shape A { size 9 x 9; stroke .red, path: path { arc center: center, radius: 3, from: 0deg, to: 90 } }",
      "shape A { size 9 x 9; stroke .red, path: path { arc center: center, radius: 3, from: 0deg, to: 90deg } }"
    ),
    ("shape A { size 9 x 9; stroke .red, width: 2px }", "shape A { size 9 x 9; stroke .red, width: 2 }"),
    ("shape A { size 9 x 9; border left }", "shape A { size 9 x 9; border .left }"),
    (
      "shape A { size 9 x 9; fill .red; border [.left .top] }",
      "shape A { size 9 x 9; fill .red; border [.left, .top] }"
    ),
    (
      "shape A { size 9 x 9; shadow .black, 3; fill .red }",
      "shape A { size 9 x 9; shadow .black, radius: 3; fill .red }"
    ),
    (
      "shape A { size 9 x 9; let p = rect(bounds); fill .red, path: p.reversed }",
      "shape A { size 9 x 9; let p = rect(bounds); fill .red, path: p.reversed() }"
    ),
    ("shape A { size 9 x 9; fill .red, opacity: 30 % }", "shape A { size 9 x 9; fill .red, opacity: 30% }"),
    // Mistakes hidden by another mistake.
    (
      "shape A(tint: Color = .red) {\n  size 9 x 9\n  fill tnit, path: circle(center: center, radius: 3\n}",
      "shape A(tint: Color = .red) {\n  size 9 x 9\n  fill tint, path: circle(center: center, radius: 3)\n}"
    ),
    // Numbers out of range.
    ("shape A { size 9 x 9; fill .red, opacity: 50 }", "shape A { size 9 x 9; fill .red, opacity: 50% }"),
    ("shape A { size 9 x 9; fill hsl(30deg, 100%, 50) }", "shape A { size 9 x 9; fill hsl(30deg, 100%, 50%) }"),
    // Duplicates, and unused names.
    (
      "shape A { size 9 x 9; fill .red, opacity: 50%, opacity: 50% }",
      "shape A { size 9 x 9; fill .red, opacity: 50% }"
    ),
    ("shape A { size 9 x 9\n  let a = 3\n  fill .red\n}", "shape A { size 9 x 9\n  fill .red\n}"),
    // Missing signs.
    (
      "shape A {\n  size 9 x 9\n  fill .red, path: circle(center: center, radius: 3\n}",
      "shape A {\n  size 9 x 9\n  fill .red, path: circle(center: center, radius: 3)\n}"
    ),
    ("let a 3\nshape A { size a x a }", "let a = 3\nshape A { size a x a }"),
    (
      "enum E { a, b }\nshape A(e: E = .a) { size 9 x 9; switch e { case .a fill .red; case .b: fill .blue } }",
      "enum E { a, b }\nshape A(e: E = .a) { size 9 x 9; switch e { case .a: fill .red; case .b: fill .blue } }"
    ),
    (
      "shape A { size 9 x 9; require width > 3, \"too narrow\n}",
      "shape A { size 9 x 9; require width > 3, \"too narrow\"\n}"
    ),
    // Forms of other languages.
    (
      "func f(a: Number) -> Number = 2 * a\nshape A { size f(a: 2) x 9 }",
      "func f(a: Number) = 2 * a\nshape A { size f(a: 2) x 9 }"
    ),
    (
      "enum E { case a, b }\nshape A(e: E = .a) { size 9 x 9; if e == .a { fill .red } }",
      "enum E { a, b }\nshape A(e: E = .a) { size 9 x 9; if e == .a { fill .red } }"
    ),
    ("shape A { size 9 x 9; stroke(.red, width: 2) }", "shape A { size 9 x 9; stroke .red, width: 2 }"),
    (
      "shape A { size 9 x 9; if 3 < width <= height { fill .red } }",
      "shape A { size 9 x 9; if 3 < width && width <= height { fill .red } }"
    ),
    (
      "shape A { size 9 x 9; let side = .left; border side }",
      "shape A { size 9 x 9; let side: Edges = .left; border side }"
    ),
    (
      "shape A { size 9 x 9; stroke .red, join: LineJoin.round }", "shape A { size 9 x 9; stroke .red, join: .round }"
    ),
    ("shape A { size 9 x 9; fill Color.red }", "shape A { size 9 x 9; fill .red }"),
    ("shape A { size 9 x 9; border Edges.left }", "shape A { size 9 x 9; border .left }"),
    // Labels without a colon.
    ("shape A { size 9 x 9; stroke .red, width 3 }", "shape A { size 9 x 9; stroke .red, width: 3 }"),
    (
      "func f(a Number, b: Number) = a - b\nshape A { size 9 x 9; stroke .red, width: f(a  3, b 2) }",
      "func f(a: Number, b: Number) = a - b\nshape A { size 9 x 9; stroke .red, width: f(a:  3, b: 2) }"
    ),
    (
      "shape A(hub = 3) { size 9 x 9; fill .red, path: circle(center center, radius: hub) }",
      "shape A(hub = 3) { size 9 x 9; fill .red, path: circle(center: center, radius: hub) }"
    ),
    (
      "shape A(sun = 30%) { size 9 x 9; fill linearGradient([stop(.red, at sun), stop(.blue, at: 1)]) }",
      "shape A(sun = 30%) { size 9 x 9; fill linearGradient([stop(.red, at: sun), stop(.blue, at: 1)]) }"
    ),
    (
      "shape A { size 9 x 9; outline { arc center (3, 3), radius: 3, from: 0deg, to: 90deg } }",
      "shape A { size 9 x 9; outline { arc center: (3, 3), radius: 3, from: 0deg, to: 90deg } }"
    ),
    (
      "shape B(r = 2, tint: Color = .red) { size 9 x 9; stroke tint, width: r }\nshape A { size 9 x 9; use B(r: 3, tint blue) }",
      "shape B(r = 2, tint: Color = .red) { size 9 x 9; stroke tint, width: r }\nshape A { size 9 x 9; use B(r: 3, tint: .blue) }"
    ),
    // `gold` is a parameter again, and not the color with that name.
    (
      "shape A(n in 3...12 7, gold: Color = #D4A017) { size 9 x 9; fill gold, path: circle(center: center, radius: n) }",
      "shape A(n in 3...12 = 7, gold: Color = #D4A017) { size 9 x 9; fill gold, path: circle(center: center, radius: n) }"
    ),
    // Signs that are doubled.
    ("shape A { size 9 x 9; stroke .red,, width: 2 }", "shape A { size 9 x 9; stroke .red, width: 2 }"),
    ("shape A { size 9 x 9; stroke .red, width:: 2 }", "shape A { size 9 x 9; stroke .red, width: 2 }"),
    // Signs between a keyword and its arguments: one space is left.
    ("shape A { size 9 x 9; fill = .red }", "shape A { size 9 x 9; fill .red }"),
    ("shape A { size 9 x 9; fill : .red }", "shape A { size 9 x 9; fill .red }"),
    ("shape A { size 9 x 9; fill: .red }", "shape A { size 9 x 9; fill .red }"),
    ("shape A { size 9 x 9; fill=#F00 }", "shape A { size 9 x 9; fill #F00 }"),
    (
      "shape A { size 9 x 9; outline = ellipse(bounds); fill .red }",
      "shape A { size 9 x 9; outline ellipse(bounds); fill .red }"
    ),
    (
      "shape A { size 9 x 9; stroke( .red, width: 2 ) }", "shape A { size 9 x 9; stroke .red, width: 2 }"
    ),
    // An extra type or sign, or a form of another language.
    (
      "enum K { a, b }\nshape A(k: K = .a) { size 9 x 9; switch k { case K.a: fill .red; case b: fill .blue } }",
      "enum K { a, b }\nshape A(k: K = .a) { size 9 x 9; switch k { case .a: fill .red; case .b: fill .blue } }"
    ),
    ("shape A { size 9 x 9; stroke .red, width = 3 }", "shape A { size 9 x 9; stroke .red, width: 3 }"),
    ("shape A { size 9 x 9; stroke .red, width=3 }", "shape A { size 9 x 9; stroke .red, width: 3 }"),
    ("shape A { size 100x50; fill .red }", "shape A { size 100 x 50; fill .red }"),
    ("shape A { size 9 x 9; fill \"#ff0000\" }", "shape A { size 9 x 9; fill #ff0000 }"),
    // Syntax of other languages.
    (
      "func f(a: Number) { return a * 2 }\nshape A { size 9 x 9; fill .red, opacity: f(a: 0.1) }",
      "func f(a: Number) = a * 2\nshape A { size 9 x 9; fill .red, opacity: f(a: 0.1) }"
    ),
    ("shape A(tint: Color? = .red) { size 9 x 9; fill tint }", "shape A(tint: Color = .red) { size 9 x 9; fill tint }"),
    (
      "shape A { size 9 x 9; layer(rotation: .degrees(-45)) { fill .red } }",
      "shape A { size 9 x 9; layer(rotation: -45deg) { fill .red } }"
    ),
    (
      "shape A { size 9 x 9; fill linearGradient([.red; .blue]) }",
      "shape A { size 9 x 9; fill linearGradient([.red, .blue]) }"
    ),
    // Words of the language that are missing, or are other ones.
    ("shape A { size 160 300; fill .red }", "shape A { size 160 x 300; fill .red }"),
    ("shape A { size 160 outline 300; fill .red }", "shape A { size 160 x 300; fill .red }"),
    (
      "shape A {\n  size 9 x 9\n  border r = 3\n  stroke .red, width: r\n}",
      "shape A {\n  size 9 x 9\n  let r = 3\n  stroke .red, width: r\n}"
    ),
    (
      "shape A {\n  size 9 x 9\n  let let r = 3\n  stroke .red, width: r\n}",
      "shape A {\n  size 9 x 9\n  let r = 3\n  stroke .red, width: r\n}"
    ),
    (
      "shape A {\n  size 9 x 9\n  let = 3\n  stroke .red, width: r\n}",
      "shape A {\n  size 9 x 9\n  let r = 3\n  stroke .red, width: r\n}"
    ),
    (
      "shape A { size 9 x 9; fill .red, path: circle(center: center, : 4) }",
      "shape A { size 9 x 9; fill .red, path: circle(center: center, radius: 4) }"
    ),
    ("shape A { size 9 x 9; Color ink = .red; fill ink }", "shape A { size 9 x 9; let ink: Color = .red; fill ink }"),
    (
      "shape A { size 9 x 9; layer a leading 4 { fill .red }; layer b, top: 3 { fill .blue } }",
      "shape A { size 9 x 9; layer a(leading: 4) { fill .red }; layer b(top: 3) { fill .blue } }"
    ),
    ("shape A { size 9 x 9; content icon left: 4 }", "shape A { size 9 x 9; content icon(left: 4) }"),
    (
      "shape A { size 9 x 9; layer left: 4, width: 3 { fill .red } }",
      "shape A { size 9 x 9; layer(left: 4, width: 3) { fill .red } }"
    ),
    ("shape A { size 9 x 9; content left: 4 }", "shape A { size 9 x 9; content(left: 4) }"),
    (
      "shape A { size 9 x 9; require(width > 3, \"narrow\"); fill .red }",
      "shape A { size 9 x 9; require width > 3, \"narrow\"; fill .red }"
    ),
    // Parentheses that make no difference don't compete.
    (
      "shape A { size 9 x 9; fill .red, path: circle(center: center, radius: 4)) }",
      "shape A { size 9 x 9; fill .red, path: circle(center: center, radius: 4) }"
    ),
    // Tokens on two lines in the wrong order.
    (
      "shape A {\n  size 9 x 9\n  fill .red, path: circle(center: center, radius: 4 stroke\n  ) .blue\n}",
      "shape A {\n  size 9 x 9\n  fill .red, path: circle(center: center, radius: 4 )\n  stroke .blue\n}"
    ),
    // Another keyword would hide what is wrong in the body.
    (
      "shape A(inset in 0...9 = 2 step in 0...9 = 3) {\n  size 9 x 9\n  stroke .red width: inset\n  stroke .red, width step\n}",
      "shape A(inset in 0...9 = 2, step in 0...9 = 3) {\n  size 9 x 9\n  stroke .red, width: inset\n  stroke .red, width: step\n}"
    ),
    // A brace would hide what is wrong after it.
    (
      "shape A(edges Edges = [.left]) {\n  size 9 x 9\n  content(\n  border edges, width: 2, color .red\n}",
      "shape A(edges: Edges = [.left]) {\n  size 9 x 9\n  content(\n  border edges, width: 2, color: .red\n}"
    ),
    // A keyword before a name and a `=`, which only a `let` has.
    (
      "shape A {\n  size 9 x 9\n  mask thick = 3\n  stroke .red, width: thick\n}",
      "shape A {\n  size 9 x 9\n  let thick = 3\n  stroke .red, width: thick\n}"
    ),
    // A missing keyword before a constant, which continues the line before without it.
    (
      "shape A {\n  size 9 x 9\n  fill .red\n  .black, radius: 20\n}",
      "shape A {\n  size 9 x 9\n  fill .red\n  shadow .black, radius: 20\n}"
    ),
    // A missing name with several uses, a type, and a method.
    (
      "shape A {\n  size 9 x 9\n  let = 3\n  stroke .red, width: r + r\n}",
      "shape A {\n  size 9 x 9\n  let r = 3\n  stroke .red, width: r + r\n}"
    ),
    (
      "shape A(side: = [.left]) { size 9 x 9; border side }",
      "shape A(side: Edges = [.left]) { size 9 x 9; border side }"
    ),
    (
      "shape A { size 9 x 9; fill .red, path: rect(bounds).(radius: 2) }",
      "shape A { size 9 x 9; fill .red, path: rect(bounds).rounded(radius: 2) }"
    ),
    // A sign in the place of a bracket, whose statement goes on in the next line.
    (
      "shape A {\n  size 9 x 9\n  outline roundedRect(bounds, cornerRadius: 2/\n  fill .red\n}",
      "shape A {\n  size 9 x 9\n  outline roundedRect(bounds, cornerRadius: 2)\n  fill .red\n}"
    ),
    // A sign that touches only the value after it separates nothing.
    (
      "shape A { size 9 x 9; outline { arc center: center, radius: 3, from -90deg, to: 90deg } }",
      "shape A { size 9 x 9; outline { arc center: center, radius: 3, from: -90deg, to: 90deg } }"
    ),
    // A comma before a closing bracket makes no difference.
    (
      "shape A(edges: Edges = [.left],, w = 3) {\n  size 9 x 9\n  border edges, width: w\n}",
      "shape A(edges: Edges = [.left], w = 3) {\n  size 9 x 9\n  border edges, width: w\n}"
    ),
    // One edit that fixes the whole line, instead of one that leaves a mistake.
    (
      "shape A {\n  size 9 x 9\n  let room = bounds\n  stroke .red, width: min(room.width, room height)\n}",
      "shape A {\n  size 9 x 9\n  let room = bounds\n  stroke .red, width: min(room.width, room .height)\n}"
    ),
    // The name of what has none is the unknown one, which is no misspelling then.
    (
      "shape A(columns: Int = 3) {\n  size 9 x 9\n  repeat row in 0..<2,  in 0..<columns {\n    fill .red, path: circle(center: (row, 1), radius: column)\n  }\n}",
      "shape A(columns: Int = 3) {\n  size 9 x 9\n  repeat row in 0..<2,  column in 0..<columns {\n    fill .red, path: circle(center: (row, 1), radius: column)\n  }\n}"
    ),
    // A doubled bracket, which a blank tells from a sign before a value.
    (
      "shape A { size 9 x 9; fill .red.lighter( (40%) }", "shape A { size 9 x 9; fill .red.lighter( (40%)) }"
    ),
    (
      "shape A {\n  size 9 x 9\n  fill .red, path: path {\n    move (1, 2)\n    line ( (width - 3, 4)\n    line (3, 4)\n  }\n}",
      "shape A {\n  size 9 x 9\n  fill .red, path: path {\n    move (1, 2)\n    line ( (width - 3, 4))\n    line (3, 4)\n  }\n}"
    ),
    (
      "shape A { size 9 x 9; stroke .red, path: polyline([ [(2, height * 30%), (8, height * 70%), (2, 3), (4, 5)]) }",
      "shape A { size 9 x 9; stroke .red, path: polyline( [(2, height * 30%), (8, height * 70%), (2, 3), (4, 5)]) }"
    ),
    // Words that became one, because the sign between them is beside them.
    (
      "shape A { size 9 x 9; fill .red, path: circle(center: center, radius5 :) }",
      "shape A { size 9 x 9; fill .red, path: circle(center: center, radius: 5) }"
    ),
    (
      "shape A(r = 2) { size 9 x 9; fill .red, path: circle(center: center, radiusr :) }",
      "shape A(r = 2) { size 9 x 9; fill .red, path: circle(center: center, radius: r) }"
    ),
    (
      "shape A(r = 2, a = 30deg) { size 9 x 9; fill .red, path: path { move center; line center + polarr( - 1, a) } }",
      "shape A(r = 2, a = 30deg) { size 9 x 9; fill .red, path: path { move center; line center + polar(r - 1, a) } }"
    ),
    ("shape A { size 9 x 9; stroke .redwidth ,: 2 }", "shape A { size 9 x 9; stroke .red, width: 2 }"),
    (
      "shape A { size 9 x 9; layer(left: 0width ,: 2) { fill .red } }",
      "shape A { size 9 x 9; layer(left: 0, width: 2) { fill .red } }"
    ),
    (
      "shape A { size 9 x 9; layer (boxleft: 2) { fill .red }; use B(side: box.width) }\nshape B(side = 3) { size 9 x 9; stroke .red, width: side }",
      "shape A { size 9 x 9; layer box(left: 2) { fill .red }; use B(side: box.width) }\nshape B(side = 3) { size 9 x 9; stroke .red, width: side }"
    ),
    ("shape A { size 9 x 9; fill .red.opacity50%() }", "shape A { size 9 x 9; fill .red.opacity(50%) }"),
    (
      "shape A {\n  size 9 x 9\n  let side = min(width, heightlet\n  ) ring = circle(center: center, radius: side)\n  fill .red, path: ring\n}",
      "shape A {\n  size 9 x 9\n  let side = min(width, height)\n  let ring = circle(center: center, radius: side)\n  fill .red, path: ring\n}"
    ),
    (
      "shape A { size 9 x 9; stroke .red, path: path { arc center: center, radius: 3, from: 0deg, sweep90deg : } }",
      "shape A { size 9 x 9; stroke .red, path: path { arc center: center, radius: 3, from: 0deg, sweep: 90deg } }"
    ),
    // Or because it is missing.
    (
      "shape A { size 9 x 9; fill .red, path: circlecenter: center, radius: 2) }",
      "shape A { size 9 x 9; fill .red, path: circle(center: center, radius: 2) }"
    ),
    (
      "shape A(values: [Number] = [1, 2]) { size 9 x 9; stroke .red, width: width / valuescount }",
      "shape A(values: [Number] = [1, 2]) { size 9 x 9; stroke .red, width: width / values.count }"
    ),
    (
      "shape Ringgap in 0...4 = 2) { size 9 x 9; fill .red, path: circle(center: center, radius: gap) }",
      "shape Ring(gap in 0...4 = 2) { size 9 x 9; fill .red, path: circle(center: center, radius: gap) }"
    ),
    (
      "shape A {\n  size 9 x 9\n  let both = circle(center: (4, 0), radius: 8).unioncircle(center: (4, height), radius: 8))\n  fill .red, path: both\n}",
      "shape A {\n  size 9 x 9\n  let both = circle(center: (4, 0), radius: 8).union(circle(center: (4, height), radius: 8))\n  fill .red, path: both\n}"
    ),
    // Labels before constants, points and lists.
    (
      "shape A { size 9 x 9; stroke .red, width 3, cap .round, dash [3, 2] }",
      "shape A { size 9 x 9; stroke .red, width: 3, cap: .round, dash: [3, 2] }"
    ),
    (
      "shape A { size 9 x 9; shadow .red, offset (2, 2), radius 4; fill .red }",
      "shape A { size 9 x 9; shadow .red, offset: (2, 2), radius: 4; fill .red }"
    ),
    (
      "shape A { size 9 x 9; fill .red; mask(layer) { fill .black, path: circle(center: center, radius: 3) } }",
      "shape A { size 9 x 9; fill .red; mask layer { fill .black, path: circle(center: center, radius: 3) } }"
    ),
    // It is not certain what was meant.
    ("let a = [1 in 3]", "let a = [1 in 3]"),
    // Signs of other keyboards.
    ("shape A { size 9 x 9; if width ≥ 3 { fill .red } }", "shape A { size 9 x 9; if width >= 3 { fill .red } }"),
    // Operators whose signs are reversed, doubled or apart.
    (
      "shape A { size 9 x 9; let isWide = width => 100; if isWide { fill .red } }",
      "shape A { size 9 x 9; let isWide = width >= 100; if isWide { fill .red } }"
    ),
    (
      "shape A(n = 3) { size 9 x 9; repeat i in 0..<9 where i =< 3 { stroke .red, width: i + 1 } }",
      "shape A(n = 3) { size 9 x 9; repeat i in 0..<9 where i <= 3 { stroke .red, width: i + 1 } }"
    ),
    (
      "shape A(n: Int = 3) { size 9 x 9; if n => 1 && n = = 3 || n < = 5 { fill .red } }",
      "shape A(n: Int = 3) { size 9 x 9; if n >= 1 && n == 3 || n <= 5 { fill .red } }"
    ),
    (
      "shape A(n: Int = 3) { size 9 x 9; require n => 3, \"enough\"; stroke .red, width: sum([for i in 0..<n => i]) }",
      "shape A(n: Int = 3) { size 9 x 9; require n >= 3, \"enough\"; stroke .red, width: sum([for i in 0..<n : i]) }"
    ),
    // Beside names that were unused before.
    (
      "shape A(spare: Bool = true) { size 9 x 9; stroke .red width: 3 }",
      "shape A(spare: Bool = true) { size 9 x 9; stroke .red, width: 3 }"
    ),
    (
      "shape A { size 9 x 9; let spare = 3; fill .red, path: circle(center: center, radius: 4)) }",
      "shape A { size 9 x 9; let spare = 3; fill .red, path: circle(center: center, radius: 4) }"
    ),
    (
      "shape A(spare Bool = true) { size 9 x 9; if width ≤ 3 { fill .red, opacity: 50 % } }",
      "shape A(spare: Bool = true) { size 9 x 9; if width <= 3 { fill .red, opacity: 50% } }"
    ),
  ])
  func `fix certain mistakes`(_ before: String, _ after: String) {
    #expect(fixed(before) == after)
  }

  @Test(arguments: [
    "shape A { size 9 x 9; fill .red, opacity: 50%, opacity: 60% }",
    // The brace may open above, as the lines are indented.
    "shape A {\n  size 9 x 9\n  use B()\n    fill .red\n  }\n}\nshape B { size 9 x 9; fill .red; content(inset: 1) }",
    // The parenthesis may open at the start of a long line.
    "shape A {\n  size 9 x 9\n  stroke .red, path: path {\n"
      + "    move -width / 2 * mod(3, 1), height * mix(1.05, -0.05, at: 0.5 + 0.1 * sin(30deg)))\n    line (5, 3)\n  }\n}",
    // The first name may be a value without its label.
    "shape A(gap = 3) { size 9 x 9; use In(gap gap) }\nshape In(lift = 1, rim = 2) { size 9 x 9; border .all, width: lift + rim }",
    // Several operators fit between the words of a name, which may be declared nowhere.
    "shape A(side = 3, step = 2) { size 9 x 9; stroke .red, width: sidestep }",
    "shape A(r1 = 2) { size 9 x 9; stroke .red, width: r12 + r1 }",
    // The name of the parameter may have become a part of that of the shape.
    "shape Badgetips(: Int in 5...12 = 9) { size 9 x 9; fill .red, path: circle(center: center, radius: tips) }",
    "shape A { size 9 x 9; fill .red, opacity: 1.5 }",
    "shape A { size 9 x 9; stroke .red, width: -2 }",
    "shape A { size 9 x 9; fill .red; border .all, width: 2, 4 }",
    "shape A { size 9 x 9; stroke .red, width: 2 4 }",
    "shape A { size 9 x 9; border .all, width: 5% width }",
    "shape A { size 9 x 9; layer(left: 1 % width) { fill .red } }",
    "shape A { size 9 x 9; fill linearGradient([.white 0%, .black 100%]) }",
    "shape A { size 9 x 9; fill rgb(1.2, 0, 0) }",
    "shape A { size 9 x 9\n  border: 1px solid black;\n  fill .red }",
    "shape A { size 9 x 9\n  fill .red\n  &:hover { fill .blue }\n}",
    // No value is dropped, and no picture that can be drawn changes.
    "shape A(n in 0...5 = 7) { size 9 x 9; stroke .red, width: n }",
    "shape A { size 9 x 9; layer(inset: 2) { fill .red }; fill .blue }",
    // Another statement or another sign makes something else of what follows.
    "shape A { size 9 x 9; fill .red; mask laeyr { fill .black } }",
    "shape B { size 9 x 9; fill .red }\nshape A { size 9 x 9; fill .red; apply B }",
    "shape A(on = true) { size 9 x 9; unless on { fill .red } else { fill .blue } }",
    "shape A { size 9 x 9; fill .red; hide { fill .blue } }",
    "shape A { size 9 x 9; outline { move (0, 0); line (3, 3), radius: 3; line (0, 4) } }",
    "shape A(on = true) { size 9 x 9; fill ¬on ? .red : .blue }",
    "shape A(r = 2) { size 9 x 9; stroke .red, width: r² }",
    "shape A(n = 2) { size 9 x 9; stroke .red, width: n >> 3 }",
    "shape A { size 9 x 9; fill rgb(255, 1, 0) }", "shape A { size 9 x 9; fill .red, opacity: 5 }",
    "shape A { size 9 x 9; stroke .red, width: 1,5 }",
    "shape A(r = 2) {\n  size 9 x 9\n  fill .red, path: circle(center: (3, 3), radius: r // 2)\n}",
    "shape A(r = 2) { size 9 x 9; fill .red, path: circle(center: center, radius: r / ) }",
    "shape A { size 9 x 9; fill .red; mask layer m { fill .black } }",
    "shape A(x1 = 2, y1 = 3) { size 9 x 9; fill .red, path: circle(center: (x1, y2), radius: y1) }",
    "shape A { size 9 x 9; fill linearGradient([stop(.red, at: 80%), stop(.blue, at: 20%)]) }",
    // The use or the declaration is misspelled.
    "shape B { size 9 x 9; content lbel }\nshape A { size 9 x 9; use B() { slot label { fill .red } } }",
    // Several signs or places fit.
    "shape A {\n  size 9 x 9\n  border [.left\n}",
    "shape A(a = 2, b = 3) { size 9 x 9; fill .red, path: circle(center: center, radius: min(a, b * 2) }",
    "shape A(inset = 2) { size 9 x 9; let r = (width - 2 * inset / 4; fill .red, path: circle(center: center, radius: r) }",
    "shape A(s = 2) { size 9 x 9; fill .red, path: polygon([center s * (1, 2), center, (2, 3)]) }",
    "shape A(step = 20) { size 9 x 9; fill .red, opacity: min(step 30%, 1) }",
    "shape A(boxheight = 30) { size 9 x 9; fill .red, path: circle(center: center, radius: boxwidth - 20) }",
    "shape A { size 9 x 9; fill .red, opacity: sin(0.5) }",
    "shape A { size 9 x 9; fill linear-gradient(to right, .red, .blue) }",
    "shape A(r1 = 2, r2 = 3) { size 9 x 9; stroke .red, width: r3 + r1 + r2 }",
    "shape A { size 9 x 9; fill .red, path: polyline([topLeft, , bottomRight, center]) }",
    "shape A(count = 3) { size 9 x 9; if  < count - 1 { fill .red } }",
    "shape A { size 9 x 9; fill .red, path: polygon([center, center + (0.24, >0.1), topLeft]) }",
    "shape A(r = 2) { size 9 x 9; stroke .red, width: r r }",
    "shape A(j = 2) {\n  size 9 x 9\n  fill .red, path: path {\n    move (0, 0)\n    line center + ((j, -j)\n  }\n}",
    "shape A { size 9 x 9; mask(left: 2) { fill .red } }",
    // The name of a function is not a misspelled color.
    "shape A { size 9 x 9; fill .atan }",
    // Another keyword fits, or another label.
    "shape A { size 9 x 9; fill .red, width: 3 }",
    // Another statement draws something else, even if only that one fits.
    "shape A { size 9 x 9; fill .red, cap: .round }",
    "shape A { size 9 x 9; glow .red, radius: 3; fill .red }",
    "shape A { size 9 x 9; line .all, width: 2, color: .red }",
    "shape A {\n  size 9 x 9\n  outline {\n    move (1, 2)\n    line (3, 4)\n    stroke\n  }\n}",
    "shape A {\n  size 9 x 9\n  outline {\n    move (1, 2)\n    shadow center: center, radius: 3, from: 0deg, to: 90deg\n  }\n}",
    "public shape A { size 9 x 9; fill .red }",
    // So does a value after another label, also if the wrong one is a keyword.
    "shape A { size 9 x 9; shadow .black, x: 2; fill .red }",
    "shape A { size 9 x 9; shadow .black, size: 2; fill .red }",
    "shape A { size 9 x 9; fill .red, path: rect(bounds).scaled(x: 2) }",
    "shape A { size 9 x 9; fill .red, path: rect(bounds).offset(x: 5) }",
    "shape A { size 9 x 9; fill .red, path: circle(center: center, size: 8) }",
    "shape A { size 9 x 9; fill .red, content: circle(center: center, radius: 3) }",
    "shape A { size 9 x 9; fill linearGradient([stop(.red, a: 10%), stop(.blue, at: 1)]) }",
    // A percentage is no radius.
    "shape A { size 9 x 9; shadow .black, 30%; fill .red }",
    // A function of another language has its own meaning.
    "shape A { size 9 x 9; stroke .red, width: sqr(3) }", "shape A { size 9 x 9; stroke .red, width: fmod(7, 3) }",
    "shape A { size 9 x 9; stroke .red, width: 1 + tanh(30deg) }",
    "shape A(from: UnitPoint = (0, 0)) { size 9 x 9; fill .red, path: polyline([from, center]) }",
    "shape A { size 9 x 9; layer(trailingAnchor: -4) { fill .red } }",
    "shape A { size 9 x 9; layer(paddingInlineStart: 4) { fill .red } }",
    // Either side may be the wrong one.
    "shape A { size 9 x 9; layer(leading: 4, right: 3) { fill .red } }",
    // A word that is a label or a value is not certainly the name of a layer.
    "shape A { size 9 x 9; layer(center) { fill .red } }", "shape A { size 9 x 9; layer(bounds) { fill .red } }",
    "shape A { size 9 x 9; layer(width) { fill .red } }", "shape A { size 9 x 9; layer(left width: 4) { fill .red } }",
    "shape A(icon = 3) { size 9 x 9; layer(icon) { stroke .red, width: icon } }",
    "shape A { size 9 x 9; layer center, size: 3 x 3 { fill .red } }",
    "shape A { size 9 x 9; content center, size: 3 x 3 }",
    // What was there is still wrong after the change.
    "shape A { size 9 x 9; layer(.left, width: 3) { fill .red } }",
    "shape A { size 9 x 9; fill .red, path: rect(bounds.inset by: 4) }",
    // The keyword is right if a name means something else.
    "shape A(side: Edges = [.left]) { size 9 x 9; stroke side, width: 2 }",
    // A label that nothing has may mean something else than the only one that fits.
    "shape A { size 9 x 9; fill .red, path: circle(center: center, girth: 4) }",
    "shape A { size 9 x 9; fill .red, path: star(center: 5, points: center, radius: 4) }",
    // Nothing is removed that may be intended.
    "func f(a: Number) {\n  // kept\n  return a\n}\nshape A { size 9 x 9; fill .red, opacity: f(a: 1) }",
    "shape A(r: Number = 1, r: Number = 1) { size 10 x 10; fill .red, path: circle(center: center, radius: r) }",
    "shape A { size 9 x 9; repeat i in 0..<3, i in 0..<3 { fill .red } }",
    "enum E { a, b }\nshape A(e: E = .a) { size 9 x 9; switch e { case .a: fill .red; case .b: fill .red; case .a: fill .red } }",
    "private shape Draft { size 9 x 9; fill .red }\nshape A { size 9 x 9; fill .red }",
    "shape A { size 9 x 9\n  let a = 3 // of the grid\n  fill .red\n}",
    "shape A { size 9 x 9\n  let p = path {\n    move (1, 1)\n    line (2, 2)\n  }\n  fill .red\n}",
    "// shapec: allow W0001\nprivate let a = 3\nshape A { size 9 x 9; fill .red }",
    "shape A { size 9 x 9\n  /* shapec:allow W0001 */\n  let a = 3\n  fill .red\n}",
    // A name that other files may use is kept.
    "shape A(cornerRadius = 3) { size 9 x 9; stroke .red, width: conerRadius; border .top, width: conerRadius }",
    "shape A { size 9 x 9; fill qwertz }",
    "shape A { size 9 x 9; text \"hello\" }",
    "shape A { size 9 x 9; let a = 3 = 4; fill .red }",
    // A sign before a number, by its layout.
    "shape A { size 9 x 9; fill .red, path: circle(center: (1, ,2), radius: 3) }",
    // Both are percentages in CSS.
    "shape A { size 9 x 9; fill hsl(30deg, 1, 50) }", "shape A { size 9 x 9; fill hsl(30deg, 1, (50)) }",
    // Another short word is another name.
    "shape A(starColor: Color = .red) { size 9 x 9; fill sealColor }",
    // So is one with another letter.
    "shape A { size 9 x 9; let dx = 3; fill .red, path: circle(center: center + (dx, dy), radius: 5) }",
    "shape A { size 9 x 9; let rx = 3; layer(size: rx x ry) { fill .red } }",
    "shape A { size 9 x 9; let bg = #fff; fill bg; fill fg, path: circle(center: center, radius: 3) }",
    "shape A { size 9 x 9; let left = 3; fill .red, path: circle(center: (left, lift), radius: 5) }",
    "shape A { size 9 x 9; let day = 3; stroke .red, width: bay }",
    "shape A(tilt = 3) { size 9 x 9; let top = 2; stroke .red, width: tip + top + tilt }",
    "shape Car { size 9 x 9; fill .red }\nshape A { size 9 x 9; use Cat() }",
    "style card { fill .red }\nshape A { size 9 x 9; apply hard }",
    "func half(a: Number) = a / 2\nshape A { size 9 x 9; stroke .red, width: halt(a: 3) }",
    "shape B(card = 3) { size 9 x 9; stroke .red, width: card }\nshape A { size 9 x 9; use B(hard: 3) }",
    "enum Deck { card, left }\nshape A(d: Deck = .hard) { size 9 x 9; if d == .left { fill .red } }",
    "shape A { size 9 x 9; file .red }",
    // Or with a letter more or less, if it is short or differs at an end.
    "shape A(card = 2) { size 9 x 9; stroke .red, width: car }",
    "shape A(bridge = 2) { size 9 x 9; stroke .red, width: ridge }",
    "shape A(rows: Int = 3) { size 9 x 9; fill .red, path: circle(center: (3, row), radius: rows) }",
    "shape A(r = 2) { size 9 x 9; fill .red, path: circle(center: center, radius: R + r) }",
    "shape A { size 9 x 9; fill .range }",
    // A name beside the misspelled one is another one.
    "shape A(step = 2) { size 9 x 9; fill .red, path: circle(center: (step, steep), radius: 3) }",
    // Both names of a declaration that has no use may be meant, as they differ at an end.
    "shape A { size 9 x 9; let edge = width / 4; stroke .red, width: edges + edges }",
    // Two members are as near, or two functions.
    "shape A { size 9 x 9; fill .red, path: circle(center: (bounds.miX, 3), radius: 2) }",
    "shape A { size 9 x 9; fill .red, opacity: mi(0.3, 0.5) }",
    // Another statement may be meant, or another label.
    "shape A { size 9 x 9; border #FFFFFF }",
    "shape A { size 9 x 9; fill .red, path: roundedRect(bounds, topLeft: 2, topLeft: 2) }",
    // A name that is declared elsewhere is not misspelled.
    "shape A(columns: Int = 3, rows: Int = 2) {\n  size 9 x 9\n  repeat row in 0..<column, column in 0..<columns {\n    fill .red, path: circle(center: (row, column), radius: rows)\n  }\n}",
    // Nor is a label.
    "shape A {\n  size 9 x 9\n  let lap = center\n  stroke .red, cap: .round, path: polyline([cap, lap])\n}",
    // An unknown name is not that of a new slot.
    "shape A {\n  size 9 x 9\n  ring()\n}",
    "shape A {\n  size 9 x 9\n}\nshape B {\n  size 9 x 9\n  use A(left: 2, top: 2)\n}",
    // Another sign farther on may be the wrong one.
    "shape A {\n  size 9 x 9\n  let room = bounds\n  stroke .red, width: min(room.width / 1.6* room.height)\n}",
    // The value after an operator is missing.
    "shape A {\n  size 9 x 9\n  let w = (width /\n  let q = 3\n  stroke .red, width: w + q\n}",
    "shape A {\n  size 9 x 9\n  let w = min(width, height -\n  stroke .red, width: w\n}",
    "shape A {\n  size 9 x 9\n  let p = (4, height -\n  fill .red, path: circle(center: p, radius: 3)\n}",
    "shape A { size 9 x 9; fill .red, path: path { move (0, 0); line (width, height - } }",
    "shape A {\n  size 9 x 9\n  if (width > 3 && { fill .red }\n}",
    "shape A {\n  size 9 x 9\n  let c = width >\n  stroke .red, width: c\n}",
    "func f(a: Number = (3 *) = a\nshape A { size f() x 9; fill .red }",
    // The name that is missing may be the one that has no use.
    "shape A {\n  size 9 x 9\n  let a = rect(bounds)\n  let b = ellipse(bounds)\n  let all = [a, , a]\n  fill .red, path: all[0]\n}",
    // Both signs of an operator may be meant, or neither.
    "shape A(n: Int = 3) { size 9 x 9; if n ==> 3 { fill .red } }",
    "shape A { size 9 x 9; if width => { fill .red } }",
    "shape A { size 9 x 9; repeat i in 0..<=5 { stroke .red, width: i } }",
    "shape A { size 9 x 9; repeat i in 0...<5 { stroke .red, width: i } }",
    "shape A(n: Int in 0...<3 = 2) { size 9 x 9; stroke .red, width: n }",
    "shape A(n: Int = 2) { size 9 x 9; switch n { case 0..<=3: fill .red; default: fill .blue } }",
    "shape A { size 9 x 9; let v = [1, 2, 3]; stroke .red, width: sum(v[0...<2]) }",
    // Values of CSS, in which more than a comma differs.
    "shape A { size 9 x 9; fill linear-gradient(90deg, #f00, #00f 50%) }",
    "shape A { size 9 x 9; fill linearGradient(90deg, #f00, #00f 50%) }",
    "shape A { size 9 x 9; fill rgb(1 0 0 / 50%) }", "shape A { size 9 x 9; fill hsl(120deg, 50% 20% / 40%) }",
    // An operator may be missing between two names.
    "shape A { size 9 x 9; let x = 2; fill .red, path: circle(center: (x, 20), radius: xwidth) }",
    "shape A(t = 2) { size 9 x 9; let inset = 2; fill .red, path: circle(center: center, radius: insett + inset) }",
    // The first quote is missing, or the last one is doubled.
    "shape A {\n  size 9 x 9\n  require width > 3, narrow\"\n  fill .red\n}",
    "shape A {\n  size 9 x 9\n  require width > 3, \"narrow\"\"\n  fill .red\n}",
    // The parenthesis may be closed near the mistake, and farther on.
    "shape A {\n  size 9 x 9\n  outline {\n    move (0, 0)\n    quad (4, height / 2, control: center + (1, 1)\n  }\n}",
  ])
  func `leave ambiguous code alone`(_ source: String) {
    #expect(fixed(source) == source)
  }

  @Test(arguments: [
    ("CGFloat", "Number"), ("Float", "Number"), ("Double", "Number"), ("number", "Number"), ("int", "Int"),
    ("Integer", "Int"),
  ])
  func `replace the types of other languages with their names here`(_ foreign: String, _ type: String) {
    let source = "shape A(a: \(foreign) = 3) { size 9 x 9; stroke .red, width: a }"
    #expect(fixed(source) == "shape A(a: \(type) = 3) { size 9 x 9; stroke .red, width: a }")
  }

  @Test(arguments: [
    "lightred", "mint", "lightmint", "brightgreen", "brightblue", "slatered", "darkslategreen", "skygreen",
  ])
  func `leave colors alone that don't exist`(_ color: String) {
    let source = "shape A { size 9 x 9; fill .\(color) }"
    #expect(fixed(source) == source)
  }

  @Test
  func `write the names of Bool and Color with a capital letter`() {
    #expect(
      fixed("shape A(a: bool = true, b: color = .red) { size 9 x 9; if a { fill b } }")
        == "shape A(a: Bool = true, b: Color = .red) { size 9 x 9; if a { fill b } }")
  }

  @Test
  func `import a name that exactly one neighbor declares, and correct the name of a file`() {
    let files = [
      "suits.shape": "shape Spade { size 9 x 9; fill .black }\nlet gap = 2", "other.shape": "let gap = 3",
      "mine.shape": "private shape Club { size 9 x 9; fill .black }",
    ]
    let fixer = Fixer(path: "a.shape", neighbors: { files.keys.sorted() }) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.unreadable("there is none"))
    }
    func fixed(_ source: String) -> String { String(decoding: fixer.fixed(Array(source.utf8)).bytes, as: UTF8.self) }
    #expect(
      fixed("shape A { size 9 x 9; use Spade() }") == "import \"suits.shape\"\n\nshape A { size 9 x 9; use Spade() }")
    #expect(
      fixed("import \"mine.shape\" as mine\nshape A { size 9 x 9; use Spade() }")
        == "import \"mine.shape\" as mine\nimport \"suits.shape\"\nshape A { size 9 x 9; use Spade() }")
    #expect(
      fixed("import \"suit.shape\"\nshape A { size 9 x 9; use Spade() }")
        == "import \"suits.shape\"\nshape A { size 9 x 9; use Spade() }")
    #expect(
      fixed("import suits.shape\nshape A { size 9 x 9; use Spade() }")
        == "import \"suits.shape\"\nshape A { size 9 x 9; use Spade() }")
    #expect(
      fixed("import suits.shape\"\nshape A { size 9 x 9; use Spade() }")
        == "import \"suits.shape\"\nshape A { size 9 x 9; use Spade() }")
    #expect(
      fixed("import suits\" as s\nshape A { size 9 x 9; use s.Spade() }")
        == "import \"suits.shape\" as s\nshape A { size 9 x 9; use s.Spade() }")
    #expect(
      fixed("import \"suits\"\nshape A { size 9 x 9; use Spade() }")
        == "import \"suits.shape\"\nshape A { size 9 x 9; use Spade() }")
    #expect(fixed("import \"suit2.shape\"\nshape A { size 9 x 9 }") == "import \"suit2.shape\"\nshape A { size 9 x 9 }")
    #expect(fixed("import backdrop.shape\nshape A { size 9 x 9 }") == "import backdrop.shape\nshape A { size 9 x 9 }")
    #expect(fixed("shape A { size gap x 9 }") == "shape A { size gap x 9 }")
    #expect(fixed("shape A { size 9 x 9; use Club() }") == "shape A { size 9 x 9; use Club() }")
  }

  @Test func `rename all uses of a name, however many`() {
    let uses = (1...40).map { "  stroke .red, width: widht / \($0)\n" }.joined()
    let source = "shape A {\n  size 9 x 9\n\(uses)}\n"
    #expect(fixed(source) == source.replacing("widht", with: "width"))
  }

  @Test func `fix more mistakes than are reported at once`() {
    let lines = (1...1_200).map { "  strok .red, width: \($0)\n" }.joined()
    let source = "shape A {\n  size 9 x 9\n\(lines)}\n"
    #expect(fixed(source) == source.replacing("strok ", with: "stroke "))
  }

  @Test func `suggest the operator of a product instead of a comma`() {
    let source = "shape A(side = 3) { size 9 x 9; stroke .red, width: side 22% }"
    let load = { (_: String) in Result<[UInt8], LoadFailure>.failure(.unreadable("there is none")) }
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8)), load: load)
    let offered = Fixer(path: "a.shape", load: load).offering(compilation.diagnostics, of: compilation)
    #expect(offered.map { $0.fixIt?.choiceTitle } == ["add `*`"])
  }

  @Test(arguments: [
    ("fill .red, path: circle(center: (bounds.miX, 3), radius: 2)", "use `.minX`, or use `.midX`"),
    ("layer(width: 3, hight: 3) { fill .red }", "use `height`, or use `right`"),
    ("stroke .red, width: titl", "use `tilt`, or use `title`"),
  ])
  func `suggest both names that are equally near`(_ statement: String, _ title: String) {
    let source = "shape A(tilt = 2, title = 3) { size 9 x 9; stroke .red, width: tilt + title; \(statement) }"
    let load = { (_: String) in Result<[UInt8], LoadFailure>.failure(.unreadable("there is none")) }
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8)), load: load)
    let offered = Fixer(path: "a.shape", load: load).offering(compilation.diagnostics, of: compilation)
    #expect(offered.map { $0.fixIt?.choiceTitle } == [title])
    #expect(fixed(source) == source)
  }

  @Test func `mention another change beside a sign only if it adds or removes one`() {
    func title(_ rival: FixIt.Action) -> String {
      var fixIt = FixIt(.addClosing(")"), [])
      fixIt.rival = rival
      return fixIt.choiceTitle
    }
    #expect(
      [.add("*"), .remove("("), .write("-"), .add("?")].map(title) == [
        "add the closing `)`, or add `*`", "add the closing `)`, or remove `(`", "add the closing `)`",
        "add the closing `)`",
      ])
  }

  private func fixed(_ source: String) -> String {
    let fixer = Fixer(path: "a.shape") { _ in .failure(.unreadable("there is none")) }
    return String(decoding: fixer.fixed(Array(source.utf8)).bytes, as: UTF8.self)
  }
}
