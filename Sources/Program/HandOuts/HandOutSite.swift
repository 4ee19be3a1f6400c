import BundledFiles
import Canvas
import Files
import Foundation
import Narration
import ScenePicture
import Scenes
import VectorPictures

/// The hand-outs of many scenes, with an index and links from page to page.
package struct HandOutSite {
  /// A file of the site.
  package struct File {
    package var name: String
    package var data: Data
  }

  package static let index = "index.html"

  private let scenes: [Scene]
  /// The names of their pages.
  private let names: [String]
  private let typesetter: Typesetter
  private let opening: HandOutPage.Opening

  /// - Parameter scenes: in the order of the pages.
  package init(_ scenes: [Scene], _ typesetter: Typesetter, opening: HandOutPage.Opening = .init()) {
    (self.scenes, self.typesetter, self.opening) = (scenes, typesetter, opening)
    // Scenes can have one slug, and it can be that of the index. A file system may not tell capital letters.
    var taken: Set = [Self.index]
    names = scenes.map { scene in
      var name = "\(scene.slug).html", number = 1
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(scene.slug)-\(number).html"
      }
      return name
    }
  }

  /// The names of all files.
  package var fileNames: [String] { [Self.index] + names }

  /// Whether a file is a page from an earlier export, which may be replaced.
  package static func isOwn(_ data: Data) -> Bool {
    String(decoding: data.prefix(600), as: UTF8.self).contains(PageFile.generator)
  }

  /// Makes all files; the index is the last.
  /// - Parameter progress: called after each page with the number of pages so far.
  /// - Throws: `MissingFile` if a bundled file is missing.
  package func files(progress: (Int) -> Void = { _ in }) throws(MissingFile) -> [File] {
    var files: [File] = [], thumbnails: [Thumbnail] = []
    for (index, scene) in scenes.enumerated() {
      let handOut = HandOut(scene, variant: scene.variant() ?? .unchanged, typesetter)
      let lesson = scenes.filter { $0.lesson == scene.lesson && scene.lesson != nil }
      let place = lesson.firstIndex { $0.id == scene.id }.map { (number: $0 + 1, count: lesson.count) }
      let page = HandOutPage(handOut, typesetter, place: place, links: links(at: index), opening: opening)
      files.append(File(name: names[index], data: try page.file()))
      thumbnails.append(handOut.thumbnail)
      progress(index + 1)
    }
    files.append(File(name: Self.index, data: try indexFile(thumbnails)))
    return files
  }

  private func links(at index: Int) -> HandOutPage.Links {
    let link = { (index: Int) in
      scenes.indices.contains(index)
        ? HandOutPage.Link(file: names[index], name: scenes[index].name) : nil
    }
    return HandOutPage.Links(previous: link(index - 1), next: link(index + 1), index: Self.index)
  }

  // MARK: The index

  private func indexFile(_ thumbnails: [Thumbnail]) throws(MissingFile) -> Data {
    var pictures = HandOutPictures(typesetter)
    let layers = thumbnails.map { pictures.thumbnail($0) }
    var text = PageText(typesetter, characters: pictures.layers.characters)
    var groups = ""
    let lessons: [Scene.Lesson?] = Scene.Lesson.allCases + [nil]
    for lesson in lessons {
      let members = scenes.indices.filter { scenes[$0].lesson == lesson }
      if members.isEmpty { continue }
      let items = members.map { index in
        let size = HandOutPictures.thumbnailPlace(of: thumbnails[index].size).size
        let uses = layers[index].map { "<use href=\"#l\($0)\"/>" }.joined()
        return "<li><a href=\"\(names[index].addressOfFile)\">"
          + "<svg viewBox=\"0 0 \(Int(size.width)) \(Int(size.height))\" aria-hidden=\"true\">\(uses)</svg>"
          + "\(text.both(scenes[index].name))</a></li>"
      }
      let heading = lesson.map { "<h2>\(text.both($0.title, isStrong: true))</h2>" } ?? ""
      let list = "<ul class=\"presets\">\(items.joined(separator: "\n"))</ul>"
      groups += "<section class=\"index\">\(heading)\n\(list)</section>\n"
    }
    let header = """
      <header>
      <div><h1>\(text.both(.site, isStrong: true))</h1><p>\(text.both(.siteIntroduction))</p></div>
      <div class="tools">\(text.switches)</div>
      </header>

      """
    let body =
      header + "<main>\n\(groups)</main>\n<footer>\(text.both(.madeWith))</footer>\n"
      + PageFile.store(pictures.layers, Array(0..<pictures.layers.count))
    return try PageFile(title: HandOutText.site.text, body: body, layers: pictures.layers, opening: opening)
      .data(fonts: text.fontRules)
  }
}
