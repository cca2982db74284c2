/// The glyphs of labels: single strokes for the printable characters of ASCII, an ellipsis, and a box for all others.
///
/// Outputs must not depend on fonts, so labels are drawn as paths. A glyph is a text. Its coordinates are letters in base
/// 36, in units of which capitals have 20: capitals reach from 0 down to the baseline at 20 (`k`), small letters begin at
/// 6, and descenders end at 26 (`q`). Every stroke begins with a point, and continues with
///
/// - a point: a line;
/// - `-` and a point: a quarter of an ellipse that begins horizontally and ends vertically;
/// - `|` and a point: one that begins vertically and ends horizontally;
/// - `*` and two points: a quadratic curve with a control point and an end.
///
/// A space separates the strokes. A stroke of one point is a dot.
enum StrokeAlphabet {
  /// The height of capitals.
  static let capitalHeight = 20.0

  /// Returns the strokes of a character. Empty for a space.
  static func strokes(of character: Character) -> String {
    if character == "…" { return "0k 5k ak" }
    guard let code = character.asciiValue, code >= 0x20, Int(code) - 0x20 < glyphs.count else { return "00a0ak0k00" }
    return glyphs[Int(code) - 0x20]
  }

  /// The glyphs of U+0020...U+007E.
  static let glyphs = [
    "", "000d 0k", "0006 4046", "422i a28i 07c7 0dcd",
    "96|53-07|5a-ad|5h-0e 505k", "30-63|36-03|30 ce-fh|ck-9h|ce d02k", "ck38*2624|50-84*884a*0c0f|5k*bkdc", "0006",
    "30*050a*0f3k", "00*353a*3f0k", "404a 0288 8208", "656h 0bcb",
    "1k*1m0o", "0b8b", "0k", "900m",
    "50-aa|5k-0a|50", "04505k", "05|50-a5*aa0kak", "04|50-95|4a-af|5k-0g",
    "8k800ebe", "901009*2757-ad|5k-0g", "80*040d|5k-ad|57-0d", "00a03k",
    "50-95|5a-15|50 5a-af|5k-0f|5a", "2k*aga7|50-07|5d-a7", "08 0k", "18 1k*1m0o",
    "a50bah", "08a8 0eae", "05ab0h", "04|40-95*986a*4b4e 4k",
    "d7dd*dgfg*igib|92-0b|9k*bkdj 97-db|9f-5b|97",
    "0k70ek 2ece", "0k0060-a5|6a0a 6a-bf|6k0k", "d4|70-0a|7k-dg", "0k0050-da|5k0k",
    "a0000kak 0a9a", "a0000k 0a9a", "d4|70-0a|7k-dedb8b", "000k c0ck 0aca",
    "000k", "808e|4k-0g", "000k b00d 48bk", "000kak",
    "0k007de0ek", "0k00ckc0", "70-ea|7k-0a|70", "0k0060-b6|6c0c",
    "70-ea|7k-0a|70 9fek", "0k0060-b6|6c0c 6cbk", "a4|50-05|5a-bf|5k-0g", "00c0 606k",
    "000d|6k-cdc0", "007ke0", "005ka3fkk0", "00ck c00k",
    "006ac0 6a6k", "00b00kbk", "40000k4k", "009m",
    "00404k0k", "0750a7", "0mcm", "0034",
    "a6ak 56-ad|5k-0d|56", "000k 56-ad|5k-0d|56", "99|56-0d|5k-9h", "a0ak 56-ad|5k-0d|56",
    "0dad|56-0d|5k-9h", "70-343k 0676", "a6al|5q-1o 56-ad|5k-0d|56", "000k 0b|56-abak",
    "060k 01", "464m|0q 41", "000k 960f 4b9k", "000g|4k",
    "060k 0b|46-8b8k 8b|c6-gbgk", "060k 0b|56-abak", "56-ad|5k-0d|56", "060q 56-ad|5k-0d|56",
    "a6aq 56-ad|5k-0d|56", "060k 0b|5666", "88|46-09|4d-9g|4k-0i", "313g|7k 0676",
    "060f|5k-af a6ak", "065ka6", "064k88ckg6", "06ak a60k",
    "065k a63q", "06a60kak", "60*303437*3a0a*3a3d3g*3k6k", "000n",
    "00*303437*3a6a*3a3d3g*3k0k", "0c*386b*9eca",
  ]
}
