import Testing
@testable import LiveScenes
@testable import Scenes
@testable import UIKitCore
@testable import UIKitLists

/// Inputs other than touches, and the actions of tables, recognizers and targets.
@Suite struct LiveSceneEventTests {
  /// Records signals and actions: `motion began field`, `cell2 didSelect to c`.
  private final class EventLog: PipelineObserver {
    private let liveScene: LiveScene
    private(set) var lines: [String] = []

    init(_ liveScene: LiveScene) {
      self.liveScene = liveScene
      liveScene.application.observer = self
    }

    private func name(_ object: AnyObject?) -> String { object.flatMap(liveScene.name(of:)) ?? "nil" }

    func pipelineWillPerform(_ step: PipelineStep) {
      switch step {
      case .motion(let responder, let phase, _): lines.append("motion \(phase) \(name(responder))")
      case .remoteControl(let responder, _): lines.append("remote \(name(responder))")
      case .action(let action): lines.append("\(name(action.sender)) \(action.name) to \(name(action.target))")
      case .event, .timeout, .hitTestPass, .hitTest, .pointInside, .sendEvent, .recognizerTouches, .recognizerPresses,
        .question, .reset, .touches, .presses:
        break
      }
    }

    func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {}
    func pipelineDidNote(_ note: PipelineNote) {}
  }

  private func events(_ yaml: String) throws -> [String] {
    let liveScene = LiveScene(try Scene.parse(yaml, file: "test.yaml"))
    let log = EventLog(liveScene)
    defer { liveScene.application.observer = nil }
    liveScene.play(liveScene.scene.script.inputs)
    liveScene.advance(to: liveScene.scene.script.duration)
    return log.lines
  }

  private let field = """
    views: [{ name: root, frame: 0 0 360 560, views: [{ name: field, frame: 0 0 90 90 }] }]
    script: [shake, remote]

    """

  /// RC-11: there is no hit test.
  @Test func shakesAndRemoteControlGoToTheFirstResponderAndUp() throws {
    let chain = ["field", "root", "W", "UIApplication", "AppDelegate"]
    let lines = try events(field + "firstResponder: field")
    #expect(lines.filter { $0.hasPrefix("motion began") } == chain.map { "motion began \($0)" })
    #expect(lines.filter { $0.hasPrefix("motion ended") } == chain.map { "motion ended \($0)" })
    #expect(lines.filter { $0.hasPrefix("remote") } == chain.map { "remote \($0)" })
  }

  @Test func withoutAFirstResponderShakesGoToTheWindow() throws {
    #expect(try events(field).first == "motion began W")
  }

  @Test func aTableSendsTheSelectedRowToItsController() throws {
    let list = """
      views:
        - name: list
          class: UITableView
          frame: 0 0 300 300
          controller: c
          views:
            - { name: cell1, class: UITableViewCell, frame: 0 0 300 80 }
            - { name: cell2, class: UITableViewCell, frame: 0 80 300 80 }
      script: ["tap 50,100 hold 300"]
      """
    #expect(try events(list) == ["cell2 didSelect to c"])
  }

  private func press(_ script: String) -> String {
    """
    targets: [saver]
    views:
      - { name: b, class: UIButton, frame: 0 0 90 90, controller: { name: c, implements: save }, actions: [touchUpInside save to saver] }
    script: [\(script)]
    """
  }

  @Test func anActionGoesToItsTargetWhileTheTargetExists() throws {
    #expect(try events(press("'tap 5,5'")) == ["b save to saver"])
  }

  @Test func anActionWithoutItsTargetGoesUpTheChain() throws {
    #expect(try events(press("'down 5,5', set saver.isAlive false, up")) == ["b save to c"])
  }

  /// RC-26.
  @Test func theActionOfARecognizerDoesNotGoUpTheChain() throws {
    let tap = """
      views:
        - name: pad
          frame: 0 0 90 90
          implements: [save, open]
          recognizers:
            - { name: t, kind: tap, action: ACTION }
      script: ["tap 5,5"]
      """
    func sent(_ action: String) throws -> [String] {
      try events(tap.replacing("ACTION", with: action))
    }
    #expect(try sent("save to nil") == [])
    #expect(try sent("save to pad") == ["t save to pad"])
    #expect(try sent("save") == ["t save to nil"])
  }

  /// GR-49.
  @Test func disablingARecognizerDuringAGestureCancelsIt() throws {
    let pan = """
      views:
        - name: pad
          frame: 0 0 300 300
          recognizers:
            - { name: pan, kind: pan, action: move to pad }
      script: ["down 5,5", "move 100,5 over 50", set pan.isEnabled false, "move 200,5 over 50", up]
      """
    // Began, changed, and the cancellation.
    #expect(try events(pan) == Array(repeating: "pan move to pad", count: 4))
  }
}
