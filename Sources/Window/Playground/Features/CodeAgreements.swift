import Foundation
import Scenes

/// The agreements of a person to code, for this session. The code of a preset runs at once; code of other scenes after a yes, and
/// again when it has changed. Code that the person has opened by itself is theirs.
struct CodeAgreements {
  private var byPath: [String: CodeAgreement] = [:]
  /// Whether a person has allowed the code of all scenes, as by `--allow-code`.
  var allowsAll = false
  /// The names of what the kernel lacks to confine code; empty if nothing is missing.
  var missingConfinement = ""
  /// The paths of code that a person has allowed to run without it.
  private var unconfined: Set<String> = []

  /// The agreement to code of a file or folder.
  subscript(root: URL) -> CodeAgreement {
    get { byPath[root.path] ?? .nothing }
    set { byPath[root.path] = newValue == .nothing ? nil : newValue }
  }

  /// Whether a scene brings no code, or code that is of a preset or was allowed.
  func allow(_ scene: Scene, _ files: SceneFiles) -> Bool {
    guard let file = scene.codeFile else { return true }
    return !needsYes(scene, files) || self[file] != .nothing
  }

  func needsYes(_ scene: Scene, _ files: SceneFiles) -> Bool {
    scene.code != nil && !allowsAll && scene.source.map(files.isPreset) != true
  }

  /// Whether code may run without what the kernel lacks: nothing is missing, or a person has allowed it knowing that.
  func allowUnconfined(_ root: URL) -> Bool { missingConfinement.isEmpty || unconfined.contains(root.path) }

  mutating func noteUnconfined(_ root: URL) { unconfined.formUnion([root.path, root.withoutEnding.path]) }
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
