import AppFiles
import Foundation

/// A playground of Xcode: a folder with pages, each of which is a program of its own.
struct Playground {
  /// The path of the playground.
  let folder: String
  /// The path of the page that was named; nil for the playground itself.
  private let page: String?

  /// - Parameter root: the path of a playground, of a page or of its `Contents.swift`; nil for other paths.
  init?(_ root: String) {
    let parts = (root as NSString).pathComponents.enumerated().filter { $0.offset == 0 || $0.element != "/" }.map(
      \.element)
    guard let index = parts.lastIndex(where: Self.isOne) else { return nil }
    folder = NSString.path(withComponents: Array(parts[...index]))
    var inner = parts[(index + 1)...]
    if inner.last == Self.contents { inner.removeLast() }
    guard inner.isEmpty || inner.first == "Pages" && inner.count <= 2 else { return nil }
    page = inner.count == 2 ? folder + "/Pages/" + inner[inner.endIndex - 1] : nil
    guard !pages.isEmpty || FileManager.default.fileExists(atPath: folder + "/" + Self.contents) else { return nil }
  }

  private static let contents = "Contents.swift"

  /// The names of the pages; empty if the playground is one page.
  private var pages: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Pages")) ?? []
    return names.filter { $0.hasSuffix(".xcplaygroundpage") }.sorted()
  }

  /// The files of the page: its `Contents.swift`, its own sources and those of the playground.
  /// - Throws: `CodeProblems` if no page was named and there are several.
  func paths() throws(CodeProblems) -> [String] {
    let pages = pages
    if page == nil, pages.count > 1 {
      let names = pages.map { "Pages/" + $0 }.joined(separator: ", ")
      throw CodeProblems("the playground has several pages; open one of them: \(names)", path: folder)
    }
    let page = page ?? (pages.first.map { folder + "/Pages/" + $0 } ?? folder)
    let sources = Set([page, folder]).flatMap { CodeSources.paths(in: $0 + "/Sources") }
    return ([page + "/" + Self.contents] + sources).sorted()
  }

  /// The names of the playgrounds in a folder and below it, sorted.
  static func all(in folder: String) -> [String] {
    NamesBelow(folder, most: CodeSources.mostNames).filter(isOne).sorted()
  }

  /// Whether a folder of this name is a playground.
  static func isOne(_ name: String) -> Bool { name.hasSuffix(".playground") }
}
