import Algorithms
import Scenes

/// The function that a scene is about: one that its own classes override, in the scene or in one of its variants. The
/// objects that do are named in the order of the scene.
package enum OverriddenFunction: Equatable, Sendable {
  /// `hitTest(_:with:)` or `point(inside:with:)` of a view.
  case hitTest([String])
  case pointInside([String])
  /// The `touches…` methods of a responder.
  case touches([String])

  /// Nil if the scene overrides nothing that changes the answer or the way of a touch. A controller that handles touches
  /// ends most chains; that alone is not what a scene is about, nor is a view that handles them in a scene about
  /// recognizers, nor are several enlarged views unless a variant compares them.
  package init?(of scene: Scene) {
    let edits = scene.variants.flatMap(\.edits).map { (name: $0.target, change: $0.change) }
    let changes = scene.changes + edits
    let views = Set(scene.viewNames), hasRecognizers = !scene.recognizers.isEmpty
    let names = { (isWanted: (String, Change) -> Bool) in
      changes.filter { isWanted($0.name, $0.change) }.map(\.name).uniqued().map(\.self)
    }
    let hitTests = names { $1.overridesHitTest }, areas = names { $1.overridesPointInside }
    let listeners = names { name, change in
      (change.value as? TouchHandling)?.contains(.passesOn) ?? false
        || change.handlesTouches && views.contains(name) && !hasRecognizers
    }
    if !hitTests.isEmpty {
      self = .hitTest(hitTests)
    } else if areas.count == 1 || areas.count > 1 && edits.contains(where: { $0.change.property == .pointInside }) {
      self = .pointInside(areas)
    } else if !listeners.isEmpty {
      self = .touches(listeners)
    } else {
      return nil
    }
  }
}

extension Change {
  fileprivate var overridesHitTest: Bool { (value as? HitTestOverride).map { $0 != .standard } ?? false }

  fileprivate var overridesPointInside: Bool {
    (value as? PointInsideOverride).map { $0 != .bounds } ?? (value as? HitOutsets).map { $0 != .none } ?? false
  }

  fileprivate var handlesTouches: Bool { (value as? TouchHandling).map { $0 != .ignores } ?? false }
}
