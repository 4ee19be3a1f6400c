import SceneTesting
import Testing

@testable import UIKit

/// The scenes of this package do what their references say.
struct SceneTests {
  /// Every scene in the folder: what happens, and who would win at every point.
  @Test func theScenesBehaveAsBefore() {
    assertScenes(in: "Scenes", matches: .behavior)
  }

  /// One scene, and only what it expects of itself.
  @Test func theButtonPays() {
    assertScene("Scenes/pay.yaml", matches: .expectations)
  }

  /// Views that a test made itself.
  @Test func theButtonCanBeHitAllAroundIt() {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 80), application: application)
    window.makeKeyAndVisible()
    let button = LargeButton(frame: CGRect(x: 40, y: 30, width: 40, height: 20))
    button.accessibilityIdentifier = "button"
    window.addSubview(button)
    assertHitMap(of: application, size: window.bounds.size, matches: "Maps/large-button.png")
  }
}

/// A button that can be hit 10 points beyond its edges.
private final class LargeButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
