import Foundation
import SeededRandom

@testable import Scenes

/// Makes random edits that fit a scene.
struct RandomTreeEdits {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns an edit that removes nothing from the file.
  mutating func addition(to scene: Scene) -> TreeEdit? {
    guard !scene.views.isEmpty else { return newView(in: scene) }
    switch random.below(8) {
    case 0: return newView(in: scene)
    case 1: return move(in: scene)
    case 2: return rename(in: scene)
    case 3:
      return .addRecognizer(
        .plain(scene.freeName("rec"), pick(RecognizerKind.allCases)), to: pick(scene.viewNames))
    case 4: return .addTarget(scene.freeName("target"))
    case 5: return .setText(pick(scene.views).name, pick(["Go", "a: b", "到此 为止", "it's", "- x", "no", "#1"]))
    default: return set(in: scene)
    }
  }

  /// Returns any edit.
  mutating func edit(of scene: Scene) -> TreeEdit? {
    guard !scene.views.isEmpty else { return newView(in: scene) }
    switch random.below(5) {
    case 0: return .remove(pick(scene.viewNames + scene.recognizers.map(\.name) + scene.targets))
    case 1: return .setColor(pick(scene.views).name, pick([nil] + ColorName.allCases.map { $0 }))
    default: return addition(to: scene)
    }
  }

  private mutating func newView(in scene: Scene) -> TreeEdit {
    var view = ViewDescription.plain(scene.freeName("view"), frame(), of: pick(ViewClass.allCases))
    if random.below(3) == 0 { view.views = [.plain(scene.freeName("inner"), frame())] }
    return .add(view, to: pick(scene.viewNames), at: random.below(4))
  }

  private mutating func move(in scene: Scene) -> TreeEdit {
    .move(pick(scene.views).name, to: pick(scene.viewNames), at: random.below(4), frame: frame())
  }

  private mutating func rename(in scene: Scene) -> TreeEdit {
    let names = scene.namedObjects.map(\.name).filter { $0 != Scene.applicationName && $0 != Scene.delegateName }
    return .rename(pick(names), to: scene.freeName("name"))
  }

  private mutating func set(in scene: Scene) -> TreeEdit? {
    let (name, kind) = pick(scene.namedObjects.filter { $0.kind != .target })
    let property = pick(kind.properties.filter { $0 != .class })
    return value(of: property, kind, scene).map { .set(Edit(name, $0)) }
  }

  private mutating func frame() -> CGRect {
    CGRect(
      x: Double(random.below(300)), y: Double(random.below(500)), width: Double(random.below(100)),
      height: 1.5 * Double(random.below(99)))
  }

  /// Returns a value, mostly not the default.
  private mutating func value(of property: Property, _ kind: ObjectKind, _ scene: Scene) -> Change? {
    switch property {
    case .class: return nil
    case .frame: return .frame(frame())
    case .boundsOrigin: return Change(property, CGPoint(x: random.below(9), y: random.below(9)))
    case .transform: return Change(property, ViewTransform(degrees: Double(random.below(90)), scale: 0.5))
    case .alpha: return .alpha(pick([0, 0.5, 0.005, 1]))
    case .enlargedBy:
      return .enlargedBy(pick([.none, HitOutsets(9), HitOutsets(top: 1, left: 2, bottom: 3, right: -4)]))
    case .pointInside: return .pointInside(pick(PointInsideOverride.allCases))
    case .animation: return Change(property, pick(AnimationState.allCases))
    case .hitTest:
      return .hitTest(pick([.standard, .beyondBounds, .safeBeyondBounds, .returns(pick(scene.viewNames))]))
    case .contentSize: return Change(property, CGSize(width: 300, height: random.below(900)))
    case .touches:
      var handling = TouchHandling(pick(TouchOverride.allCases))
      if random.below(2) == 0 { handling[pick(Input.Phase.allCases)] = pick(TouchOverride.allCases) }
      return .touches(handling)
    case .implements: return .implements(pick([[], ["save"], ["save", "open"]]))
    case .direction: return Change(property, pick([[.right], [SwipeDirection.left, .up]]))
    case .edges: return Change(property, pick(ScreenEdge.allCases))
    case .requires: return scene.recognizers.first.map { Change(property, NameFilter.only([$0.name])) }
    case .shouldReceive: return Change(property, NameFilter.except([pick(scene.viewNames)]))
    case .shouldRecognizeSimultaneouslyWith, .shouldRequireFailureOf, .shouldBeRequiredToFailBy:
      return Change(property, NameFilter.all)
    default:
      guard case .number(let range, _, let isWhole) = property.domain else {
        return Change(property, random.below(2) == 0)
      }
      return Change(
        property, numbers: [range.lowerBound + (isWhole ? Double(random.below(3)) : pick([0.5, 10, 0.25]))])
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }
}
