import Foundation
import Scenes
import TouchTrace

/// Own code, and scenes whose windows code makes: what waits to be compiled, and which code may run.
struct SceneCodeState {
  /// The scene that is shown once its code is compiled.
  var pending: Scene?
  /// The partner of the open scene, while its code is compiled.
  var pendingPartner: PendingPartner?
  /// The code that is compiled to be opened.
  var opening: URL?
  /// Says that code is being compiled, until it was. Shorter messages stand over it for their time.
  var compiling: StatusMessage?
  /// The end of the run that was said last; nil while it goes on.
  var stop: RunFailure?
  /// The code that was shown in this session, the last one first.
  var opened: [URL] = []
  /// The code that is shown, as it was before it was saved last.
  var before: CodePartner?
  /// The agreements of a person to code in this session, by its path.
  var allowed: [String: CodeAgreement] = [:]
  /// Whether a person has allowed the code of all scenes, as by `--allow-code`.
  var allowsAll = false
  /// The code that was asked about.
  var asked: URL?
  /// The scene that brings it, if that stands or is to stand beside the open one.
  var askedPartner: Scene?
  /// What the kernel lacks to confine code; empty if nothing is missing.
  var missingConfinement = ""
  /// The paths of code that a person has allowed to run without it in this session.
  var allowedUnconfined: Set<String> = []

  struct PendingPartner {
    var root: URL
    /// The scene that brings the code; nil for code alone.
    var scene: Scene?
  }
}

/// The content of code to which a person has agreed.
package nonisolated enum CodeAgreement: Equatable, Sendable {
  /// Any: after a yes, until the code is compiled; or no yes is needed.
  case anyContent
  /// The content that was compiled after the yes. Other content needs another yes.
  case content(String)
  case nothing

  /// - Parameter identity: that of a compiled program.
  package func includes(_ identity: String) -> Bool { self == .anyContent || self == .content(identity) }
}
