import Files
import Testing

/// Texts of strangers, escaped for where they go.
struct EscapingTests {
  @Test(arguments: [
    ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"), ("a\n\tb", "a\n\tb"), ("\u{1B}[0m", "\\u{1B}[0m"),
    ("\u{202E}x\u{200F}", "\\u{202E}x\\u{200F}"), ("\u{FFFE}", "\u{FFFD}"), ("中文 é", "中文 é"),
  ])
  func markup(text: String, escaped: String) { #expect(text.escapedForMarkup == escaped) }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"),
    ("\r=1", "\"'\r=1\""), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "\"a\nb\""),
    ("1-2", "1-2"),
    ("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""), ("", ""),
  ])
  func fieldsOfTables(text: String, field: String) { #expect(text.csvField == field) }

  @Test(arguments: [
    ("::add-mask::x", "\\u{3A}:add-mask::x"), ("  ::error::x", "  \\u{3A}:error::x"), ("a ::error::", "a ::error::"),
    ("a ##[error]x", "a \\u{23}#[error]x"), ("finger 1 → B", "finger 1 → B"),
  ])
  func linesForGitHub(line: String, escaped: String) { #expect(line.withoutWorkflowCommand == escaped) }

  @Test func messagesAndValuesOfCommands() {
    #expect("100 %\r\n::error::x".asWorkflowMessage == "100 %25%0D%0A::error::x")
    #expect("a,b:c%\n".asWorkflowValue == "a%2Cb%3Ac%25%0A")
  }

  @Test(arguments: [
    ("five-views.html", "five-views.html"), ("javascript:alert(1).html", "javascript%3Aalert%281%29.html"),
    ("a\"b'c<d>&e#f?g.html", "a%22b%27c%3Cd%3E%26e%23f%3Fg.html"), ("a@end", "a@end"), ("页.html", "%E9%A1%B5.html"),
  ])
  func addressesOfFiles(name: String, address: String) { #expect(name.addressOfFile == address) }

  @Test(arguments: [
    "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{7}", "\u{9B}",
  ])
  func signsThatTurnTheOrderAreVisible(sign: String) {
    #expect("a\(sign)b".escapingControlCharacters.hasPrefix("a\\u{"))
  }
}
