// What a regular expression can't tell: which line breaks end a statement, where nested comments end, and whether `switch`
// begins a value or is a name.

#include "tree_sitter/parser.h"

enum Token { LINE_END, COMMENT_REST, SWITCH, ERROR };

void *tree_sitter_shape_external_scanner_create(void) { return 0; }
void tree_sitter_shape_external_scanner_destroy(void *payload) { (void)payload; }
unsigned tree_sitter_shape_external_scanner_serialize(void *payload, char *buffer) {
  (void)payload, (void)buffer;
  return 0;
}
void tree_sitter_shape_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  (void)payload, (void)buffer, (void)length;
}

static void advance(TSLexer *lexer) { lexer->advance(lexer, false); }

// Skips a block comment after its beginning. Returns whether a line ends in it.
static bool skip_comment(TSLexer *lexer) {
  bool has_line_end = false;
  for (unsigned depth = 1; depth > 0 && !lexer->eof(lexer);) {
    int32_t first = lexer->lookahead;
    has_line_end |= first == '\n';
    advance(lexer);
    if (first == '/' && lexer->lookahead == '*') {
      depth++;
      advance(lexer);
    } else if (first == '*' && lexer->lookahead == '/') {
      depth--;
      advance(lexer);
    }
  }
  return has_line_end;
}

// Skips the rest of a comment after its first slash. Returns whether there is one, and notes a line that ends in it.
static bool skip_comment_after_slash(TSLexer *lexer, bool *has_line_end) {
  if (lexer->lookahead == '/') {
    while (lexer->lookahead != '\n' && !lexer->eof(lexer)) advance(lexer);
  } else if (lexer->lookahead == '*') {
    advance(lexer);
    *has_line_end |= skip_comment(lexer);
  } else {
    return false;
  }
  return true;
}

static bool is_letter(int32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

// Returns whether the statement before a line break continues with the next token.
static bool continues(TSLexer *lexer) {
  int32_t first = lexer->lookahead;
  switch (first) {
    case '.': case ',': case ')': case ']': case '}': case '{': case '?': case ':': case '=':
    case '+': case '*': case '/': case '-': case '<': case '>':
      return true;
    case '!': case '&': case '|':
      advance(lexer);
      return lexer->lookahead == (first == '!' ? '=' : first);
  }
  char word[6];
  unsigned length = 0;
  while (is_letter(lexer->lookahead) || (lexer->lookahead >= '0' && lexer->lookahead <= '9')) {
    if (length < 6) word[length] = (char)lexer->lookahead;
    length++;
    advance(lexer);
  }
  return (length == 4 && word[0] == 'e' && word[1] == 'l' && word[2] == 's' && word[3] == 'e') ||
         (length == 5 && word[0] == 'w' && word[1] == 'h' && word[2] == 'e' && word[3] == 'r' && word[4] == 'e');
}

static bool is_space(int32_t c) {
  return c == '\n' || c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

// Reads a word. Returns whether it is the expected one or its alternative.
static bool read_word(TSLexer *lexer, const char *expected, const char *other) {
  bool is_first = true, is_other = true;
  unsigned length = 0;
  for (; is_letter(lexer->lookahead) || (lexer->lookahead >= '0' && lexer->lookahead <= '9'); length++) {
    is_first = is_first && lexer->lookahead == expected[length];
    is_other = is_other && lexer->lookahead == other[length];
    advance(lexer);
  }
  return (is_first && !expected[length]) || (is_other && !other[length]);
}

// Skips white space, comments and text. Returns whether there is any.
static bool skip_filling(TSLexer *lexer) {
  int32_t first = lexer->lookahead;
  if (is_space(first)) {
    advance(lexer);
  } else if (first == '"') {
    do {
      if (lexer->lookahead == '\\') advance(lexer);
      advance(lexer);
    } while (lexer->lookahead != '"' && lexer->lookahead != '\n' && !lexer->eof(lexer));
    advance(lexer);
  } else if (first == '/') {
    bool has_line_end = false;
    advance(lexer);
    skip_comment_after_slash(lexer, &has_line_end);
  } else {
    return false;
  }
  return true;
}

// Returns whether `switch` begins a value: the next brace outside of brackets and paths opens a case. Those of such values in
// between don't count.
static bool begins_value(TSLexer *lexer) {
  unsigned brackets = 0, values = 0, skipped = 0;
  bool is_first = true, is_after_path = false;
  while (!lexer->eof(lexer)) {
    int32_t c = lexer->lookahead;
    if (skip_filling(lexer)) continue;
    bool opens_path = is_after_path, was_first = is_first;
    is_first = is_after_path = false;
    if (is_letter(c)) {
      // Either word, told by its first letter.
      bool is_word = read_word(lexer, "path", "switch");
      is_after_path = is_word && c == 'p';
      if (is_word && c == 's' && brackets == 0) values++;
      continue;
    }
    advance(lexer);
    if (c == '(' || c == '[') brackets++;
    if (c == ')' || c == ']' || c == '}') {
      if (brackets == 0) return false;
      brackets--;
    }
    if (c == ';' && brackets == 0) return false;
    if (c != '{') continue;
    brackets++;
    if (brackets > 1 || opens_path) continue;
    if (was_first) return false;
    while (skip_filling(lexer) || lexer->lookahead == ';') if (lexer->lookahead == ';') advance(lexer);
    if (!read_word(lexer, "case", "default")) return false;
    if (values == skipped) return true;
    skipped++;
  }
  return false;
}

bool tree_sitter_shape_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  (void)payload;
  if (valid[ERROR]) return false;
  if (valid[COMMENT_REST]) {
    skip_comment(lexer);
    lexer->result_symbol = COMMENT_REST;
    return true;
  }
  if (valid[SWITCH]) {
    while (is_space(lexer->lookahead) && !(valid[LINE_END] && lexer->lookahead == '\n')) lexer->advance(lexer, true);
    if (lexer->lookahead == 's') {
      if (!read_word(lexer, "switch", "switch")) return false;
      lexer->mark_end(lexer);
      lexer->result_symbol = SWITCH;
      return begins_value(lexer);
    }
  }
  if (!valid[LINE_END]) return false;
  // The token has no characters, so that comments after it are read as such.
  lexer->mark_end(lexer);
  lexer->result_symbol = LINE_END;
  bool has_line_end = false;
  while (!lexer->eof(lexer)) {
    int32_t first = lexer->lookahead;
    if (is_space(first)) {
      has_line_end |= first == '\n';
      advance(lexer);
    } else if (first == '/') {
      advance(lexer);
      if (!skip_comment_after_slash(lexer, &has_line_end)) return false;
    } else {
      return has_line_end && !continues(lexer);
    }
  }
  return false;
}
