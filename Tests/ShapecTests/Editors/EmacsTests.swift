import ForeignTools
import Foundation
import TestSupport
import Testing

@Suite("The mode for Emacs", .needs(.emacs))
struct EmacsTests {
  @Test func `compiles without warnings`() throws {
    let run = try Workspace().editor(
      """
      cp "$editors/emacs/shape-mode.el" .
      emacs -Q --batch --eval '(setq byte-compile-error-on-warn t)' -f batch-byte-compile shape-mode.el
      """)
    #expect(run.status == 0 && run.errors == "")
  }

  @Test func `indents as the formatter does`() throws {
    let work = try Workspace.ofExamples()
    for (index, block) in Repository.shapeBlocks(of: Repository.cookbook).enumerated() {
      try work.write(Data(block.text.utf8), to: "block\(index).shape")
    }
    try work.write(
      Data(
        """
        (load (concat (getenv "editors") "/emacs/shape-mode.el") nil t)
        (dolist (file (directory-files "." nil "\\\\.shape$"))
          (with-temp-buffer
            (insert-file-contents file)
            (shape-mode)
            (let ((expected (buffer-string)))
              (goto-char (point-min))
              (while (not (eobp)) (delete-horizontal-space) (forward-line))
              (let ((inhibit-message t)) (indent-region (point-min) (point-max)))
              (unless (equal expected (buffer-string)) (princ (format "%s\\n%s" file (buffer-string)))))))
        """.utf8), to: "indent.el")
    let run = try work.editor("shapec format *.shape && emacs -Q --batch -l indent.el")
    #expect(run.status == 0 && run.text == "")
  }

  /// A word in a line, and its face.
  private static let faces = [
    ("shape Dot {", "Dot", "font-lock-type-face"), ("  fill .red", "fill", "font-lock-keyword-face"),
    ("  fill .red", "red", "font-lock-constant-face"), ("  size: 8", "size", "font-lock-variable-name-face"),
    ("  let a = size.width", "size", "nil"), ("/// Text", "Text", "font-lock-doc-face"),
    ("  // Text", "Text", "font-lock-comment-face"), ("/* a /* b */ c */", "c", "font-lock-comment-face"),
    ("let a = \"x // y\"", "y", "font-lock-string-face"), ("  repeat i in 0..<3 {", "repeat", "font-lock-keyword-face"),
    ("let a = 30deg", "30deg", "font-lock-constant-face"), ("let a: Edges = b", "Edges", "font-lock-type-face"),
  ]

  @Test(arguments: faces)
  func `highlights words by their meaning`(line: String, word: String, face: String) throws {
    let work = try Workspace(["line.shape": line + "\n"])
    let run = try work.editor(
      """
      emacs -Q --batch --eval '(progn
        (load (concat (getenv "editors") "/emacs/shape-mode.el") nil t) (find-file "line.shape")
        (font-lock-ensure) (search-forward-regexp "\\\\_<\(word)\\\\_>")
        (princ (get-text-property (match-beginning 0) (quote face))))'
      """)
    #expect(run.text == face && run.status == 0)
  }
}
