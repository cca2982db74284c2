// What a regular expression can't tell: which line breaks end a statement, and where nested comments end.

#include "tree_sitter/parser.h"

enum Token { LINE_END, COMMENT_REST, ERROR };

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

bool tree_sitter_shape_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  (void)payload;
  if (valid[ERROR]) return false;
  if (valid[COMMENT_REST]) {
    skip_comment(lexer);
    lexer->result_symbol = COMMENT_REST;
    return true;
  }
  if (!valid[LINE_END]) return false;
  // The token has no characters, so that comments after it are read as such.
  lexer->mark_end(lexer);
  lexer->result_symbol = LINE_END;
  bool has_line_end = false;
  while (!lexer->eof(lexer)) {
    int32_t first = lexer->lookahead;
    if (first == '\n' || first == ' ' || first == '\t' || first == '\r' || first == '\f' || first == '\v') {
      has_line_end |= first == '\n';
      advance(lexer);
    } else if (first == '/') {
      advance(lexer);
      if (lexer->lookahead == '/') {
        while (lexer->lookahead != '\n' && !lexer->eof(lexer)) advance(lexer);
      } else if (lexer->lookahead == '*') {
        advance(lexer);
        has_line_end |= skip_comment(lexer);
      } else {
        return false;
      }
    } else {
      return has_line_end && !continues(lexer);
    }
  }
  return false;
}
