import ShapeLanguage

/// Comments between tokens.
extension LayoutPrinter {
  // MARK: Within statements

  /// Writes the gap before the next token, which is within a statement.
  ///
  /// - Parameters:
  ///   - indent: The indentation of the token if a line break is required before it, or `nil`.
  ///   - inner: The indentation of comments on separate lines.
  mutating func writeGap(with indent: Int?, _ inner: Int) {
    let token = next
    // Elements on separate lines form groups: there is a blank line between them if the source has one.
    let isInList = plan.kind(token - 1) == .comma
    let isRow = isInList && plan.flags[token].contains(.keepsRow)
    guard plan.flags[token].contains(.comments) else {
      let isAfterBlank = isRow && GapScanner.lineBreaks(bytes, plan.gap(token)) > 1
      if let indent {
        newLine(indent, isAfterBlank: isAfterBlank)
      } else if plan.flags[token].contains(.space) {
        space(1)
      }
      return
    }
    // The brace of a block and an `else` belong to the statement, and do not continue the expression before them.
    let inner = plan.kind(token) == .leftBrace || isElse(token) ? statementIndent : inner
    var runs = Self.runs(of: GapScanner.pieces(bytes, plan.gap(token)))
    let last = runs.removeLast()
    let isClosing = isClosing(token)
    for (index, run) in runs.enumerated() {
      if index > 0 { newLine(inner, isAfterBlank: isInList && run.breaks > 1) }
      write(run.comments, endLine: true)
    }
    // Comments before the token on its line stay with it, or, before a closing bracket, with the element before that.
    let endsLine = runs.contains { !$0.comments.isEmpty }
    if endsLine {
      let isAfterBlank = isInList && !isClosing && last.breaks > 1
      newLine(isClosing && last.comments.isEmpty ? indent ?? inner : inner, isAfterBlank: isAfterBlank)
    }
    if let indent, !endsLine, !isClosing { newLine(indent, isAfterBlank: isRow && last.breaks > 1) }
    write(last.comments, endLine: isClosing && indent != nil)
    if let indent, isClosing, !(endsLine && last.comments.isEmpty) {
      newLine(indent)
    } else if plan.flags[token].contains(.space), !isAtLineStart {
      space(1)
    }
  }

  private func isElse(_ token: Int) -> Bool {
    plan.tree.tokens[token].name == Keyword.else.name && plan.kind(token - 1) == .rightBrace
  }

  private func isClosing(_ token: Int) -> Bool { plan.kind(token).isClosingBracket }

  /// Returns comments by lines. The first run is on the line of the token before the gap, the last one on that of the
  /// token after it. Without a line break there is only one run.
  private static func runs(of pieces: [GapPiece]) -> [CommentRun] {
    var runs = [CommentRun(breaks: 0)]
    for piece in pieces {
      if piece.isComment {
        runs[runs.count - 1].comments.append(piece)
      } else if piece.kind == .lineBreaks {
        runs.append(CommentRun(breaks: piece.breaks))
      }
    }
    return runs
  }

  // MARK: Between statements

  /// Writes the gap before a statement, or before the brace that ends a block: a line break, the comments, and a blank
  /// line if the source has one.
  ///
  /// - Parameters:
  ///   - indent: The indentation of the block's statements.
  ///   - closing: The indentation of the token itself if it ends a block, or `nil`.
  ///   - outerColumn: The maximum source column of comments that are aligned with the token that ends the block, not
  ///     with its statements. `nil` if all are aligned with the statements.
  mutating func writeLineGap(before token: Int, _ indent: Int, closing: Int? = nil, outerColumn: Int? = nil) {
    let isFirst = next == 0 || plan.kind(next - 1) == .leftBrace || plan.flags[next - 1].contains(.caseColon)
    let endsFile = plan.kind(token) == .endOfFile
    let isLast = closing != nil || endsFile
    let gap = (next == 0 ? 0 : plan.gap(next).lowerBound)..<plan.gap(token).upperBound
    guard (next...token).contains(where: { plan.flags[$0].contains(.comments) }) else {
      if next > 0, !endsFile {
        newLine(closing ?? indent, isAfterBlank: !isFirst && !isLast && GapScanner.lineBreaks(bytes, gap) > 1)
      }
      return skip(to: token)
    }
    let runs = lineRuns(GapScanner.pieces(bytes, gap), isFirst: isFirst, isLast: isLast)
    for (index, run) in runs.enumerated() {
      let isEnd = index == runs.count - 1
      if index > 0, !output.isEmpty, !(isEnd && endsFile) {
        let isInside = !(index == 1 && isFirst) && !(isEnd && isLast)
        let isOuter = isEnd || isComment(run.comments.first, upTo: outerColumn)
        newLine(isOuter ? closing ?? indent : indent, isAfterBlank: isInside && run.breaks > 1)
      }
      write(run.comments, endLine: !isEnd)
      if isEnd, !run.comments.isEmpty { space(1) }
    }
    skip(to: token)
  }

  private func isComment(_ comment: GapPiece?, upTo column: Int?) -> Bool {
    guard let comment, let column else { return false }
    return GapScanner.column(bytes, comment.range.lowerBound) <= column
  }

  /// Returns the comments of a gap between statements by lines, of which there are at least two.
  private func lineRuns(_ pieces: [GapPiece], isFirst: Bool, isLast: Bool) -> [CommentRun] {
    var runs = [CommentRun(breaks: 0)]
    var semicolon: Int?
    for piece in pieces {
      switch piece.kind {
      case .lineComment, .blockComment: runs[runs.count - 1].comments.append(piece)
      case .lineBreaks:
        if runs.count > 1, runs[runs.count - 1].comments.isEmpty {
          runs[runs.count - 1].breaks += piece.breaks
          runs[runs.count - 1].followsSemicolon = false
        } else {
          runs.append(CommentRun(breaks: piece.breaks))
        }
      case .semicolon:
        if runs.count == 1 {
          semicolon = semicolon ?? runs[0].comments.count
        } else if runs[runs.count - 1].comments.isEmpty {
          // A line with only a semicolon becomes a blank one: a comment above must not become the documentation of the
          // next declaration.
          runs[runs.count - 1].breaks += 1
          runs[runs.count - 1].followsSemicolon = true
        }
      }
    }
    if next == 0 {
      runs[0].followsSemicolon = semicolon == 0
      runs.insert(CommentRun(breaks: 0), at: 0)
    } else if runs.count == 1 {
      // All on one line: comments after a statement, up to its semicolon, belong to it.
      let split = isFirst && !isLast ? 0 : isLast ? runs[0].comments.count : semicolon ?? runs[0].comments.count
      runs = [
        CommentRun(breaks: 0, comments: Array(runs[0].comments[..<split])),
        CommentRun(breaks: 1, comments: Array(runs[0].comments[split...])),
      ]
    }
    // A comment after a semicolon must not become documentation when the semicolon is removed.
    for index in runs.indices.dropLast() where runs[index].followsSemicolon { runs[index + 1].breaks += 1 }
    if isLast, !runs[runs.count - 1].comments.isEmpty { runs.append(CommentRun(breaks: 1)) }
    return runs
  }
}
