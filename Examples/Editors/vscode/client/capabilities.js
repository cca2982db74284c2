'use strict';

const properties = (...names) => ({ properties: names });
const markup = ['markdown', 'plaintext'];

/** What this client can do. */
module.exports = {
  general: { positionEncodings: ['utf-16'] },
  window: { showMessage: {} },
  workspace: {
    applyEdit: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] },
    workspaceFolders: true,
    configuration: true,
    executeCommand: {},
    symbol: {},
    didChangeWatchedFiles: {},
    fileOperations: { willRename: true },
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    semanticTokens: { refreshSupport: true },
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true, versionSupport: false, codeDescriptionSupport: true, dataSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
    completion: {
      contextSupport: true,
      completionItem: {
        snippetSupport: true, commitCharactersSupport: true, documentationFormat: markup, deprecatedSupport: true,
        preselectSupport: true, tagSupport: { valueSet: [1] }, insertReplaceSupport: true, labelDetailsSupport: true,
        resolveSupport: properties('documentation', 'detail', 'additionalTextEdits'),
      },
      completionItemKind: { valueSet: Array.from({ length: 25 }, (_, index) => index + 1) },
    },
    hover: { contentFormat: markup },
    signatureHelp: {
      contextSupport: true,
      signatureInformation: {
        documentationFormat: markup, parameterInformation: { labelOffsetSupport: true }, activeParameterSupport: true,
      },
    },
    definition: { linkSupport: true },
    typeDefinition: { linkSupport: true },
    references: {},
    callHierarchy: {},
    documentLink: {},
    documentHighlight: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: {
      codeActionLiteralSupport: {
        codeActionKind: {
          valueSet: ['', 'quickfix', 'refactor', 'refactor.extract', 'refactor.inline', 'refactor.rewrite', 'source',
            'source.fixAll', 'source.organizeImports'],
        },
      },
      isPreferredSupport: true, disabledSupport: true, dataSupport: true,
      resolveSupport: properties('edit', 'command'),
    },
    codeLens: {},
    colorProvider: {},
    formatting: {},
    rangeFormatting: {},
    onTypeFormatting: {},
    rename: { prepareSupport: true, prepareSupportDefaultBehavior: 1 },
    foldingRange: { foldingRangeKind: { valueSet: ['comment', 'imports', 'region'] } },
    selectionRange: {},
    inlayHint: { resolveSupport: properties('tooltip', 'label.tooltip', 'textEdits') },
    semanticTokens: {
      requests: { range: true, full: { delta: true } },
      formats: ['relative'],
      tokenTypes: [
        'namespace', 'type', 'class', 'enum', 'interface', 'struct', 'typeParameter', 'parameter', 'variable', 'property',
        'enumMember', 'event', 'function', 'method', 'macro', 'keyword', 'modifier', 'comment', 'string', 'number',
        'regexp', 'operator', 'decorator',
      ],
      tokenModifiers: [
        'declaration', 'definition', 'readonly', 'static', 'deprecated', 'abstract', 'async', 'modification',
        'documentation', 'defaultLibrary',
      ],
      overlappingTokenSupport: false, multilineTokenSupport: false, augmentsSyntaxTokens: true,
    },
  },
};
