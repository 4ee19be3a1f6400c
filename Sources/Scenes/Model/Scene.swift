import Foundation

/// A lesson: windows with their views, what a finger does to them, and what must then happen.
nonisolated public struct Scene: Equatable, Sendable {
  /// The short name of a bundled lesson, `P01`; else the slug.
  public var id: String
  /// The name of the file without number and extension: `five-views`.
  public var slug: String
  /// The group that the rail shows it in, if it is one of the lessons.
  public var group: Group?
  /// A few words for the rail.
  public var name: LocalizedText
  /// The full title for the top bar.
  public var title: LocalizedText
  /// What the lesson teaches, in one sentence.
  public var caption: LocalizedText
  /// Cards shown beside the stage, such as how another toolkit behaves.
  public var notes: [LocalizedText]
  /// The numbers of the documents whose case the scene shows: `001`.
  public var seeds: [String]
  /// In the order of creation; which is in front is decided by level, then by later creation.
  public var windows: [WindowDescription]
  /// Objects that are no responders, to be the targets of actions: their names.
  public var targets: [String]
  /// What is set on the application's delegate, and on `UIApplication` itself.
  public var delegateChanges: [Change]
  public var applicationChanges: [Change]
  /// The name of the responder that shake and remote control go to first, if any.
  public var firstResponder: String?
  /// The named editions of the tree, never empty; the first is the default.
  public var variants: [Variant]
  public var script: Script
  public var expectations: [Expectation]
  /// The file it was read from, if any.
  public var source: URL?

  /// The size of the screen in points: what all windows cover together.
  public var size: CGSize {
    let screen = windows.reduce(CGRect.zero) { $0.union($1.frame) }
    return CGSize(width: screen.maxX, height: screen.maxY)
  }

  /// The variant of that name; without a name, the default.
  public func variant(_ name: String? = nil) -> Variant? {
    guard let name else { return variants.first }
    return variants.first { $0.name == name }
  }
}

nonisolated extension Scene {
  /// The five chapters of lessons; the raw value is the number in a scene file.
  nonisolated public enum Group: Int, CaseIterable, Sendable {
    case findingTheView = 1
    case changingTheAnswer, upTheChain, gestureRecognizers, controls

    public var title: LocalizedText {
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
nonisolated public struct Variant: Equatable, Sendable {
  public var name: String
  public var title: LocalizedText
  public var edits: [Edit]

  public init(name: String, title: LocalizedText, edits: [Edit]) {
    self.name = name
    self.title = title
    self.edits = edits
  }

  /// The tree as the scene writes it.
  public static let unchanged = Variant(
    name: "default", title: LocalizedText(english: "default", simplifiedChinese: "默认"), edits: [])
}
