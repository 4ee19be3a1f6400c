import Testing

@testable import OwnCode

/// The files of playgrounds, whose pages are programs of their own.
@Suite struct PlaygroundTests {
  private let folder: CodeFolder

  init() throws {
    let files = [
      "App/App.swift", "One.playground/Contents.swift", "One.playground/Sources/Kit.swift",
      "Two.playground/Sources/Kit.swift", "Two.playground/Pages/B.xcplaygroundpage/Contents.swift",
      "Two.playground/Pages/A.xcplaygroundpage/Contents.swift",
      "Two.playground/Pages/A.xcplaygroundpage/Sources/Own.swift",
    ]
    folder = try CodeFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
  }

  private func files(_ name: String) throws -> [String] {
    try CodeSources(folder.folder.path + "/" + name).files.map { $0.path.replacing(folder.folder.path + "/", with: "") }
  }

  private func problem(_ name: String) -> String? {
    do {
      _ = try files(name)
      return nil
    } catch { return "\(error)".replacing(folder.folder.path, with: "") }
  }

  @Test("no page is part of an app beside it")
  func app() throws { #expect(try files("") == ["App/App.swift"]) }

  @Test(
    "a page has its sources and those of the playground",
    arguments: ["One.playground", "One.playground/Contents.swift"])
  func page(path: String) throws {
    #expect(try files(path) == ["One.playground/Contents.swift", "One.playground/Sources/Kit.swift"])
    #expect(CodeSources.isCode(folder.folder.path + "/" + path))
  }

  @Test("one of several pages is named", arguments: ["", "/Contents.swift"])
  func namedPage(end: String) throws {
    let page = "Two.playground/Pages/A.xcplaygroundpage"
    #expect(
      try files(page + end) == [
        page + "/Contents.swift", page + "/Sources/Own.swift", "Two.playground/Sources/Kit.swift",
      ])
    #expect(
      problem("Two.playground")?.hasSuffix(
        "the playground has several pages; open one of them: Pages/A.xcplaygroundpage, Pages/B.xcplaygroundpage")
        == true)
  }

  @Test("a folder with playgrounds alone names them")
  func playgroundsAlone() throws {
    try folder.write("", to: "Lessons/Taps.playground/Contents.swift")
    #expect(
      problem("Lessons")?.hasSuffix(
        "the folder has no Swift files but those of playgrounds; open one of them: Taps.playground") == true)
    #expect(CodeSources.isCode(folder.folder.path + "/Lessons"))
  }
}
