'use strict';

// Tests of the extension for Visual Studio Code, in a stand-in for the editor: `node --test client.test.js` with the folder
// of the client in SHAPE_CLIENT, and the folder `stub` in NODE_PATH.

const { test } = require('node:test');
const assert = require('node:assert');
const { PassThrough } = require('node:stream');
const client = process.env.SHAPE_CLIENT;
const { encode, MessageReader } = require(`${client}/framing`);
const { Connection } = require(`${client}/connection`);
const { Restarts } = require(`${client}/restarts`);
const vscode = require('vscode');
const extension = require(`${client}/extension`);
const { state } = vscode;
const { providers, events, commands } = state;

const until = async (condition) => {
  for (let tries = 0; tries < 2000; tries++) {
    const value = await condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`it never happened: ${condition}`);
};

// Framing

test('messages arrive in pieces of any size', () => {
  const messages = [{ a: 'ä → ♠' }, { b: 1 }, { c: '\r\n\r\n' }];
  const bytes = Buffer.concat(messages.map(encode));
  for (const size of [1, 2, 7, bytes.length]) {
    const received = [];
    const reader = new MessageReader((message) => received.push(message), assert.fail);
    for (let start = 0; start < bytes.length; start += size) reader.push(bytes.subarray(start, start + size));
    assert.deepStrictEqual(received, messages);
  }
});

test('a message that is no JSON is reported, and the next one is read', () => {
  const received = [];
  const reader = new MessageReader((message) => received.push(message), (error) => received.push(error.name));
  reader.push(Buffer.concat([Buffer.from('Content-Length: 3\r\n\r\n{a}'), encode({ b: 1 })]));
  assert.deepStrictEqual(received, ['SyntaxError', { b: 1 }]);
});

// The connection

const pair = () => {
  const [up, down] = [new PassThrough(), new PassThrough()];
  return [new Connection(down, up), new Connection(up, down)];
};

test('requests get their own responses, in any order', async () => {
  const [a, b] = pair();
  b.on('slow', () => new Promise((resolve) => setTimeout(resolve, 20, 'slow')));
  b.on('fast', () => 'fast');
  b.on('wrong', () => { throw new Error('no'); });
  assert.deepStrictEqual(await Promise.all([a.request('slow'), a.request('fast')]), ['slow', 'fast']);
  await assert.rejects(a.request('wrong'), { code: -32603, message: 'no' });
  await assert.rejects(a.request('unknown'), { code: -32601 });
});

test('a canceled request is reported to the server, and the end of the connection ends all requests', async () => {
  const [a, b] = pair();
  const canceled = new Promise((resolve) => b.on('$/cancelRequest', resolve));
  b.on('endless', () => new Promise(() => {}));
  let cancel;
  const request = a.request('endless', {}, { onCancellationRequested: (action) => { cancel = action; return { dispose() {} }; } });
  cancel();
  assert.deepStrictEqual(await canceled, { id: 1 });
  a.close();
  await assert.rejects(request, /has ended/);
});

test('a server is restarted after a crash, but not again and again', () => {
  const restarts = new Restarts(2, 1000);
  assert.deepStrictEqual([0, 1, 2, 500, 5000].map((time) => restarts.allow(time)), [true, true, false, false, true]);
});

// The extension

const document = {
  uri: vscode.Uri.parse('file:///a.shape'), languageId: 'shape', version: 1, getText: () => 'shape Dot',
};
const position = new vscode.Position(0, 4);
const range = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(0, 3));
const token = { onCancellationRequested: () => ({ dispose() {} }) };
const plain = (value) => JSON.parse(JSON.stringify(value));

const start = async () => {
  state.settings = { 'server.path': `${__dirname}/stub/server.js`, trace: 'messages' };
  vscode.workspace.textDocuments = [document];
  const context = { subscriptions: [] };
  await extension.activate(context);
  return context;
};

test('the extension talks to a server', async (t) => {
  await start();
  await t.test('diagnostics have tags, links and related places', async () => {
    const [found] = await until(() => state.diagnostics.get('file:///a.shape'));
    assert.strictEqual(found.severity, 1);
    assert.deepStrictEqual(plain(found.code), { value: 'W0001', target: { text: 'https://example.org/W0001' } });
    assert.deepStrictEqual([found.tags, found.relatedInformation[0].message], [[1], 'here']);
  });
  await t.test('changes are sent as they are made', async () => {
    document.version = 2;
    events.Change.fire({ document, contentChanges: [{ range, rangeLength: 3, text: 'x' }] });
    events.Change.fire({ document: { ...document, languageId: 'swift' }, contentChanges: [{ range, text: 'y' }] });
    events.Save.fire(document);
    const sent = state.output.filter((line) => line.startsWith('[sent] textDocument/did'));
    assert.deepStrictEqual(sent, [
      '[sent] textDocument/didOpen', '[sent] textDocument/didChange', '[sent] textDocument/didSave',
    ]);
  });
  await t.test('completion inserts snippets and imports, and is resolved', async () => {
    const { provideCompletionItems, resolveCompletionItem } = providers.CompletionItemProvider;
    const { items } = await provideCompletionItems(document, position, token, { triggerKind: 0 });
    assert.deepStrictEqual(
      [items[0].insertText, items[0].kind, items[0].additionalTextEdits[0].newText],
      [new vscode.SnippetString('fill ${1:.red}'), 13, 'import "a.shape"\n']);
    assert.strictEqual((await resolveCompletionItem(items[0], token)).documentation.value, 'Fills. 7');
  });
  await t.test('hover, signatures, definitions, references and symbols are converted', async () => {
    const hover = await providers.HoverProvider.provideHover(document, position, token);
    assert.strictEqual(hover.contents[0].value, '`fill`');
    const help = await providers.SignatureHelpProvider.provideSignatureHelp(document, position, token, {});
    assert.deepStrictEqual([help.activeParameter, help.signatures[0].parameters[1].label], [1, [16, 23]]);
    const [place] = await providers.DefinitionProvider.provideDefinition(document, position, token);
    assert.strictEqual(place.uri.toString(), 'file:///b.shape');
    const context = { includeDeclaration: false };
    assert.strictEqual((await providers.ReferenceProvider.provideReferences(document, position, context, token)).length, 1);
    const [symbol] = await providers.DocumentSymbolProvider.provideDocumentSymbols(document, token);
    assert.deepStrictEqual([symbol.name, symbol.kind, symbol.children], ['Dot', 4, []]);
  });
  await t.test('a rename and a code action are edits', async () => {
    const { provideRenameEdits, prepareRename } = providers.RenameProvider;
    assert.deepStrictEqual(plain(await prepareRename(document, position, token)).start, { line: 0, character: 4 });
    assert.strictEqual((await provideRenameEdits(document, position, 'Spot', token)).edits[0][1][0].newText, 'Spot');
    const diagnostics = state.diagnostics.get('file:///a.shape');
    const [action] = await providers.CodeActionsProvider.provideCodeActions(
      document, range, { diagnostics, triggerKind: 1 }, token);
    // The server gets the diagnostic as it sent it.
    assert.deepStrictEqual(action.protocol.diagnostics[0].data, { fix: 1 });
    assert.deepStrictEqual([action.isPreferred, action.edit.edits[0][1][0].newText], [true, '8 x 8']);
  });
  await t.test('formatting, colors, folding, hints, lenses and tokens are converted', async () => {
    const options = { tabSize: 2, insertSpaces: true };
    const whole = await providers.DocumentFormattingEditProvider.provideDocumentFormattingEdits(document, options, token);
    assert.strictEqual(whole[0].newText, '  ');
    const part = providers.DocumentRangeFormattingEditProvider;
    assert.deepStrictEqual(
      plain((await part.provideDocumentRangeFormattingEdits(document, range, options, token))[0].range), plain(range));
    const typed = providers.OnTypeFormattingEditProvider;
    assert.strictEqual(
      (await typed.provideOnTypeFormattingEdits(document, position, '}', options, token))[0].newText, '}');
    const [color] = await providers.ColorProvider.provideDocumentColors(document, token);
    assert.strictEqual(color.color.red, 1);
    const [label] = await providers.ColorProvider.provideColorPresentations(color.color, { document, range }, token);
    assert.strictEqual(label.label, '#1');
    assert.strictEqual((await providers.FoldingRangeProvider.provideFoldingRanges(document, {}, token))[0].kind, 0);
    assert.strictEqual((await providers.InlayHintsProvider.provideInlayHints(document, range, token))[0].label, ': Number');
    assert.strictEqual((await providers.CodeLensProvider.provideCodeLenses(document, token))[0].command.title, 'used once');
    const tokens = providers.DocumentSemanticTokensProvider;
    const full = await tokens.provideDocumentSemanticTokens(document, token);
    assert.deepStrictEqual([...full.data], [0, 1, 2, 0, 0]);
    const edits = await tokens.provideDocumentSemanticTokensEdits(document, full.resultId, token);
    assert.deepStrictEqual([edits.resultId, edits.edits[0].deleteCount], ['2', 5]);
    assert.strictEqual(await commands['shape.server.run'](), 'shape.server.run');
  });
  await t.test('a click on a lens shows the places', async () => {
    const [lens] = await providers.CodeLensProvider.provideCodeLenses(document, token);
    await commands[lens.command.command](...lens.command.arguments);
    const [name, uri, at, places] = state.executed.at(-1);
    assert.deepStrictEqual([name, uri.toString()], ['editor.action.showReferences', 'file:///a.shape']);
    assert.ok(at instanceof vscode.Position && places[0] instanceof vscode.Location);
    assert.deepStrictEqual([plain(at), places[0].uri.toString()], [{ line: 0, character: 6 }, 'file:///b.shape']);
  });
  await t.test('folders that are added and removed are sent', async () => {
    const folder = (name) => ({ uri: vscode.Uri.parse(`file:///${name}`), name, index: 0 });
    state.settings.trace = 'verbose';
    events.Folders.fire({ added: [folder('one')], removed: [folder('two')] });
    state.settings.trace = 'messages';
    const sent = state.output.findLast((line) => line.includes(' workspace/didChangeWorkspaceFolders '));
    assert.deepStrictEqual(
      JSON.parse(sent.slice(sent.indexOf('{'))).params.event, { added: [{ uri: 'file:///one', name: 'one' }], removed: [{ uri: 'file:///two', name: 'two' }] });
  });
  await t.test('the server is restarted after a crash, and gets the documents again', async () => {
    state.diagnostics.clear();
    events.Change.fire({ document, contentChanges: [{ range, rangeLength: 3, text: 'crash' }] });
    await until(() => state.diagnostics.get('file:///a.shape'));
    assert.ok(state.output.includes('[error] the server has ended (7), and is restarted'));
  });
  await t.test('it ends in the way of the protocol', async () => {
    await extension.deactivate();
    assert.deepStrictEqual(Object.keys(providers), []);
    assert.ok(!state.messages.length && state.output.at(-1) === '[sent] exit');
  });
});

test('a missing server is reported with the name of the setting', async () => {
  state.settings = { 'server.path': '/no/such/shapec' };
  await extension.activate({ subscriptions: [] });
  assert.match(state.messages[0], /Can't start \/no\/such\/shapec: .*set `shape\.server\.path`/);
});
