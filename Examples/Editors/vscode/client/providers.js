'use strict';

/**
 * Registers a provider for each capability of the server.
 *
 * @param vscode The module of the editor.
 * @param client The client, with `request(method, params, token)` and the event `onRefresh`.
 * @param convert The conversions.
 * @param capabilities The capabilities that the server announced.
 * @returns The registrations, to be disposed of with the server.
 */
module.exports = function registerProviders(vscode, client, convert, capabilities) {
  const languages = vscode.languages;
  const selector = [{ language: 'shape' }];
  const result = [];
  const { at, identifier, list, optional } = convert;

  /** Registers a provider if the server has the capability. A capability is `true` or an object with options. */
  const add = (name, register) => {
    const options = capabilities[name];
    if (options) result.push(register(options === true ? {} : options));
  };
  const request = (method, params, token, transform) =>
    client.request(method, params, token).then((value) => optional(value, transform));
  const each = (transform) => (values) => list(values, transform);
  /** An event that a server fires to ask for new results. */
  const refreshed = (method) => {
    const emitter = new vscode.EventEmitter();
    result.push(emitter);
    client.onRefresh(method, () => emitter.fire());
    return emitter.event;
  };

  add('completionProvider', (options) =>
    languages.registerCompletionItemProvider(
      selector,
      {
        provideCompletionItems: (document, position, token, context) =>
          request(
            'textDocument/completion',
            {
              ...at(document, position),
              context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter },
            },
            token, convert.completions),
        resolveCompletionItem: options.resolveProvider
          ? (item, token) =>
              request('completionItem/resolve', item.protocol, token, (value) =>
                Object.assign(item, {
                  detail: value.detail ?? item.detail,
                  documentation: convert.completionItem(value).documentation ?? item.documentation,
                  additionalTextEdits:
                    convert.completionItem(value).additionalTextEdits ?? item.additionalTextEdits,
                }))
          : undefined,
      },
      ...(options.triggerCharacters ?? [])));

  add('hoverProvider', () =>
    languages.registerHoverProvider(selector, {
      provideHover: (document, position, token) =>
        request('textDocument/hover', at(document, position), token, convert.hover),
    }));

  add('signatureHelpProvider', (options) =>
    languages.registerSignatureHelpProvider(
      selector,
      {
        provideSignatureHelp: (document, position, token, context) =>
          request(
            'textDocument/signatureHelp',
            {
              ...at(document, position),
              context: {
                triggerKind: context.triggerKind,
                triggerCharacter: context.triggerCharacter,
                isRetrigger: context.isRetrigger,
              },
            },
            token, convert.signatureHelp),
      },
      { triggerCharacters: options.triggerCharacters ?? [], retriggerCharacters: options.retriggerCharacters ?? [] }));

  add('definitionProvider', () =>
    languages.registerDefinitionProvider(selector, {
      provideDefinition: (document, position, token) =>
        request('textDocument/definition', at(document, position), token, convert.definitions),
    }));

  add('typeDefinitionProvider', () =>
    languages.registerTypeDefinitionProvider(selector, {
      provideTypeDefinition: (document, position, token) =>
        request('textDocument/typeDefinition', at(document, position), token, convert.definitions),
    }));

  add('referencesProvider', () =>
    languages.registerReferenceProvider(selector, {
      provideReferences: (document, position, context, token) =>
        request(
          'textDocument/references',
          { ...at(document, position), context: { includeDeclaration: context.includeDeclaration } }, token,
          each(convert.location)),
    }));

  add('callHierarchyProvider', () =>
    languages.registerCallHierarchyProvider(selector, {
      prepareCallHierarchy: (document, position, token) =>
        request('textDocument/prepareCallHierarchy', at(document, position), token, each(convert.callItem)),
      provideCallHierarchyIncomingCalls: (item, token) =>
        request('callHierarchy/incomingCalls', { item: item.protocol }, token, each(convert.incomingCall)),
      provideCallHierarchyOutgoingCalls: (item, token) =>
        request('callHierarchy/outgoingCalls', { item: item.protocol }, token, each(convert.outgoingCall)),
    }));

  add('documentLinkProvider', () =>
    languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: (document, token) =>
        request('textDocument/documentLink', { textDocument: identifier(document) }, token, each(convert.documentLink)),
    }));

  add('documentHighlightProvider', () =>
    languages.registerDocumentHighlightProvider(selector, {
      provideDocumentHighlights: (document, position, token) =>
        request('textDocument/documentHighlight', at(document, position), token, each(convert.documentHighlight)),
    }));

  add('renameProvider', (options) =>
    languages.registerRenameProvider(selector, {
      provideRenameEdits: (document, position, newName, token) =>
        request('textDocument/rename', { ...at(document, position), newName }, token, convert.workspaceEdit),
      prepareRename: options.prepareProvider
        ? async (document, position, token) => {
            const value = await client.request('textDocument/prepareRename', at(document, position), token);
            // The editor shows the message of the error.
            if (!value) throw new Error('there is nothing to rename here');
            if (value.defaultBehavior) return document.getWordRangeAtPosition(position);
            return value.range
              ? { range: convert.range(value.range), placeholder: value.placeholder } : convert.range(value);
          }
        : undefined,
    }));

  add('documentSymbolProvider', () =>
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: (document, token) =>
        request('textDocument/documentSymbol', { textDocument: identifier(document) }, token, convert.documentSymbols),
    }));

  add('workspaceSymbolProvider', () =>
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: (query, token) =>
        request('workspace/symbol', { query }, token, each(convert.workspaceSymbol)),
    }));

  add('codeActionProvider', (options) =>
    languages.registerCodeActionsProvider(
      selector,
      {
        provideCodeActions: (document, range, context, token) =>
          request(
            'textDocument/codeAction',
            {
              textDocument: identifier(document),
              range: convert.fromRange(range),
              context: {
                diagnostics: context.diagnostics.map(convert.fromDiagnostic),
                only: context.only ? [context.only.value] : undefined,
                triggerKind: context.triggerKind,
              },
            },
            token, each(convert.codeAction)),
        resolveCodeAction: options.resolveProvider
          ? (action, token) =>
              request('codeAction/resolve', action.protocol, token, (value) => {
                const resolved = convert.codeAction(value);
                return Object.assign(action, { edit: resolved.edit, command: resolved.command });
              })
          : undefined,
      },
      {
        providedCodeActionKinds: optional(options.codeActionKinds, (kinds) =>
          kinds.map((kind) => new vscode.CodeActionKind(kind))),
      }));

  add('codeLensProvider', (options) =>
    languages.registerCodeLensProvider(selector, {
      onDidChangeCodeLenses: refreshed('workspace/codeLens/refresh'),
      provideCodeLenses: (document, token) =>
        request('textDocument/codeLens', { textDocument: identifier(document) }, token, each(convert.codeLens)),
      resolveCodeLens: options.resolveProvider
        ? (lens, token) => request('codeLens/resolve', lens.protocol, token, convert.codeLens)
        : undefined,
    }));

  const formatting = ({ tabSize, insertSpaces }) => ({ tabSize, insertSpaces });

  add('documentFormattingProvider', () =>
    languages.registerDocumentFormattingEditProvider(selector, {
      provideDocumentFormattingEdits: (document, options, token) =>
        request(
          'textDocument/formatting', { textDocument: identifier(document), options: formatting(options) }, token,
          each(convert.textEdit)),
    }));

  add('documentRangeFormattingProvider', () =>
    languages.registerDocumentRangeFormattingEditProvider(selector, {
      provideDocumentRangeFormattingEdits: (document, range, options, token) =>
        request(
          'textDocument/rangeFormatting',
          { textDocument: identifier(document), range: convert.fromRange(range), options: formatting(options) }, token,
          each(convert.textEdit)),
    }));

  add('documentOnTypeFormattingProvider', (trigger) =>
    languages.registerOnTypeFormattingEditProvider(
      selector,
      {
        provideOnTypeFormattingEdits: (document, position, ch, options, token) =>
          request(
            'textDocument/onTypeFormatting', { ...at(document, position), ch, options: formatting(options) }, token,
            each(convert.textEdit)),
      },
      trigger.firstTriggerCharacter, ...(trigger.moreTriggerCharacter ?? [])));

  add('colorProvider', () =>
    languages.registerColorProvider(selector, {
      provideDocumentColors: (document, token) =>
        request(
          'textDocument/documentColor', { textDocument: identifier(document) }, token, each(convert.colorInformation)),
      provideColorPresentations: (color, context, token) =>
        request(
          'textDocument/colorPresentation',
          {
            textDocument: identifier(context.document),
            color: convert.fromColor(color),
            range: convert.fromRange(context.range),
          },
          token, each(convert.colorPresentation)),
    }));

  add('foldingRangeProvider', () =>
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: (document, context, token) =>
        request('textDocument/foldingRange', { textDocument: identifier(document) }, token, each(convert.foldingRange)),
    }));

  add('selectionRangeProvider', () =>
    languages.registerSelectionRangeProvider(selector, {
      provideSelectionRanges: (document, positions, token) =>
        request(
          'textDocument/selectionRange',
          { textDocument: identifier(document), positions: positions.map(convert.fromPosition) }, token,
          each(convert.selectionRange)),
    }));

  add('inlayHintProvider', (options) =>
    languages.registerInlayHintsProvider(selector, {
      onDidChangeInlayHints: refreshed('workspace/inlayHint/refresh'),
      provideInlayHints: (document, range, token) =>
        request(
          'textDocument/inlayHint', { textDocument: identifier(document), range: convert.fromRange(range) }, token,
          each(convert.inlayHint)),
      resolveInlayHint: options.resolveProvider
        ? (hint, token) => request('inlayHint/resolve', hint.protocol, token, convert.inlayHint)
        : undefined,
    }));

  add('semanticTokensProvider', (options) => {
    const legend = new vscode.SemanticTokensLegend(options.legend.tokenTypes, options.legend.tokenModifiers);
    if (options.range) {
      result.push(
        languages.registerDocumentRangeSemanticTokensProvider(
          selector,
          {
            provideDocumentRangeSemanticTokens: (document, range, token) =>
              request(
                'textDocument/semanticTokens/range',
                { textDocument: identifier(document), range: convert.fromRange(range) }, token, convert.semanticTokens),
          },
          legend));
    }
    return languages.registerDocumentSemanticTokensProvider(
      selector,
      {
        onDidChangeSemanticTokens: refreshed('workspace/semanticTokens/refresh'),
        provideDocumentSemanticTokens: (document, token) =>
          request(
            'textDocument/semanticTokens/full', { textDocument: identifier(document) }, token, convert.semanticTokens),
        provideDocumentSemanticTokensEdits: options.full?.delta
          ? (document, previousResultId, token) =>
              request(
                'textDocument/semanticTokens/full/delta', { textDocument: identifier(document), previousResultId },
                token, convert.semanticTokenEdits)
          : undefined,
      },
      legend);
  });

  add('executeCommandProvider', (options) =>
    vscode.Disposable.from(
      ...options.commands.map((command) =>
        vscode.commands.registerCommand(command, (...values) =>
          client.request('workspace/executeCommand', { command, arguments: values })))));

  return result;
};
