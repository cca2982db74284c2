;;; emacs.el --- Edits a file in Emacs, with eglot as the client of the language server  -*- lexical-binding: t -*-

;; SHAPE_EDITORS=Examples/Editors emacs --batch -Q -l emacs.el
;;
;; `shapec' must be in the search path. Works in the current folder, which the caller removes. The last line of the
;; output is the number of checks that passed. eglot is part of Emacs from 29 on, and the package `elpa-eglot` of Debian before.

;;; Code:

(unless (require 'eglot nil t)
  (require 'package)
  ;; Where Debian has the packages, which `-Q` hides.
  (add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
  (package-initialize)
  (require 'eglot))
(require 'cl-lib)
(require 'flymake)
(require 'xref)

(defvar checks 0 "The number of checks that passed.")

(defun check (is &rest found)
  "Count a check, or fail and print FOUND."
  (unless is (error "Found %S" found))
  (setq checks (1+ checks)))

(defun equals (found expected)
  "Check that FOUND is EXPECTED."
  (check (equal found expected) found 'instead-of expected))

(defun wait (what condition)
  "Handle messages until CONDITION returns a value, which is the result."
  (let ((end (+ (float-time) 10)) result)
    (while (not (or (setq result (funcall condition)) (> (float-time) end)))
      (accept-process-output nil 0.02))
    (or result (error "No %s" what))))

(defun go (words &optional after)
  "Move to WORDS, plus AFTER characters."
  (goto-char (point-min))
  (search-forward words)
  (goto-char (+ (match-beginning 0) (or after 0))))

(defun write-file-text (name text)
  (let ((coding-system-for-write 'utf-8-unix)) (with-temp-file name (insert text))))

(defconst page-client (expand-file-name "page_client.py" (file-name-directory load-file-name)))

(defun run ()
  (write-file-text "ink.shape" "/// The color of dots.\nlet ink = .red\n")
  (write-file-text
   "dot.shape"
   (concat "import \"ink.shape\"\n\n/// A dot 🂡.\nshape Dot(radius in 1...9 = 4) {\n  size 10 x 10\n"
           "  /* é🂡 */ fill inc, path: circle(center: center, radius: radius)\n}\n"))
  ;; eglot's project is a folder with version control.
  (make-directory ".git")
  (load (concat (getenv "SHAPE_EDITORS") "/emacs/shape-mode.el") nil t)
  (find-file "dot.shape")
  (equals major-mode 'shape-mode)
  (let ((eglot-sync-connect 10)) (apply #'eglot (eglot--guess-contact)))
  (check (eglot-current-server))

  ;; Diagnostics, and a fix
  (flymake-mode 1)
  (let* ((mistake (car (wait "diagnostics" (lambda () (flymake-start) (flymake-diagnostics)))))
         (start (flymake-diagnostic-beg mistake)))
    (equals (buffer-substring start (flymake-diagnostic-end mistake)) "inc")
    (check (string-match-p "unknown name `inc`" (flymake-diagnostic-text mistake)) mistake)
    (goto-char start))
  (let ((actions (eglot-code-actions (point) (+ (point) 3) "quickfix")))
    (check (cl-some (lambda (action) (equal (plist-get action :kind) "quickfix")) actions) actions)
    (eglot--apply-workspace-edit (plist-get (car (append actions nil)) :edit)))
  (check (save-excursion (go "fill ink,")) (buffer-string))
  ;; Without a person, Emacs is never idle, which is when eglot sends changes.
  (eglot--signal-textDocument/didChange)
  (wait "end of the diagnostics" (lambda () (flymake-start) (null (flymake-diagnostics))))

  (go "import")
  (insert "import \"./ink.shape\"\n")
  (eglot--signal-textDocument/didChange)
  (let ((actions (eglot-code-actions (point-min) (point-max) "source.organizeImports")))
    (equals (length actions) 1)
    (eglot--apply-workspace-edit (plist-get (car (append actions nil)) :edit)))
  (eglot--signal-textDocument/didChange)
  (check (save-excursion (goto-char (point-min)) (looking-at "import \"[./]*ink.shape\"\n\n")) (buffer-string))

  ;; Names
  (go "ink,")
  (let ((place (xref-item-location (car (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))))
    (check (string-suffix-p "ink.shape" (xref-location-group place)) place)
    (equals (xref-location-line place) 2))
  (go "radius)")
  (equals (length (xref-backend-references 'eglot (xref-backend-identifier-at-point 'eglot))) 2)
  (let (shown)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq shown text)))
    (check (string-match-p "radius" (wait "hover text" (lambda () shown)))))
  (go "center: center" 10)
  (let (shown)
    (eglot-signature-eldoc-function (lambda (text &rest _) (setq shown text)))
    (check (string-match-p "circle(" (wait "signature" (lambda () shown)))))
  (check (assoc "Dot" (cdr (assoc "Class" (eglot-imenu)))) (eglot-imenu))
  (go "ink,")
  ;; Files that are not open would need a confirmation.
  (find-file-noselect "ink.shape")
  (eglot-rename "paint")
  (check (save-excursion (go "fill paint,")))
  (with-current-buffer (find-file-noselect "ink.shape")
    (check (save-excursion (go "let paint")) (buffer-string))
    (save-buffer))

  ;; Completion of what is typed
  (go "  /* é")
  (insert "  fil\n")
  (backward-char)
  (pcase-let* ((`(,start ,end ,table . ,more) (eglot-completion-at-point))
               (candidates (all-completions (buffer-substring start end) table)))
    (equals (buffer-substring start end) "fil")
    (equals (substring-no-properties (car candidates)) "fill")
    (let ((text (funcall (plist-get more :company-doc-buffer) (car candidates))))
      (check (with-current-buffer text (save-excursion (go "Fills"))) text)))
  (completion-at-point)
  (check (save-excursion (beginning-of-line) (looking-at "  fill")) (buffer-string))
  (delete-region (line-beginning-position) (1+ (line-end-position)))

  ;; Changes of all kinds, and formatting as the command does it
  (go "fill paint")
  (insert "shadow .black,radius:3 // é🂡\n")
  (upcase-word -1)
  (goto-char (point-max))
  (insert "let half=10/2 // 🂡\n")
  (transpose-lines 1)
  (undo-boundary)
  (delete-region (line-beginning-position 0) (line-beginning-position))
  (primitive-undo 1 buffer-undo-list)
  (let* ((typed (buffer-string)) (formatted (generate-new-buffer "formatted")))
    (write-file-text "typed.shape" typed)
    (let ((coding-system-for-read 'utf-8-unix))
      (equals (call-process "shapec" "typed.shape" formatted nil "format" "-") 0))
    (eglot-format-buffer)
    (equals (buffer-string) (with-current-buffer formatted (buffer-string)))
    (check (not (equal (buffer-string) typed))))

  ;; Symbols of all files, uses, parts of a file, and what is typed
  (go "Dot(")
  (check (xref-backend-apropos 'eglot "Do"))
  (go "radius)")
  (eglot--highlight-piggyback nil)
  (wait "highlights" (lambda () eglot--highlights))
  (goto-char (point-max))
  (insert "let a  =  1\nlet b  =  2\n")
  (eglot-format (line-beginning-position -1) (line-end-position -1))
  (check (save-excursion (go "let a = 1\nlet b  =  2")) (buffer-string))
  (go "let b  =  2\n" 12)
  (eglot-format (point) nil ?\n)
  (check (save-excursion (go "let b = 2")) (buffer-string))

  ;; What a code lens does
  (eglot-execute-command
   (eglot-current-server) 'shape.showReferences
   (vector "" nil (vector (list :uri (concat "file://" (expand-file-name "ink.shape"))
                                :range '(:start (:line 1 :character 4) :end (:line 1 :character 9))))))
  (with-current-buffer "*xref*" (check (save-excursion (go "2: ")) (buffer-string)))

  ;; The page
  (let (address (eglot-confirm-server-initiated-edits nil))
    (cl-letf (((symbol-function 'browse-url) (lambda (url &rest _) (setq address url))))
      (shape-preview))
    (check (string-match-p "\\`http://127.0.0.1:[0-9]+/[0-9a-f]+/\\'" address) address)
    (go "let b")
    (run-hooks 'post-command-hook)
    (equals (process-lines "python3" page-client address "let b = 2" "let b = 3")
            (list (number-to-string (1- (line-number-at-pos)))))
    (wait "change by the page" (lambda () (save-excursion (goto-char (point-min)) (search-forward "let b = 3" nil t)))))

  ;; The end
  (let ((process (jsonrpc--process (eglot-current-server))))
    (eglot-shutdown (eglot-current-server))
    ;; The exit code says nothing: eglot kills a server that answered `shutdown`.
    (check (wait "end of the server" (lambda () (not (process-live-p process))))))
  (princ (format "%d checks passed\n" checks)))

;; Without a server, this file only proves that eglot is installed.
(condition-case problem
    (progn (when (getenv "SHAPE_EDITORS") (run)) (kill-emacs 0))
  (error (princ (format "%S\n" problem)) (kill-emacs 1)))
;;; emacs.el ends here
