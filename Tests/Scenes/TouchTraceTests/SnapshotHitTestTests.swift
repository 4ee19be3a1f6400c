import CoreGraphics
@testable import LiveScenes
@testable import Scenes
import TestSupport
import Testing
@testable import TouchTrace

/// The hit test on a snapshot gives the answers of the live views.
@MainActor @Suite struct SnapshotHitTestTests {
  @Test func itAgreesWithTheLiveViewsOfAllPresets() throws {
    var answers = 0
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      let liveScene = LiveScene(scene), tree = Playback(scene).tree
      for index in 0..<900 {
        let point = CGPoint(x: Double(index % 30) * 12, y: Double(index / 30) * 18.7)
        guard let answer = tree.viewThatWouldBeHit(at: point) else { continue }
        answers += 1
        #expect(answer == HitMap.hitTestView(at: point, of: liveScene), "\(scene.id) \(point)")
      }
    }
    #expect(answers > 10_000)
  }

  @Test func itHasNoAnswerWhereAnOverrideDecides() throws {
    let tree = Playback(try SceneLibrary.bundled().scene("P17")).tree
    #expect(tree.viewThatWouldBeHit(at: CGPoint(x: 180, y: 226)) == nil)
  }
}
