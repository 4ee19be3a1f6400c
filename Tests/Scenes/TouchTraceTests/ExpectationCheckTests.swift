import Foundation
import TestSupport
import Testing
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

@Suite struct ExpectationCheckTests {
  /// A red view with a button in it; the script taps each once.
  private static func scene(expect: String) throws -> Scene {
    try Scene.parse(
      """
      views:
        - name: root
          frame: 0 0 360 560
          controller: { name: ViewController, touches: handles }
          views:
            - { name: red, frame: 20 20 100 100 }
            - { name: button, class: UIButton, frame: 200 20 100 100, actions: [touchUpInside tap] }
      script:
        - tap 50,50
        - mark red
        - tap 250,50
        - mark button
      expect:
      \(expect)
      """, file: "two.yaml")
  }

  private static func failures(_ expect: String) throws -> [String] {
    SceneCheck.failures(of: try scene(expect: expect)).map(\.description)
  }

  @Test func everyPresetMeetsItsExpectations() throws {
    let scenes = try SceneLibrary.bundled().scenes()
    #expect(scenes.count >= 16)
    for scene in scenes {
      for variant in scene.variants {
        #expect(SceneCheck.failures(of: scene, variant: variant) == [], "\(scene.id), \(variant.name)")
      }
    }
  }

  @Test func everyExpectationOfEveryPresetCanFail() throws {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      for (index, expectation) in scene.expectations.enumerated() {
        for (topic, wrong) in expectation.falsified() {
          var changed = scene
          changed.expectations[index] = wrong
          let variant = scene.variant(expectation.variant)
          let topics = SceneCheck.failures(of: changed, variant: variant).map(\.topic)
          #expect(topics == [topic], "\(scene.id) at \(expectation.mark)")
        }
      }
    }
  }

  @Test func aSceneThatMeetsItsExpectationsPasses() throws {
    let failures = try Self.failures(
      """
        - { at: red, hit: red, order: W+ root+ button- red+, chain: [red, root, ViewController], handled: ViewController, actions: [] }
        - { at: button, hit: button, order: W+ root+ button+, notAsked: [red], handled: button, actions: [button touchUpInside] }
        - { at: button, trace: [button.touchesBegan finger 1, button sends tap for touchUpInside] }
      """)
    #expect(failures == [])
  }

  @Test func aWrongOrderNamesTheFirstStepThatDiffers() throws {
    #expect(
      try Self.failures("  - { at: red, order: W+ root+ button+ red+ }") == [
        "order at red: expected W+ root+ button+ red+, was W+ root+ button- red+; "
          + "first difference at step 8: button+ expected, was button-"
      ])
  }

  @Test func aMissingValueHasNoStep() throws {
    #expect(
      try Self.failures("  - { at: button, order: W+ root+ button+ red+, actions: [] }") == [
        "order at button: expected W+ root+ button+ red+, was W+ root+ button+; red+ is missing",
        "actions at button: expected none, was button touchUpInside tap; "
          + "first difference at step 53: button touchUpInside tap is not expected",
      ])
  }

  @Test func failuresOfHitHandlerAndQuestionsHaveTheActualValue() throws {
    #expect(
      try Self.failures("  - { at: button, hit: none, handled: dropped, notAsked: [button] }") == [
        "hit at button: expected none, was button, at step 44",
        "notAsked at button: expected not to ask button, was asked: button+, at step 40",
        "handled at button: expected dropped, was button, at step 48",
      ])
  }

  @Test func linesOfTheTraceMustOccurInOrder() throws {
    #expect(
      try Self.failures(
        "  - { at: button, trace: [button sends tap for touchUpInside, button.touchesBegan finger 1] }") == [
          "trace at button: expected `button.touchesBegan finger 1`, was not after step 53"
        ])
  }

  @Test func anExpectationWithoutVariantIsForTheDefaultVariant() throws {
    let scene = try SceneLibrary.bundled().scene("the-override")
    let override = try #require(scene.variant("override")), standard = try #require(scene.variant("default"))
    #expect(SceneCheck.expectations(of: scene, in: override).map(\.variant) == [nil])
    #expect(SceneCheck.expectations(of: scene, in: standard).map(\.variant) == ["default"])
  }

  @Test func theEndMarkChecksOnlyTheStepsAfterTheLastMark() throws {
    #expect(
      try Self.failures("  - { at: end, hit: button, actions: [] }") == [
        "hit at end: expected button, was no search"
      ])
  }

  @Test(arguments: ["P01", "1", "five-views"]) func presetsAreFoundByIdNumberAndSlug(_ name: String) throws {
    #expect(try SceneLibrary.bundled().scene(name).slug == "five-views")
  }
}

extension Scenes.Expectation {
  /// The same with one thing changed so that it must fail, for each thing that it expects.
  fileprivate func falsified() -> [(ExpectationFailure.Topic, Scenes.Expectation)] {
    var results: [(ExpectationFailure.Topic, Scenes.Expectation)] = []
    func change(_ topic: ExpectationFailure.Topic, _ edit: (inout Scenes.Expectation) -> Void) {
      var copy = self
      edit(&copy)
      results.append((topic, copy))
    }
    if let hit { change(.hit) { $0.hit = hit == .nobody ? .view("W") : .nobody } }
    if let order { change(.order) { $0.order = order + [Question(view: "W", answer: .inside)] } }
    if !notAsked.isEmpty { change(.notAsked) { $0.notAsked.append("W") } }
    if let chain { change(.chain) { $0.chain = chain + ["W"] } }
    if let handled { change(.handled) { $0.handled = handled == .dropped ? .responder("W") : .dropped } }
    if let phases { change(.phases) { $0.phases = phases + [PhaseSequence("W", [.began])] } }
    if let gestures { change(.gestures) { $0.gestures = gestures + [PhaseSequence("tap", [.began])] } }
    if let actions {
      change(.actions) { $0.actions = actions + [SentAction(sender: "W", event: .touchDown, action: nil)] }
    }
    if !trace.isEmpty { change(.trace) { $0.trace.append("nothing of the kind") } }
    return results
  }
}
