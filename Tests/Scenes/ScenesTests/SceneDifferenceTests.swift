import Foundation
import TestSupport
import Testing

@testable import Scenes

/// What differs in two scenes, in words.
struct SceneDifferenceTests {
  private static let scene = """
    views:
      - name: card
        frame: 40 160 280 200
        color: yellow
        views:
          - { name: feed, frame: 0 0 280 150 }
          - { name: compose, class: UIButton, text: New, frame: 20 20 44 44, actions: [touchUpInside new] }
          - name: badge
            frame: 60 20 20 20
            recognizers:
              - { name: tap, kind: tap, action: open to card }
              - { name: doubleTap, kind: tap, numberOfTapsRequired: 2 }
            views: [{ name: dot, frame: 5 5 10 10 }]
    variants:
      - { name: default }
      - { name: off, edits: [card.isUserInteractionEnabled false] }
    script:
      - tap 100,60 hold 700
      - wait 600
      - mark first
      - down 40,40
      - move 80,80 over 200
      - up
    """

  private func changes(
    _ old: String = scene, to new: String, variant: String = "default", upTo mark: String = "end"
  ) throws -> [String] {
    let scenes = try [old, new].map { text in
      let scene = try Scene.parse(text, file: "a.yaml")
      return scene.given(to: try #require(scene.variant(variant)), upTo: mark)
    }
    return SceneDifference.changes(from: scenes[0], to: scenes[1])
  }

  /// Returns the changes after a replacement in the scene's text.
  private func changes(replacing old: String, with new: String) throws -> [String] {
    try #require(Self.scene.contains(old))
    return try changes(to: Self.scene.replacing(old, with: new))
  }

  @Test func whatIsOnlyRenamedIsSaidOnce() throws {
    #expect(try changes(replacing: "name: badge", with: "name: label") == ["badge is now label"])
    #expect(try changes(replacing: "name: dot,", with: "name: point,") == ["dot is now point"])
    #expect(try changes(to: Self.scene.replacing("name: tap,", with: "name: touch,")) == ["tap is now touch"])
    #expect(try changes(replacing: "mark first", with: "mark second") == ["mark first is now second"])
    let both = Self.scene.replacing("name: badge", with: "name: label").replacing("name: feed", with: "name: list")
    #expect(try changes(to: both) == ["feed is now list", "badge is now label"])
    // With another frame nobody knows that it is the same.
    let moved = Self.scene.replacing("name: dot, frame: 5 5", with: "name: point, frame: 5 6")
    #expect(try changes(to: moved) == ["dot is gone", "point is new in badge"])
  }

  @Test func equalScenesDoNotDiffer() throws {
    #expect(try changes(to: Self.scene) == [])
  }

  @Test(arguments: [
    ("name: card\n", "name: card\n    isUserInteractionEnabled: false\n", "card.isUserInteractionEnabled true → false"),
    ("frame: 20 20 44 44", "frame: 20 20 44 45", "compose.frame height 44 → 45"),
    ("frame: 20 20 44 44", "frame: 21 20 40 44", "compose.frame x 20 → 21, width 44 → 40"),
    ("name: card\n", "name: card\n    alpha: 0.01\n", "card.alpha 1 → 0.01"),
    ("color: yellow", "color: green", "card.color yellow → green"),
    ("    color: yellow\n", "", "card.color yellow → none"),
    ("hold 700", "hold 400", "script line 1: hold 700 → 400 ms"),
    ("numberOfTapsRequired: 2", "numberOfTapsRequired: 3", "doubleTap.numberOfTapsRequired 2 → 3"),
    (", numberOfTapsRequired: 2", "", "doubleTap.numberOfTapsRequired 2 → 1"),
    ("text: New", "text: Old", "compose.text “New” → “Old”"),
    ("class: UIButton", "class: UIControl", "compose.class UIButton → UIControl"),
    ("[touchUpInside new]", "[touchDown new]", "compose.actions touchUpInside new → touchDown new"),
    ("open to card", "close to card", "tap.action open to card → close to card"),
    ("doubleTap, kind: tap", "doubleTap, kind: longPress", "doubleTap.kind tap → longPress"),
    ("        views: [{ name: dot, frame: 5 5 10 10 }]\n", "", "dot is gone"),
    ("wait 600", "wait 500", "script line 2: wait 600 → 500 ms"),
    ("tap 100,60 hold", "tap 100,61 hold", "script line 1: tap 100,60 hold 700 → 100,61 hold 700"),
    ("over 200", "over 300", "script line 5: move over 200 → 300 ms"),
    ("  - wait 600\n", "", "script line 2 is gone: wait 600"),
    ("  - wait 600\n", "  - wait 600\n  - shake\n", "script line 3 is new: shake"),
    ("script:", "firstResponder: card\nscript:", "firstResponder none → card"),
    ("script:", "targets: [helper]\nscript:", "helper is new"),
    ("script:", "application: { usesWindowScene: true }\nscript:", "UIApplication.usesWindowScene false → true"),
    ("script:", "numbering: steps\nscript:", "numbering views → steps"),
    ("name: card\n", "name: card\n    controller: page\n", "page is new in card"),
  ])
  func oneChangeHasItsWords(old: String, new: String, expected: String) throws {
    #expect(try changes(replacing: old, with: new) == [expected])
  }

  @Test func aViewThatIsGoneTakesItsContentWithIt() throws {
    let lines = Self.scene.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("- name: badge") })
    let new = (lines[..<start] + lines[(start + 6)...]).joined(separator: "\n")
    #expect(try changes(to: new) == ["badge is gone, with 1 subview"])
    #expect(try changes(new, to: Self.scene) == ["badge is new in card"])
  }

  @Test func anotherOrderNamesTheViewThatItCovers() throws {
    let feed = "      - { name: feed, frame: 0 0 280 150 }\n"
    let compose = try #require(Self.scene.split(separator: "\n").first { $0.contains("compose") }) + "\n"
    let new = Self.scene.replacing(feed + compose, with: compose + feed)
    #expect(try changes(to: new) == ["compose now behind feed"])
    #expect(try changes(new, to: Self.scene) == ["feed now behind compose"])
    // To the front of all.
    let front = Self.scene.replacing(feed, with: "").replacing("variants:", with: feed + "variants:")
    #expect(try changes(to: front) == ["feed now in front of badge"])
  }

  @Test func anotherSuperviewIsAMove() throws {
    let dot = "        views: [{ name: dot, frame: 5 5 10 10 }]\n"
    let new = Self.scene.replacing(dot, with: "      - { name: dot, frame: 5 5 10 10 }\n")
    #expect(try changes(to: new) == ["dot moved from badge to card"])
  }

  @Test func recognizersHaveAnOrder() throws {
    let tap = "          - { name: tap, kind: tap, action: open to card }\n"
    let double = "          - { name: doubleTap, kind: tap, numberOfTapsRequired: 2 }\n"
    let found = try changes(replacing: tap + double, with: double + tap)
    #expect(found == ["doubleTap now before tap"] || found == ["tap now after doubleTap"])
  }

  @Test func anEditOfTheVariantIsAValue() throws {
    let new = Self.scene.replacing("[card.isUserInteractionEnabled false]", with: "[card.alpha 0.5]")
    #expect(
      try changes(to: new, variant: "off") == [
        "card.alpha 1 → 0.5", "card.isUserInteractionEnabled false → true",
      ])
    #expect(try changes(to: new) == [])
  }

  @Test func whatFollowsTheMarkIsNotGiven() throws {
    let new = Self.scene.replacing("over 200", with: "over 300")
    #expect(try changes(to: new, upTo: "first") == [])
    #expect(try changes(to: new).count == 1)
  }

  @Test func textsForPeopleAndExpectationsAreNotGiven() throws {
    let new =
      "name: Cards\ncaption: A card.\nnotes: [x]\nshow: first\npoint: So.\n" + Self.scene
      + "\nexpect:\n  - { at: first, hit: W }\n"
    let scenes = try [Self.scene, new].map {
      try Scene.parse($0, file: "a.yaml").given(to: .unchanged, upTo: "end").text
    }
    #expect(scenes[0] == scenes[1])
  }

  @Test func severalChangesAreAllNamed() throws {
    let new = Self.scene.replacing("hold 700", with: "hold 400").replacing("color: yellow", with: "color: green")
      .replacing("44 44", with: "44 45")
    #expect(
      try changes(to: new) == [
        "card.color yellow → green", "compose.frame height 44 → 45", "script line 1: hold 700 → 400 ms",
      ])
  }

  /// Everything that a scene can have is in the text, and is read back the same.
  @Test func theTextOfEachPresetReadsBack() throws {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      for variant in scene.variants {
        for mark in scene.script.marks + ["end"] {
          let given = scene.given(to: variant, upTo: mark)
          let read = try Scene.parseGiven(given.text, file: "reference.scene.txt")
          #expect(read.isSame(as: given), "\(scene.slug) \(variant.name) \(mark)")
          #expect(SceneDifference.changes(from: read, to: given) == [])
        }
      }
    }
  }

  /// Each flag of each preset, changed, has its words.
  @Test func eachMutationOfAPresetIsNamed() throws {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 4) {
      for mutation in scene.mutations {
        guard let mutant = try? scene.applying(.set(mutation.edit)) else { continue }
        #expect(SceneDifference.changes(from: scene, to: mutant).count <= 1)
        var plain = scene, changed = mutant
        (plain.variants, changed.variants) = ([.unchanged], [.unchanged])
        #expect(SceneDifference.changes(from: plain, to: changed) == [mutation.description])
      }
    }
  }
}
