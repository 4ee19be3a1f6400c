import Scenes

/// A change of the open scene's file by another program, until it is settled.
package struct FileNotice: Equatable, Sendable {
  /// A problem of the file.
  package struct Problem: Equatable, Sendable {
    /// The place in the file, such as `two.yaml:12:9`; empty if there is none.
    package var place: String
    package var message: LocalizedText

    package init(place: String, message: LocalizedText) { (self.place, self.message) = (place, message) }

    /// A problem whose message is the same in every language, such as one of a compiler.
    package init(place: String, message: String) { self.init(place: place, message: LocalizedText(message)) }
  }

  package enum NoticeKind: Equatable, Sendable {
    /// The file can no longer be read as a scene. The scene is what it said before.
    case broken([Problem])
    /// A person's own code does not compile. What it did before is shown.
    case notCompiled([Problem])
    /// A person's own code has crashed or does not answer.
    case stopped([Problem])
    /// It did so before it showed anything. What it did before it was saved is shown.
    case notStarted([Problem])
    /// A scene that is to be opened brings code, or the kernel cannot confine code. The path is that of the code; `missing`
    /// names what the kernel lacks, and is empty if nothing is missing.
    case asksForCode(String, missing: String)
    case removed
    /// Another program changed the file, and the window has edits that are not saved.
    case conflict

    /// The problems that have places in the file.
    package var problems: [Problem] {
      switch self {
      case .broken(let problems), .notCompiled(let problems), .stopped(let problems), .notStarted(let problems):
        problems
      case .asksForCode, .removed, .conflict: []
      }
    }
  }

  package var kind: NoticeKind
  /// The name of the file.
  package var file: String

  package init(_ kind: NoticeKind, of file: String) { (self.kind, self.file) = (kind, file) }

  /// Whether the file is in a state that cannot be shown or has stopped.
  package var isBroken: Bool {
    switch kind {
    case .broken, .notCompiled, .stopped, .notStarted: true
    case .removed, .conflict, .asksForCode: false
    }
  }
}
