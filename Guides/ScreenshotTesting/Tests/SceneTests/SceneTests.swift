import SceneTesting
import Testing
import UIKit

/// Compares the scenes of this package with their references.
struct SceneTests {
  /// Each scene in the folder: what `Scenes/touchstone.yaml` names. The last argument is the folder itself.
  @Test(arguments: scenes(in: "Scenes")) func theSceneIsAsBefore(_ scene: SceneArgument) {
    assertScene(scene)
  }

  /// One scene, only with its own expectations.
  @Test func theButtonPays() {
    assertScene("Scenes/pay.yaml", matches: .expectations)
  }

  /// Views made by a test.
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

/// A button that receives touches up to 10 points beyond its edges.
private final class LargeButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
