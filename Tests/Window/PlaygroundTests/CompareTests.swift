import Foundation
@testable import StageSupport
import TestSupport
import Testing

@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace

/// Two scenes side by side with the same touches.
@MainActor @Suite struct CompareTests {
  private func comparison(_ workbench: Workbench) throws -> ComparisonState {
    try #require(workbench.display.comparison)
  }

  /// A point of the window over a point of the device of a side, in points.
  private func place(_ x: CGFloat, _ y: CGFloat, onSide side: Int, of workbench: Workbench) -> CGPoint {
    StageGeometry(layout: workbench.appearance.layout.half(side), screen: workbench.playback.scene.size)
      .windowPoint(CGPoint(x: x, y: y))
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, onSide side: Int, of workbench: Workbench) {
    let point = place(x, y, onSide: side, of: workbench), time = workbench.time
    workbench.handle(.pointerMoved(point), at: time)
    workbench.handle(.pointerDown(point, .left), at: time + 0.01)
    workbench.handle(.pointerUp(point, .left), at: time + 0.1)
  }

  private func lines(_ trace: Trace) -> [String] { trace.steps.map { TraceText.line(of: $0) } }

  // MARK: The touch that is shown

  /// A touch that is the same on both sides, after one that differs.
  @Test func thePageAndThePointFollowTheTouchThatIsShown() throws {
    let scene = try Scene.parse(
      """
      name: Two
      point: The box handles it.
      views:
        - { name: box, frame: 0 0 100 100 }
        - { name: other, frame: 200 200 100 100 }
      variants:
        - { name: default }
        - { name: handles, edits: [box.touches handles] }
      script:
        - tap 50,50
      expect:
        - { at: end, hit: box }
      """, file: "two.yaml")
    let workbench = try Workbench(showing: scene, of: SceneLibrary.bundled(), options: WorkbenchOptions())
    workbench.key(.character("c"))
    workbench.perform(.playScript)
    func isDifferent() throws -> Bool {
      workbench.arrange()
      let list = workbench.panels.window.withDescendants.compactMap { $0 as? CompareList }.first
      return try #require(list).rows.contains { row in
        if case .heading(let text, _) = row { text.hasPrefix("First difference") } else { false }
      }
    }
    func second() -> String { Narration.second(of: workbench.display.stage, language: .english)?.plain ?? "" }
    #expect(try isDifferent() && second() == "The box handles it.")
    tap(250, 250, onSide: 0, of: workbench)
    workbench.advance(to: workbench.time + 1)
    #expect(try !isDifferent() && second() != "The box handles it.")
  }

  // MARK: Coming and going

  @Test func theKeyShowsTheOtherVariantAndItsWayBack() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.key(.character("c"))
    let state = try comparison(workbench)
    #expect(state.sides.map(\.title.english) == ["default hitTest", "yellow overrides hitTest"])
    #expect(state.openSide == 0)
    workbench.key(.character("c"))
    #expect(workbench.display.comparison == nil)
    workbench.key(.character("c"))
    workbench.key(.escape)
    #expect(workbench.display.comparison == nil)
  }

  @Test func aVariantThatIsListedBeforeTheShownOneIsAtTheLeft() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.perform(.chooseVariant("override"))
    workbench.key(.character("c"))
    let state = try comparison(workbench)
    #expect(state.sides.map(\.shortTitle.english) == ["default", "override"] && state.openSide == 1)
  }

  @Test func theSidesCanBeSwapped() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.key(.character("c"))
    workbench.perform(.playScript)
    let before = try comparison(workbench)
    workbench.key(.character("c"), .shift)
    let after = try comparison(workbench)
    #expect(after.sides.map(\.title) == before.sides.map(\.title).reversed() && after.openSide == 1)
    #expect(after.alignment.parting == before.alignment.parting)
    #expect(after.difference?.first == before.difference?.second && after.cursor == before.cursor)
  }

  @Test func anyPresetOfTheMenuCanStandBeside() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.key(.character("c"))
    let choices = try comparison(workbench).choices.map(\.english)
    #expect(choices.first == "yellow overrides hitTest" && choices.count == workbench.files.presets.count)
    workbench.perform(.compareWith(try #require(choices.firstIndex(of: "P17 The override"))))
    let state = try comparison(workbench)
    #expect(state.sides[1].display.scene.id == "P17" && state.choice == choices.firstIndex(of: "P17 The override"))
  }

  @Test func anotherSceneAndEditModeEndIt() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.key(.character("c"))
    workbench.key(.pageDown)
    #expect(workbench.display.comparison == nil)
    workbench.key(.character("c"))
    workbench.key(.character("d"))
    #expect(workbench.display.comparison == nil && workbench.isEditing)
    workbench.key(.character("c"))
    #expect(workbench.display.comparison != nil && !workbench.isEditing)
  }

  @Test func aPredictionEndsIt() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.key(.character("c"))
    workbench.perform(.setMode(.predict))
    #expect(workbench.display.comparison == nil)
    // Another scene beside it would give the answer away.
    workbench.perform(.toggleCompare)
    #expect(workbench.display.comparison == nil)
  }

  /// The neighbor whose tree has more of the same names stands beside it, though it is not the next one.
  @Test(arguments: [("P01", "P02"), ("P03", "P02"), ("P29", "P28"), ("P31", "P32"), ("P32", "P31")])
  func aSceneWithoutVariantsStandsBesideItsKin(scene: String, partner: String) throws {
    let workbench = try Workbench(preset: scene)
    workbench.key(.character("c"))
    #expect(try comparison(workbench).sides.map(\.shortTitle.english) == [scene, partner])
  }

  // MARK: The first difference

  nonisolated static let pairs = [
    ("P16", "P17"), ("P16", "P16@override"), ("P33", "P33@keeps"), ("P34", "P34@default"), ("P38", "P38@together"),
    ("P42", "P42@keeps"), ("P18", "P18@safe"), ("P01", "P02"), ("P22", "P41"),
  ]

  /// What the window says is what `touchstone compare` prints, and what a plain diff of the traces finds.
  @Test(arguments: pairs)
  func theWindowHasTheDifferenceOfTheCommand(one: String, other: String) throws {
    let workbench = try Workbench(preset: one)
    try workbench.compare(with: other)
    workbench.perform(.playScript)
    let library = try SceneLibrary.bundled(), (scene, variant) = try library.sceneAndVariant(other)
    let own = Playback(try library.scene(one)), beside = Playback(scene, variant: variant), script = own.scene.script
    for playback in [own, beside] { playback.play(script.inputs, until: script.duration) }
    let state = try comparison(workbench)
    #expect(state.difference == RunDifference(own.trace, beside.trace))
    let texts = [lines(own.trace), lines(beside.trace)]
    let common = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    let isSame = texts.allSatisfy { $0.count == common }
    #expect(state.alignment.parting == (isSame ? nil : common))
    #expect(state.sides.map { lines($0.display.trace) } == texts)
  }

  // MARK: Compared touches

  /// A tap on either device is the same input of the open scene, and happens in both.
  @Test func aTapOnOneDeviceHappensOnBoth() throws {
    var recordings: [[Input]] = []
    for side in 0...1 {
      let workbench = try Workbench(preset: "P16")
      workbench.key(.character("c"))
      tap(180, 220, onSide: side, of: workbench)
      let state = try comparison(workbench)
      #expect(state.sides.map { $0.display.story?.result?.view } == ["behind", "button"])
      recordings.append(workbench.playback.inputs.map(\.input))
    }
    #expect(recordings[0] == recordings[1])
  }

  /// A finger that goes over to the other device stays a finger of the first.
  @Test func aDragStaysOnTheDeviceWhereItBegan() throws {
    let workbench = try Workbench(preset: "P28")
    workbench.key(.character("c"))
    let start = place(80, 280, onSide: 0, of: workbench), end = place(80, 280, onSide: 1, of: workbench)
    workbench.handle(.pointerMoved(start), at: 1)
    workbench.handle(.pointerDown(start, .left), at: 1.1)
    workbench.handle(.pointerMoved(end), at: 1.2)
    workbench.handle(.pointerUp(end, .left), at: 1.3)
    let state = try comparison(workbench)
    #expect(state.sides.allSatisfy { ($0.display.story?.point?.x ?? 0) > 360 })
  }

  /// Mouse, second finger, wheel and keys for signals, as the invitations of presets need them, on the device at the right.
  @Test(.slow, arguments: ["P27", "P28", "P34", "P38", "P43"])
  func aWholeInvitationOnTheSecondDeviceHappensInBoth(preset: String) throws {
    let workbench = try Workbench(preset: preset)
    workbench.key(.character("c"))
    for event in InvitationInputs(following: workbench.playback.scene, in: workbench.appearance.layout.half(1)).events {
      workbench.handle(event.event, at: Double(event.time) / 1000 + 1)
    }
    workbench.advance(to: 20)
    let state = try comparison(workbench), inputs = workbench.playback.inputs
    #expect(!inputs.isEmpty)
    for side in state.sides {
      let alone = Playback(side.display.scene, variant: side.display.variant)
      alone.play(inputs, until: workbench.playback.now)
      #expect(lines(side.display.trace) == lines(alone.trace))
    }
  }

  @Test func aFingerOfTheKeyboardTouchesBoth() throws {
    let workbench = try Workbench(preset: "P33")
    workbench.key(.character("c"))
    workbench.key(.enter)
    workbench.key(.enter)
    let state = try comparison(workbench)
    #expect(state.sides.allSatisfy { $0.display.story?.result?.view != nil })
  }

  @Test func aFingerOfATouchScreenTouchesBoth() throws {
    let workbench = try Workbench(preset: "P16"), point = CGPoint(x: 180, y: 220)
    workbench.key(.character("c"))
    let there = place(point.x, point.y, onSide: 1, of: workbench)
    workbench.handle(.finger(id: 7, .down, there, pressure: 1), at: 1)
    workbench.handle(.finger(id: 7, .up, there, pressure: 1), at: 1.1)
    #expect(try comparison(workbench).sides.map { $0.display.story?.result?.view } == ["behind", "button"])
  }

  @Test func aResetIsOneOfBoth() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.key(.character("c"))
    tap(180, 220, onSide: 0, of: workbench)
    workbench.key(.character("r"))
    #expect(try comparison(workbench).sides.allSatisfy { !$0.display.isTouched })
  }

  // MARK: One cursor

  /// Every step of both runs is shown once, in order, and never one without what happened before it.
  @Test(arguments: ["P16", "P33", "P34", "P35", "P18"])
  func steppingShowsEveryPairInBothScenes(preset: String) throws {
    let workbench = try Workbench(preset: preset)
    workbench.key(.character("c"))
    workbench.perform(.playScript)
    workbench.key(.home)
    workbench.perform(.goToPair(0))
    var state = try comparison(workbench), places = [0]
    while state.cursor < state.alignment.pairs.count {
      workbench.key(.right)
      state = try comparison(workbench)
      #expect(state.cursor > places[places.count - 1])
      for side in 0...1 {
        #expect(state.sides[side].display.cursor == state.alignment.cursor(of: side, after: state.cursor))
      }
      places.append(state.cursor)
    }
    #expect(places == Array(0...state.alignment.pairs.count))
    while state.cursor > 0 {
      workbench.key(.left)
      state = try comparison(workbench)
      #expect(state.cursor == places.popLast().map { $0 - 1 })
    }
  }

  @Test func theEndOfALiveTouchIsTheEndOfBothRuns() throws {
    let workbench = try Workbench(preset: "P35")
    workbench.perform(.chooseVariant("immediate"))
    workbench.key(.character("c"))
    tap(180, 280, onSide: 0, of: workbench)
    // The time-out comes only in the other scene.
    while let deadline = workbench.nextDeadline, deadline < 20 { workbench.advance(to: deadline) }
    let state = try comparison(workbench)
    #expect(state.sides.allSatisfy { $0.display.isAtEnd })
    #expect(state.sides[0].display.trace.steps.count != state.sides[1].display.trace.steps.count)
  }

  @Test func chaptersAndLandmarksMoveBoth() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.key(.character("c"))
    workbench.perform(.playScript)
    workbench.perform(.goToPair(1))
    workbench.key(.right, .shift)
    var state = try comparison(workbench)
    #expect(state.chapters.map { $0.steps.lowerBound + 1 }.contains(state.cursor))
    workbench.key(.character("1"), .control)
    state = try comparison(workbench)
    let result = state.alignment.pairs[state.cursor - 1]
    guard case .result(_, "behind") = state.sides[0].display.trace.steps[try #require(result.first)].kind else {
      Issue.record("not at the result")
      return
    }
  }

  @Test func playingEndsAtTheMomentThatMakesThePoint() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.key(.character("c"))
    workbench.key(.space)
    var time = workbench.time
    while workbench.player.isPlaying, time < 60 {
      time = try #require(workbench.nextDeadline)
      workbench.advance(to: time)
    }
    let state = try comparison(workbench)
    let mark = try #require(workbench.playback.trace.marks.first { $0.name == "above" })
    #expect(state.sides[0].display.cursor == mark.count)
    #expect(state.sides.map { $0.display.story?.result?.view } == ["behind", "button"])
  }

  @Test func aLoopIsPlayedInBoth() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.key(.character("c"))
    workbench.perform(.playScript)
    workbench.perform(.goToPair(8))
    workbench.key(.character("o"))
    workbench.key(.space)
    var places: Set<Int> = []
    for _ in 0..<60 {
      workbench.advance(to: try #require(workbench.nextDeadline))
      places.insert(try comparison(workbench).cursor)
    }
    let loop = try #require(workbench.session.loopOfPlaces)
    #expect(places.subtracting([8]).allSatisfy { loop.contains($0 - 1) } && places.count > 5)
  }

  // MARK: Edits

  @Test func anEditedSceneStandsBesideItsFile() throws {
    let workbench = try Workbench(preset: "P05")
    workbench.perform(.playScript)
    workbench.perform(.edit(Edit("cover", .isHidden(false))))
    workbench.key(.character("c"))
    var state = try comparison(workbench)
    #expect(state.sides.map(\.shortTitle.english) == ["before", "after"] && state.openSide == 1)
    #expect(state.sides[0].display.story?.result?.view == "button")
    #expect(state.sides[1].display.story?.result?.view != "button")
    // The scene can be edited on.
    workbench.perform(.edit(Edit("cover", .isHidden(true))))
    state = try comparison(workbench)
    #expect(state.alignment.parting == nil)
    workbench.perform(.undo)
    #expect(try comparison(workbench).alignment.parting != nil)
  }

  @Test func anEditOfTheTreeStandsBesideItsFileToo() throws {
    let workbench = try Workbench(preset: "P05")
    workbench.perform(.playScript)
    workbench.perform(.editTree([.remove("button")]))
    workbench.key(.character("c"))
    let state = try comparison(workbench)
    #expect(state.sides[0].display.tree.node("button") != nil && state.sides[1].display.tree.node("button") == nil)
    #expect(state.difference?.consequences.contains { $0.topic == .hit } == true)
  }

  /// A touch that is the same in both says so, and which one is not.
  @Test func theNarrationIsAboutTheTouchThatIsShown() throws {
    let workbench = try Workbench(preset: "P33")
    workbench.key(.character("c"))
    tap(180, 280, onSide: 0, of: workbench)
    workbench.advance(to: 3)
    tap(180, 500, onSide: 0, of: workbench)
    workbench.advance(to: 6)
    let state = try comparison(workbench)
    #expect(state.alignment.partings.count == 1 && state.parting == nil)
    #expect(
      Narration.sentence(of: workbench.display.stage, language: .english).plain == "This touch is the same in both.")
    let second = Narration.second(of: workbench.display.stage, language: .english)?.plain
    #expect(second == "Touch 1 differs, from its step 23 on.")
    #expect(NarrationTile(workbench.display.stage) == .same)
  }

  // MARK: What is said

  @Test func theNarrationSaysTheDifferenceThenWhatEachDoes() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.key(.character("c"))
    let first = Narration.sentence(of: workbench.display.stage, language: .english).plain
    #expect(first == "Tap the half of the button that sticks out.")
    #expect(Narration.second(of: workbench.display.stage, language: .english)?.plain.contains("both") == true)
    tap(180, 220, onSide: 0, of: workbench)
    let sentence = Narration.sentence(of: workbench.display.stage, language: .english).plain
    #expect(sentence == "At step 8 both have asked yellow: left it says NO, right it asks button itself.")
    #expect(NarrationTile(workbench.display.stage) == .difference)
    workbench.perform(.goToPair(7))
    #expect(Narration.sentence(of: workbench.display.stage, language: .english).plain.hasPrefix("root asks"))
    workbench.perform(.goToPair(8))
    #expect(Narration.sentence(of: workbench.display.stage, language: .english).plain == sentence)
    workbench.perform(.goToPair(9))
    #expect(Narration.sentence(of: workbench.display.stage, language: .english).plain.hasPrefix("I "))
    #expect(Narration.second(of: workbench.display.stage, language: .english)?.plain.hasPrefix("II ") == true)
  }
}
