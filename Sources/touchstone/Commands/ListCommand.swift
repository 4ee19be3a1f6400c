import ArgumentParser
import Foundation
import Scenes

/// `touchstone list [--json]`: prints the presets.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the presets.")

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated {
      let scenes = try reading { try SceneLibrary.bundled().scenes() }
      if json { try outputJSON(scenes.map(ListedScene.init).json) } else { try output(scenes.map(\.line).joined()) }
    }
  }
}

/// A preset in the output of `list --json`.
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
  /// The scene's line in the output, such as `P01  five-views                Five views: A(B, C(D, E))`.
  fileprivate var line: String {
    "\(id)  \(slug.padding(toLength: max(slug.count, 24), withPad: " ", startingAt: 0))  \(title[.english])\n"
  }
}
