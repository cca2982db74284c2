'use strict';

// The extension for Visual Studio Code with the real server, in a stand-in for the editor: `node --test server.test.js`
// with the folder of the client in SHAPE_CLIENT, `shapec` in the search path, and the folder `stub` in NODE_PATH. Works in
// the current folder.

const { test } = require('node:test');
const assert = require('node:assert');
const fs = require('node:fs');
const vscode = require('vscode');
const extension = require(`${process.env.SHAPE_CLIENT}/extension`);
const { providers, events, commands, ...state } = vscode.state;

const until = async (condition) => {
  for (let tries = 0; tries < 2000; tries++) {
    const value = condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`it never happened: ${condition}`);
};
const token = { onCancellationRequested: () => ({ dispose() {} }) };

/** An open document of the editor. */
class Document {
  constructor(name, text) {
    const uri = vscode.Uri.parse(`file://${process.cwd()}/${name}`);
    Object.assign(this, { uri, languageId: 'shape', version: 1, text });
    fs.writeFileSync(name, text);
    vscode.workspace.textDocuments.push(this);
  }
  getText() { return this.text; }
  position(offset) {
    const lines = this.text.slice(0, offset).split('\n');
    return new vscode.Position(lines.length - 1, lines.at(-1).length);
  }
  offset({ line, character }) {
    return this.text.split('\n').slice(0, line).reduce((sum, text) => sum + text.length + 1, character);
  }
  /** Returns the position of the first of some words, or of a character in them. */
  at(words, after = 0) {
    assert.ok(this.text.includes(words), words);
    return this.position(this.text.indexOf(words) + after);
  }
  range(words) { return new vscode.Range(this.at(words), this.at(words, words.length)); }
  get all() { return new vscode.Range(this.position(0), this.position(this.text.length)); }
  words({ start, end }) { return this.text.slice(this.offset(start), this.offset(end)); }
  applying(edits) {
    return [...edits].sort((a, b) => this.offset(b.range.start) - this.offset(a.range.start)).reduce(
      (text, { range, newText }) => text.slice(0, this.offset(range.start)) + newText + text.slice(this.offset(range.end)),
      this.text);
  }
  replace(words, text) {
    const range = this.range(words);
    this.text = this.applying([{ range, newText: text }]);
    this.version += 1;
    events.Change.fire({ document: this, contentChanges: [{ range, rangeLength: words.length, text }] });
  }
  get diagnostics() { return state.diagnostics.get(this.uri.toString()); }
}

const library = new Document('library.shape', `/// The color of dots.
let ink = #FF0000

/// A dot.
shape Dot(radius in 1...9 = 4) {
  size 10 x 10
  fill ink, path: circle(center: center, radius: radius)
}
`);
const main = new Document('main.shape', `import "library.shape"

let half = 10 / 2

shape Pair {
  size 40   x 20
  fill inc, path: circle(center: center, radius: half)
  use Dot(radius: 3)
}
`);

test('the extension talks to the server of shapec', async (t) => {
  state.settings.pictures = true;
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.parse(`file://${process.cwd()}`), name: 'work' }];
  await extension.activate({ subscriptions: [] });

  await t.test('a mistake is shown and fixed', async () => {
    const [found] = await until(() => main.diagnostics?.length && main.diagnostics);
    assert.deepStrictEqual([main.words(found.range), found.code.value ?? found.code], ['inc', 'E0201']);
    const actions = await providers.CodeActionsProvider.provideCodeActions(
      main, found.range, { diagnostics: [found], only: new vscode.CodeActionKind('quickfix'), triggerKind: 1 }, token);
    const [[uri, edits]] = actions[0].edit.edits;
    assert.deepStrictEqual([uri, edits[0].newText], [main.uri.toString(), 'ink']);
    main.replace('inc', 'ink');
    await until(() => main.diagnostics.length === 0);
  });
  await t.test('names lead to their declarations, uses and callers', async () => {
    const [place] = await providers.DefinitionProvider.provideDefinition(main, main.at('ink,'), token);
    assert.deepStrictEqual([place.uri.toString(), library.words(place.range)], [library.uri.toString(), 'ink']);
    const uses = await providers.ReferenceProvider.provideReferences(
      library, library.at('ink'), { includeDeclaration: true }, token);
    assert.strictEqual(uses.length, 3);
    const { provideDocumentHighlights } = providers.DocumentHighlightProvider;
    const marks = await provideDocumentHighlights(library, library.at('radius in'), token);
    assert.strictEqual(marks.length, 2);
    const [link] = await providers.DocumentLinkProvider.provideDocumentLinks(main, token);
    assert.strictEqual(link.target.toString(), library.uri.toString());
    const calls = providers.CallHierarchyProvider;
    const [dot] = await calls.prepareCallHierarchy(library, library.at('Dot'), token);
    const [caller] = await calls.provideCallHierarchyIncomingCalls(dot, token);
    assert.strictEqual(caller.from.name, 'Pair');
    const [callee] = await calls.provideCallHierarchyOutgoingCalls(caller.from, token);
    assert.deepStrictEqual([callee.to.name, main.words(callee.fromRanges[0])], ['Dot', 'Dot']);
  });
  await t.test('symbols, folds and selections follow the structure', async () => {
    const symbols = await providers.DocumentSymbolProvider.provideDocumentSymbols(main, token);
    assert.deepStrictEqual(symbols.map((symbol) => symbol.name), ['half', 'Pair']);
    const found = await providers.WorkspaceSymbolProvider.provideWorkspaceSymbols('ink', token);
    assert.deepStrictEqual(found.map((symbol) => symbol.name), ['ink']);
    const [fold] = await providers.FoldingRangeProvider.provideFoldingRanges(main, {}, token);
    assert.strictEqual(fold.start, 4);
    const { provideSelectionRanges } = providers.SelectionRangeProvider;
    const [selection] = await provideSelectionRanges(main, [main.at('radius: half', 9)], token);
    assert.deepStrictEqual([main.words(selection.range), selection.parent.range !== undefined], ['half', true]);
  });
  await t.test('a hover has a picture', async () => {
    const { contents } = await providers.HoverProvider.provideHover(library, library.at('Dot'), token);
    assert.match(contents[0].value, /A dot\.[^]*!\[Dot\]\(data:image\/png;base64,/);
  });
  await t.test('completion and signatures help to write', async () => {
    main.replace('use Dot(radius: 3)', 'use D');
    const { provideCompletionItems, resolveCompletionItem } = providers.CompletionItemProvider;
    const { items } = await provideCompletionItems(main, main.at('use D', 5), token, { triggerKind: 0 });
    const item = items.find(({ label }) => (label.label ?? label) === 'Dot');
    assert.match((await resolveCompletionItem(item, token)).documentation.value, /A dot\./);
    main.replace('use D', 'use Dot(radius: 3)');
    const help = await providers.SignatureHelpProvider.provideSignatureHelp(main, main.at('center: center', 10), token, {
      triggerKind: 1, isRetrigger: false,
    });
    assert.match(help.signatures[0].label, /^circle\(/);
  });
  await t.test('a rename changes all files', async () => {
    const { provideRenameEdits, prepareRename } = providers.RenameProvider;
    assert.strictEqual((await prepareRename(main, main.at('ink,'), token)).placeholder, 'ink');
    const { edits } = await provideRenameEdits(main, main.at('ink,'), 'paint', token);
    assert.deepStrictEqual(edits.map(([uri]) => uri).sort(), [library.uri.toString(), main.uri.toString()]);
  });
  await t.test('imports follow a file that moves', async () => {
    let result;
    const newUri = vscode.Uri.parse(library.uri.toString().replace('library', 'parts/library'));
    events.Rename.fire({ files: [{ oldUri: library.uri, newUri }], waitUntil: (promise) => { result = promise; } });
    const [[uri, edits]] = (await result).edits;
    assert.strictEqual(uri, main.uri.toString());
    assert.deepStrictEqual(edits.map(({ newText }) => newText), ['"parts/library.shape"']);
  });
  await t.test('texts are formatted', async () => {
    const options = { tabSize: 2, insertSpaces: true };
    const tidy = main.text.replace('40   x', '40 x');
    const whole = providers.DocumentFormattingEditProvider;
    assert.strictEqual(main.applying(await whole.provideDocumentFormattingEdits(main, options, token)), tidy);
    const part = providers.DocumentRangeFormattingEditProvider;
    const edits = await part.provideDocumentRangeFormattingEdits(main, main.range('size 40   x 20'), options, token);
    assert.strictEqual(main.applying(edits), tidy);
    const typed = providers.OnTypeFormattingEditProvider;
    const line = await typed.provideOnTypeFormattingEdits(main, main.at('  fill ink'), '\n', options, token);
    assert.strictEqual(main.applying(line), tidy);
  });
  await t.test('colors, hints and tokens are shown', async () => {
    const [color] = await providers.ColorProvider.provideDocumentColors(library, token);
    assert.strictEqual(color.color.red, 1);
    const blue = new vscode.Color(0, 0, 1, 1);
    const [label] = await providers.ColorProvider.provideColorPresentations(
      blue, { document: library, range: color.range }, token);
    assert.strictEqual(label.label, '#0000FF');
    const [hint] = await providers.InlayHintsProvider.provideInlayHints(main, main.all, token);
    assert.strictEqual(hint.label, '= 5');
    const tokens = await providers.DocumentSemanticTokensProvider.provideDocumentSemanticTokens(main, token);
    const some = await providers.DocumentRangeSemanticTokensProvider.provideDocumentRangeSemanticTokens(
      main, main.range('let half'), token);
    assert.ok(some.data.length > 0 && some.data.length < tokens.data.length);
    const { provideDocumentSemanticTokensEdits } = providers.DocumentSemanticTokensProvider;
    const { edits } = await provideDocumentSemanticTokensEdits(main, tokens.resultId, token);
    assert.deepStrictEqual(edits, []);
  });
  await t.test('all mistakes are fixed at once', async () => {
    main.replace('fill ink', 'fil ink');
    main.replace('radius: 3', 'radious: 3');
    const actions = await providers.CodeActionsProvider.provideCodeActions(
      main, main.range('half'), { diagnostics: [], triggerKind: 1 }, token);
    const action = actions.find(({ title }) => title.startsWith('Fix all'));
    assert.strictEqual(action.edit, undefined);
    const { edit } = await providers.CodeActionsProvider.resolveCodeAction(action, token);
    const [[, edits]] = edit.edits;
    const fixed = main.applying(edits);
    main.replace('fil ink', 'fill ink');
    main.replace('radious: 3', 'radius: 3');
    assert.strictEqual(fixed, main.text);
  });
  await t.test('a lens counts the uses in all files', async () => {
    const [ink] = await providers.CodeLensProvider.provideCodeLenses(library, token);
    const { command } = await providers.CodeLensProvider.resolveCodeLens(ink, token);
    assert.strictEqual(command.title, 'used 2 times');
  });
  await t.test('a click on a lens shows the places', async () => {
    const lenses = await providers.CodeLensProvider.provideCodeLenses(main, token);
    const { command } = lenses.find((lens) => main.words(lens.range) === 'half');
    await commands[command.command](...command.arguments);
    const [name, uri, position, places] = state.executed.at(-1);
    assert.deepStrictEqual(
      [name, uri.toString(), main.offset(position), places.map((place) => main.words(place.range))],
      ['editor.action.showReferences', main.uri.toString(), main.text.indexOf('half'), ['half']]);
  });
  await t.test('a panel shows the page, which follows the text and the caret, and changes it', async () => {
    await commands['shape.showPreview']();
    assert.strictEqual(state.panels.size, 0);
    vscode.window.activeTextEditor = { document: main, selection: { active: main.at('half') } };
    await commands['shape.showPreview']();
    const [panel] = state.panels;
    const address = /<iframe src="(http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/)"/.exec(panel.webview.html)[1];
    assert.match(panel.webview.html, new RegExp(`default-src 'none'; frame-src ${new URL(address).origin};`));
    assert.strictEqual((await fetch(address)).status, 200);
    // The page: its messages are server-sent events.
    const messages = [];
    let number;
    const stream = (await fetch(address + 'events')).body.pipeThrough(new TextDecoderStream()).getReader();
    (async () => {
      for (let rest = '', part; !(part = await stream.read()).done;) {
        const parts = (rest + part.value).split('\n\n');
        rest = parts.pop();
        for (const event of parts) {
          const data = event.replace(/^[^]*data: /, '');
          if (event.startsWith('event: page')) number = data;
          else messages.push(JSON.parse(data));
        }
      }
    })().catch(() => {});
    await until(() => number);
    const post = (message) => fetch(`${address}message?${number}`, {
      method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', ...message }),
    });
    await post({ id: 1, method: 'initialize', params: { capabilities: {} } });
    await post({ method: 'initialized', params: {} });
    const last = (method) => messages.findLast((message) => message.method === method)?.params;
    await until(() => last('shape/document')?.text === main.text && last('shape/show'));
    assert.deepStrictEqual(last('shape/show').range.start, { line: 2, character: 4 });
    // What is typed is shown, and a caret that a person moves.
    main.replace('let half', 'let  half');
    await until(() => last('shape/document').text === main.text);
    const textEditor = { document: main, selection: { active: main.at('use Dot') } };
    events.Selection.fire({ textEditor, kind: undefined });
    events.Selection.fire({ textEditor, kind: 1 });
    await until(() => last('shape/show').range.start.line === 7);
    // What the page changes is changed in the editor, at the right version.
    const { version } = last('shape/document');
    const range = { start: { line: 2, character: 3 }, end: { line: 2, character: 5 } };
    const textDocument = { uri: main.uri.toString(), version: version + 1 };
    await post({ method: 'textDocument/didChange', params: { textDocument, contentChanges: [{ range, text: ' ' }] } });
    const edit = await until(() => state.edits.at(-1));
    assert.strictEqual(main.applying(edit.edits[0][1]), main.text.replace('let  half', 'let half'));
    main.replace('let  half', 'let half');
    // A change that comes too late is refused, and the page gets the text of the editor.
    state.edits.length = 0;
    const shown = messages.length;
    const old = { ...textDocument, version: version + 1 };
    main.replace('let half', 'let /* */ half');
    await until(() => last('shape/document').text === main.text);
    await post({ method: 'textDocument/didChange', params: { textDocument: old, contentChanges: [{ range, text: 'x' }] } });
    main.replace('let /* */ half', 'let half');
    await until(() => last('shape/document').text === main.text);
    assert.ok(messages.length > shown && state.edits.length === 0);
    panel.dispose();
    await stream.cancel();
  });
  await t.test('it ends well', async () => {
    await extension.deactivate();
    assert.deepStrictEqual([state.messages, state.output], [[], []]);
  });
});
