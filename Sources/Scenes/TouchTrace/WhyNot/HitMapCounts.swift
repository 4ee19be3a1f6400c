import LiveScenes
import Scenes
import UIKit

/// The number of points at which each view wins.
struct HitMapCounts {
  private(set) var names: [String] = []
  private(set) var points: [String: Int] = [:]

  /// The hit map of a scene when the event begins; nil if its screen is too large for a map.
  @MainActor init?(_ subject: WhyNotSubject, on scene: Scene) {
    let (width, height) = scene.size.inWholePoints
    guard width * height <= HitAreas.mostPoints else { return nil }
    let live = subject.liveScene(of: scene)
    live.play(subject.event.prefix(subject.inputsBeforeSearch))
    let walk = HitTestWalk(live.application, width: width, height: height)
    var counts = Array(repeating: 0, count: walk.winners.count + 1)
    walk.claims.owners.withUnsafeBufferPointer { for owner in $0 { counts[Int(owner)] += 1 } }
    for (view, count) in zip(walk.winners, counts.dropFirst()) where count > 0 {
      let name = live.traceName(of: view)
      if points[name] == nil { names.append(name) }
      points[name, default: 0] += count
    }
  }

  /// The views that win at fewer points in another map, or at more; views that lose most come first.
  func effects(of other: HitMapCounts, besides view: String) -> [ViewCure.Effect] {
    let all = names + other.names.filter { points[$0] == nil }
    let effects = all.filter { $0 != view }
      .map { ViewCure.Effect(view: $0, points: (other.points[$0] ?? 0) - (points[$0] ?? 0)) }
    return effects.enumerated().filter { $1.points != 0 }
      .sorted { ($0.element.points, $0.offset) < ($1.element.points, $1.offset) }.map(\.element)
  }
}

extension TreeEdit {
  /// Whether another view may win at some point after it.
  var changesHitMap: Bool {
    switch self {
    case .add, .move, .remove: true
    case .set(let edit): edit.change.property.changesHitMap
    case .rename, .nameScene, .addRecognizer, .addController, .addTarget, .setText, .setColor, .setActions, .setAction,
      .setFirstResponder:
      false
    }
  }
}

extension Property {
  /// No property of a recognizer does.
  fileprivate var changesHitMap: Bool {
    switch self {
    case .class, .frame, .boundsOrigin, .transform, .isHidden, .alpha, .isUserInteractionEnabled, .isEnabled,
      .animation, .enlargedBy, .pointInside, .hitTest, .contentSize:
      true
    default: false
    }
  }
}
