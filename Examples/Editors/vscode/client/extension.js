'use strict';

const vscode = require('vscode');
const { Client } = require('./client');
const { Preview } = require('./preview');

let client;

async function activate(context) {
  const channel = vscode.window.createOutputChannel('Shape');
  client = new Client(vscode, channel);
  const preview = new Preview(vscode, client);
  const watcher = vscode.workspace.createFileSystemWatcher('**/*.shape');
  const { workspace, commands } = vscode;
  // When the server is ready, it gets the current text of all documents.
  const live = (handler) => (event) => {
    if (client.isReady) handler(event);
  };
  context.subscriptions.push(
    channel, client.diagnostics, watcher, preview,
    workspace.onDidOpenTextDocument(live((document) => client.didOpen(document))),
    workspace.onDidChangeTextDocument(live((event) => client.didChange(event))),
    workspace.onDidSaveTextDocument(live((document) => client.didSave(document))),
    workspace.onDidCloseTextDocument(live((document) => client.didClose(document))),
    workspace.onWillRenameFiles(live((event) => event.waitUntil(client.willRename(event.files)))),
    workspace.onDidChangeWorkspaceFolders(live((event) => client.didChangeWorkspaceFolders(event))),
    watcher.onDidCreate(live((uri) => client.didChangeOnDisk(uri, 1))),
    watcher.onDidChange(live((uri) => client.didChangeOnDisk(uri, 2))),
    watcher.onDidDelete(live((uri) => client.didChangeOnDisk(uri, 3))),
    workspace.onDidChangeConfiguration(async (event) => {
      if (event.affectsConfiguration('shape.server.path')) await restart();
      // The server asks for the settings itself.
      else if (client.isReady && event.affectsConfiguration('shape')) client.didChangeConfiguration();
    }),
    commands.registerCommand('shape.showReferences', (uri, position, locations) =>
      commands.executeCommand(
        'editor.action.showReferences', client.convert.uri(uri), client.convert.position(position),
        locations.map(client.convert.location))),
    commands.registerCommand('shape.showPreview', () => preview.show()),
    vscode.window.onDidChangeTextEditorSelection((event) => preview.follow(event)),
    commands.registerCommand('shape.restartServer', restart));
  await client.start();
}

/** Starts the server anew, also after it has crashed too often. */
async function restart() {
  await client.stop();
  client.restarts.times = [];
  await client.start();
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
