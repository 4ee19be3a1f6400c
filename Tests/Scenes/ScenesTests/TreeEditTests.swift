import Foundation
import Testing

@testable import Scenes
import SeededRandom

@Suite struct TreeEditTests {
  private static let text = """
    name: Edited
    views:
      - name: root
        frame: 0 0 360 560
        controller: ViewController
        views:
          - name: card
            frame: 20 20 200 200
            hitTest: returns buy
            views:
              - { name: buy, class: UIButton, frame: 10 10 50 50, actions: [touchUpInside buy to ViewController] }
          - name: other
            frame: 20 300 200 200
            recognizers:
              - { name: tap, kind: tap, action: tapped to ViewController, requires: twice }
              - { name: twice, kind: tap, numberOfTapsRequired: 2, shouldReceive: except card buy }
    targets: [store]
    variants:
      - { name: plain }
      - { name: faint, edits: [buy.alpha 0.5, tap.isEnabled false] }
    script:
      - set buy.isHidden true
      - front card
      - tap 40,40
      - mark done
    expect:
      - at: done
        hit: buy
        order: W+ root+ card+ buy+
        notAsked: [other]
        chain: [buy, card, root]
        actions: [buy touchUpInside buy to ViewController]
    """

  private func scene() throws -> Scene { try Scene.parse(TreeEditTests.text, file: "edited.yaml") }

  @Test func renamingChangesTheNameEverywhere() throws {
    let scene = try scene().applying(.rename("buy", to: "pay"))
    #expect(scene.view(named: "pay") != nil && scene.view(named: "buy") == nil)
    #expect(scene.view(named: "card")?.changes == [.hitTest(.returns("pay"))])
    #expect(scene.recognizers[1].changes.last?.description == "shouldReceive except card pay")
    #expect(scene.variants[1].edits.map(\.description) == ["pay.alpha 0.5", "tap.isEnabled false"])
    #expect(scene.script.lines.first?.description == "set pay.isHidden true")
    let expected = try #require(scene.expectations.first)
    #expect(expected.hit == .view("pay"))
    #expect(expected.order?.map(\.description) == ["W+", "root+", "card+", "pay+"])
    #expect(expected.chain == ["pay", "card", "root"])
    #expect(expected.actions?.first?.sender == "pay")
    // The action is a method's name, which stays.
    #expect(expected.actions?.first?.action == "buy")
  }

  @Test func renamingAControllerKeepsItTheTarget() throws {
    let scene = try scene().applying(.rename("ViewController", to: "Shop"))
    #expect(scene.view(named: "root")?.controller?.name == "Shop")
    #expect(scene.view(named: "buy")?.actions.first?.message.target == .object("Shop"))
    #expect(scene.recognizers[0].action?.target == .object("Shop"))
  }

  @Test func removingDropsWhatRefersToIt() throws {
    let scene = try scene().applying(.remove("card"))
    #expect(scene.viewNames == ["W", "root", "other"])
    #expect(scene.recognizers[1].changes.last?.description == "shouldReceive all")
    #expect(scene.variants[1].edits.map(\.description) == ["tap.isEnabled false"])
    #expect(scene.script.lines.map(\.description) == ["tap 40,40", "mark done"])
    let expected = try #require(scene.expectations.first)
    #expect(expected.hit == nil && expected.chain == ["root"] && expected.actions == [])
  }

  @Test func theFirstResponderIsAResponderOfTheScene() throws {
    #expect(try scene().applying(.setFirstResponder("buy")).firstResponder == "buy")
    #expect(try scene().applying(.setFirstResponder("buy")).applying(.setFirstResponder(nil)).firstResponder == nil)
    #expect(throws: TextError.self) { try self.scene().applying(.setFirstResponder("tap")) }
  }

  @Test func removingARecognizerDropsTheRequirementOfIt() throws {
    let scene = try scene().applying(.remove("twice"))
    #expect(scene.recognizers.map(\.name) == ["tap"])
    #expect(scene.recognizers[0].required == .none)
  }

  @Test func movingTakesTheSubviewsAlong() throws {
    let frame = CGRect(x: 1, y: 2, width: 200, height: 200)
    let scene = try scene().applying(.move("card", to: "other", at: 0, frame: frame))
    #expect(scene.view(named: "other")?.all.map(\.name) == ["other", "card", "buy"])
    #expect(scene.view(named: "card")?.frame == frame)
    #expect(throws: TextError("`card` cannot be moved into itself")) {
      try self.scene().applying(.move("card", to: "buy", at: 0, frame: nil))
    }
  }

  @Test func theIndexOfAMoveCountsTheOthers() throws {
    let front = try scene().applying(.move("card", to: "root", at: 1, frame: nil))
    #expect(front.view(named: "root")?.views.map(\.name) == ["other", "card"])
    let back = try front.applying(.move("card", to: "root", at: 0, frame: nil))
    #expect(back == (try scene()))
  }

  @Test func propertiesAreInTheOrderOfTheTable() throws {
    let scene = try scene().applying([
      .set(Edit("card", .clipsToBounds(true))), .set(Edit("card", .alpha(0.5))), .set(Edit("card", .alpha(0.25))),
    ])
    #expect(
      scene.view(named: "card")?.changes.map(\.description) == [
        "alpha 0.25", "clipsToBounds true", "hitTest returns buy",
      ])
  }

  @Test func aVariantKeepsItsOwnValue() throws {
    let edit = TreeEdit.set(Edit("buy", .alpha(0.75)))
    let faint = try scene().applying(edit, on: "faint")
    #expect(faint.variants[1].edits.first == Edit("buy", .alpha(0.75)))
    #expect(faint.view(named: "buy")?.changes == [])
    let plain = try scene().applying(edit, on: "plain")
    #expect(plain.view(named: "buy")?.changes == [.alpha(0.75)])
    #expect(plain.variants == (try scene()).variants)
  }

  @Test func anotherClassLosesWhatItDoesNotHave() throws {
    let enabled = try scene().applying(.set(Edit.parse("buy.isEnabled false")))
    let scene = try enabled.applying(.set(Edit("buy", Change(.class, ViewClass.label))))
    #expect(scene.view(named: "buy")?.viewClass == .label)
    #expect(scene.view(named: "buy")?.changes == [] && scene.view(named: "buy")?.actions == [])
  }

  @Test(arguments: [
    (TreeEdit.rename("buy", to: "card"), "the name `card` is already taken"),
    (.rename("buy", to: "a b"), "a name has only letters, digits and `_`, unlike `a b`"),
    (.rename("buy", to: "none"), "`none` is a word of the format and cannot be a name"),
    (.rename("UIApplication", to: "app"), "`UIApplication` has this name in every scene"),
    (.remove("UIApplication"), "`UIApplication` is not an object that can be removed"),
    (.remove("nobody"), "`nobody` is not an object that can be removed"),
  ])
  func anEditThatCannotBeIsRefused(_ edit: TreeEdit, message: String) throws {
    #expect(throws: TextError(ProblemText(verbatim: message))) { try scene().applying(edit) }
  }

  @Test func aRecordingIsDividedIntoEditsAndTouches() throws {
    let scene = try scene(), own = scene.script.inputs
    let edit = TimedInput(time: 0, input: .set(Edit("card", .alpha(0.5))))
    let during = TimedInput(time: 5, input: .set(Edit("card", .alpha(0.2))))
    let down = TimedInput(time: 4, input: .touch(finger: 1, phase: .began, at: .zero, force: nil))
    let front = TimedInput(time: 3, input: .front("other"))
    let recorded = RecordedEdits(in: [own[0], own[1], edit, front, down, during], of: scene)
    #expect(recorded.inputs == [own[0], own[1], down, during])
    #expect(recorded.edits == [.set(Edit("card", .alpha(0.5))), .move("other", to: "root", at: .max, frame: nil)])
    let folded = try scene.applying(recorded, on: "plain")
    #expect(folded.view(named: "card")?.changes.first == .alpha(0.5))
    #expect(folded.view(named: "root")?.views.map(\.name) == ["card", "other"])
  }

  /// After any edits all names that the scene uses exist, and no two objects share one.
  @Test(arguments: 0..<40)
  func randomEditsLeaveAScene(seed: UInt64) throws {
    var random = SplitMix64(seed: seed), scene = try scene()
    for _ in 0..<30 {
      let edit = TreeEdit.random(of: scene, using: &random)
      guard let edited = try? scene.applying(edit) else { continue }
      scene = edited
      let names = scene.namedObjects.map(\.name), known = SceneNames(scene)
      #expect(Set(names).count == names.count)
      for line in scene.script.lines { try known.check(line) }
      for edit in scene.variants.flatMap(\.edits) { try known.check(edit) }
      for (name, change) in scene.changes { try known.check(Edit(name, change)) }
    }
  }
}

extension TreeEdit {
  /// Returns an edit, which may not be possible.
  static func random(of scene: Scene, using random: inout SplitMix64) -> TreeEdit {
    let views = scene.viewNames, view = views.randomElement(using: &random) ?? "W"
    let object = scene.namedObjects.map(\.name).randomElement(using: &random) ?? "W"
    let frame = CGRect(x: Int.random(in: -20...200, using: &random), y: 10, width: 80, height: 60)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return .rename(object, to: scene.freeName("name"))
    case 1: return .remove(object)
    case 2:
      return .move(
        view, to: views.randomElement(using: &random) ?? "W", at: Int.random(in: 0...3, using: &random), frame: frame)
    case 3:
      return .add(
        ViewDescription.plain(scene.freeName("view"), frame), to: view, at: Bool.random(using: &random) ? nil : 0)
    case 4: return .addRecognizer(.plain(scene.freeName("tap"), .tap), to: view)
    case 5: return .set(Edit(view, .alpha(Double(Int.random(in: 0...10, using: &random)) / 10)))
    default: return .set(Edit(view, Change(.class, ViewClass.allCases.randomElement(using: &random) ?? .view)))
    }
  }
}
