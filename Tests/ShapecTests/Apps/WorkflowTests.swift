import ForeignTools
import Foundation
import TestSupport
import Testing

/// The workflow for Apple's systems, which can't run here.
@Suite("The workflow for Apple's systems")
struct WorkflowTests {
  private let text: String

  init() throws { text = try Repository.text(of: ".github/workflows/apple.yml") }

  @Test
  func `builds products of the packages`() throws {
    let entries = text.matches(of: /folder: (?<folder>[\w.\/]+), scheme: (?<scheme>\w+)/)
    #expect(entries.count > 3)
    for entry in entries {
      let manifest = try Repository.text(of: "\(entry.folder)/Package.swift")
      #expect(manifest.contains(".library(name: \"\(entry.scheme)\""), "\(entry.scheme)")
    }
    let products = Set(text.matches(of: /--product (\w+)/).map { String($0.1) })
    #expect(products == ["shapec"])
    #expect(try Repository.text(of: "Package.swift").contains(".executable(name: \"shapec\""))
  }

  @Test
  func `makes an app of the program of the sample app`() throws {
    let job = try #require(text.firstMatch(of: /\n {2}simulator:\n(?: {4}.*\n|\n)+/)).0
    let program = try #require(job.firstMatch(of: /-scheme (\w+)/)).1
    let manifest = try Repository.text(of: "Examples/Apps/Package.swift")
    #expect(manifest.contains(".executable(name: \"\(program)\""))
    #expect(job.contains("Debug-iphonesimulator/\(program) ") && job.contains("CFBundleExecutable -string \(program) "))
    let version = try #require(job.firstMatch(of: /MinimumOSVersion -string (\d+)\.0\s/)).1
    #expect(manifest.contains(".iOS(.v\(version))"))
  }

  #if os(Linux)
    @Test
    func `shows all tabs of the sample app for iOS`() throws {
      let tabs = try #require(text.firstMatch(of: /for tab in ([\w ]+);/)).1.split(separator: " ").map { String($0) }
      let app = try String(contentsOf: SampleApp.file("GalleryApp/GalleryApp.swift"), encoding: .utf8)
      let all = app.matches(of: /\.tab\("(\w+)"\)/).map { String($0.1) }
      #expect(tabs.count > 3 && tabs == all.filter { $0 != "AppKit" })
    }
  #endif

  @Test(.needs(.python), arguments: [(".white", 1), ("linearGradient([.white, .teal])", 0)])
  func `fails if a screenshot is empty`(paint: String, status: Int32) throws {
    let work = try Workspace()
    try work.write(Data("shape Screen {\n  size 60 x 120\n  fill \(paint)\n}\n".utf8), to: "screen.shape")
    #expect(try work.shapec("screen.shape", "--emit", "png", "-o", "screen.png").status == 0)
    let script = Repository.root.appending(path: "Tests/Tools/Screenshots/check.py").path
    let run = try Command.run(ForeignTool.python.path(), [script, work.path("screen.png")], seconds: 60)
    #expect(run.status == status, "\(run.errors)")
  }

  @Test
  func `runs suites and scripts of the repository`() throws {
    let suites = try #require(text.firstMatch(of: /--filter\s+'([\w|]+)'/)).1.split(separator: "|")
    let scripts = text.matches(of: /python3 (\S+)/).map { String($0.1) }
    let folders = text.matches(of: /--package-path (\S+)/).map { String($0.1) }
    #expect(suites.count > 3 && !scripts.isEmpty && !folders.isEmpty)
    let paths = suites.map { "Tests/\($0)" } + scripts + folders
    #expect(paths.filter { !FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path) } == [])
  }

  @Test
  func `builds for the version of glibc that the page names`() throws {
    let version = try #require(text.firstMatch(of: /= GLIBC_([\d.]+)\n/)).1
    #expect(text.contains("it runs with glibc \(version) and later"))
    #expect(try Repository.text(of: "Sources/ShapePlugin/README.md").contains("need glibc \(version) or later"))
  }

  @Test
  func `gives the script options that it has`() throws {
    let script = try Repository.text(of: "Sources/ShapePlugin/bundle.py")
    let call = try #require(text.firstMatch(of: /bundle\.py(?:\s+-\S+(?: [^-\s]\S+)?)+/)).0
    let options = call.matches(of: /\s(--?\w+)\s/).map { String($0.1) }
    #expect(options == ["-o", "--archive", "--binary", "--binary", "--binary"])
    #expect(options.filter { !script.contains("\"\($0)\"") } == [])
  }
}
