import Foundation
import TestSupport
import Testing
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

/// Panels whose state the workbench keeps.
@Suite struct PanelStateTests {
  @Test func aKeyHidesTheTooltip() throws {
    var options = WorkbenchOptions()
    options.scene = "P01"
    let workbench = try Workbench(options: options)
    workbench.arrange()
    let place = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
      .windowPoint(CGPoint(x: 262, y: 424))
    workbench.handle(.pointerMoved(place), at: 0)
    workbench.advance(to: 1)
    #expect(workbench.panels.visibleTooltip?.text.hasPrefix("E: UIView") == true)
    workbench.handle(.keyDown(.character("e"), [], isRepeat: false), at: 1)
    #expect(workbench.panels.visibleTooltip == nil)
    workbench.advance(to: 3)
    #expect(workbench.panels.visibleTooltip == nil)
  }

  /// The status line has the time of the log and of the time axis, also in a later touch.
  @Test func theTimeOfAStepCountsFromTheOpeningOfTheScene() throws {
    let workbench = try Workbench(preset: "P32")
    workbench.perform(.playScript)
    workbench.perform(.setMode(.step))
    let trace = workbench.playback.trace, second = try #require(trace.sequenceStarts.dropFirst().first)
    workbench.perform(.goTo(step: second + 4))
    let time = try #require(workbench.display.step).time
    #expect(time > 0)
    workbench.arrange()
    let texts = workbench.screen.frame.shown.flatMap { $0.visibleTexts(workbench.typesetter).map(\.string) }
    #expect(texts.contains("t = \(time) ms"))
  }

  @Test(.slow) func thePointIsSeenAtTheMomentThatIsShown() throws {
    for preset in try SceneLibrary.bundledPresets.get() where preset.lesson != .apps {
      var options = WorkbenchOptions()
      options.scene = preset.id
      let workbench = try Workbench(options: options)
      workbench.perform(.playScript)
      let marks = workbench.playback.trace.marks
      let moment = marks.first { $0.name == workbench.playback.scene.shownMoment }?.count
      workbench.playback.cursor = moment ?? workbench.playback.trace.steps.count
      #expect(workbench.display.isPointSeen, "\(preset.id)")
      let second = Narration.second(of: workbench.display.stage, language: .english)?.plain
      #expect(second == workbench.playback.scene.point?[.english] && second != nil, "\(preset.id)")
    }
  }

  @Test func anUnfoldedRunOfMovesStaysUnfoldedWhileItContinues() throws {
    var options = WorkbenchOptions()
    (options.scene, options.size) = ("P01", CGSize(width: 1920, height: 1080))
    let workbench = try Workbench(options: options)
    func drag(_ reports: Range<Int>) {
      for report in reports {
        workbench.handle(.pointerMoved(CGPoint(x: 700 + 2 * report, y: 500)), at: 1 + Double(report) / 10)
      }
      workbench.arrange()
    }
    workbench.handle(.pointerDown(CGPoint(x: 700, y: 500), .left), at: 1)
    drag(1..<6)
    let list = try #require(workbench.panels.window.withDescendants.compactMap { $0 as? LogList }.first { $0.isShown })
    let run = try #require(list.shown.last)
    #expect(run.text == "moved × 5" && run.isFoldable)
    list.press()
    let unfolded = list.shown.count
    drag(6..<9)
    let shown = list.shown
    #expect(shown.count == unfolded && shown.contains { $0.text == "moved × 8" })
    #expect(shown.last?.depth == 1)
  }
}
