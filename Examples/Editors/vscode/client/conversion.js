'use strict';

// Conversions between the protocol and the editor. Both count UTF-16 code units from 0.

/** Returns the conversions for the module `vscode`. */
module.exports = function conversions(vscode) {
  const list = (values, convert) => (values ?? []).map(convert);
  const optional = (value, convert) => (value === undefined || value === null ? undefined : convert(value));

  // To the protocol

  const fromPosition = ({ line, character }) => ({ line, character });
  const fromRange = ({ start, end }) => ({ start: fromPosition(start), end: fromPosition(end) });
  const identifier = (document) => ({ uri: document.uri.toString() });
  const at = (document, position) => ({ textDocument: identifier(document), position: fromPosition(position) });

  const fromChange = ({ range, rangeLength, text }) => ({ range: fromRange(range), rangeLength, text });

  const fromFolder = ({ uri, name }) => ({ uri: uri.toString(), name });

  const fromDiagnostic = (diagnostic) =>
    diagnostic.protocol ?? {
      range: fromRange(diagnostic.range),
      message: diagnostic.message,
      severity: diagnostic.severity + 1,
      source: diagnostic.source,
      code: typeof diagnostic.code === 'object' ? diagnostic.code.value : diagnostic.code,
    };

  // From the protocol

  const position = ({ line, character }) => new vscode.Position(line, character);
  const range = ({ start, end }) => new vscode.Range(position(start), position(end));
  const uri = (text) => vscode.Uri.parse(text);
  const location = (value) => new vscode.Location(uri(value.uri), range(value.range));

  /** Returns a location, or a link with the place that the name comes from. */
  const definition = (value) =>
    value.targetUri === undefined
      ? location(value)
      : {
          originSelectionRange: optional(value.originSelectionRange, range),
          targetUri: uri(value.targetUri),
          targetRange: range(value.targetRange),
          targetSelectionRange: optional(value.targetSelectionRange, range),
        };

  const definitions = (value) => (value ? [].concat(value).map(definition) : undefined);

  /** Returns text as Markdown. Strings are plain text, unless they are in an old form of the protocol. */
  const markup = (value) => {
    if (typeof value === 'string') return value;
    if (value.kind === 'plaintext') return value.value;
    const text = new vscode.MarkdownString(value.value);
    text.isTrusted = false;
    return text;
  };

  const textEdit = (value) => new vscode.TextEdit(range(value.range), value.newText);

  const command = ({ title, command, arguments: values }) => ({ title, command, arguments: values });

  /** Returns a diagnostic. It keeps the original one, which the server expects in requests for code actions. */
  const diagnostic = (value) => {
    const result = new vscode.Diagnostic(range(value.range), value.message, (value.severity ?? 1) - 1);
    const target = value.codeDescription?.href;
    result.code = target ? { value: value.code, target: uri(target) } : value.code;
    result.source = value.source;
    result.tags = list(value.tags, (tag) => tag);
    result.relatedInformation = list(
      value.relatedInformation,
      (note) => new vscode.DiagnosticRelatedInformation(location(note.location), note.message),
    );
    result.protocol = value;
    return result;
  };

  const hover = (value) => new vscode.Hover([].concat(value.contents).map(markup), optional(value.range, range));

  /** Returns a completion item. It keeps the original one for `completionItem/resolve`. */
  const completionItem = (value) => {
    const label = value.labelDetails ? { label: value.label, ...value.labelDetails } : value.label;
    const item = new vscode.CompletionItem(label, optional(value.kind, (kind) => kind - 1));
    item.detail = value.detail;
    item.documentation = optional(value.documentation, markup);
    item.sortText = value.sortText;
    item.filterText = value.filterText;
    item.preselect = value.preselect;
    item.commitCharacters = value.commitCharacters;
    item.tags = value.tags;
    const edit = value.textEdit;
    const text = edit?.newText ?? value.insertText ?? value.label;
    item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
    if (edit) {
      item.range = edit.range ? range(edit.range) : { inserting: range(edit.insert), replacing: range(edit.replace) };
    }
    item.additionalTextEdits = optional(value.additionalTextEdits, (edits) => edits.map(textEdit));
    item.command = optional(value.command, command);
    item.protocol = value;
    return item;
  };

  const completions = (value) => {
    if (!value) return undefined;
    return new vscode.CompletionList(list(value.items ?? value, completionItem), value.isIncomplete ?? false);
  };

  const signatureHelp = (value) => {
    const help = new vscode.SignatureHelp();
    help.signatures = value.signatures.map((signature) => {
      const result = new vscode.SignatureInformation(signature.label, optional(signature.documentation, markup));
      result.parameters = list(
        signature.parameters,
        (parameter) => new vscode.ParameterInformation(parameter.label, optional(parameter.documentation, markup)),
      );
      if (typeof signature.activeParameter === 'number') result.activeParameter = signature.activeParameter;
      return result;
    });
    help.activeSignature = value.activeSignature ?? 0;
    help.activeParameter = value.activeParameter ?? 0;
    return help;
  };

  const documentSymbol = (value) => {
    const symbol = new vscode.DocumentSymbol(
      value.name, value.detail ?? '', value.kind - 1, range(value.range), range(value.selectionRange));
    symbol.tags = value.tags;
    symbol.children = list(value.children, documentSymbol);
    return symbol;
  };

  const workspaceSymbol = (value) =>
    new vscode.SymbolInformation(value.name, value.kind - 1, value.containerName ?? '', location(value.location));

  const documentSymbols = (value) =>
    optional(value, (symbols) => symbols.map((item) => (item.location ? workspaceSymbol : documentSymbol)(item)));

  const workspaceEdit = (value) => {
    const result = new vscode.WorkspaceEdit();
    for (const change of value.documentChanges ?? []) {
      if (change.kind === 'create') result.createFile(uri(change.uri), change.options);
      else if (change.kind === 'rename') result.renameFile(uri(change.oldUri), uri(change.newUri), change.options);
      else if (change.kind === 'delete') result.deleteFile(uri(change.uri), change.options);
      else result.set(uri(change.textDocument.uri), change.edits.map(textEdit));
    }
    if (!value.documentChanges) {
      for (const [name, edits] of Object.entries(value.changes ?? {})) result.set(uri(name), edits.map(textEdit));
    }
    return result;
  };

  /** Returns a code action, or a command. It keeps the original one for `codeAction/resolve`. */
  const codeAction = (value) => {
    if (typeof value.command === 'string') return command(value);
    const action = new vscode.CodeAction(value.title, optional(value.kind, (kind) => new vscode.CodeActionKind(kind)));
    action.diagnostics = optional(value.diagnostics, (values) => values.map(diagnostic));
    action.edit = optional(value.edit, workspaceEdit);
    action.command = optional(value.command, command);
    action.isPreferred = value.isPreferred;
    action.disabled = value.disabled;
    action.protocol = value;
    return action;
  };

  const codeLens = (value) => {
    const lens = new vscode.CodeLens(range(value.range), optional(value.command, command));
    lens.protocol = value;
    return lens;
  };

  const color = ({ red, green, blue, alpha }) => new vscode.Color(red, green, blue, alpha);
  const fromColor = ({ red, green, blue, alpha }) => ({ red, green, blue, alpha });
  const colorInformation = (value) => new vscode.ColorInformation(range(value.range), color(value.color));

  const colorPresentation = (value) => {
    const presentation = new vscode.ColorPresentation(value.label);
    presentation.textEdit = optional(value.textEdit, textEdit);
    presentation.additionalTextEdits = optional(value.additionalTextEdits, (edits) => edits.map(textEdit));
    return presentation;
  };

  const documentLink = (value) => new vscode.DocumentLink(range(value.range), optional(value.target, uri));

  /** Returns a shape in a call hierarchy. It keeps the original one for requests about it. */
  const callItem = (value) => {
    const item = new vscode.CallHierarchyItem(
      value.kind - 1, value.name, value.detail ?? '', uri(value.uri), range(value.range), range(value.selectionRange));
    item.protocol = value;
    return item;
  };
  const incomingCall = (value) =>
    new vscode.CallHierarchyIncomingCall(callItem(value.from), list(value.fromRanges, range));
  const outgoingCall = (value) =>
    new vscode.CallHierarchyOutgoingCall(callItem(value.to), list(value.fromRanges, range));

  const foldingKinds = { comment: 0, imports: 1, region: 2 };
  const foldingRange = (value) =>
    new vscode.FoldingRange(value.startLine, value.endLine, optional(value.kind, (kind) => foldingKinds[kind]));

  const selectionRange = (value) =>
    new vscode.SelectionRange(range(value.range), optional(value.parent, selectionRange));

  /** Returns an inlay hint. It keeps the original one for `inlayHint/resolve`. */
  const inlayHint = (value) => {
    const label =
      typeof value.label === 'string'
        ? value.label
        : value.label.map((part) => {
            const result = new vscode.InlayHintLabelPart(part.value);
            result.tooltip = optional(part.tooltip, markup);
            result.location = optional(part.location, location);
            result.command = optional(part.command, command);
            return result;
          });
    const hint = new vscode.InlayHint(position(value.position), label, value.kind);
    hint.tooltip = optional(value.tooltip, markup);
    hint.paddingLeft = value.paddingLeft;
    hint.paddingRight = value.paddingRight;
    hint.textEdits = optional(value.textEdits, (edits) => edits.map(textEdit));
    hint.protocol = value;
    return hint;
  };

  const semanticTokens = (value) => new vscode.SemanticTokens(Uint32Array.from(value.data), value.resultId);

  /** Returns all tokens, or the changes since the last ones. */
  const semanticTokenEdits = (value) =>
    value.edits === undefined
      ? semanticTokens(value)
      : new vscode.SemanticTokensEdits(
          value.edits.map(
            (edit) =>
              new vscode.SemanticTokensEdit(
                edit.start, edit.deleteCount, optional(edit.data, (data) => Uint32Array.from(data))),
          ),
          value.resultId,
        );

  const documentHighlight = (value) =>
    new vscode.DocumentHighlight(range(value.range), optional(value.kind, (kind) => kind - 1));

  return {
    at, callItem, codeAction, codeLens, colorInformation, colorPresentation, completionItem, completions, definitions,
    diagnostic, documentHighlight, documentLink, documentSymbols, foldingRange, fromChange, fromColor, fromDiagnostic,
    fromFolder, fromPosition, fromRange, hover, identifier, incomingCall, inlayHint, list, location, optional,
    outgoingCall, position, range, selectionRange, semanticTokenEdits, semanticTokens, signatureHelp, textEdit, uri,
    workspaceEdit, workspaceSymbol,
  };
};
