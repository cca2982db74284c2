;;; shape-mode.el --- Major mode for .shape files  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Keywords: languages
;; Package-Requires: ((emacs "26.1"))

;;; Commentary:

;; Highlighting and indentation for the shapes that shapec compiles.
;; With Eglot, `M-x eglot' starts the language server, `shapec lsp'.
;; A test checks the words of the language against the compiler.

;;; Code:

(require 'cl-lib)
(require 'xref)

(require 'browse-url)

(defvar eglot-server-programs)
(declare-function eglot-current-server "eglot" ())
(declare-function eglot--TextDocumentPositionParams "eglot" ())
(declare-function eglot--signal-textDocument/didChange "eglot" ())
(declare-function jsonrpc-request "jsonrpc" (connection method params &rest args))
(declare-function jsonrpc-notify "jsonrpc" (connection method params))
(declare-function eglot--uri-to-path "eglot" (uri))

(defgroup shape nil
  "Editing .shape files."
  :group 'languages)

(defcustom shape-program "shapec"
  "The compiler, which is also the language server."
  :type 'string
  :group 'shape)

(defcustom shape-indent-offset 2
  "The number of spaces per level.  The formatter uses 2."
  :type 'integer
  :safe #'integerp
  :group 'shape)

(defvar shape-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124" table)
    (modify-syntax-entry ?* ". 23bn" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\\ "\\" table)
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?# "." table)
    (dolist (operator '(?+ ?- ?% ?< ?> ?= ?! ?& ?| ?? ?.))
      (modify-syntax-entry operator "." table))
    table)
  "The syntax of .shape files.  Block comments can be nested.")

(defconst shape--types
  '("Number" "Int" "Bool" "Angle" "Point" "Size" "Rect" "Color" "Paint"
    "Path" "Edges"
    "LineCap" "LineJoin" "StrokeAlignment" "FillRule" "CornerStyle"
    "Scheme" "LayoutDirection" "BlendMode" "ColorSpace" "Mirroring")
  "The named types of the language.")

(defconst shape--statements
  '("outline" "layer" "mask" "content" "use" "slot"
    "size" "require" "fill" "stroke" "border" "shadow" "clip" "erase"
    "apply"
    "move" "line" "quad" "curve" "smooth" "arc" "corner" "close" "add"
    "if" "switch")
  "The words that begin statements.")

(defconst shape--functions
  '("Rect" "abs" "acos" "adaptive" "asin" "atan" "atan2" "capsule"
    "ceil" "circle" "clamp" "conicGradient" "contrast" "cos" "degrees"
    "distance" "ellipse" "floor" "hsl" "hypot" "linearGradient" "max"
    "min" "mix" "mod" "oklch" "polar" "polygon" "polyline" "pow"
    "radialGradient" "radians" "rect" "regularPolygon" "rgb" "round"
    "roundedRect" "sign" "sin" "spline" "sqrt" "star" "stop" "sum"
    "tan" "zip")
  "The functions of the language.")

(defconst shape--methods
  '("contains" "darker" "dashed" "flattened" "inset" "intersection"
    "lighter" "nearestPoint" "offset" "opacity" "point" "reversed"
    "rotated" "rounded" "scaled" "simplified" "stroked" "subtracting"
    "symmetricDifference" "tangent" "translated" "trimmed" "union"
    "winding")
  "The methods of values.")

(defconst shape--members
  '("area" "bottom" "bottomLeft" "bottomRight" "bounds" "center" "count"
    "first" "height" "indices" "last" "left" "length" "maxX" "maxY"
    "midX" "midY" "minX" "minY" "right" "size" "top" "topLeft"
    "topRight" "width" "x" "y")
  "The members of values.")

(defconst shape--layer-values
  '("width" "height" "bounds" "center" "pixel" "isRightToLeft")
  "The values of the layer.")

(defconst shape--start "\\(?:^\\|[{;:]\\)[ \t]*"
  "Where a statement can begin.")

(defvar shape-font-lock-keywords
  `((,(concat shape--start "\\(import\\|private\\|preview\\)\\_>") 1 font-lock-keyword-face)
    ("\\_<\\(as\\)[ \t]+\\(\\sw+\\)[ \t]*$" (1 font-lock-keyword-face) (2 font-lock-constant-face))
    ("\\_<\\(let\\)[ \t]+\\(\\sw+\\)" (1 font-lock-keyword-face) (2 font-lock-variable-name-face))
    ("\\_<\\(func\\|style\\)[ \t]+\\(\\sw+\\)" (1 font-lock-keyword-face) (2 font-lock-function-name-face))
    ("\\_<\\(shape\\|enum\\)[ \t]+\\(\\sw+\\)" (1 font-lock-keyword-face) (2 font-lock-type-face))
    (,(concat shape--start (regexp-opt shape--statements t)
              "\\_>\\(?:[ \t]*$\\|[ \t]*[({;}]\\|[ \t]+[^-+*/:=,)x ]\\|[ \t]+x\\sw\\)")
     1 font-lock-keyword-face)
    (,(concat shape--start "\\(case\\|default\\|repeat\\)\\_>") 1 font-lock-keyword-face)
    ("[[=(,?:][ \t]*\\(switch\\)[ \t]+[[:alpha:]_!(][^{}\n]*{" 1 font-lock-keyword-face)
    ("\\_<\\(else\\)\\_>" 1 font-lock-keyword-face)
    ("\\[[ \t]*\\(for\\)\\_>" 1 font-lock-keyword-face)
    ("\\_<\\(in\\|where\\)[ \t]" 1 font-lock-keyword-face)
    ("\\_<\\(path\\)[ \t]*{" 1 font-lock-keyword-face)
    ("[ \t]\\(x\\)[ \t]" 1 font-lock-builtin-face)
    ("\\_<\\(\\sw+\\):" 1 font-lock-variable-name-face)
    (,(concat "\\_<" (regexp-opt shape--functions t) "(") 1 font-lock-builtin-face)
    (,(concat "\\." (regexp-opt shape--methods t) "(") 1 font-lock-builtin-face)
    (,(concat "[])[:word:]]\\." (regexp-opt shape--members t) "\\_>") 1 font-lock-builtin-face)
    (,(regexp-opt shape--types 'symbols) . font-lock-type-face)
    (,(regexp-opt shape--layer-values 'symbols) . font-lock-builtin-face)
    ("\\_<\\(?:true\\|false\\)\\_>" . font-lock-constant-face)
    ("\\(?:^\\|[^]).[:word:]]\\)\\(\\.[[:alpha:]_]\\sw*\\)" 1 font-lock-constant-face)
    ("#[[:xdigit:]]\\{3,8\\}" . font-lock-constant-face)
    ("\\_<[0-9]+\\(?:\\.[0-9]+\\)?\\(?:[eE][-+]?[0-9]+\\)?\\(?:deg\\|turn\\|rad\\|%\\)?" . font-lock-constant-face)
    ("//[ \t]*\\(shapec:allow\\)\\_>" 1 font-lock-warning-face prepend))
  "What is highlighted in .shape files, besides strings and comments.")

(defun shape--syntactic-face (state)
  "Return the face of a string or a comment with the parser's STATE."
  (cond ((nth 3 state) font-lock-string-face)
        ((eq (char-after (+ 2 (nth 8 state))) ?/) font-lock-doc-face)
        (t font-lock-comment-face)))

;;; Indentation

(defun shape--line-continues-p ()
  "Return whether the line at point continues a statement of the line before."
  (and (not (looking-at "//\\|/\\*"))
       (or (looking-at "[?:*/+<>=&|.!-]\\|x[ \t]\\|where\\_>")
           (save-excursion
             (forward-comment (- (point)))
             (eq (char-before) ?,)))))

(defun shape--indentation ()
  "Return the column for the line at point.  Nil in a string or a comment."
  (save-excursion
    (back-to-indentation)
    (let* ((state (syntax-ppss))
           (open (nth 1 state)))
      (unless (nth 8 state)
        (cond
         ((null open) (if (shape--line-continues-p) shape-indent-offset 0))
         (t
          (let* ((closes (looking-at "[])}]"))
                 (is-block (eq (char-after open) ?{))
                 (is-case (and is-block (looking-at "case\\_>\\|default[ \t]*:")))
                 (is-enum (save-excursion
                            (goto-char open)
                            (looking-back "\\_<enum[ \t]+\\sw+[ \t]*" (line-beginning-position))))
                 (continues (and (not closes) (not is-enum) (shape--line-continues-p)))
                 (base (save-excursion (goto-char open) (current-indentation))))
            (cond ((or closes is-case) base)
                  ((and continues is-block) (+ base (* 2 shape-indent-offset)))
                  (t (+ base shape-indent-offset))))))))))

(defun shape-indent-line ()
  "Indent the line as the formatter does."
  (interactive)
  (let ((column (shape--indentation))
        (offset (- (current-column) (current-indentation))))
    (when column
      (indent-line-to column)
      (when (> offset 0) (forward-char (min offset (- (line-end-position) (point))))))))

;;;###autoload
(define-derived-mode shape-mode prog-mode "Shape"
  "Major mode for .shape files."
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local comment-start-skip "//+[ \t]*\\|/\\*+[ \t]*")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'shape-indent-line)
  (setq-local electric-indent-chars (append '(?\} ?\) ?\] ?:) electric-indent-chars))
  (setq-local font-lock-defaults
              '(shape-font-lock-keywords
                nil nil nil
                (font-lock-syntactic-face-function . shape--syntactic-face)))
  (setq-local imenu-generic-expression
              '((nil "^\\(?:private[ \t]+\\)?\\(?:let\\|func\\|style\\|shape\\|enum\\)[ \t]+\\(\\sw+\\)" 1)))
  (setq-local compile-command
              (concat shape-program " check "
                      (if buffer-file-name (shell-quote-argument (file-name-nondirectory buffer-file-name)) "."))))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.shape\\'" . shape-mode))

;; Eglot has no code lenses.  Packages that add them run their commands like other commands.
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `(shape-mode . (,shape-program "lsp" :initializationOptions (:commands ["shape.showReferences" "shape.preview"]))))
  (cl-defmethod eglot-execute-command (_server (_command (eql shape.showReferences)) arguments)
    "Show the places of a code lens: the third one of ARGUMENTS."
    (shape--show-places (append (aref arguments 2) nil))))

(defun shape--show-places (places)
  "Show PLACES, which are locations of the protocol, in a buffer of xref."
  (funcall
   xref-show-xrefs-function
   (lambda ()
     (mapcar
      (lambda (place)
        (let ((start (plist-get (plist-get place :range) :start)))
          (xref-make (plist-get place :uri)
                     (xref-make-file-location
                      (eglot--uri-to-path (plist-get place :uri))
                      (1+ (plist-get start :line)) (plist-get start :character)))))
      places))
   nil))

;;; Preview

(defun shape-preview ()
  "Show the buffer in the browser, in a page that follows the text and point."
  (interactive)
  (let ((server (or (eglot-current-server) (user-error "There is no language server; start it with `M-x eglot'"))))
    (add-hook 'post-command-hook #'shape--tell-point nil t)
    (browse-url (jsonrpc-request server :workspace/executeCommand
                                 `(:command "shape.preview" :arguments ,(vector (eglot--TextDocumentPositionParams)))))))

(defvar-local shape--told-point nil
  "The place that the page was told.")

(defun shape--tell-point ()
  "Tell the page where point is, and what was typed."
  (let ((server (and (not (eq shape--told-point (point))) (eglot-current-server))))
    (when server
      (setq shape--told-point (point))
      (eglot--signal-textDocument/didChange)
      (jsonrpc-notify server :shape/caret (eglot--TextDocumentPositionParams)))))

(provide 'shape-mode)
;;; shape-mode.el ends here
