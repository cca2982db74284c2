import Testing

@Suite("--set NAME=VALUE")
struct SetTests {
  @Test(arguments: [
    "inset=30", "inset=60 / 2", "inset = 30", "turn=30deg", "turn=0.1turn", "look=.round", "edges=[.left, .top]",
    "edges=.none",
  ])
  func `accepts a value in the syntax of a source`(text: String) throws {
    let work = try Workspace(source: Source.badge)
    let changed = try work.shapec("a.shape", "--set", text, "--emit", "svg").picture()
    #expect(try changed != work.shapec("a.shape", "--emit", "svg").picture())
  }

  @Test
  func `means the same as a value in the source`() throws {
    let work = try Workspace(["a.shape": Source.badge, "b.shape": Source.badge.replacing("= 4", with: "= 17.5")])
    let run = try work.shapec("a.shape", "--set", "inset=17.5", "--emit", "svg")
    #expect(try run.picture() == work.shapec("b.shape", "--emit", "svg").picture())
  }

  @Test
  func `can use the names of the file`() throws {
    let work = try Workspace(source: "let ink = #123456\nshape A(tint: Color = .red) { size 9 x 9; fill tint }\n")
    #expect(try work.shapec("a.shape", "--set", "tint=ink", "--emit", "svg").picture().contains("#123456"))
  }

  @Test(arguments: [
    ("inset=41", "2 --set:1:7: error E0611"), ("inset=-1", "2 --set:1:7: error E0611"),
    ("inset=1/0", "2 --set:1:7: error E0602"), ("inset=1e999", "2 --set:1:7: error E0107"),
    ("inset=30deg", "2 --set:1:7: error E0301"), ("turn=30", "2 --set:1:6: error E0302"),
    ("turn=91deg", "2 --set:1:6: error E0611"), ("inset=insett", "2 --set:1:7: error E0201"),
    ("look=.roud", "2 --set:1:6: error E0313"), ("edges=[.left, .tpo]", "2 --set:1:15: error E0313"),
    ("inset=(3", "2 --set:1:9: error E0108"), ("inset=3 } fill .red", "2 --set:1:9: error E0108"),
    ("inset=\"3", "2 --set:1:7: error E0103"), ("inset=3 /* 4", "2 --set:1:9: error E0102"),
    ("inset=width", "2 --set:1:7: error E0212"), ("inset=@", "2 --set:1:7: error E0101"),
    ("inset=path { let q = 3; move (0, 0); line (q, 0) }.length", "2 --set:1:18: error E0212"),
    ("inset=1,2", "2 --set:1:7: error E0403"), ("inset=(1, 2), 3", "2 --set:1:13: error E0108"),
    ("inset=", "2 shapec: error: `--set inset=` needs a name and a value"),
    ("inset", "2 shapec: error: `--set inset` needs a name and a value"),
    ("=3", "2 shapec: error: `--set =3` needs a name and a value"),
    ("other=3", "2 shapec: error: `Badge` has no parameter `other`"),
  ])
  func `refuses a wrong value, and shows the place`(text: String, verdict: String) throws {
    let work = try Workspace(source: Source.badge)
    #expect(try work.shapec("a.shape", "--set", text, "--emit", "svg").verdict == verdict)
  }

  @Test
  func `suggests the parameter that may be meant`() throws {
    let work = try Workspace(source: Source.badge)
    let run = try work.shapec("a.shape", "--set", "insett=3", "--emit", "svg")
    #expect(run.errors == "shapec: error: `Badge` has no parameter `insett`\n  help: did you mean `inset`?\n")
  }

  @Test
  func `refuses two values for one parameter`() throws {
    let work = try Workspace(source: Source.badge)
    let run = try work.shapec("a.shape", "--set", "inset=3", "--set", "inset=4", "--emit", "svg")
    #expect(run.verdict == "2 shapec: error: `--set` gives `inset` twice")
  }

  @Test
  func `limits an omitted value to a range that depends on a given one`() throws {
    let tabs = "shape A(n: Int in 0...9 = 5, i: Int in 0..<n = 4) { size 9 x 9; fill .red, opacity: i / 9 }\n"
    let work = try Workspace(source: tabs)
    #expect(try work.shapec("a.shape", "--set", "n=3", "--emit", "svg").picture().contains("fill-opacity=\".2222\""))
    let run = try work.shapec("a.shape", "--set", "n=3", "--set", "i=3", "--emit", "svg")
    #expect(run.errors.contains("`i` must be in `0..<3`, found 3"), "\(run.errors)")
    let empty = try work.shapec("a.shape", "--set", "n=0", "--emit", "svg")
    #expect(empty.errors.contains("`i` has no values with `n = 0`: `0..<0` is empty"), "\(empty.errors)")
  }

  @Test
  func `names the values that break a requirement`() throws {
    let work = try Workspace(source: "shape A(n in 0...9 = 1) { size 9 x 9; require n < 5, \"few\"; fill .red }\n")
    let run = try work.shapec("a.shape", "--set", "n=7", "--emit", "svg")
    #expect(run.status == 1 && run.errors.contains("note: in `A` at 9 x 9, with n = 7\n"))
  }

  @Test
  func `applies to one shape only`() throws {
    let work = try Workspace(source: Source.two)
    let run = try work.shapec("a.shape", "--set", "n=7", "--emit", "svg", "-o", "out/")
    #expect(run.verdict == "2 shapec: error: a.shape has several shapes: One, Two")
  }
}
