import Foundation
import TestSupport
import Testing

@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import UIKitCore

/// The bar with which a presenter steers a projected window by mouse.
struct PresenterBarTests {
  nonisolated static let sizes = [
    CGSize(width: 1024, height: 768), CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
    CGSize(width: 3840, height: 2160),
  ]

  private func workbench(_ scene: String = "P17", _ size: CGSize = CGSize(width: 1920, height: 1080)) throws
    -> Workbench
  {
    var options = WorkbenchOptions()
    (options.scene, options.theme, options.size) = (scene, .dark, size)
    let workbench = try Workbench(options: options)
    workbench.perform(.playScript)
    workbench.perform(.toggleProjector)
    workbench.arrange()
    return workbench
  }

  private func isShown(_ workbench: Workbench) -> Bool {
    workbench.arrange()
    return workbench.screen.frame.shown.contains { $0.name == "presenter" }
  }

  private func click(_ name: String, in workbench: Workbench, at time: TimeInterval) throws {
    let frame = try #require(workbench.panels.frame(of: name))
    workbench.handle(.pointerMoved(frame.center), at: time)
    workbench.handle(.pointerDown(frame.center, .left), at: time)
    workbench.handle(.pointerUp(frame.center, .left), at: time)
    workbench.arrange()
  }

  private let aside = CGPoint(x: 60, y: 600)

  @Test func itAppearsWhenThePointerMovesAndGoesAfterThreeSeconds() throws {
    let workbench = try workbench()
    #expect(!isShown(workbench))
    workbench.handle(.pointerMoved(aside), at: 1)
    #expect(isShown(workbench))
    let deadline = try #require(workbench.nextDeadline)
    #expect(deadline <= 4)
    workbench.advance(to: 3.9)
    #expect(isShown(workbench))
    workbench.advance(to: 4)
    #expect(!isShown(workbench))
    #expect(workbench.panels.presenterBarDeadline == nil)
  }

  /// A presenter presses the same button again after some minutes of talk.
  @Test func itStaysWhileThePointerRestsOnIt() throws {
    let workbench = try workbench()
    workbench.handle(.pointerMoved(aside), at: 0)
    try click("presenter.back", in: workbench, at: 1)
    workbench.advance(to: 200)
    #expect(isShown(workbench))
    #expect(workbench.panels.presenterBarDeadline == nil)
    workbench.handle(.pointerLeft, at: 201)
    workbench.advance(to: 202)
    #expect(!isShown(workbench))
  }

  @Test func aDragOnTheDeviceDoesNotShowIt() throws {
    let workbench = try workbench()
    let point = StageGeometry(workbench.display.stage, workbench.appearance.layout).bezel.center
    workbench.handle(.pointerMoved(point), at: 0)
    workbench.handle(.pointerDown(point, .left), at: 4)
    workbench.handle(.pointerMoved(CGPoint(x: point.x + 9, y: point.y)), at: 5)
    #expect(!isShown(workbench))
  }

  @Test func itsButtonsSteer() throws {
    let workbench = try workbench()
    workbench.handle(.pointerMoved(aside), at: 0)
    let end = workbench.display.cursor
    try click("presenter.back", in: workbench, at: 1)
    #expect(workbench.display.cursor == end - 1)
    try click("presenter.ahead", in: workbench, at: 1.1)
    #expect(workbench.display.cursor == end)
    let next = try #require(workbench.panels.frame(of: "presenter.nextPreset"))
    try click("presenter.nextPreset", in: workbench, at: 1.2)
    #expect(workbench.playback.scene.id == "P18")
    #expect(workbench.panels.frame(of: "presenter.nextPreset") == next)
    try click("presenter.previousPreset", in: workbench, at: 1.3)
    #expect(workbench.playback.scene.id == "P17")
    let variant = workbench.playback.variant.name
    try click("presenter.variant", in: workbench, at: 1.4)
    #expect(workbench.playback.variant.name != variant)
    try click("presenter.leave", in: workbench, at: 1.5)
    #expect(workbench.preferences.theme == .dark && !isShown(workbench))
  }

  @Test func escapeLeavesToTheThemeBefore() throws {
    let workbench = try workbench()
    workbench.perform(.toggleChapterLoop)
    let escape = { _ = workbench.handle(.keyDown(.escape, [], isRepeat: false), at: 0) }
    escape()
    #expect(workbench.display.loop == nil && workbench.preferences.theme == .projector)
    escape()
    #expect(workbench.preferences.theme == .dark)
    escape()
    #expect(workbench.preferences.theme == .dark)
  }

  @Test(arguments: sizes) func itCoversNeitherTheDeviceNorACard(_ size: CGSize) throws {
    for scene in ["P01", "P16", "P17", "P31", "P33", "P45"].sample(every: 3) {
      let workbench = try workbench(scene, size)
      workbench.handle(.pointerMoved(aside), at: 0)
      workbench.updatePanels()
      let bar = workbench.panels.presenterBar.frame
      let plan = StagePlan(workbench.display.stage, workbench.appearance)
      #expect(bar.width >= 280 && CGRect(origin: .zero, size: size).contains(bar), "\(scene)")
      #expect(!bar.intersects(plan.geometry.bezel), "\(scene)")
      for card in plan.column.cards { #expect(!bar.intersects(card.frame), "\(scene): \(card.name)") }
    }
  }
}
