import ArgumentParser
import Foundation
import Scenes

/// `touchstone list [--json]`: the lessons that come with the program.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the lessons.")

  @Flag(help: "As JSON, for other programs.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated {
      let scenes = try reading { try SceneLibrary.bundled().scenes() }
      try output(json ? scenes.map(ListedScene.init).json : scenes.map(\.line).joined())
    }
  }
}

/// What `list --json` tells of a scene.
private struct ListedScene: Encodable {
  let id: String
  let name: String
  let lesson: Int?
  let title: [String: String]
  let caption: [String: String]
  let variants: [String]

  init(_ scene: Scene) {
    id = scene.id
    name = scene.slug
    lesson = scene.lesson?.rawValue
    title = scene.title.byLanguage
    caption = scene.caption.byLanguage
    variants = scene.variants.map(\.name)
  }
}

extension [ListedScene] {
  fileprivate var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension LocalizedText {
  fileprivate var byLanguage: [String: String] {
    Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, self[$0]) })
  }
}

extension Scene {
  /// `P01  five-views            Five views: A(B, C(D, E))`
  fileprivate var line: String {
    "\(id)  \(slug.padding(toLength: max(slug.count, 24), withPad: " ", startingAt: 0))  \(title[.english])\n"
  }
}
