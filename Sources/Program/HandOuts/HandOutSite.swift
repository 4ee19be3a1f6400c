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

  /// A lesson plan, which has a section of the index with its parts in order.
  package struct Plan {
    var title: LocalizedText
    var parts: [Part]

    package init(title: LocalizedText, parts: [Part]) { (self.title, self.parts) = (title, parts) }
  }

  /// A part of a plan, under the plan's name for it.
  package struct Part {
    var title: LocalizedText
    var scene: Scene

    package init(title: LocalizedText, scene: Scene) { (self.title, self.scene) = (title, scene) }
  }

  package static let index = "index.html"

  private let scenes: [Scene]
  private let plans: [Plan]
  /// The names of their pages.
  private let names: [String]
  private let typesetter: Typesetter
  private let opening: HandOutPage.Opening
  /// Runs its argument where copies of a scene with code can be played.
  private let playing: (Scene, () -> HandOut) -> HandOut

  /// - Parameters:
  ///   - scenes: in the order of the pages; those of the plans are among them.
  ///   - playing: runs its argument, which plays the scene; one with code needs a process.
  package init(
    _ scenes: [Scene], plans: [Plan] = [], _ typesetter: Typesetter, opening: HandOutPage.Opening = .init(),
    playing: @escaping (Scene, () -> HandOut) -> HandOut = { $1() }
  ) {
    (self.scenes, self.plans, self.typesetter, self.opening, self.playing) = (
      scenes, plans, typesetter, opening, playing
    )
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
      let handOut = playing(scene) { HandOut(scene, variant: scene.variant() ?? .unchanged, typesetter) { _ in } }
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
    func section(_ title: LocalizedText?, _ members: [(title: LocalizedText, page: Int)], of list: String) -> String {
      let items = members.map { title, page in
        let size = HandOutPictures.thumbnailPlace(of: thumbnails[page].size).size
        let uses = layers[page].map { "<use href=\"#l\($0)\"/>" }.joined()
        return "<li><a href=\"\(names[page].addressOfFile)\">"
          + "<svg viewBox=\"0 0 \(Int(size.width)) \(Int(size.height))\" aria-hidden=\"true\">\(uses)</svg>"
          + "\(text.both(title))</a></li>"
      }
      let heading = title.map { "<h2>\(text.both($0, isStrong: true))</h2>" } ?? ""
      return "<section class=\"index\">\(heading)\n"
        + "<\(list) class=\"presets\">\(items.joined(separator: "\n"))</\(list)></section>\n"
    }
    var groups = ""
    for plan in plans {
      let members = plan.parts.compactMap { part in
        scenes.firstIndex { $0.isOfFile(of: part.scene) }.map { (title: part.title, page: $0) }
      }
      groups += section(plan.title, members, of: "ol")
    }
    let planned = plans.flatMap(\.parts).map(\.scene)
    let lessons: [Scene.Lesson?] = Scene.Lesson.allCases + [nil]
    for lesson in lessons {
      let members = scenes.indices.filter { page in
        scenes[page].lesson == lesson && !planned.contains { $0.isOfFile(of: scenes[page]) }
      }
      if members.isEmpty { continue }
      groups += section(lesson?.title, members.map { (title: scenes[$0].name, page: $0) }, of: "ul")
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

extension Scene {
  /// Whether both are from one file.
  package func isOfFile(of other: Scene) -> Bool {
    guard let file = source?.standardizedFileURL.path else { return false }
    return file == other.source?.standardizedFileURL.path
  }
}
