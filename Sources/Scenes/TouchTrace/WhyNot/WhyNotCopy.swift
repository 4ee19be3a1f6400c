import Scenes

/// A copy of a scene, or of own code, on which the event is played again.
///
/// A change of a scene makes another scene. A change of own code is made in a program that is begun again, just before the
/// event; only properties and the order of subviews can be changed there.
@MainActor struct WhyNotCopy {
  private(set) var scene: Scene
  /// Begins the programs of own code; nil for a scene.
  private let runner: (any SceneRunner)?
  /// The changes of own code.
  private var changes: [Input] = []

  /// - Parameter runner: of own code; nil for a scene.
  init(_ scene: Scene, runner: (any SceneRunner)?) { (self.scene, self.runner) = (scene, runner) }

  /// The sources of own code.
  var sources: OwnSources? { runner?.sources }
  var isCode: Bool { runner != nil }

  /// Returns a copy after edits that were made while a variant was shown; nil if they change nothing, or cannot be made.
  func applying(_ edits: [TreeEdit], on variant: String) -> WhyNotCopy? {
    var copy = self
    guard isCode else {
      for edit in edits {
        guard let scene = try? copy.scene.applying(edit, on: variant) else { return nil }
        copy.scene = scene
      }
      return copy.scene == scene ? nil : copy
    }
    let inputs = edits.compactMap(Input.init(ofCode:))
    guard inputs.count == edits.count else { return nil }
    copy.changes += inputs
    return copy
  }

  /// Plays the event.
  /// - Parameter playsAll: whether the touch is played to its end also if the hit test does not come to the object.
  func run(_ subject: WhyNotSubject, playsAll: Bool = false) -> WhyNotRun {
    if let runner { return WhyNotRun(subject, on: scene, runner: runner, changes: changes) }
    return WhyNotRun(subject, on: scene, playsAll: playsAll)
  }

  /// The changes that can be tried against an obstacle of a run.
  func candidates(for obstacle: Obstacle, of run: WhyNotRun, _ subject: WhyNotSubject) -> [WhyNotCandidates.Candidate] {
    let tree = isCode ? run.tree : TreeSnapshot(of: subject.liveScene(of: scene))
    return WhyNotCandidates(subject, scene, tree).all(for: obstacle)
  }

  /// The hit map when the event begins; nil if the screen is too large for one. Own code has none here: a map would ask its
  /// views at every point for each change.
  func hitMap(_ subject: WhyNotSubject) -> HitMapCounts? { isCode ? nil : HitMapCounts(subject, on: scene) }

  /// The number of views that are made for a run.
  var viewCount: Int { scene.windows.reduce(0) { $0 + 1 + $1.all.count } }
}

extension Input {
  /// The input that makes a change of own code while it runs; nil if only an editor of its sources can make the change.
  fileprivate init?(ofCode edit: TreeEdit) {
    switch edit {
    case .set(let edit) where edit.change.isOfObjects: self = .set(edit)
    case .move(let view, to: _, at: Int.max, frame: nil): self = .front(view)
    default: return nil
    }
  }
}
