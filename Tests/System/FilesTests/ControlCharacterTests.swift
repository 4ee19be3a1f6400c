import Files
import Testing

@Suite struct ControlCharacterTests {
  @Test func controlCharactersAreWrittenAsTheirCodes() {
    #expect("a\u{1B}[31mb".escapingControlCharacters == "a\\u{1B}[31mb")
    #expect("\0\t\r\n\u{7F}\u{85}\u{9B}".escapingControlCharacters == "\\u{0}\\u{9}\\u{D}\\u{A}\\u{7F}\\u{85}\\u{9B}")
  }

  @Test func charactersThatReorderOrBreakLinesAreWrittenAsTheirCodes() {
    #expect("\u{2028}\u{2029}".escapingControlCharacters == "\\u{2028}\\u{2029}")
    #expect("\u{202A}x\u{202E}".escapingControlCharacters == "\\u{202A}x\\u{202E}")
    #expect("\u{2066}x\u{2069}".escapingControlCharacters == "\\u{2066}x\\u{2069}")
  }

  @Test func otherCharactersStay() {
    for text in ["", "abc", "a b", "é 你好 👩‍👩‍👧 e\u{301}", "\u{A0}\u{2027}\u{202F}\u{2065}\u{206A}"] {
      #expect(text.escapingControlCharacters == text)
    }
  }

  @Test func onlyALongTextIsShortened() {
    #expect("abc".shortened(to: 3) == "abc")
    #expect("你好吗".shortened(to: 3) == "你好吗")
    #expect("abcd".shortened(to: 3) == "abc…")
  }
}
