import Foundation

/// The content of a scene file: windows with their views, a script of inputs, and what must then happen.
package struct Scene: Equatable, Sendable {
  /// The short name of a preset, `P01`; for other scenes the slug.
  package var id: String
  /// The name of the file without number and extension: `five-views`.
  package var slug: String
  /// The lesson that a preset belongs to.
  package var lesson: Lesson?
  /// A few words for the sidebar.
  package var name: LocalizedText
  /// The full title for the top bar.
  package var title: LocalizedText
  /// The lesson of the scene, in one sentence.
  package var caption: LocalizedText
  /// Further remarks, such as how another toolkit behaves.
  var notes: [LocalizedText]
  /// In the order of creation. A higher level is in front; of one level, the window created later.
  package var windows: [WindowDescription]
  /// The code that makes the windows; nil for a scene that describes them.
  package var code: SceneCode?
  /// The names of objects that are no responders and receive actions.
  package var targets: [String]
  /// The changes of the application's delegate.
  var delegateChanges: [Change]
  /// The changes of `UIApplication`.
  var applicationChanges: [Change]
  /// The name of the responder that receives shakes and remote control first.
  package var firstResponder: String?
  /// Never empty; the first is the default.
  package var variants: [Variant]
  package var script: Script
  package var expectations: [Expectation]
  /// The answers of the device on which the scene was captured; nil for a scene that is no capture.
  package var observed: Observation?
  /// Whether the file is only the first part of a capture.
  package var isCutOff = false
  /// The task for a person with the scene.
  package var invitation: Invitation?
  /// The mark of the moment that makes the point; nil is the last one. `shownMoment` has a value for every scene.
  package var shownMark: String?
  /// The sentence that a person should be able to say after watching.
  package var point: LocalizedText?
  /// The unit in which the numbers at the views count.
  package var numbering = Numbering.views
  /// The file that the scene was read from.
  package var source: URL?
  /// Problems of the file that did not stop the reader, such as old spellings.
  package var warnings: [Diagnostic]

  /// The size of the screen in points: the smallest that shows all windows.
  package var size: CGSize {
    let screen = windows.reduce(CGRect.zero) { $0.union($1.frame) }
    return CGSize(width: screen.maxX, height: screen.maxY)
  }

  /// Tests whether a script line fits this scene. For many lines, make the scene's `SceneNames` once.
  /// - Throws: `TextError` with what would be right.
  package func check(_ line: ScriptLine) throws(TextError) { try SceneNames(self).check(line) }

  /// Returns the variant of a name; without a name, the default.
  package func variant(_ name: String? = nil) -> Variant? {
    guard let name else { return variants.first }
    return variants.first { $0.name == name }
  }
}

extension Scene {
  /// The groups of presets; the raw value is the number in a scene file.
  package enum Lesson: Int, CaseIterable, Sendable {
    case findingTheView = 1
    case changingTheAnswer, upTheChain, gestureRecognizers, controls, apps

    package var title: LocalizedText {
      switch self {
      case .findingTheView: LocalizedText(english: "Finding the view", simplifiedChinese: "寻找视图")
      case .changingTheAnswer: LocalizedText(english: "Changing the answer", simplifiedChinese: "改变答案")
      case .upTheChain: LocalizedText(english: "Up the chain", simplifiedChinese: "沿链向上")
      case .gestureRecognizers: LocalizedText(english: "Gesture recognizers", simplifiedChinese: "手势识别器")
      case .controls: LocalizedText(english: "Controls", simplifiedChinese: "控件")
      case .apps: LocalizedText(english: "Small apps", simplifiedChinese: "小应用")
      }
    }
  }
}

/// A variant of a scene: edits that are applied before the first touch.
package struct Variant: Equatable, Sendable {
  package var name: String
  package var title: LocalizedText
  package var edits: [Edit]

  init(name: String, title: LocalizedText, edits: [Edit]) {
    self.name = name
    self.title = title
    self.edits = edits
  }

  /// The only variant of a scene without variants: it has no edits.
  package static let unchanged = Variant(
    name: "default", title: LocalizedText(english: "default", simplifiedChinese: "默认"), edits: [])
}
