import Testing
import Yams

@testable import Scenes

/// `YAMLText` writes single values, and reads them.
@Suite struct YAMLTextTests {
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
