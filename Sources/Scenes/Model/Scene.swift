import Foundation

/// A lesson: windows with their views, what a finger does to them, and what must then happen.
package struct Scene: Equatable, Sendable {
  /// The short name of a bundled lesson, `P01`; else the slug.
  package var id: String
  /// The name of the file without number and extension: `five-views`.
  package var slug: String
  /// The group that the rail shows it in, if it is one of the lessons.
  package var lesson: Lesson?
  /// A few words for the rail.
  package var name: LocalizedText
  /// The full title for the top bar.
  package var title: LocalizedText
  /// What the lesson teaches, in one sentence.
  package var caption: LocalizedText
  /// Cards shown beside the stage, such as how another toolkit behaves.
  var notes: [LocalizedText]
  /// The numbers of the documents whose case the scene shows: `001`.
  var seeds: [String]
  /// In the order of creation; which is in front is decided by level, then by later creation.
  package var windows: [WindowDescription]
  /// Objects that are no responders, to be the targets of actions: their names.
  package var targets: [String]
  /// What is set on the application's delegate, and on `UIApplication` itself.
  var delegateChanges: [Change]
  var applicationChanges: [Change]
  /// The name of the responder that shake and remote control go to first, if any.
  package var firstResponder: String?
  /// The named editions of the tree, never empty; the first is the default.
  package var variants: [Variant]
  package var script: Script
  package var expectations: [Expectation]
  /// The file it was read from, if any.
  package var source: URL?

  /// The size of the screen in points: what all windows cover together.
  package var size: CGSize {
    let screen = windows.reduce(CGRect.zero) { $0.union($1.frame) }
    return CGSize(width: screen.maxX, height: screen.maxY)
  }

  /// The variant of that name; without a name, the default.
  package func variant(_ name: String? = nil) -> Variant? {
    guard let name else { return variants.first }
    return variants.first { $0.name == name }
  }
}

extension Scene {
  /// The five chapters of lessons; the raw value is the number in a scene file.
  package enum Lesson: Int, CaseIterable, Sendable {
    case findingTheView = 1
    case changingTheAnswer, upTheChain, gestureRecognizers, controls

    package var title: LocalizedText {
      switch self {
      case .findingTheView: LocalizedText(english: "Finding the view", simplifiedChinese: "寻找视图")
      case .changingTheAnswer: LocalizedText(english: "Changing the answer", simplifiedChinese: "改变答案")
      case .upTheChain: LocalizedText(english: "Up the chain", simplifiedChinese: "沿链向上")
      case .gestureRecognizers: LocalizedText(english: "Gesture recognizers", simplifiedChinese: "手势识别器")
      case .controls: LocalizedText(english: "Controls", simplifiedChinese: "控件")
      }
    }
  }
}

/// An edition of a scene's tree: edits made before the first touch.
package struct Variant: Equatable, Sendable {
  package var name: String
  package var title: LocalizedText
  package var edits: [Edit]

  init(name: String, title: LocalizedText, edits: [Edit]) {
    self.name = name
    self.title = title
    self.edits = edits
  }

  /// The tree as the scene writes it.
  package static let unchanged = Variant(
    name: "default", title: LocalizedText(english: "default", simplifiedChinese: "默认"), edits: [])
}
