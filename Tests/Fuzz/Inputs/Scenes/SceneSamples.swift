import BundledFiles
import Foundation
import Scenes

/// The texts of the presets, and the words of the format.
package enum SceneSamples {
  static func texts() throws -> [[UInt8]] {
    try SceneLibrary.bundled().files.map { Array(try Data(contentsOf: $0)) }
  }

  static let words: [String] =
    Property.allCases.map(\.rawValue) + ViewClass.allCases.map(\.rawValue) + RecognizerKind.allCases.map(\.rawValue) + [
      "id", "lesson", "name", "title", "caption", "notes", "views", "windows", "targets", "delegate", "application",
      "firstResponder", "variants", "script", "expect", "level", "recognizers", "kind", "action", "actions", "text",
      "color", "image", "controller", "edits", "at", "variant", "hit", "order", "notAsked", "chain", "handled",
      "phases", "gestures", "trace", "tap", "down", "move", "up", "cancel", "wait", "set", "front", "mark",
      "interrupt", "shake", "remote", "press", "finger", "over", "hold", "taps", "force", "and", "end", "none", "all",
      "except", "true", "false", "rotate", "scale", "returns", "W", "A", "B", "UIApplication", "AppDelegate", "to",
      "nil", "touchUpInside",
    ]
}
