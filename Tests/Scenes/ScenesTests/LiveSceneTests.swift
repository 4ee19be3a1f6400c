import Foundation
import Testing
@testable import LiveScenes
@testable import Scenes
@testable import UIKitCore
@testable import UIKitLists

/// Records the calls of `touches…` methods: `17 moved pad 2` is one call with two touches at 17 ms.
final class Deliveries: PipelineObserver {
  private let liveScene: LiveScene
  private(set) var lines: [String] = []

  init(_ liveScene: LiveScene) {
    self.liveScene = liveScene
    liveScene.application.observer = self
  }

  func pipelineWillPerform(_ step: PipelineStep) {
    guard case .touches(let responder, let phase, let touches) = step else { return }
    let time = Int((touches[0].timestamp * 1000).rounded())
    lines.append("\(time) \(phase) \(liveScene.name(of: responder) ?? "?") \(touches.count)")
  }

  func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {}
  func pipelineDidNote(_ note: PipelineNote) {}
}

@Suite struct LiveSceneTests {
  private func scene(_ yaml: String) throws -> Scene { try Scene.parse(yaml, file: "test.yaml") }

  private func deliveries(_ yaml: String) throws -> [String] {
    let liveScene = LiveScene(try scene(yaml))
    let deliveries = Deliveries(liveScene)
    defer { liveScene.application.observer = nil }
    liveScene.play(liveScene.scene.script.inputs)
    return deliveries.lines
  }

  // MARK: What keeps all touches away

  @Test func anAnimationThatGoesOnKeepsNewTouchesAway() throws {
    let deliveries = try deliveries(
      """
      views: [{ name: pad, frame: 0 0 100 100, touches: handles, animation: running }]
      script:
        - tap 50,50
        - set pad.animation allowUserInteraction
        - tap 50,50
        - set pad.animation running
        - tap 50,50
        - set pad.animation none
        - tap 50,50
      """)
    #expect(deliveries.filter { $0.contains("pad") }.count == 4, "\(deliveries)")
  }

  @Test func ignoringInteractionDropsTouchesAndCancelsThoseUnderWay() throws {
    let deliveries = try deliveries(
      """
      application: { isIgnoringInteractionEvents: true }
      views: [{ name: pad, frame: 0 0 100 100, touches: handles }]
      script:
        - tap 50,50
        - set UIApplication.isIgnoringInteractionEvents false
        - down 50,50
        - wait 10
        - set UIApplication.isIgnoringInteractionEvents true
        - wait 10
        - up
        - tap 50,50
      """)
    #expect(deliveries == ["90 began pad 1", "100 cancelled pad 1"])
  }

  @Test func bothAreValuesOfTheState() throws {
    let scene = try scene("views: [{ name: pad, frame: 0 0 100 100 }]"), live = LiveScene(scene)
    live.play([
      TimedInput(time: 1, input: .set(Edit("pad", Change(.animation, AnimationState.running)))),
      TimedInput(time: 2, input: .set(Edit("UIApplication", Change(.isIgnoringInteractionEvents, true)))),
    ])
    let restored = LiveScene(scene, variant: .unchanged, in: try #require(live.state))
    #expect(restored.value(of: .animation, for: "pad") as? AnimationState == .running)
    #expect(restored.view(named: "pad")?.touchRefusal == .animated)
    #expect(restored.application.isIgnoringInteractionEvents)
  }

  // MARK: Building

  @Test func everyNamedResponderExists() throws {
    let scene = try SceneLibrary.bundled().scene("P22")
    let liveScene = LiveScene(scene)
    for (name, kind) in scene.namedObjects where kind.isResponder {
      let object = try #require(liveScene.object(named: name))
      #expect(liveScene.name(of: object) == name)
    }
    let controller = liveScene.object(named: "ChildViewController") as? UIViewController
    #expect(controller?.parent === liveScene.object(named: "ViewController"))
    #expect(liveScene.windows[0].rootViewController === liveScene.object(named: "ViewController"))
    #expect(liveScene.view(named: "label").flatMap(liveScene.className(of:)) == "UILabel")
    #expect(liveScene.view(named: "label")?.accessibilityIdentifier == "label")
  }

  @Test func theRootViewOfAControllerHasTheFrameOfTheScene() throws {
    let liveScene = LiveScene(try SceneLibrary.bundled().scene("P09"))
    #expect(liveScene.view(named: "root")?.frame == CGRect(x: 20, y: 40, width: 320, height: 480))
  }

  @Test func aWindowOfAHigherLevelIsInFront() throws {
    let liveScene = LiveScene(
      try scene(
        """
        windows:
          - { name: alert, level: 2000, frame: 0 0 100 100 }
          - { name: main, views: [{ name: a, frame: 0 0 360 560 }] }
        """))
    #expect(liveScene.application.windows.map { liveScene.name(of: $0) } == ["main", "alert"])
    #expect(liveScene.scene.size == CGSize(width: 360, height: 560))
  }

  @Test func aReleasedLiveSceneIsFreed() throws {
    let scene = try SceneLibrary.bundled().scene("P24")
    weak var application: UIApplication?
    weak var label: UIView?
    do {
      let liveScene = LiveScene(scene)
      liveScene.play(scene.script.inputs)
      application = liveScene.application
      label = liveScene.view(named: "label")
    }
    #expect(application == nil && label == nil)
  }

  // MARK: Edits

  @Test(arguments: [
    "a.frame 40 50.5 300 490", "a.boundsOrigin 0 300", "a.transform rotate 30 scale 0.5", "a.isHidden true",
    "a.alpha 0.005", "a.isUserInteractionEnabled false", "a.isEnabled false", "a.clipsToBounds true",
    "a.isMultipleTouchEnabled true", "a.isExclusiveTouch true", "a.enlargedBy 1 2 3 -4", "a.pointInside always",
    "a.hitTest returns W", "a.touches passesOn", "c.touches handles", "W.alpha 0.5", "UIApplication.touches handles",
    "AppDelegate.touches handles", "AppDelegate.isResponder false", "a.implements save open", "c.implements save",
    "AppDelegate.implements save", "saver.implements save", "saver.isAlive false", "list.contentSize 300 900",
    "list.delaysContentTouches false", "list.canCancelContentTouches false", "tap.isEnabled false",
    "tap.cancelsTouchesInView false", "tap.delaysTouchesBegan true", "tap.delaysTouchesEnded false",
    "tap.numberOfTapsRequired 2", "tap.numberOfTouchesRequired 2", "press.numberOfTapsRequired 1",
    "press.numberOfTouchesRequired 2", "press.minimumPressDuration 0.25", "press.allowableMovement 20",
    "pan.minimumNumberOfTouches 2", "pan.maximumNumberOfTouches 3", "swipe.direction left up",
    "swipe.numberOfTouchesRequired 2", "edge.edges bottom", "edge.minimumNumberOfTouches 2", "tap.shouldBegin false",
    "tap.shouldReceive except a", "pan.shouldRecognizeSimultaneouslyWith all", "tap.shouldRequireFailureOf press pan",
    "press.shouldBeRequiredToFailBy tap", "tap.shouldRequireFailureOf list.pan",
  ])
  func anEditCanBeReadBack(_ text: String) throws {
    let liveScene = LiveScene(try scene(Self.oneOfEach))
    let edit = try Edit.parse(text)
    try SceneNames(liveScene.scene).check(edit)
    func value() -> String? { liveScene.value(of: edit.change.property, for: edit.target)?.sceneText }
    #expect(value() != edit.change.value.sceneText)
    liveScene.apply(edit)
    #expect(value() == edit.change.value.sceneText)
  }

  private static let oneOfEach = """
    targets: [saver]
    views:
      - name: a
        class: UIButton
        frame: 0 0 10 10
        controller: c
        recognizers:
          - { name: tap, kind: tap, requires: press }
          - { name: press, kind: longPress }
          - { name: pan, kind: pan }
          - { name: swipe, kind: swipe }
          - { name: edge, kind: screenEdgePan, edges: left }
      - { name: list, class: UITableView, frame: 0 20 300 300 }
    """

  @Test func everyPropertyOfEverythingCanBeRead() throws {
    let liveScene = LiveScene(try scene(Self.oneOfEach))
    for (name, kind) in liveScene.scene.namedObjects {
      for property in kind.properties where !(name == "W" && property == .class) {
        #expect(liveScene.value(of: property, for: name) != nil, "\(name).\(property)")
      }
    }
  }

  @Test func aVariantCanChangeClassesAndRequirements() throws {
    let scene = try scene(
      Self.oneOfEach + """

        variants: [{ name: v, edits: [a.class UISlider, tap.requires none, pan.requires tap press] }]
        """)
    let liveScene = LiveScene(scene, variant: scene.variant())
    #expect(liveScene.view(named: "a") is UISlider)
    #expect(liveScene.value(of: .class, for: "a")?.sceneText == "UISlider")
    #expect(liveScene.value(of: .requires, for: "tap")?.sceneText == "none")
    #expect(liveScene.value(of: .requires, for: "pan")?.sceneText == "tap press")
    #expect(LiveScene(scene, variant: .unchanged).view(named: "a") is UIButton)
  }

  @Test func enlargedByAlsoChangesPointInside() throws {
    let liveScene = LiveScene(try scene("views: [{ name: a, frame: 0 0 10 10, enlargedBy: 5 }]"))
    #expect(liveScene.value(of: .pointInside, for: "a")?.sceneText == "enlarged")
    liveScene.apply(Edit("a", .enlargedBy(.none)))
    #expect(liveScene.value(of: .pointInside, for: "a")?.sceneText == "bounds")
  }

  @Test func anEditThatDoesNotFitChangesNothing() throws {
    let liveScene = LiveScene(try scene("views: [{ name: a, frame: 0 0 10 10 }]"))
    liveScene.apply(Edit("nobody", .alpha(0)))
    liveScene.apply(Edit("AppDelegate", .alpha(0)))
    liveScene.play([TimedInput(time: 0, input: .front("nobody"))])
    #expect(liveScene.value(of: .alpha, for: "a")?.sceneText == "1")
  }

  // MARK: Playing

  @Test func fingersThatGoDownTogetherAreOneEvent() throws {
    #expect(
      try deliveries(
        """
        views: [{ name: pad, frame: 0 0 360 560, touches: handles, isMultipleTouchEnabled: true }]
        script: ["down 10,10 and 50,50", "move 20,20 and 60,60 over 17", up finger 1, wait 5, up finger 2]
        """) == ["0 began pad 2", "17 moved pad 2", "17 ended pad 1", "22 ended pad 1"])
  }

  @Test func anInterruptCancelsTouchesAndTheNextTouchBegins() throws {
    #expect(
      try deliveries(
        """
        views: [{ name: pad, frame: 0 0 360 560, touches: handles }]
        script: ["down 10,10", wait 200, interrupt, up, "tap 10,10"]
        """) == ["0 began pad 1", "200 cancelled pad 1", "200 began pad 1", "290 ended pad 1"])
  }

  @Test func aViewThatPassesOnIsNotTheLastToReceiveTouches() throws {
    #expect(
      try deliveries(
        """
        views: [{ name: pad, frame: 0 0 360 560, touches: passesOn, controller: { name: c, touches: handles } }]
        script: ["tap 10,10"]
        """) == ["0 began pad 1", "0 began c 1", "90 ended pad 1", "90 ended c 1"])
  }

  @Test func eachMethodIsOverriddenByItself() throws {
    let calls = try deliveries(
      """
      views:
        - name: root
          frame: 0 0 360 560
          controller: { name: Screen, touches: handles }
          views: [{ name: a, frame: 0 0 100 100, touches: handles began passesOn ended }]
      script: ["down 50,50", "move 50,60", up]
      """)
    #expect(
      calls == [
        "0 began a 1", "0 moved a 1", "0 moved root 1", "0 moved Screen 1", "0 ended a 1", "0 ended root 1",
        "0 ended Screen 1",
      ])
  }

  @Test func aDelegateThatIsNoResponderReceivesNoTouches() throws {
    let pad = "views: [{ name: pad, frame: 0 0 360 560 }]\nscript: ['down 10,10']\n"
    #expect(try deliveries(pad).last == "0 began AppDelegate 1")
    #expect(try deliveries(pad + "delegate: { isResponder: false }").last == "0 began UIApplication 1")
  }

  @Test func anEditDuringATouchTakesEffectAtItsTime() throws {
    #expect(
      try deliveries(
        """
        views: [{ name: pad, frame: 0 0 360 560, controller: c }]
        script: ["down 10,10", wait 40, set pad.touches handles, up]
        """) == [
          "0 began pad 1", "0 began c 1", "0 began W 1", "0 began UIApplication 1", "0 began AppDelegate 1",
          "40 ended pad 1",
        ])
  }

  @Test func inputsPlayedTogetherOrOneByOneHaveTheSameEffect() throws {
    let scene = try SceneLibrary.bundled().scene("P04")
    let whole = LiveScene(scene)
    let piecewise = LiveScene(scene)
    let (callsOfWhole, callsOfPiecewise) = (Deliveries(whole), Deliveries(piecewise))
    defer { for liveScene in [whole, piecewise] { liveScene.application.observer = nil } }
    whole.play(scene.script.inputs)
    for input in scene.script.inputs { piecewise.play([input]) }
    #expect(callsOfWhole.lines == callsOfPiecewise.lines)
    #expect(callsOfWhole.lines.count == 12)
    #expect(whole.time == 780)
  }
}
