import ArgumentParser
import Console
import Foundation
import Scenes

/// `touchstone list [--points] [--json]`: prints the presets.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the presets.")

  @Flag(help: "Print the point of each preset instead of its title: what it shows, in one sentence.")
  var points = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated {
      let scenes = try reading {
        let library = try SceneLibrary.bundled()
        return try library.scenes() + library.scenesWithCode()
      }
      if json { return try outputJSON(scenes.map(ListedScene.init).json) }
      let width = scenes.map(\.slug.count).max() ?? 0
      try output(scenes.map { $0.line(points ? $0.point ?? $0.title : $0.title, width: width) }.joined())
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
  /// The words of the invitation.
  let invite: [String: String]?
  /// The lines of the script that the invitation plays.
  let hand: [String]
  /// The mark of the moment that makes the point, or `end`.
  let show: String
  let point: [String: String]?

  init(_ scene: Scene) {
    id = scene.id
    name = scene.slug
    lesson = scene.lesson?.rawValue
    title = scene.title.byLanguage
    caption = scene.caption.byLanguage
    variants = scene.variants.map(\.name)
    invite = scene.invitation?.text?.byLanguage
    hand = scene.invitedScript.lines.map(\.description)
    show = scene.shownMoment
    point = scene.point?.byLanguage
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
  /// - Parameter width: that of the column of names, in letters.
  fileprivate func line(_ text: LocalizedText, width: Int) -> String {
    "\(id)  \(slug.padding(toLength: width, withPad: " ", startingAt: 0))  \(text[.english])\n"
  }
}
