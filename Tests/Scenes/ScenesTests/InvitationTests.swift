import Testing

@testable import Scenes

@Suite struct InvitationTests {
  private static let script = """
    views: [{ name: a, frame: 0 0 100 100 }]
    script:
      - tap 10,10
      - mark first
      - wait 100
      - down 20,20
      - mark second
      - up

    """

  private func scene(_ keys: String, script: String = InvitationTests.script) throws -> Scene {
    try Scene.parse(script + keys, file: "x.yaml")
  }

  @Test func anInvitationHasATextAndAHand() throws {
    let keys = """
      invite:
        en: Tap twice.
        zh-Hans: 点两下。
        hand:
          - tap 10,10 taps 2
          - set a.alpha 0.5
      show: first
      point: { en: It works., zh-Hans: 有效。 }
      """
    let scene = try scene(keys)
    #expect(scene.invitation?.text == LocalizedText(english: "Tap twice.", simplifiedChinese: "点两下。"))
    #expect(scene.invitedScript.lines.map(\.description) == ["tap 10,10 taps 2", "set a.alpha 0.5"])
    #expect(scene.shownMark == "first")
    #expect(scene.point == LocalizedText(english: "It works.", simplifiedChinese: "有效。"))
  }

  @Test func anInvitationCanBeAPlainText() throws {
    let scene = try scene("invite: Tap.")
    #expect(scene.invitation == Invitation(text: LocalizedText("Tap."), script: nil))
  }

  @Test func anInvitationCanBeAHandAlone() throws {
    let scene = try scene("invite: { hand: [shake] }")
    #expect(scene.invitation?.text == nil)
    #expect(scene.invitedScript.lines == [.shake])
  }

  @Test func allThreeKeysAreOptional() throws {
    let scene = try scene("")
    #expect(scene.invitation == nil && scene.shownMark == nil && scene.point == nil)
  }

  @Test(
    arguments: [
      ("first", ["tap 10,10"]), ("second", ["tap 10,10", "wait 100", "down 20,20"]),
      ("end", ["tap 10,10", "wait 100", "down 20,20", "up"]), (nil, ["tap 10,10", "wait 100", "down 20,20", "up"]),
    ] as [(String?, [String])])
  func withoutAHandItIsTheScriptUpToTheShownMark(_ mark: String?, _ lines: [String]) throws {
    let scene = try scene(mark.map { "show: \($0)" } ?? "")
    #expect(scene.shownMoment == mark ?? "end")
    #expect(scene.invitedScript.lines.map(\.description) == lines)
    #expect(scene.invitedScript.marks == [])
  }

  @Test(arguments: ["", "show: end"])
  func theMarkAtTheEndOfAScriptIsTheEnd(_ keys: String) throws {
    let scene = try scene(keys, script: InvitationTests.script + "  - mark third\n")
    #expect(scene.shownMoment == "third")
  }
}
