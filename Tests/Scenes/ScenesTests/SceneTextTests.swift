import Testing
import Yams

@testable import Scenes

/// `SceneText` replaces one block of a file and keeps all other text.
@Suite struct SceneTextTests {
  private func replaced(
    _ text: String, _ block: SceneText.Block = .script, with lines: [String] = ["  - tap 1,1"]
  ) throws -> String {
    var file = SceneText(text, file: "a.yaml")
    try file.replace(block, with: lines)
    return file.text
  }

  @Test func aBlockInTheMiddleIsReplaced() throws {
    #expect(
      try replaced("name: a\nscript:\n  - tap 2,2\n  - up\nexpect: []\n")
        == "name: a\nscript:\n  - tap 1,1\nexpect: []\n")
  }

  @Test func aBlockAtTheEndIsReplaced() throws {
    #expect(try replaced("name: a\nscript:\n  - tap 2,2\n\n# bye\n") == "name: a\nscript:\n  - tap 1,1\n\n# bye\n")
    #expect(try replaced("name: a\nscript:\n  - tap 2,2") == "name: a\nscript:\n  - tap 1,1\n")
    #expect(try replaced("name: a\nscript: []\n...\n") == "name: a\nscript:\n  - tap 1,1\n...\n")
  }

  @Test func commentsOutsideTheBlockAreKept() throws {
    #expect(
      try replaced("# 1\nname: a # 2\n# 3\nscript: # 4\n  - tap 2,2 # gone\n  # gone\n  - up\n# 5\n\n# 6\nexpect: []\n")
        == "# 1\nname: a # 2\n# 3\nscript: # 4\n  - tap 1,1\n# 5\n\n# 6\nexpect: []\n")
  }

  @Test func aListWithoutIndentationIsReplaced() throws {
    #expect(try replaced("script:\n- tap 2,2\n- up\nname: a\n") == "script:\n  - tap 1,1\nname: a\n")
  }

  @Test func aListInBracketsIsReplaced() throws {
    #expect(try replaced("script: [\n  tap,\n\n  up ]\nname: a\n") == "script:\n  - tap 1,1\nname: a\n")
  }

  @Test func aMissingBlockIsAddedAtTheEnd() throws {
    #expect(try replaced("name: a") == "name: a\n\nscript:\n  - tap 1,1\n")
    #expect(try replaced("name: a\n...\n") == "name: a\n\nscript:\n  - tap 1,1\n...\n")
  }

  @Test func noContentRemovesTheBlock() throws {
    #expect(try replaced("name: a\nscript:\n  - tap 2,2\n# b\nexpect: []\n", with: []) == "name: a\n# b\nexpect: []\n")
    #expect(try replaced("name: a\n", with: []) == "name: a\n")
  }

  @Test func newLinesHaveTheLineBreaksOfTheFile() throws {
    #expect(try replaced("name: a\r\nscript:\r\n  - up\r\n") == "name: a\r\nscript:\r\n  - tap 1,1\r\n")
  }

  @Test func lineBreaksInTextsAreCountedAsYAMLCountsThem() throws {
    #expect(try replaced("name: \"a\u{2028}b\u{85}c\"\nscript: []\n").hasSuffix("\nscript:\n  - tap 1,1\n"))
    #expect(try replaced("name: a\rtitle: b\rscript: []\r").hasSuffix("title: b\rscript:\n  - tap 1,1\n"))
  }

  @Test(arguments: ["{ name: a, script: [] }\n", "", "- a\n", "just words\n"])
  func aFileWithoutBlockLinesIsRefused(text: String) {
    #expect(throws: SceneError.self) { try replaced(text) }
  }

  @Test func textsAreWrittenAsYAMLThatReadsBackEqual() throws {
    let names = [
      "a: b", "- x", "it's", "no", "[x]", "#1", "a #b", "*y", "&z", "1", "视图", "B", "", "x,y", "%", "`", "\"q\"",
      "a\nb", "\u{1F600}", "a, b: c",
    ]
    for name in names {
      let node = try #require(
        try Scene.compose("key: \(YAMLText.scalar(name))\nlist: \(YAMLText.list([name, name]))", file: ""))
      #expect(node.mapping?["key"]?.scalar?.string == name, "\(name)")
      #expect(node.mapping?["list"]?.sequence?.compactMap { $0.scalar?.string } == [name, name], "\(name)")
      #expect(YAMLText.plain(YAMLText.scalar(name)) == name)
      #expect(YAMLText.plain(YAMLText.listItem(name)) == name)
      #expect(!YAMLText.scalar(name).contains("\n") && !YAMLText.listItem(name).contains("\n"))
    }
  }

  @Test func onlyTextsThatNeedQuotesHaveThem() {
    #expect(["B", "W+ root+ yellow~", "视图"].map(YAMLText.scalar) == ["B", "W+ root+ yellow~", "视图"])
    #expect(YAMLText.scalar("tap 5,6") == "'tap 5,6'")
    #expect(YAMLText.listItem("tap 5,6") == "tap 5,6")
    #expect(YAMLText.listItem("a: b") == "'a: b'")
  }
}
