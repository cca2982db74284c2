// The grammar of .shape files for tree-sitter, after Grammar.md. It accepts all that shapec accepts, and little more: a test
// compares the statements. `tree-sitter generate --abi 14` writes the files in src, except scanner.c.

const commands = [
  'size', 'require', 'fill', 'stroke', 'border', 'shadow', 'clip', 'erase', 'apply',
  'move', 'line', 'quad', 'curve', 'smooth', 'arc', 'corner', 'close', 'add',
];

// From the lowest to the highest.
const precedences = { either: 1, both: 2, comparison: 3, dimensions: 4, sum: 5, product: 6, prefix: 7, postfix: 8 };

const list = (rule) => seq(rule, repeat(seq(',', rule)));
// Statements or declarations. A line break counts only after one of them.
const lines = ($, rule) => seq(repeat(';'), optional(seq(rule, repeat(seq($._end, rule)), optional($._end))));
const openList = (rule) => optional(seq(list(rule), optional(',')));

module.exports = grammar({
  name: 'shape',

  word: ($) => $.name,

  externals: ($) => [$._line_end, $._comment_rest, $._switch, $._error],

  extras: ($) => [/[\s\uFEFF]/, $.comment, $.doc_comment, $.block_comment],

  supertypes: ($) => [$._expression, $._statement, $._declaration],

  rules: {
    source_file: ($) => lines($, $._declaration),

    _end: ($) => choice(seq($._line_end, repeat(';')), repeat1(';')),

    // Declarations

    _declaration: ($) =>
      choice(
        $.import_declaration, $.let_declaration, $.function_declaration, $.style_declaration, $.shape_declaration,
        $.enum_declaration, $.preview_declaration),

    import_declaration: ($) =>
      seq('import', field('path', $.string), optional(seq('as', field('alias', $.name)))),
    let_declaration: ($) =>
      seq(
        optional('private'), 'let', field('name', $.name), optional(seq(':', field('type', $._type))), '=',
        field('value', $._expression)),
    function_declaration: ($) =>
      seq(
        optional('private'), 'func', field('name', $.name), field('parameters', $.parameters), '=',
        field('value', choice($._expression, $.function_body))),
    function_body: ($) =>
      seq('{', repeat(';'), repeat(seq($.let_declaration, $._end)), $._expression, optional($._end), '}'),
    style_declaration: ($) =>
      seq(
        optional('private'), 'style', field('name', $.name), optional(field('parameters', $.parameters)),
        field('body', $.block)),
    shape_declaration: ($) =>
      seq(
        optional('private'), 'shape', field('name', $.name), optional(field('parameters', $.parameters)),
        field('body', $.block)),
    enum_declaration: ($) =>
      seq(optional('private'), 'enum', field('name', $.name), '{', list(field('case', $.name)), optional(','), '}'),
    preview_declaration: ($) =>
      seq(
        'preview', field('shape', $.reference), field('arguments', $.arguments), repeat(seq(',', $._argument))),

    parameters: ($) => seq('(', openList($.parameter), ')'),
    parameter: ($) =>
      seq(
        choice(seq('_', field('name', $.name)), field('name', choice($.name, alias('_', $.name)))),
        optional(seq(':', field('type', $._type))), optional(seq('in', field('range', $.range))),
        optional(seq('=', field('default', $._expression)))),

    _type: ($) => choice(alias($.reference, $.type), $.list_type),
    list_type: ($) => seq('[', $._type, ']'),
    reference: ($) => seq($.name, optional(seq('.', $.name))),

    // Statements

    block: ($) => seq('{', lines($, $._statement), '}'),

    _statement: ($) =>
      choice(
        $.let_declaration, $.function_declaration, $.command, $.outline, $.layer, $.mask, $.content, $.use, $.slot, $.if,
        $.switch, $.repeat),

    command: ($) => seq(field('keyword', choice(...commands)), optional($._bare_arguments)),
    outline: ($) => seq('outline', choice($.block, $._bare_arguments)),
    layer: ($) => seq('layer', optional(field('name', $.name)), optional($.arguments), field('body', $.block)),
    mask: ($) => seq('mask', alias($.mask_layer, $.layer)),
    mask_layer: ($) => seq('layer', optional($.arguments), field('body', $.block)),
    content: ($) => seq('content', optional(field('name', $.name)), optional($.arguments)),
    use: ($) => seq('use', field('shape', $.reference), $.arguments, optional($.block)),
    slot: ($) => seq('slot', field('name', $.name), $.block),
    if: ($) => seq('if', field('condition', $._expression), $.block, optional(seq('else', choice($.if, $.block)))),
    switch: ($) =>
      seq(
        'switch', field('value', $._expression), '{', repeat(';'), repeat($.case), optional(alias($.last_case, $.case)),
        '}'),
    case: ($) => seq($._case_start, repeat(seq($._statement, $._end))),
    last_case: ($) => seq($._case_start, repeat(seq($._statement, $._end)), $._statement),
    _case_start: ($) => seq(choice(seq('case', list($._label)), 'default'), ':', repeat(';')),
    _label: ($) => choice($.constant, $.boolean, $._whole, alias($.label_range, $.range)),
    label_range: ($) => seq($._whole, choice('...', '..<'), $._whole),
    _whole: ($) => choice($.number, alias($.negative, $.prefix)),
    negative: ($) => seq('-', $.number),
    repeat: ($) => seq('repeat', $._loops, $.block),

    _loops: ($) => seq(list($.binding), optional(seq('where', field('condition', $._expression)))),
    binding: ($) =>
      seq(
        list(field('variable', $.name)), 'in',
        field('values', choice($.range, $._expression))),
    range: ($) => seq($._expression, choice('..<', '...'), $._expression),

    // Arguments

    arguments: ($) => seq('(', openList($._argument), ')'),
    _bare_arguments: ($) => prec.right(list($._argument)),
    _argument: ($) => choice($.labeled_argument, $._expression),
    labeled_argument: ($) => seq(field('label', $._word), ':', $._expression),

    // Expressions

    _expression: ($) =>
      choice(
        $.conditional, $.binary, $.dimensions, $.prefix, $.member, $.method_call, $.subscript, $.number, $.color,
        $.string, $.boolean, $.constant, $.call, $.path, $.group, $.point, $.list, $.comprehension, $.switch_value),

    conditional: ($) => prec.right(seq($._expression, '?', $._expression, ':', $._expression)),
    binary: ($) =>
      choice(
        ...[
          ['either', '||'], ['both', '&&'], ['sum', '+'], ['sum', '-'], ['product', '*'], ['product', '/'],
        ].map(([level, sign]) =>
          prec.left(precedences[level], seq($._expression, field('operator', sign), $._expression))),
        ...['==', '!=', '<', '<=', '>', '>='].map((sign) =>
          prec.left(precedences.comparison, seq($._expression, field('operator', sign), $._expression)))),
    dimensions: ($) => prec.left(precedences.dimensions, seq($._expression, 'x', $._expression)),
    prefix: ($) => prec(precedences.prefix, seq(choice('-', '!'), $._expression)),
    member: ($) => prec(precedences.postfix, seq($._expression, '.', field('name', $.name))),
    method_call: ($) =>
      prec(precedences.postfix + 1, seq($._expression, '.', field('name', $.name), $.arguments)),
    subscript: ($) => prec(precedences.postfix, seq($._expression, '[', choice($.range, $._expression), ']')),
    constant: ($) => seq('.', field('name', $.name)),
    call: ($) => prec.right(seq(field('name', $._word), optional($.arguments))),
    path: ($) => prec(1, seq('path', $.block)),
    group: ($) => seq('(', $._expression, ')'),
    point: ($) => seq('(', $._expression, ',', $._expression, ')'),
    list: ($) => seq('[', openList($._expression), ']'),
    switch_value: ($) =>
      seq(
        alias($._switch, 'switch'), field('value', $._expression), '{', repeat(';'), alias($.value_case, $.case),
        repeat(seq($._end, alias($.value_case, $.case))), optional($._end), '}'),
    value_case: ($) => seq(choice(seq('case', list($._label)), 'default'), ':', $._expression),
    comprehension: ($) => seq('[', 'for', $._loops, ':', $._expression, ']'),

    // Tokens

    // Words that are keywords where a value begins, but also names.
    _word: ($) => choice($.name, alias('path', $.name), alias('for', $.name), alias('switch', $.name)),
    name: () => /[A-Za-z_][A-Za-z0-9_]*/,
    boolean: () => choice('true', 'false'),
    number: () => /\d+(\.\d+)?([eE][+-]?\d+)?(deg|rad|turn|%)?/,
    color: () => /#[0-9a-fA-F]{3,8}/,
    string: ($) => seq('"', repeat(choice(token.immediate(prec(1, /[^"\\\n]+/)), $.escape)), '"'),
    escape: () => token.immediate(/\\["\\n]/),

    comment: () => /\/\/[^\n]*/,
    doc_comment: () => token(prec(1, /\/\/\/([^\/\n][^\n]*)?/)),
    // Block comments contain others.
    block_comment: ($) => seq('/*', $._comment_rest),
  },
});
