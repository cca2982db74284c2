'use strict';

const { spawn } = require('child_process');
const { Connection } = require('./connection');
const { Restarts } = require('./restarts');
const conversions = require('./conversion');
const registerProviders = require('./providers');
const clientCapabilities = require('./capabilities');

/** The language server of a window: starts it, keeps it informed about documents, and restarts it after a crash. */
class Client {
  /**
   * @param vscode The module of the editor.
   * @param channel The output channel for messages.
   */
  constructor(vscode, channel) {
    this.vscode = vscode;
    this.channel = channel;
    this.convert = conversions(vscode);
    this.restarts = new Restarts();
    this.diagnostics = vscode.languages.createDiagnosticCollection('shape');
    this.registrations = [];
    this.refreshers = new Map();
    this.isStopping = false;
    /** Whether the server answers, so that it can be told about documents. */
    this.isReady = false;
  }

  get settings() {
    return this.vscode.workspace.getConfiguration('shape');
  }

  // The server

  /** Starts the server. Resolved when it answers, or can't be started. */
  async start() {
    this.isStopping = false;
    const program = this.settings.get('server.path') || 'shapec';
    const folder = this.vscode.workspace.workspaceFolders?.[0]?.uri;
    const child = spawn(program, ['lsp'], { cwd: folder?.scheme === 'file' ? folder.fsPath : undefined });
    this.child = child;
    child.stderr.on('data', (bytes) => this.channel.append(bytes.toString('utf8')));
    const connection = new Connection(child.stdout, child.stdin, {
      trace: (direction, message) => this.trace(direction, message),
      error: (error) => this.channel.appendLine(`[error] ${error.message}`),
    });
    this.connection = connection;
    let isMissing = false;
    child.on('error', (error) => {
      isMissing = true;
      this.vscode.window.showErrorMessage(
        `Can't start ${program}: ${error.message}. Install shapec, or set \`shape.server.path\`.`);
      this.end(connection);
    });
    child.on('exit', (code, signal) => {
      this.end(connection);
      if (!this.isStopping && !isMissing && this.child === child) this.restart(code ?? signal);
    });
    this.listen(connection);
    try {
      const { capabilities } = await connection.request('initialize', this.initialization(folder));
      connection.notify('initialized', {});
      this.registrations = registerProviders(this.vscode, this, this.convert, capabilities);
      this.isReady = true;
      for (const document of this.vscode.workspace.textDocuments) this.didOpen(document);
    } catch (error) {
      if (!isMissing) this.channel.appendLine(`[error] ${error.message}`);
    }
  }

  /** Ends the server as the protocol prescribes. */
  async stop() {
    const { connection, child } = this;
    if (!connection || connection.isClosed) return;
    this.isStopping = true;
    try {
      await Promise.race([connection.request('shutdown'), new Promise((resolve) => setTimeout(resolve, 2000))]);
      connection.notify('exit');
    } catch {
      child.kill();
    }
    this.end(connection);
    // A server that doesn't end is stopped.
    setTimeout(() => child.kill(), 1000).unref();
  }

  restart(reason) {
    if (this.restarts.allow()) {
      this.channel.appendLine(`[error] the server has ended (${reason}), and is restarted`);
      this.start();
      return;
    }
    this.vscode.window.showErrorMessage(
      'The language server of shapec has crashed several times. Run "Shape: Restart Language Server" to try again.');
  }

  /** Forgets everything about a server that has ended. */
  end(connection) {
    if (connection.isClosed) return;
    connection.close();
    this.isReady = false;
    for (const registration of this.registrations) registration.dispose();
    this.registrations = [];
    this.refreshers.clear();
    this.diagnostics.clear();
  }

  initialization(folder) {
    const { workspaceFolders } = this.vscode.workspace;
    return {
      processId: process.pid,
      clientInfo: { name: this.vscode.env?.appName ?? 'Visual Studio Code', version: this.vscode.version },
      rootUri: folder?.toString() ?? null,
      workspaceFolders: workspaceFolders?.map(this.convert.fromFolder) ?? null,
      capabilities: clientCapabilities,
      initializationOptions: { commands: ['shape.showReferences', 'shape.preview'] },
      trace: this.settings.get('trace') ?? 'off',
    };
  }

  // Messages of the server

  listen(connection) {
    const { vscode, convert } = this;
    connection.on('textDocument/publishDiagnostics', ({ uri, diagnostics }) =>
      this.diagnostics.set(convert.uri(uri), diagnostics.map(convert.diagnostic)));
    connection.on('window/logMessage', ({ message }) => this.channel.appendLine(message));
    connection.on('window/showMessage', ({ type, message }) => this.show(type, message));
    connection.on('window/showMessageRequest', async ({ type, message, actions }) =>
      (await this.show(type, message, actions?.map((action) => action.title))) ?? null);
    connection.on('workspace/applyEdit', async ({ edit }) => ({
      applied: this.isCurrent(edit) && await vscode.workspace.applyEdit(convert.workspaceEdit(edit)),
    }));
    connection.on('workspace/configuration', ({ items }) =>
      items.map(({ section }) => vscode.workspace.getConfiguration(section) ?? null));
    connection.on('workspace/workspaceFolders', () => this.initialization().workspaceFolders);
    connection.on('window/workDoneProgress/create', () => null);
    // What changes on disk is reported in any case.
    connection.on('client/registerCapability', () => null);
    connection.on('client/unregisterCapability', () => null);
    for (const method of ['workspace/codeLens/refresh', 'workspace/inlayHint/refresh', 'workspace/semanticTokens/refresh']) {
      connection.on(method, () => {
        this.refreshers.get(method)?.();
        return null;
      });
    }
  }

  /** Whether an edit is about the texts that the documents have now. */
  isCurrent({ documentChanges = [] }) {
    return documentChanges.every(({ textDocument }) => textDocument?.version == null ||
      this.vscode.workspace.textDocuments.every(
        ({ uri, version }) => uri.toString() !== textDocument.uri || version === textDocument.version));
  }

  async show(type, message, titles = []) {
    const { window } = this.vscode;
    const show = { 1: window.showErrorMessage, 2: window.showWarningMessage }[type] ?? window.showInformationMessage;
    const title = await show.call(window, message, ...titles);
    return title && { title };
  }

  /** Sets the function that is called when the server asks for new requests of a kind. */
  onRefresh(method, refresh) {
    this.refreshers.set(method, refresh);
  }

  /** Sends a request. The result is `null` if it was canceled, or if the document has changed since. */
  async request(method, params, token) {
    try {
      return await this.connection.request(method, params, token);
    } catch (error) {
      // RequestCancelled, ContentModified, ServerCancelled
      if ([-32800, -32801, -32802].includes(error.code) || this.connection.isClosed) return null;
      throw error;
    }
  }

  trace(direction, message) {
    const level = this.settings.get('trace') ?? 'off';
    if (level === 'off') return;
    const name = message.method ?? 'response';
    const number = message.id === undefined ? '' : ` ${message.id}`;
    this.channel.appendLine(`[${direction}] ${name}${number}${level === 'verbose' ? ` ${JSON.stringify(message)}` : ''}`);
  }

  // Documents

  isShape(document) {
    return document.languageId === 'shape' && ['file', 'untitled'].includes(document.uri.scheme);
  }

  didOpen(document) {
    if (!this.isShape(document)) return;
    this.connection.notify('textDocument/didOpen', {
      textDocument: {
        ...this.convert.identifier(document), languageId: 'shape', version: document.version, text: document.getText(),
      },
    });
  }

  didChange({ document, contentChanges }) {
    if (!this.isShape(document) || contentChanges.length === 0) return;
    this.connection.notify('textDocument/didChange', {
      textDocument: { ...this.convert.identifier(document), version: document.version },
      contentChanges: contentChanges.map(this.convert.fromChange),
    });
  }

  didSave(document) {
    if (!this.isShape(document)) return;
    this.connection.notify('textDocument/didSave', { textDocument: this.convert.identifier(document) });
  }

  didChangeConfiguration() {
    this.connection.notify('workspace/didChangeConfiguration', { settings: null });
  }

  didChangeWorkspaceFolders({ added, removed }) {
    this.connection.notify('workspace/didChangeWorkspaceFolders', {
      event: { added: added.map(this.convert.fromFolder), removed: removed.map(this.convert.fromFolder) },
    });
  }

  didClose(document) {
    if (!this.isShape(document)) return;
    this.connection.notify('textDocument/didClose', { textDocument: this.convert.identifier(document) });
    this.diagnostics.delete(document.uri);
  }

  /** Returns the edits of imports before files and folders get other paths. */
  async willRename(files) {
    const moves = files.map(({ oldUri, newUri }) => ({ oldUri: oldUri.toString(), newUri: newUri.toString() }));
    const edit = await this.request('workspace/willRenameFiles', { files: moves });
    return edit && this.convert.workspaceEdit(edit);
  }

  /** @param {number} type 1 if it was created, 2 if it was changed, 3 if it was deleted. */
  didChangeOnDisk(uri, type) {
    this.connection.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
  }
}

module.exports = { Client };
