import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ElementMaps
@testable import LiveScenes
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// The hit map has, for every point, the view that a touch would hit.
struct HitMapTests {
  private func stage(_ text: String, variant: String? = nil) throws -> LiveScene {
    let scene = try Scene.parse(text, file: "test.yaml")
    return LiveScene(scene, variant: scene.variant(variant))
  }

  /// Returns the points at which the map differs from the hit test.
  private func disagreements(of stage: LiveScene) throws -> [String] {
    let map = try HitMap.map(of: stage)
    var wrong: [String] = []
    for y in 0..<map.height {
      for x in 0..<map.width {
        let name = winner(x, y, of: stage)
        if map.name(x: x, y: y) != name { wrong.append("(\(x), \(y)): \(map.name(x: x, y: y)), expected \(name)") }
      }
    }
    return wrong
  }

  private func winner(_ x: Int, _ y: Int, of stage: LiveScene) -> String {
    for window in stage.application.windows.reversed() where !window.isHidden {
      let point = window.convert(CGPoint(x: x, y: y), from: nil as UIWindow?)
      if let hit = window.hitTest(point, with: nil) { return stage.traceName(of: hit) }
    }
    return ElementMap.nothing
  }

  /// Returns a tree with random flags, sizes and overrides, the same for the same number.
  private func randomTree(_ number: Int) -> String {
    var random = SplitMix64(seed: UInt64(number))
    let hitTests = ["default", "default", "default", "beyondBounds", "safeBeyondBounds"]
    let insides = ["bounds", "bounds", "bounds", "enlarged", "always"]
    func views(_ prefix: String, _ indentation: String, _ depth: Int) -> String {
      (0..<(1 + random.below(2))).map { index in
        let name = "\(prefix)\(index)"
        let place = "\(random.below(120) - 30) \(random.below(120) - 30) \(random.below(120)) \(random.below(100))"
        var text = "\(indentation)- name: \(name)\n\(indentation)  frame: \(place)\n"
        if random.below(5) == 0 { text += "\(indentation)  isHidden: true\n" }
        if random.below(5) == 0 { text += "\(indentation)  alpha: 0.005\n" }
        if random.below(6) == 0 { text += "\(indentation)  clipsToBounds: true\n" }
        if random.below(4) == 0 { text += "\(indentation)  enlargedBy: \(random.below(40) - 10)\n" }
        if number % 3 == 0 && random.below(3) == 0 {
          text += "\(indentation)  hitTest: \(hitTests[random.below(5)])\n"
          text += "\(indentation)  transform: rotate \(random.below(90)) scale 1.5\n"
        }
        if random.below(4) == 0 { text += "\(indentation)  pointInside: \(insides[random.below(5)])\n" }
        if depth > 0 { text += "\(indentation)  views:\n" + views(name, indentation + "    ", depth - 1) }
        return text
      }.joined()
    }
    return "windows:\n  - name: W\n    frame: 0 0 150 130\n    views:\n" + views("v", "      ", 3)
      + "script:\n  - tap 10,10\n"
  }

  @Test(arguments: 0..<12)
  func theMapEqualsTheHitTestAtEachPoint(number: Int) throws {
    let text = randomTree(number)
    let wrong = try disagreements(of: stage(text))
    #expect(wrong.isEmpty, "\(wrong.count) points, such as \(wrong.first ?? "") of\n\(text)")
  }

  @Test(.exhaustive) func theMapOfAPresetEqualsTheHitTestAtEachPoint() throws {
    for name in ["beyond-the-superview", "a-safe-override", "enlarged-hit-area"].sample(every: 3) {
      let scene = try SceneLibrary.bundled().scene(name)
      for variant in scene.variants {
        #expect(try disagreements(of: LiveScene(scene, variant: variant)).isEmpty, "\(name) \(variant.name)")
      }
    }
  }

  @Test func edgesAtFractionsOfAPoint() throws {
    let stage = try stage(
      """
      views:
        - { name: a, frame: 0.5 0.5 10 10 }
        - { name: b, frame: 10.25 0 9.5 10 }
      script:
        - tap 5,5
      """)
    #expect(try disagreements(of: stage).isEmpty)
    let map = try HitMap.map(of: stage)
    #expect(map.name(x: 0, y: 5) == "W")
    #expect(map.name(x: 1, y: 5) == "a")
    #expect(map.name(x: 10, y: 5) == "a")
    #expect(map.name(x: 11, y: 5) == "b")
  }

  @Test func aViewIsNamedByItsIdentifierOrItsClass() throws {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10), application: application)
    window.makeKeyAndVisible()
    let named = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
    named.accessibilityIdentifier = "left"
    window.addSubview(named)
    window.addSubview(UIButton(frame: CGRect(x: 5, y: 0, width: 5, height: 10)))
    let map = try HitMap.map(of: application, size: CGSize(width: 30, height: 10))
    #expect([0, 5, 10, 20].map { map.name(x: $0, y: 0) } == ["left", "UIButton", "UIWindow", ElementMap.nothing])
  }

  @Test func aScreenThatIsTooLargeIsAnError() throws {
    let error = #expect(throws: HitMapError.self) {
      try HitMap.map(of: UIApplication(), size: CGSize(width: 100_000, height: 100_000))
    }
    #expect(error?.description.hasPrefix("the screen has 100000 × 100000 points; a hit map can have at most") == true)
  }
}
