import Foundation
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
import Testing
@testable import TouchInput
@testable import TouchTrace

/// The invitation, and the point that stands below the narration once it was seen.
struct InvitationAndPointTests {
  private let text = """
    title: A box
    caption: What the scene teaches.
    invite: { en: Tap the box., zh-Hans: 点一下方块。 }
    point: { en: The box is hit., zh-Hans: 命中的是方块。 }
    views:
      - { name: box, frame: 40 40 100 100, touches: handles }
    script: ["tap 90,90"]
    expect:
      - { at: end, hit: box }

    """

  private func open(_ languages: Languages = .english) throws -> Workbench {
    var options = WorkbenchOptions()
    options.languages = languages
    let library = try SceneLibrary.bundled(), scene = try Scene.parse(text, file: "box.yaml")
    return try Workbench(
      showing: scene, among: [], of: library, options: options,
      typesetter: Workbench(options: options).screen.typesetter)
  }

  private func sentences(_ workbench: Workbench) -> [String?] {
    let display = workbench.display
    return [
      Narration.sentence(of: display.stage, language: .english).plain,
      Narration.second(of: display.stage, language: .english)?.plain,
    ]
  }

  private func tap(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    let place = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
      .windowPoint(CGPoint(x: x, y: y))
    workbench.handle(.pointerDown(place, .left), at: time)
    workbench.handle(.pointerUp(place, .left), at: time + 0.1)
  }

  @Test func theInvitationStandsThereUntilTheFirstTouch() throws {
    let workbench = try open()
    #expect(sentences(workbench) == ["Tap the box.", "Or press Play to watch it."])
    tap(workbench, 300, 500, at: 1)
    #expect(sentences(workbench)[1] == nil)
  }

  @Test func thePointStandsBelowTheNarrationOnceItWasSeen() throws {
    let workbench = try open()
    tap(workbench, 300, 500, at: 1)
    workbench.arrange()
    #expect(!workbench.preferences.finishedPresets.contains(workbench.playback.scene.id))
    tap(workbench, 90, 90, at: 2)
    workbench.arrange()
    #expect(sentences(workbench)[1] == "The box is hit.")
    #expect(workbench.preferences.finishedPresets.contains(workbench.playback.scene.id))
    workbench.perform(.goTo(step: 3))
    #expect(sentences(workbench)[1] == nil)
  }

  @Test func aSmallWindowHasRoomForThePoint() throws {
    let workbench = try open()
    workbench.handle(.resized(CGSize(width: 1024, height: 640)), at: 0)
    tap(workbench, 90, 90, at: 0.1)
    workbench.arrange()
    let texts = workbench.panels.regions(workbench.appearance).first { $0.name == "narration" }?.drawings
      .compactMap { if case .text(let text, _, _, _) = $0.content { text } else { nil } }
    #expect(texts?.contains("The box is hit.") == true)
  }

  @Test func whileAFingerIsDownNothingWasSeenYet() throws {
    let workbench = try open()
    let place = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
      .windowPoint(CGPoint(x: 90, y: 90))
    workbench.handle(.pointerDown(place, .left), at: 1)
    #expect(!workbench.display.isPointSeen)
  }
}
