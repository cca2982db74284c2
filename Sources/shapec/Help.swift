enum Help {
  static let version = "shapec 0.1.0"

  static let text = """
    shapec compiles .shape files: UI shapes that are declared once, for any size.

    Use
      shapec card.shape --emit svg                 the picture, to standard output
      shapec Shapes/*.shape --emit svg -o out/     a file for each shape, in a folder
      shapec check card.shape                      only look for mistakes
      shapec check --fix card.shape                and mend those for which there is one way
      shapec format card.shape                     put it into the one layout, in place
      shapec explain E0203                         what the code at the end of a message means
      shapec - --emit svg --stdin-name card.shape  the source from standard input, as editors do

    What to draw
      --shape NAME       one shape of the file; needed where it has several and there is no -o
      --size WxH         at another size than the design size, such as 333x217
      --set NAME=VALUE   a parameter, written as in a source: --set inset=30 --set 'edges=[.left, .top]'
      --preview NAME     a `preview` of the file: its shape, values, size and scheme

    What to make
      --emit FORMAT      svg; eps for print; swift for source that draws the shape at any size
      -o, --output PATH  a file, or a folder (one that is there, or a path that ends in /) for a file of each shape;
                         - or nothing is standard output
      --scheme SCHEME    light or dark freezes adaptive colours; automatic (the rule) leaves the choice to the viewer
      --canvas CANVAS    ink (the rule): the size, grown to hold shadows and strokes; bounds: exactly the size
      --access LEVEL     of Swift types: public (the rule), internal or package
      --without shadows  leaves shadows out; eps has no transparency, and soft shadows need it

    Layout (`shapec format`)
      --check            only list the files that are laid out otherwise, and end with 1 if there are any
      --range LINES      only the statements on some lines, such as 12-20

    Standard input
      -                  in place of a file
      --stdin-name PATH  the name that messages show; imports are looked for beside it

    Other
      -h, --help         this page
      --version          the version

    Messages
      --warnings-as-errors
                         a warning is an error: nothing is made
      --diagnostics FORM text (the rule), or json: an object a line, for editors and other programs
      // shapec:allow W0002
                         in a source, on the line before a declaration, a parameter or a statement: silences the warning

    `check --fix` makes a change where it is certain what is meant: a misspelt name, a missing unit, a number out of range.
    Each is tried first: it takes the message away and makes nothing else wrong.

    `check` draws every shape at its design size and its least size, with both ends of every parameter, and every
    preview, and says at which size and with which values something breaks.

    `format` changes only white space, and each `;` that a line break can stand for. A byte-order mark stays, and all lines
    end in CRLF where the first does, else in LF. Of standard input the layout goes to standard output. A file that is laid
    out already is not written; one with syntax errors is left as it is.

    Exit codes
      0  done
      1  something is wrong with a source, it can't be drawn at that size, or its layout is another (`format --check`)
      2  the command line can't be carried out: an option, a name or a value is wrong
      3  a file can't be read or written
    Of several the highest.

    Messages go to standard error and begin with file:line:column. `shapec explain` and the code in square brackets at
    the end of a message says more, with a wrong and a right example. Colours are used on a terminal, unless NO_COLOR is
    set. An output file is written whole or not at all.

    """
}
