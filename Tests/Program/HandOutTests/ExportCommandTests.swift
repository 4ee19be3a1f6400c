import Foundation
import TestSupport
import Testing

/// `touchstone export` of pages and sites: its files, and its errors, after which nothing is lost.
@Suite(.slow) struct ExportCommandTests {
  private let temporary: TestFolder
  private var folder: URL { temporary.url }

  init() throws { temporary = try TestFolder() }

  /// Runs the program that was built with these tests.
  private func export(_ arguments: String...) throws -> (status: Int32, warnings: String) {
    let process = Process(), errors = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "touchstone")
    (process.arguments, process.currentDirectoryURL) = (["export"] + arguments, folder)
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, errors)
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path).sorted()
  }

  private func writeScenes() throws {
    for (name, title) in [("01-one", "One"), ("02-two", "Two <b>")] {
      try write(
        """
        name: "\(title)"
        title: "\(title)"
        views:
          - { name: card, frame: 40 60 280 200, color: blue }
        script:
          - wait 10

        """, to: "scenes/\(name).yaml")
    }
  }

  // MARK: Sites

  /// The parts of a plan come first, under its title and in its order; a part can be a preset.
  @Test func aFolderWithALessonPlanHasItsOrderAndItsTitle() throws {
    try writeScenes()
    try write(
      """
      title: My lesson
      parts:
        - { scene: 02-two.yaml, title: Begin here }
        - { scene: five-views }

      """, to: "scenes/lesson.yaml")
    try write("layers: none\n", to: "scenes/touchstone.yaml")
    let (status, warnings) = try export("scenes", "-o", "site")
    #expect(status == 0, "\(warnings)")
    #expect(try files(in: "site") == ["five-views.html", "index.html", "one.html", "two.html"])
    let index = try text("site/index.html")
    let places = ["My lesson", "two.html", "Begin here", "five-views.html", "one.html"].map {
      index.range(of: $0)?.lowerBound
    }
    #expect(places.compactMap { $0 }.count == 5 && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(try text("site/two.html").contains("href=\"five-views.html\""))
    try write("title: Broken\nparts: [{ scene: no-such }]\n", to: "scenes/lesson.yaml")
    let broken = try export("scenes", "-o", "site")
    #expect(broken.status == 65 && broken.warnings.contains("lesson.yaml:2"), "\(broken.warnings)")
  }

  /// Scenes of one slug, in folders of their own and with other letters, and one that is called as the index is.
  @Test func eachSceneOfASiteHasAPage() throws {
    for (name, title) in [("01-one", "First"), ("02-one", "Second"), ("03-One", "Third"), ("04-index", "Fourth")] {
      try write("name: \(title)\nviews:\n  - { name: card, frame: 40 60 280 200 }\n", to: "scenes/\(name).yaml")
    }
    #expect(try export("scenes", "-o", "site").status == 0)
    #expect(try files(in: "site") == ["One-3.html", "index-2.html", "index.html", "one-2.html", "one.html"])
    let pages = ["one.html", "one-2.html", "One-3.html", "index-2.html"]
    for (page, title) in zip(pages, ["First", "Second", "Third", "Fourth"]) {
      #expect(try text("site/\(page)").contains("<title>\(title)"))
      #expect(try text("site/index.html").contains("<a href=\"\(page)\">"))
    }
  }

  @Test func aSiteHasAnIndexAndLinks() throws {
    try writeScenes()
    #expect(try export("scenes", "-o", "site").status == 0)
    #expect(try files(in: "site") == ["index.html", "one.html", "two.html"])
    let index = try text("site/index.html"), first = try text("site/one.html"), second = try text("site/two.html")
    #expect(index.contains("<a href=\"one.html\">") && index.contains("<a href=\"two.html\">"))
    #expect(first.contains("<a rel=\"next\" href=\"two.html\">Two &lt;b&gt; ›</a>") && !first.contains("rel=\"prev\""))
    #expect(second.contains("<a rel=\"prev\" href=\"one.html\">‹ One</a>") && !second.contains("rel=\"next\""))
    #expect(first.contains("<a href=\"index.html\">"))
    // Again: its own files are replaced.
    #expect(try export("scenes", "-o", "site").status == 0)
    #expect(try text("site/one.html") == first)
  }

  @Test func aSiteReplacesOnlyItsOwnFiles() throws {
    try writeScenes()
    try write("my thesis", to: "site/two.html")
    let (status, warnings) = try export("scenes", "-o", "site")
    #expect(status == 74)
    #expect(warnings.contains("site/two.html: was not written by 'touchstone export' and is not replaced"))
    #expect(try files(in: "site") == ["two.html"])
    #expect(try text("site/two.html") == "my thesis")
  }

  @Test func aSceneWithAnErrorLeavesTheSiteAsItWas() throws {
    try writeScenes()
    #expect(try export("scenes", "-o", "site").status == 0)
    let first = try text("site/one.html")
    try write("views: [", to: "scenes/02-two.yaml")
    let (status, warnings) = try export("scenes", "-o", "site")
    #expect(status == 65)
    #expect(warnings.contains("02-two.yaml"))
    #expect(try text("site/one.html") == first)
  }

  @Test func aSiteNeedsAFolderWithScenes() throws {
    try writeScenes()
    try write("text", to: "taken")
    let taken = try export("scenes", "-o", "taken")
    #expect(taken.status == 74 && taken.warnings.contains("taken: is a file; a site needs a folder"))
    #expect(try text("taken") == "text")
    try FileManager.default.createDirectory(at: folder.appending(path: "empty"), withIntermediateDirectories: true)
    let empty = try export("empty", "-o", "site")
    #expect(empty.status == 65 && empty.warnings.contains("has no scene files"))
    #expect(try export("scenes", "-o", "/proc/site").status == 74)
    #expect(try export("scenes", "--variant", "default", "-o", "site").status == 64)
  }

  // MARK: Pages

  @Test func aPageIsWrittenByTheEndingOfItsName() throws {
    try writeScenes()
    #expect(try export("scenes/01-one.yaml", "-o", "deep/page.HTML").status == 0)
    #expect(try text("deep/page.HTML").hasPrefix("<!DOCTYPE html>"))
    let unknown = try export("scenes/01-one.yaml", "-o", "page.pdf")
    #expect(unknown.status == 64 && unknown.warnings.contains("'page.pdf' says no format"))
    #expect(try export("scenes/01-one.yaml", "--step", "2", "-o", "page.html").status == 64)
    #expect(try files(in: "deep") == ["page.HTML"])
  }

  @Test func aFolderInThePlaceOfAPageStays() throws {
    try writeScenes()
    try write("text", to: "page.html/note")
    let (status, warnings) = try export("scenes/01-one.yaml", "-o", "page.html")
    #expect(status == 74 && warnings.contains("page.html: cannot be written"))
    #expect(try files(in: "page.html") == ["note"])
    #expect(try export("scenes/01-one.yaml", "-o", "/proc/page.html").status == 74)
  }
}
