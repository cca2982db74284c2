'use strict';

/** Shows the page of the language server in a panel beside the source, where it follows the text and the caret. */
class Preview {
  constructor(vscode, client) {
    this.vscode = vscode;
    this.client = client;
  }

  /** Opens the panel for the document of the active editor. */
  async show() {
    const { vscode, client } = this;
    const editor = vscode.window.activeTextEditor;
    if (!editor || !client.isShape(editor.document) || !client.isReady) return;
    const address = await client.request('workspace/executeCommand', {
      command: 'shape.preview', arguments: [this.place(editor)],
    });
    if (!address) return;
    // On another machine, the editor forwards the port.
    const page = (await vscode.env.asExternalUri(vscode.Uri.parse(address))).toString(true);
    if (!this.panel) {
      this.panel = vscode.window.createWebviewPanel(
        'shape.preview', 'Shape Preview', { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        // The page in the frame has scripts. A hidden one keeps what it shows.
        { enableScripts: true, retainContextWhenHidden: true });
      this.panel.onDidDispose(() => {
        this.panel = undefined;
      });
    }
    this.panel.webview.html = html(page);
    this.panel.reveal(undefined, true);
  }

  /** Tells the page where the caret is. An edit that moves it has no kind. */
  follow({ textEditor, kind }) {
    const { client } = this;
    if (!this.panel || kind === undefined || !client.isReady || !client.isShape(textEditor.document)) return;
    client.connection.notify('shape/caret', this.place(textEditor));
  }

  place({ document, selection }) {
    const { convert } = this.client;
    return { textDocument: { uri: document.uri.toString() }, position: convert.fromPosition(selection.active) };
  }

  dispose() {
    this.panel?.dispose();
  }
}

/** A document that contains nothing but the page. */
function html(page) {
  const origin = new URL(page).origin;
  return `<!DOCTYPE html>
<html>
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src ${origin}; style-src 'unsafe-inline'">
  <style>html, body, iframe { width: 100%; height: 100%; margin: 0; padding: 0; border: 0; display: block; }</style>
</head>
<body><iframe src="${page}" title="Shape Preview" allow="clipboard-read; clipboard-write"></iframe></body>
</html>`;
}

module.exports = { Preview };
