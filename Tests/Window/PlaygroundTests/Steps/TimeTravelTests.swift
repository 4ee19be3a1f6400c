import Foundation
import TestSupport
import Testing
@testable import Canvas
@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

/// Moving the cursor with keys, and the state at a step, which does not depend on the way to it.
struct TimeTravelTests {
  @Test func arrowsWithShiftGoFromChapterToChapter() throws {
    var stepper = try Stepper("P31")
    let starts = Chapter.chapters(of: stepper.trace).map { $0.steps.lowerBound + 1 }
    stepper.workbench.perform(.goTo(step: 0))
    var places: [Int] = []
    for _ in starts {
      stepper.press(.right, .shift)
      places.append(stepper.cursor)
    }
    #expect(places == starts)
    for start in starts.dropLast().reversed() {
      stepper.press(.left, .shift)
      #expect(stepper.cursor == start)
    }
  }

  @Test func controlOneGoesToTheResult() throws {
    var stepper = try Stepper("P01")
    stepper.press("1", .control)
    #expect(stepper.trace.steps[stepper.cursor - 1].kind == .result(finger: 1, view: "B"))
  }

  @Test func controlTwoGoesToTheHandler() throws {
    var stepper = try Stepper("P01")
    stepper.press("2", .control)
    #expect(stepper.trace.steps[stepper.cursor - 1].kind.isHandled)
  }

  @Test func controlThreeGoesToTheNextChangeOfARecognizer() throws {
    var stepper = try Stepper("P31")
    let changes = stepper.places { if case .gesture(.changes) = $0 { true } else { false } }
    #expect(changes.count >= 2)
    for change in changes {
      stepper.press("3", .control)
      #expect(stepper.cursor == change)
    }
    stepper.press("3", .control)
    #expect(stepper.cursor == changes.first)
  }

  @Test func controlFourGoesToTheSelectedView() throws {
    var stepper = try Stepper("P01")
    stepper.press("4", .control)
    #expect(stepper.cursor == 0)
    stepper.workbench.perform(.select("C"))
    stepper.press("4", .control)
    #expect(stepper.trace.steps[stepper.cursor - 1].kind.asks("C"))
  }

  @Test(arguments: Speed.allCases) func playingTakesTheTimeOfTheFilmDividedByTheSpeed(_ speed: Speed) throws {
    let times = try [Speed.normal, speed].map { speed in
      var stepper = try Stepper("P01")
      stepper.workbench.perform(.setSpeed(speed))
      stepper.press(.space)
      let start = stepper.time
      while stepper.workbench.player.isPlaying { try stepper.waitForDeadline() }
      #expect(stepper.workbench.playback.isAtEnd)
      return (stepper.time - start) * speed.rawValue
    }
    #expect(abs(times[0] - times[1]) < 0.001)
  }

  /// As after a start in Step mode, or after the inputs were removed in it.
  @Test(arguments: [Key.space, .right]) func aSceneWithoutATouchIsPlayedInStepMode(key: Key) throws {
    var stepper = try Stepper("P33")
    stepper.press(.space)
    stepper.press(.space)
    stepper.workbench.reset()
    #expect(stepper.workbench.player.mode == .step && stepper.trace.steps.isEmpty)
    stepper.press(key)
    #expect(!stepper.trace.steps.isEmpty && stepper.cursor <= 1)
  }

  // MARK: Exactness

  @Test(.slow) func theDisplayStateIsTheSameForwardsAndBackwards() throws {
    for preset in try SceneLibrary.bundledPresets.get().sample(every: 8) where preset.lesson != .apps {
      let there = try Stepper(preset.id).workbench, back = try Stepper(preset.id).workbench
      there.perform(.goTo(step: 0))
      back.perform(.goTo(step: back.playback.trace.steps.count))
      let count = there.playback.trace.steps.count
      var forwards: [WindowDisplay] = []
      // Steps would leave out those in runs of moves.
      for place in 0...count {
        there.perform(.goTo(step: place))
        forwards.append(there.display)
      }
      for place in stride(from: count, through: 0, by: -1) {
        back.perform(.goTo(step: place))
        #expect(back.display == forwards[place], "\(preset.id) at \(place)")
      }
    }
  }

  @Test(.slow, arguments: ["P38", "P01", "P31"].sample(every: 3)) func thePictureIsTheSameForwardsAndBackwards(
    _ preset: String
  ) throws {
    let workbench = try Stepper(preset, size: WindowLayout.minimumSize).workbench
    let count = workbench.playback.trace.steps.count
    let places = Array(stride(from: 1, to: count, by: max(count / 5, 1)))
    var pictures: [Int: Bitmap] = [:]
    for place in places {
      workbench.perform(.goTo(step: place))
      pictures[place] = workbench.picture()
    }
    for place in places.reversed() {
      workbench.perform(.goTo(step: place + 1))
      workbench.perform(.goTo(step: place))
      #expect(workbench.picture() == pictures[place], "\(place)")
    }
  }

  // MARK: Edits

  @Test func anEditKeepsTheCursorOnItsStep() throws {
    let stepper = try Stepper("P16")
    let place = try #require(stepper.places { $0.asks("yellow") }.first)
    stepper.workbench.perform(.goTo(step: place))
    stepper.workbench.perform(.edit(try Edit.parse("yellow.isHidden true")))
    #expect(stepper.cursor == place)
    #expect(stepper.workbench.display.step?.kind.asks("yellow") == true)
  }

  @Test func anEditThatRemovesTheStepGoesToTheFirstDifference() throws {
    let stepper = try Stepper("P16")
    let asked = try #require(stepper.places { $0.asks("yellow") }.last)
    let gone = try #require(stepper.places { $0.asks("button") }.first)
    stepper.workbench.perform(.goTo(step: gone))
    stepper.workbench.perform(.edit(try Edit.parse("yellow.isHidden true")))
    #expect(stepper.cursor == asked + 1)
    #expect(stepper.workbench.display.step?.kind == .gate(view: "yellow", .hidden))
  }

  @Test func anEditReportsAChangedResultBeforeTheCursorReachesIt() throws {
    var stepper = try Stepper("P01")
    stepper.press(.right)
    stepper.workbench.perform(.edit(try Edit.parse("B.isHidden true")))
    #expect(stepper.workbench.display.statusMessage == StatusText.resultChanged(from: "B", to: "A")[.english])
  }

  @Test func aRepeatedStepIsMatchedByItsOccurrence() {
    let old: [TraceStep.Kind] = [.sendEvent("W"), .timeout, .sendEvent("W"), .timeout]
    let new: [TraceStep.Kind] = [.sendEvent("W"), .sendEvent("A"), .timeout, .sendEvent("W"), .timeout]
    let runs = RunComparison(old.map(step), new.map(step))
    #expect((0...4).map(runs.cursor) == [0, 1, 3, 4, 5])
  }

  private func step(_ kind: TraceStep.Kind) -> TraceStep {
    TraceStep(kind: kind, depth: 0, parent: nil, time: 0, tree: 0)
  }

  // MARK: Slow motion

  /// A finger that is held for a second of the window's time is held for 250 ms of the scene's time at 0.25×.
  @Test func slowMotionSlowsTouches() throws {
    var times: [Double] = []
    for speed in [Speed.quarter, .normal, .quadruple] {
      var options = WorkbenchOptions()
      options.scene = "P01"
      let workbench = try Workbench(options: options)
      let point = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
        .windowPoint(CGPoint(x: 262, y: 424))
      workbench.perform(.setSpeed(speed))
      workbench.handle(.pointerDown(point, .left), at: 1)
      workbench.handle(.pointerUp(point, .left), at: 2)
      let steps = workbench.playback.trace.steps
      times.append(Double((steps.last?.time ?? 0) - (steps.first?.time ?? 0)))
    }
    #expect(times == [250, 1000, 4000])
  }

  /// At 0.25×, a long press of half a second takes two seconds of the window's time.
  @Test func slowMotionSlowsALongPress() throws {
    let scene = try Scene.parse(
      """
      views:
        - name: root
          frame: 0 0 360 560
          recognizers: [{ name: press, kind: longPress }]
      """, file: "press.yaml")
    let workbench = try Workbench(
      showing: scene, among: [SceneSummary(scene)], of: .bundled(), options: WorkbenchOptions(),
      typesetter: Typesetter())
    let point = StageGeometry(layout: workbench.appearance.layout, screen: scene.size).windowPoint(
      CGPoint(x: 180, y: 280))
    workbench.perform(.setSpeed(.quarter))
    workbench.handle(.pointerDown(point, .left), at: 1)
    let began = { workbench.playback.trace.steps.contains { $0.kind.begins("press") } }
    #expect(workbench.nextDeadline == 3)
    workbench.advance(to: 2.9)
    #expect(!began())
    workbench.advance(to: 3)
    #expect(began())
  }
}

extension TraceStep.Kind {
  func asks(_ name: String) -> Bool {
    if case .ask(name, by: _, point: _) = self { true } else { false }
  }

  func begins(_ name: String) -> Bool {
    if case .gesture(.changes(name, from: _, to: .began, _)) = self { true } else { false }
  }
}
