; Names, from the most general to the most special: the last pattern that fits counts.

(name) @variable
(call name: (name) @function.call (arguments))
(method_call name: (name) @function.method.call)
(member name: (name) @variable.member)
(constant "." @constant (name) @constant)
(labeled_argument label: (name) @variable.parameter)
(parameter name: (name) @variable.parameter)
(binding variable: (name) @variable.parameter)
(type) @type
(type (name) @type)
(let_declaration name: (name) @variable)
(function_declaration name: (name) @function)
(style_declaration name: (name) @function)
(shape_declaration name: (name) @type)
(enum_declaration name: (name) @type)
(enum_declaration case: (name) @constant)
(import_declaration alias: (name) @module)
(use shape: (reference (name) @type))
(preview_declaration shape: (reference (name) @type))
(layer name: (name) @label)
(content name: (name) @label)
(slot name: (name) @label)
((call name: (name) @variable.builtin)
  (#any-of? @variable.builtin "width" "height" "bounds" "center" "pixel" "isRightToLeft"))

["import" "as" "private" "preview"] @keyword.import
["let" "style" "shape" "enum"] @keyword
"func" @keyword.function
["outline" "layer" "mask" "content" "use" "slot" "path" "in"] @keyword
(command keyword: _ @keyword)
["if" "else" "switch" "case" "default"] @keyword.conditional
["repeat" "for" "where"] @keyword.repeat

["+" "-" "*" "/" "!" "<" "<=" ">" ">=" "==" "!=" "&&" "||" "=" "?" "..<" "..." "x"] @operator
["(" ")" "[" "]" "{" "}"] @punctuation.bracket
["," ":" ";"] @punctuation.delimiter
(member "." @punctuation.delimiter)
(method_call "." @punctuation.delimiter)
(reference "." @punctuation.delimiter)

(number) @number
(color) @number
(boolean) @boolean
(string) @string
(import_declaration path: (string) @string.special.path)
(escape) @string.escape
[(comment) (block_comment)] @comment @spell
(doc_comment) @comment.documentation @spell
