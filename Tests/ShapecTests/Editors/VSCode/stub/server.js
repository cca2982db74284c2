#!/usr/bin/env node
'use strict';

// A language server for tests: it answers requests with fixed results, and keeps the messages that it received.

const { encode, MessageReader } = require(process.env.SHAPE_CLIENT + '/framing');
const received = [];
const range = (a, b) => ({ start: { line: 0, character: a }, end: { line: 0, character: b } });
const send = (message) => process.stdout.write(encode({ jsonrpc: '2.0', ...message }));

const results = {
  initialize: () => ({
    capabilities: {
      textDocumentSync: { openClose: true, change: 2, save: true },
      completionProvider: { resolveProvider: true, triggerCharacters: ['.'] }, hoverProvider: true,
      signatureHelpProvider: { triggerCharacters: ['('] }, definitionProvider: true, referencesProvider: true,
      renameProvider: { prepareProvider: true }, documentSymbolProvider: true,
      codeActionProvider: { codeActionKinds: ['quickfix'] }, documentFormattingProvider: true,
      documentRangeFormattingProvider: true, documentOnTypeFormattingProvider: { firstTriggerCharacter: '}' },
      colorProvider: true, foldingRangeProvider: true, inlayHintProvider: true, codeLensProvider: {},
      semanticTokensProvider: { legend: { tokenTypes: ['type'], tokenModifiers: [] }, full: { delta: true }, range: true },
      executeCommandProvider: { commands: ['shape.server.run'] },
    },
  }),
  'textDocument/completion': () => ({
    isIncomplete: false,
    items: [{
      label: 'fill', kind: 14, insertTextFormat: 2, data: 7,
      textEdit: { range: range(0, 2), newText: 'fill ${1:.red}' },
      additionalTextEdits: [{ range: range(0, 0), newText: 'import "a.shape"\n' }],
    }],
  }),
  'completionItem/resolve': (item) => ({ ...item, documentation: { kind: 'markdown', value: `Fills. ${item.data}` } }),
  'textDocument/hover': () => ({ contents: { kind: 'markdown', value: '`fill`' }, range: range(0, 4) }),
  'textDocument/signatureHelp': () => ({
    signatures: [{ label: 'circle(center:, radius:)', parameters: [{ label: [7, 14] }, { label: [16, 23] }] }],
    activeSignature: 0, activeParameter: 1,
  }),
  'textDocument/definition': () => ({ uri: 'file:///b.shape', range: range(4, 7) }),
  'textDocument/references': ({ context }) =>
    [{ uri: 'file:///a.shape', range: range(0, 1) }, { uri: 'file:///b.shape', range: range(4, 7) }]
      .slice(context.includeDeclaration ? 0 : 1),
  'textDocument/prepareRename': () => range(4, 7),
  'textDocument/rename': ({ newName }) => ({
    documentChanges: [
      { textDocument: { uri: 'file:///a.shape', version: 1 }, edits: [{ range: range(4, 7), newText: newName }] },
    ],
  }),
  'textDocument/documentSymbol': () => [
    { name: 'Dot', kind: 5, range: range(0, 9), selectionRange: range(6, 9), children: [] },
  ],
  'textDocument/codeAction': ({ context }) => [
    {
      title: 'use `8 x 8`', kind: 'quickfix', isPreferred: true, diagnostics: context.diagnostics,
      edit: { changes: { 'file:///a.shape': [{ range: range(0, 3), newText: '8 x 8' }] } },
    },
  ],
  'textDocument/formatting': ({ options }) => [{ range: range(0, 1), newText: ' '.repeat(options.tabSize) }],
  'textDocument/rangeFormatting': ({ range }) => [{ range, newText: '' }],
  'textDocument/onTypeFormatting': ({ ch }) => [{ range: range(0, 0), newText: ch }],
  'textDocument/documentColor': () => [{ range: range(0, 4), color: { red: 1, green: 0, blue: 0, alpha: 1 } }],
  'textDocument/colorPresentation': ({ color }) => [{ label: `#${color.red}` }],
  'textDocument/foldingRange': () => [{ startLine: 0, endLine: 3, kind: 'comment' }],
  'textDocument/inlayHint': () => [{ position: { line: 0, character: 3 }, label: ': Number', kind: 1 }],
  'textDocument/codeLens': () => [{
    range: range(6, 9),
    command: {
      title: 'used once', command: 'shape.showReferences',
      arguments: ['file:///a.shape', range(6, 9).start, [{ uri: 'file:///b.shape', range: range(4, 7) }]],
    },
  }],
  'textDocument/semanticTokens/full': () => ({ resultId: '1', data: [0, 1, 2, 0, 0] }),
  'textDocument/semanticTokens/full/delta': () => ({ resultId: '2', edits: [{ start: 0, deleteCount: 5, data: [] }] }),
  'textDocument/semanticTokens/range': () => ({ data: [] }),
  'workspace/executeCommand': ({ command }) => command,
  'test/received': () => received,
  shutdown: () => null,
};

const reader = new MessageReader((message) => {
  received.push(message);
  const { id, method, params } = message;
  if (method === 'exit') process.exit(0);
  if (method === 'textDocument/didChange' && params.contentChanges.some((change) => change.text === 'crash')) process.exit(7);
  if (method === 'textDocument/didOpen') {
    send({
      method: 'textDocument/publishDiagnostics',
      params: {
        uri: params.textDocument.uri,
        diagnostics: [{
          range: range(0, 3), severity: 2, code: 'W0001', codeDescription: { href: 'https://example.org/W0001' },
          message: 'nothing uses `ä`', source: 'shapec', tags: [1], data: { fix: 1 },
          relatedInformation: [{ location: { uri: 'file:///b.shape', range: range(1, 2) }, message: 'here' }],
        }],
      },
    });
  }
  if (id === undefined || method === undefined) return;
  const answer = results[method];
  send(answer ? { id, result: answer(params) ?? null } : { id, error: { code: -32601, message: `no ${method}` } });
}, () => process.exit(9));
process.stdin.on('data', (bytes) => reader.push(bytes));
