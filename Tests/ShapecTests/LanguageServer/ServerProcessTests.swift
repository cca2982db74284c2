import Foundation
import Testing

/// The process of the language server. Its answers are tested as values, and with real clients.
@Suite("The process of shapec lsp")
struct ServerProcessTests {
  private static func message(_ content: String) -> String {
    "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
  }

  private static let start =
    message(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
    + message(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
  private static let shutdown = message(#"{"jsonrpc":"2.0","id":"last","method":"shutdown"}"#)
  private static let exit = message(#"{"jsonrpc":"2.0","method":"exit"}"#)

  private static let ends: [(input: [String], code: Int)] = [
    ([start, shutdown, exit], 0), ([start, exit], 1), ([start, shutdown], 3), ([start], 3), ([], 3),
    ([message("{"), start, shutdown, exit], 0),
  ]

  @Test(arguments: ends)
  func `has an exit code that depends on how it was ended`(messages: [String], code: Int) throws {
    let input = messages.joined()
    let run = try Workspace().shapec("lsp", "--stdio", input: input)
    #expect(Int(run.status) == code && run.errors == "" && !run.isCrash)
    // Everything is written before the end, in the order of the requests.
    let answers = run.text.matches(of: /"id":\s*(1|"last")[,}]/).map { String($0.1) }
    #expect(answers == ["1", "\"last\""].filter { input.contains("\"id\":\($0),") })
    for part in run.text.components(separatedBy: "Content-Length: ").dropFirst() {
      let parts = part.components(separatedBy: "\r\n\r\n")
      #expect(parts.count == 2 && Int(parts[0]) == parts[1].utf8.count)
    }
  }

  @Test func `checks an open file when nothing was typed for a while`() throws {
    let text = #"shape Dot { size 10 x 10; fill .red, opacity: 2 }"#
    let open = """
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///w/a.shape",\
      "languageId":"shape","version":7,"text":"\(text)"}}}
      """
    let work = try Workspace()
    try work.write(Data((Self.start + Self.message(open)).utf8), to: "first")
    try work.write(Data((Self.shutdown + Self.exit).utf8), to: "last")
    // The client waits for the diagnostics, which only a check finds.
    let run = try work.shell(
      """
      mkfifo in; "$shapec" lsp < in > out & exec 3> in; cat first >&3
      for i in $(seq 300); do grep -q E0607 out && break; sleep 0.05; done
      cat last >&3; exec 3>&-; wait $!
      """)
    let out = try work.text("out")
    #expect(run.status == 0 && out.contains("E0607") && out.contains("\"version\":7"), "\(out.suffix(1000))")
  }
}
