import Testing

@Suite("shapec check")
struct CheckTests {
  @Test
  func `prints nothing about a correct file`() throws {
    let work = try Workspace(["a.shape": Source.badge, "b.shape": Source.two])
    #expect(try work.shapec("check", "a.shape", "b.shape").picture() == "")
  }

  @Test
  func `reads standard input`() throws {
    let run = try Workspace().shapec("check", "-", "--stdin-name", "a.shape", input: "shape A { size 9 x 9; fill 3 }")
    #expect(run.verdict == "1 a.shape:1:28: error E0301")
  }

  @Test
  func `accepts warnings`() throws {
    let work = try Workspace(source: "private let a = 1\n" + Source.dot)
    #expect(try work.shapec("check", "a.shape").verdict == "0 a.shape:1:13: warning W0001")
  }

  @Test
  func `lists the conditions of drawing with their proofs on request`() throws {
    let source = """
      shape A(n: Int in 1...9 = 2) {
        size 90 x 9, min: 9 x 9
        require width > 20 * n - 200, "it is long"
        layer(left: width / 2) { fill .red }
      }

      """
    let work = try Workspace(source: source)
    let text = try work.shapec("check", "a.shape", "--prove")
    #expect(text.status == 0)
    let lines = [
      "a.shape:3:11: proved E0601 in A", "a.shape:4:15: proved E0608 in A", "a.shape:4:3: proved W0031 in A",
    ]
    #expect(text.text == lines.joined(separator: "\n") + "\n")
    let narrow = try Workspace(source: source.replacing("left: width / 2", with: "left: 0, width: abs(n - 5) - 1"))
    let json = try narrow.shapec("check", "a.shape", "--prove", "--diagnostics", "json")
    #expect(json.status == 1)
    let line = json.text.split(separator: "\n").first { $0.hasPrefix(#"{"verdict":"refuted""#) } ?? ""
    #expect(line.contains(#""code":"E0606","shape":"A","place":{"file":"a.shape""#))
    #expect(line.hasSuffix(#""width":90,"height":9,"direction":"ltr","values":{"n":5}}"#))
  }

  /// It excludes sizes and values, so it can be false. That of a used shape can't.
  @Test
  func `a requirement of the shape itself is assumed`() throws {
    let source = """
      shape A(n: Int in 1...9 = 2) {
        size 90 x 9
        require n != 5, "five has its own picture"
        layer(left: 0, width: abs(n - 5) - 1) { fill .red }
      }

      """
    let work = try Workspace(source: source)
    let text = try work.shapec("check", "a.shape", "--prove")
    #expect(text.status == 0 && text.errors == "")
    let lines = text.text.split(separator: "\n")
    #expect(lines.first == "a.shape:3:11: assumed E0601 in A, false in `A` at 90 x 9, with n = 5")
    #expect(lines.dropFirst().allSatisfy { $0.contains(": proved ") })
    let json = try work.shapec("check", "a.shape", "--prove", "--diagnostics", "json").text.split(separator: "\n")[0]
    #expect(json.hasPrefix(#"{"verdict":"assumed","code":"E0601","shape":"A""#))
    #expect(json.hasSuffix(#""width":90,"height":9,"direction":"ltr","values":{"n":5}}"#))
    let user = "shape B(n: Int in 1...9 = 2) {\n  size 90 x 9\n  use A(n: n)\n}\n"
    let both = try Workspace(source: source + user).shapec("check", "a.shape", "--prove")
    #expect(both.status == 1 && both.text.contains("a.shape:3:11: refuted E0601 in B"))
  }

  @Test
  func `the command that repeats a mistake reads standard input again`() throws {
    let source = "shape A(n: Int in 0...8 = 1) {\n  size 9 x 9\n  stroke .red, width: 20 / (n - 5) + 20\n}\n"
    let run = try Workspace().shapec("check", "-", input: source)
    #expect(run.errors.contains("to see it: shapec - --shape A --size 9x9 --set n=5 -o wrong.svg"))
    let again = try Workspace().shapec(
      "-", "--shape", "A", "--size", "9x9", "--set", "n=5", "-o", "wrong.svg", input: source)
    #expect(again.status == 1 && again.errors.contains("E0602"))
  }

  @Test
  func `says why a condition of drawing is undecided`() throws {
    let work = try Workspace(
      source: "shape A {\n  size 9 x 9\n  let r = rect(bounds).length\n  layer(width: r) { fill .red }\n}\n")
    let text = try work.shapec("check", "a.shape", "--prove")
    let reason = "because it depends on a path that is not followed"
    #expect(text.text.split(separator: "\n").contains("a.shape:4:16: undecided E0608 in A, \(reason)"))
    let json = try work.shapec("check", "a.shape", "--prove", "--diagnostics", "json")
    #expect(json.text.contains(#""reason":"unknown","part":{}}"#))
  }

  @Test
  func `warns about jumps of animations on request`() throws {
    let work = try Workspace(source: "shape A {\n  size 9 x 9\n  if width > 9 { fill .red } else { fill .teal }\n}\n")
    #expect(try work.shapec("check", "a.shape").picture() == "")
    #expect(try work.shapec("check", "a.shape", "--motion").verdict == "0 a.shape:3:6: warning W0026")
    let json = try work.shapec("check", "a.shape", "--motion", "--diagnostics", "json", "--warnings-as-errors")
    #expect(json.status == 1 && json.errors.contains("\"code\":\"W0026\""))
  }

  @Test
  func `checks every file, and returns the highest code`() throws {
    let work = try Workspace(["a.shape": "shape", "b.shape": Source.dot, "c.shape": "shape B { }"])
    let run = try work.shapec("check", "a.shape", "missing.shape", "b.shape", "c.shape")
    #expect(run.status == 3 && run.errors.contains("c.shape:1:7: error: "))
  }

  @Test
  func `finds errors at the minimum size or at the end of a range, and reports where`() throws {
    let work = try Workspace(
      source: """
        shape A(n in 1...8 = 2) {
          size 90 x 90, min: 10 x 10
          layer(width: width - 2 * n) { fill .red }
        }
        """)
    let run = try work.shapec("check", "a.shape")
    #expect(run.status == 1 && run.errors.contains("note: in `A` at 10 x 10, with n = 8\n"))
  }

  @Test(arguments: [
    ("preview A(n: 12)", "1 a.shape:1:14: error E0611"),
    ("preview A(), size: (1 / 0) x 3", "1 a.shape:1:21: error E0602"),
    ("preview A(n: path { let q = 3; line (q, 0) }.length)", "1 a.shape:1:25: error E0212"),
  ])
  func `draws the previews`(preview: String, verdict: String) throws {
    let work = try Workspace(source: preview + "\nshape A(n in 0...9 = 1) { size 9 x 9; fill .red, opacity: n / 9 }\n")
    #expect(try work.shapec("check", "a.shape").verdict == verdict)
  }

  @Test(arguments: ["--emit=svg", "--canvas=ink", "--set=a=1", "--size=1x1"])
  func `refuses options for drawing`(option: String) throws {
    let work = try Workspace(source: Source.dot)
    let name = option.split(separator: "=")[0]
    #expect(
      try work.shapec("check", "a.shape", option).verdict
        == "2 shapec: error: `\(name)` is not an option of `shapec check`")
  }
}
