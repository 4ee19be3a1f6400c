import ElementMaps
import Foundation
@testable import TestSupport
import Testing

@testable import LiveScenes
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// The hit map, which asks views about sets of points, has at each point the answer of `hitTest(_:with:)`.
@MainActor @Suite struct HitMapExactnessTests {
  /// The points at which the map differs from the hit test, and the name that the hit test gives.
  private func mistakes(
    in map: ElementMap, of application: UIApplication, every stride: Int = 1, _ name: (UIView) -> String
  ) -> [String] {
    var mistakes: [String] = []
    for row in 0..<map.height {
      for column in Swift.stride(from: row % stride, to: map.width, by: stride) {
        let hit = application.frontmostView(at: CGPoint(x: column, y: row), with: nil)
        let expected = hit.map { name($0.view) } ?? ElementMap.nothing
        guard map.name(x: column, y: row) != expected else { continue }
        mistakes.append("(\(column), \(row)): \(map.name(x: column, y: row)), not \(expected)")
      }
    }
    return mistakes
  }

  private func mistakes(of scene: LiveScene, every stride: Int = 1) throws -> [String] {
    let map = try HitMap.map(of: scene)
    scene.application.observer = nil
    return mistakes(in: map, of: scene.application, every: stride) { scene.traceName(of: $0) }
  }

  @Test(arguments: Exhaustive.cases(20, of: 400)) func aRandomTree(_ number: Int) throws {
    let wrong = try mistakes(of: RandomTree.liveScene(number))
    #expect(wrong.isEmpty, "\(wrong.count) points, such as \(wrong.first ?? "") of\n\(RandomTree.text(number))")
  }

  @Test(.exhaustive) func allVariantsOfAllPresets() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      for variant in scene.variants.isEmpty ? [nil] : scene.variants.map(Optional.init) {
        let wrong = try mistakes(of: LiveScene(scene, variant: variant), every: 7)
        #expect(wrong.isEmpty, "\(scene.id) \(variant?.name ?? ""): \(wrong.first ?? "")")
      }
    }
  }

  // MARK: Classes of other modules

  /// Inside a circle, as an app would write it.
  private final class Round: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
    }
  }

  /// Lets every other column through.
  private final class Grille: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      Int(point.x.rounded(.down)) % 2 == 0 ? super.hitTest(point, with: event) : nil
    }
  }

  private final class Loner: UIView {
    let other = UIView()
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { other }
  }

  private func application(with views: [UIView]) -> UIApplication {
    let application = UIApplication()
    application.options.applicationKeepsWindows = true
    let window = UIWindow(frame: CGRect(x: 3.5, y: 0, width: 90, height: 80), application: application)
    for (index, view) in views.enumerated() {
      view.accessibilityIdentifier = "v\(index)"
      view.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 25, height: 20)))
      view.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 0.3)
      window.addSubview(view)
    }
    window.makeKeyAndVisible()
    return application
  }

  @Test func aClassOfAnAppIsReallyAsked() throws {
    let application = application(with: [
      Grille(frame: CGRect(x: 30, y: 20, width: 50, height: 40)),
      Round(frame: CGRect(x: 5, y: 5, width: 50, height: 50)),
    ])
    let map = try HitMap.map(of: application, size: CGSize(width: 100, height: 80))
    let wrong = mistakes(in: map, of: application) { $0.accessibilityIdentifier ?? "\(type(of: $0))" }
    #expect(wrong.isEmpty, "\(wrong.count) points, such as \(wrong.first ?? "")")
    #expect(map.names.contains("v0") && map.names.contains("v1"))
  }

  @Test func aViewThatIsInNoWindowLetsTheNextWindowAnswer() throws {
    let application = application(with: [UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 80))])
    let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40), application: application)
    front.addSubview(Loner(frame: front.bounds))
    front.isHidden = false
    let map = try HitMap.map(of: application, size: CGSize(width: 100, height: 80))
    #expect(mistakes(in: map, of: application) { $0.accessibilityIdentifier ?? "\(type(of: $0))" }.isEmpty)
    #expect(map.name(x: 50, y: 50) == "v0")
  }

  @Test func aViewThatAnAnimatorMovesIsWhereItIsShown() throws {
    let application = application(with: [UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))])
    let view = application.windows[0].subviews[0]
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 60 }
    animator.startAnimation()
    application.processEvents(until: 0.5)
    let map = try HitMap.map(of: application, size: CGSize(width: 100, height: 80))
    #expect(mistakes(in: map, of: application) { $0.accessibilityIdentifier ?? "\(type(of: $0))" }.isEmpty)
    #expect([6, 36, 66].map { map.name(x: $0, y: 5) } == ["UIWindow", "v0", "UIWindow"])
  }

  @Test func theMapIsNoPartOfTheTrace() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P17"))
    let before = playback.trace
    _ = playback.hitTestView(at: CGPoint(x: 180, y: 226))
    _ = try playback.run.hitMap()
    #expect(playback.trace == before)
    #expect((playback.run as? LiveSceneRun)?.live.application.observer != nil)
  }
}
