import Foundation
import Testing

@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import UIKitCore

/// The code beside the column of a projected window.
struct ProjectorCodeTests {
  nonisolated static let wide = CGSize(width: 1920, height: 1080)

  private func workbench(_ scene: String, _ size: CGSize = wide) throws -> Workbench {
    var options = WorkbenchOptions()
    (options.scene, options.size, options.theme) = (scene, size, .projector)
    let workbench = try Workbench(options: options)
    workbench.perform(.playScript)
    return workbench
  }

  /// The texts of the code; empty if it is not shown.
  private func texts(_ workbench: Workbench) -> [String] {
    workbench.arrange()
    let region = workbench.screen.frame.shown.first { $0.name == "code" }
    return (region?.drawings ?? []).compactMap { if case .text(let text, _, _, _) = $0.content { text } else { nil } }
  }

  private func pressControlJ(_ workbench: Workbench) {
    workbench.handle(.keyDown(.character("j"), .control, isRepeat: false), at: 0)
  }

  @Test(arguments: [
    ("P13", OverriddenFunction.pointInside(["icon"])), ("P15", .pointInside(["name", "avatar"])),
    ("P17", .hitTest(["yellow"])),
    ("P20", .hitTest(["row"])), ("P25", .touches(["ViewController"])), ("P29", .touches(["L", "R"])),
  ])
  func aSceneIsAboutItsOwnOverrides(_ preset: String, _ code: OverriddenFunction) throws {
    #expect(OverriddenFunction(of: try SceneLibrary.bundled().scene(preset)) == code)
  }

  @Test(arguments: ["P01", "P22", "P31", "P33", "P46"]) func otherScenesHaveNoCodeOfTheirOwn(_ preset: String) throws {
    #expect(OverriddenFunction(of: try SceneLibrary.bundled().scene(preset)) == nil)
  }

  @Test func aVariantThatPutsTheBoundsBackIsNoCode() throws {
    let scene = try Scene.parse(
      """
      id: T01
      name: T
      title: T
      caption: T
      views:
        - { name: root, frame: 0 0 360 560 }
      variants:
        - { name: bounds, title: T, edits: [root.pointInside bounds] }
      script:
        - tap 180,270
      """, file: "bounds")
    #expect(OverriddenFunction(of: scene) == nil)
  }

  @Test func itStandsWhereThereIsRoomForIt() throws {
    #expect(try texts(workbench("P17")).first == "yellow.hitTest(_:with:)")
    #expect(try texts(workbench("P17", CGSize(width: 1280, height: 800))).isEmpty)
    #expect(try texts(workbench("P01")).isEmpty)
  }

  @Test(arguments: [
    CGSize(width: 1366, height: 768), CGSize(width: 1920, height: 1080), CGSize(width: 3840, height: 2160),
  ])
  func theLongestFunctionIsShownToItsEnd(_ size: CGSize) throws {
    #expect(try texts(workbench("P16", size)).filter { $0.contains("}") }.count == 5)
  }

  @Test func itFollowsTheOverrideAndKeepsItWhileOtherFunctionsRun() throws {
    let workbench = try workbench("P17")
    let codes = (1...workbench.playback.trace.steps.count).map { step in
      workbench.perform(.goTo(step: step))
      return ProjectedCode(workbench.display.stage, .swift)
    }
    #expect(codes.allSatisfy { $0?.title == "yellow.hitTest(_:with:)" })
    let asking = try #require(codes.first { $0?.state?.current == .ask } ?? nil)
    #expect(asking.values == [CodeValue(name: "child", value: "button"), CodeValue(name: "p", value: "(40, 6)")])
    let end = try #require(codes.last ?? nil)
    #expect(end.state?.current == .hitReturn && end.values.last == CodeValue(name: "return", value: "button"))
    #expect(codes.first??.state == nil)
  }

  @Test func itShowsTheAreaThatAnEnlargedViewAnswersFor() throws {
    let workbench = try workbench("P15")
    let code = try #require(ProjectedCode(workbench.display.stage, .swift))
    #expect(code.title == "avatar.point(inside:with:)")
    #expect(code.lines.map(\.text).contains("    .insetBy(dx: -20, dy: -20)"))
    #expect(code.values.last == CodeValue(name: "return", value: "true"))
  }

  @Test func controlJShowsItForEverySceneOrForNone() throws {
    let workbench = try workbench("P31")
    #expect(texts(workbench).isEmpty)
    pressControlJ(workbench)
    #expect(texts(workbench).first == "view1.touchesCancelled(_:with:)")
    let file = workbench.savedState
    let next = try self.workbench("P31")
    next.resume(file)
    #expect(!texts(next).isEmpty)
    pressControlJ(next)
    next.perform(.openScene(id: "P17"))
    #expect(texts(next).isEmpty)
  }

  @Test func theBarHasAButtonForItWhereThereIsRoom() throws {
    let workbench = try workbench("P17")
    workbench.handle(.pointerMoved(CGPoint(x: 60, y: 900)), at: 0)
    workbench.arrange()
    let button = try #require(workbench.panels.frame(of: "presenter.code"))
    workbench.handle(.pointerDown(button.center, .left), at: 0.1)
    workbench.handle(.pointerUp(button.center, .left), at: 0.2)
    #expect(texts(workbench).isEmpty)
    let narrow = try self.workbench("P17", CGSize(width: 1280, height: 800))
    narrow.handle(.pointerMoved(CGPoint(x: 60, y: 700)), at: 0)
    narrow.arrange()
    #expect(narrow.panels.frame(of: "presenter.code") == nil)
    pressControlJ(narrow)
    #expect(narrow.statusMessage?.text == "Code needs a window of 16:9")
  }

  @Test(arguments: CodeLanguage.allCases) func everyLineFitsIntoALine(_ language: CodeLanguage) {
    let overrides: [HitTestOverride] = [.standard, .beyondBounds, .safeBeyondBounds, .returns("field")]
    let outsets = [
      HitOutsets(top: 20, left: 20, bottom: 20, right: 20), HitOutsets(top: 10, left: 5, bottom: 0, right: 5),
    ]
    let functions: [[CodeLine]]
    switch language {
    case .swift:
      functions =
        overrides.map(SwiftSource.hitTest) + outsets.map { SwiftSource.pointInside(.enlarged, $0) }
        + TouchOverride.allCases.map { SwiftSource.touches(.cancelled, $0, follower: nil) }
    case .objectiveC:
      functions =
        overrides.map(ObjectiveCSource.hitTest) + outsets.map { ObjectiveCSource.pointInside(.enlarged, $0) }
        + TouchOverride.allCases.map { ObjectiveCSource.touches(.cancelled, $0, follower: nil) }
    }
    for line in functions.joined() { #expect(line.text.count <= 34, "\(line.text)") }
  }

  /// After a restart in the projector, too.
  @Test func leavingTheProjectorBringsBackTheThemeBefore() throws {
    var options = WorkbenchOptions()
    options.theme = .dark
    let first = try Workbench(options: options)
    first.perform(.toggleProjector)
    options.theme = .projector
    let second = try Workbench(options: options)
    second.resume(first.savedState)
    second.perform(.toggleProjector)
    #expect(second.preferences.theme == .dark)
  }
}
