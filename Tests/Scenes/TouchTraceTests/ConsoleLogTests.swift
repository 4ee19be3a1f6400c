import Foundation
import Testing
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

@Suite struct ConsoleLogTests {
  private static func lines(_ id: String, until mark: String) throws -> [String] {
    let playback = Playback(try SceneLibrary.bundled().scene(id))
    playback.playScript()
    var trace = Trace()
    trace.trees = playback.trace.trees
    let count = try #require(playback.trace.marks.first { $0.name == mark }).count
    playback.trace.steps.prefix(count).forEach { trace.append($0) }
    return ConsoleLog.lines(of: trace)
  }

  /// The article's tree, a tap on B: what its overrides in A to E print.
  @Test func aTapOnBPrintsTwelveLinesForEachSearch() throws {
    let pass = [
      "AView ---->> hitTest:withEvent: ---",
      "AView --->> pointInside:withEvent: ---",
      "AView <<--- pointInside:withEvent: --- isInside:1",
      "CView ---->> hitTest:withEvent: ---",
      "CView --->> pointInside:withEvent: ---",
      "CView <<--- pointInside:withEvent: --- isInside:0",
      "CView <<--- hitTest:withEvent: --- /n hitTestView:(null)",
      "BView ---->> hitTest:withEvent: ---",
      "BView --->> pointInside:withEvent: ---",
      "BView <<--- pointInside:withEvent: --- isInside:1",
      "BView <<--- hitTest:withEvent: --- /n hitTestView:<BView; frame = (40 50; 240 150); layer = <CALayer>>",
      "AView <<--- hitTest:withEvent: --- /n hitTestView:<BView; frame = (40 50; 240 150); layer = <CALayer>>",
    ]
    #expect(pass.count == 12)
    #expect(
      try Self.lines("P01", until: "B") == pass + pass + [
        "BView touchesBegan", "AView touchesBegan", "BView touchesEnded", "AView touchesEnded",
      ])
  }

  // HT-01: super's hitTest returns nil before it would ask pointInside; the override around it still logs.
  @Test func aHiddenViewLogsOnlyItsHitTest() throws {
    let lines = try Self.lines("P05", until: "button")
    #expect(
      lines.filter { $0.hasPrefix("coverView") } == [
        "coverView ---->> hitTest:withEvent: ---", "coverView <<--- hitTest:withEvent: --- /n hitTestView:(null)",
        "coverView ---->> hitTest:withEvent: ---", "coverView <<--- hitTest:withEvent: --- /n hitTestView:(null)",
      ])
    #expect(!lines.contains { $0.hasPrefix("coverChildView") })
  }

  @Test func onlyRespondersThatReceiveTheTouchLogIt() throws {
    let scene = try SceneLibrary.bundled().scene("P24")
    let playback = Playback(scene, variant: scene.variant("box"))
    playback.playScript()
    #expect(
      ConsoleLog.lines(of: playback.trace).filter { $0.hasSuffix("touchesBegan") } == [
        "labelView touchesBegan", "childRootView touchesBegan", "boxView touchesBegan",
      ])
  }

  @Test func theWindowLogsNothingButCanBeTheResult() throws {
    let scene = try Scene.parse(
      """
      views:
        - { name: panel, frame: 0 0 360 560, hitTest: returns W }
      script:
        - tap 5,5
      """, file: "window.yaml")
    let playback = Playback(scene)
    playback.playScript()
    let lines = ConsoleLog.lines(of: playback.trace)
    #expect(lines.allSatisfy { $0.hasPrefix("panelView") })
    #expect(lines.last?.hasSuffix("hitTestView:<UIWindow; frame = (0 0; 360 560); layer = <UIWindowLayer>>") == true)
  }
}
