'use strict';

// A stand-in for the module `vscode`: the classes and functions that the extension uses. It records what is registered.

class Plain {
  constructor(...values) {
    this.constructor.fields.forEach((field, index) => (this[field] = values[index]));
  }
}
const plain = (...fields) => class extends Plain { static fields = fields; };

class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  get scheme() { return this.text.split(':')[0]; }
  get fsPath() { return this.text.replace('file://', ''); }
  toString() { return this.text; }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) { for (const listener of this.listeners) listener(value); }
  dispose() { this.listeners.clear(); }
}

class WorkspaceEdit {
  edits = [];
  set(uri, edits) { this.edits.push([uri.toString(), edits]); }
}

const providers = {};
/** Records a provider by its name, and forgets it when it is disposed of. */
const register = (name) => (...values) => {
  const provider = values.find((value) => value && Object.values(value).some((member) => typeof member === 'function'));
  providers[name] = provider;
  return { dispose: () => { if (providers[name] === provider) delete providers[name]; } };
};

const events = {};
for (const name of ['Open', 'Change', 'Save', 'Close', 'Folders', 'Selection', 'Rename']) events[name] = new EventEmitter();
const commands = {};
const state = { providers, events, commands, messages: [], output: [], settings: {}, edits: [], executed: [], diagnostics: new Map(), panels: new Set() };

module.exports = {
  state, Uri, EventEmitter, WorkspaceEdit, version: '1.75.0', env: { appName: 'stub', asExternalUri: async (uri) => uri },
  ViewColumn: { Beside: -2 },
  Position: plain('line', 'character'), Range: plain('start', 'end'), Location: plain('uri', 'range'),
  TextEdit: plain('range', 'newText'), Diagnostic: plain('range', 'message', 'severity'),
  DiagnosticRelatedInformation: plain('location', 'message'), MarkdownString: plain('value'),
  Hover: plain('contents', 'range'), CompletionItem: plain('label', 'kind'), CompletionList: plain('items', 'isIncomplete'),
  SnippetString: plain('value'), SignatureHelp: plain(), SignatureInformation: plain('label', 'documentation'),
  ParameterInformation: plain('label', 'documentation'),
  DocumentSymbol: plain('name', 'detail', 'kind', 'range', 'selectionRange'),
  SymbolInformation: plain('name', 'kind', 'containerName', 'location'), CodeAction: plain('title', 'kind'),
  CodeActionKind: plain('value'), CodeLens: plain('range', 'command'), Color: plain('red', 'green', 'blue', 'alpha'),
  ColorInformation: plain('range', 'color'), ColorPresentation: plain('label'),
  FoldingRange: plain('start', 'end', 'kind'), SelectionRange: plain('range', 'parent'),
  InlayHint: plain('position', 'label', 'kind'), InlayHintLabelPart: plain('value'),
  SemanticTokens: plain('data', 'resultId'), SemanticTokensEdits: plain('edits', 'resultId'),
  SemanticTokensEdit: plain('start', 'deleteCount', 'data'), SemanticTokensLegend: plain('types', 'modifiers'),
  DocumentHighlight: plain('range', 'kind'), DocumentLink: plain('range', 'target'),
  CallHierarchyItem: plain('kind', 'name', 'detail', 'uri', 'range', 'selectionRange'),
  CallHierarchyIncomingCall: plain('from', 'fromRanges'), CallHierarchyOutgoingCall: plain('to', 'fromRanges'),
  Disposable: { from: (...all) => ({ dispose: () => all.forEach((one) => one.dispose()) }) },
  languages: new Proxy(
    {
      createDiagnosticCollection: () => ({
        set: (uri, values) => state.diagnostics.set(uri.toString(), values),
        delete: (uri) => state.diagnostics.delete(uri.toString()),
        clear: () => state.diagnostics.clear(),
        dispose: () => {},
      }),
    },
    { get: (target, name) => target[name] ?? register(name.replace(/^register/, '')) }),
  window: {
    createOutputChannel: () => ({
      append: (text) => state.output.push(text), appendLine: (text) => state.output.push(text), dispose: () => {},
    }),
    // A panel of a web page. It is visible until it is disposed of.
    createWebviewPanel: (kind, title, place, options) => {
      const disposed = new EventEmitter();
      const panel = { kind, title, place, options, webview: { html: '' }, reveal() {}, onDidDispose: disposed.event };
      panel.dispose = () => { state.panels.delete(panel); disposed.fire(); };
      state.panels.add(panel);
      return panel;
    },
    onDidChangeTextEditorSelection: events.Selection.event,
    showErrorMessage: async (text) => { state.messages.push(text); },
    showWarningMessage: async (text) => { state.messages.push(text); },
    showInformationMessage: async (text) => { state.messages.push(text); },
  },
  commands: {
    executeCommand: async (...values) => { state.executed.push(values); },
    registerCommand: (name, action) => {
      commands[name] = action;
      return { dispose: () => delete commands[name] };
    },
  },
  workspace: {
    textDocuments: [], workspaceFolders: undefined,
    getConfiguration: () => ({ ...state.settings, get: (name) => state.settings[name] }),
    applyEdit: async (edit) => { state.edits.push(edit); return true; },
    createFileSystemWatcher: () => ({
      onDidCreate: () => ({ dispose() {} }), onDidChange: () => ({ dispose() {} }), onDidDelete: () => ({ dispose() {} }),
      dispose: () => {},
    }),
    onDidOpenTextDocument: events.Open.event, onDidChangeTextDocument: events.Change.event,
    onDidSaveTextDocument: events.Save.event, onDidCloseTextDocument: events.Close.event,
    onDidChangeWorkspaceFolders: events.Folders.event, onWillRenameFiles: events.Rename.event,
    onDidChangeConfiguration: new EventEmitter().event,
  },
};
