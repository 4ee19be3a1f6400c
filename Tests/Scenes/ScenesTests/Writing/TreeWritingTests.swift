import Foundation
import Testing

@testable import Scenes

/// `SceneText.become(_:)` changes only the lines of a file that must change.
@Suite struct TreeWritingTests {
  private func written(_ text: String, _ edits: [TreeEdit]) throws -> String {
    var file = SceneText(text, file: "a.yaml")
    try file.become(Scene.parse(text, file: "a.yaml").applying(edits))
    return file.text
  }

  private let five = """
    # A scene.
    name: Five   # of them

    views:
      # The root.
      - name: A
        frame: 40 50 300 490   # in W
        # Handles all.
        controller: { name: VC, touches: handles }
        views:
          - { name: B, frame: 40 50 240 150 }  # left
          # The parent of D.
          - name: C
            frame: 40 220 240 250
            alpha: 0.5   # faint
            views:
              - { name: D, frame: 40 60 80 170 }

    # What happens.
    script:
      - tap 200,170   # on B
      - front C
    expect:
      - at: end
        order: W+ A+ C- B+   # B last
    """ + "\n"

  private func lines(_ text: String, changedFrom old: String) -> [String] {
    let before = Set(old.split(separator: "\n", omittingEmptySubsequences: false))
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { !before.contains($0) }.map(
      String.init)
  }

  private func lost(_ text: String, from old: String) -> [String] { lines(old, changedFrom: text) }

  @Test func nothingChangesWithoutAnEdit() throws {
    #expect(try written(five, []) == five)
  }

  @Test func aPropertyIsAddedInOneLine() throws {
    let text = try written(five, [.set(Edit("C", .clipsToBounds(true)))])
    #expect(
      text
        == five.replacingOccurrences(
          of: "        alpha: 0.5   # faint\n", with: "        alpha: 0.5   # faint\n        clipsToBounds: true\n"))
  }

  @Test func anObjectInBracesStaysInBraces() throws {
    let text = try written(five, [.set(Edit("B", .alpha(0.25))), .setColor("B", .red)])
    #expect(
      lines(text, changedFrom: five) == ["      - { name: B, frame: 40 50 240 150, alpha: 0.25, color: red }  # left"])
  }

  @Test func aValueIsReplacedBeforeItsComment() throws {
    let text = try written(five, [.set(Edit("A", .frame(CGRect(x: 0, y: 0, width: 10.5, height: 20))))])
    #expect(lines(text, changedFrom: five) == ["    frame: 0 0 10.5 20   # in W"])
    let inBraces = try written(five, [.set(Edit("VC", .touches(.passesOn)))])
    #expect(lines(inBraces, changedFrom: five) == ["    controller: { name: VC, touches: passesOn }"])
  }

  @Test func aDefaultIsRemoved() throws {
    let text = try written(five, [.set(Edit("C", .alpha(1)))])
    #expect(text == five.replacingOccurrences(of: "        alpha: 0.5   # faint\n", with: ""))
    let controller = try written(five, [.set(Edit("VC", .touches(.ignores)))])
    #expect(lines(controller, changedFrom: five) == ["    controller: VC"])
  }

  @Test func aDefaultThatTheFileHasStays() throws {
    let text = five.replacingOccurrences(of: "alpha: 0.5", with: "alpha: 1")
    #expect(try written(text, [.set(Edit("C", .isHidden(true)))]).contains("alpha: 1   # faint\n"))
  }

  @Test func aMovedViewTakesItsCommentsAlong() throws {
    let text = try written(five, [.move("C", to: "W", at: 1, frame: nil)])
    #expect(
      text.contains(
        """
              - { name: B, frame: 40 50 240 150 }  # left
          # The parent of D.
          - name: C
            frame: 40 220 240 250
            alpha: 0.5   # faint
            views:
              - { name: D, frame: 40 60 80 170 }

        # What happens.
        """))
    #expect(
      lost(text, from: five)
        == [
          "          # The parent of D.", "          - name: C", "            frame: 40 220 240 250",
          "            alpha: 0.5   # faint", "            views:", "              - { name: D, frame: 40 60 80 170 }",
        ].map { String($0.dropFirst(4)) })
  }

  @Test func aNewViewIsOneLineAndItsParentGetsLines() throws {
    let view = ViewDescription.plain("E", CGRect(x: 1, y: 2, width: 3, height: 4), of: .button)
    let text = try written(five, [.add(view, to: "B", at: nil), .addRecognizer(.plain("tap", .tap), to: "B")])
    #expect(
      text.contains(
        """
              - name: B  # left
                frame: 40 50 240 150
                recognizers:
                  - { name: tap, kind: tap }
                views:
                  - { name: E, class: UIButton, frame: 1 2 3 4 }
              # The parent of D.
        """))
  }

  @Test func aNewNameReplacesTheOldOneEverywhere() throws {
    let text = try written(five, [.rename("C", to: "third")])
    #expect(
      lines(text, changedFrom: five) == [
        "      - name: third", "  - front third", "    order: W+ A+ third- B+   # B last",
      ])
    #expect(text.contains("      # The parent of D.\n      - name: third\n"))
  }

  @Test func aRemovedViewTakesItsCommentAway() throws {
    let text = try written(five, [.remove("C")])
    #expect(!text.contains("The parent of D") && !text.contains("faint") && !text.contains("front"))
    #expect(text.contains("# What happens.\nscript:\n  - tap 200,170   # on B\nexpect:\n"))
  }

  @Test func aPropertyOfTheWindowNeedsWindows() throws {
    let text = try written(five, [.set(Edit("W", .touches(.handles)))])
    #expect(
      text.contains("windows:\n  - name: W\n    touches: handles\n    views:\n      # The root.\n      - name: A\n"))
    #expect(text.components(separatedBy: "#").count == five.components(separatedBy: "#").count)
  }

  @Test func aSceneInBracesIsWritten() throws {
    let text = "{ name: a, views: [{ name: A, frame: 0 0 1 1 }] }\n"
    #expect(
      try written(text, [.set(Edit("A", .alpha(0.5)))])
        == "{ name: a, views: [{ name: A, frame: 0 0 1 1, alpha: 0.5 }] }\n")
  }

  @Test func aSceneFromNothingReadsAsWrittenByHand() throws {
    var scene = try Scene.parse("views: []\nscript:\n  - tap 30,40\n", file: "new.yaml")
    let root = ViewDescription.plain("root", Scene.screen)
    let button = ViewDescription.plain("button", CGRect(x: 80, y: -40, width: 80, height: 80), of: .button)
    scene = try scene.applying([
      .add(root, to: "W", at: nil), .add(button, to: "root", at: nil), .addController("VC", to: "root"),
      .set(Edit("VC", .touches(.handles))), .setText("button", "Tap me, please"), .set(Edit("button", .alpha(1))),
    ])
    scene.name = LocalizedText(english: "New: one", simplifiedChinese: "新场景，一")
    #expect(
      scene.text == """
        name: { en: "New: one", zh-Hans: 新场景，一 }
        title: new

        views:
          - name: root
            frame: 0 0 360 560
            controller: { name: VC, touches: handles }
            views:
              - { name: button, class: UIButton, text: "Tap me, please", frame: 80 -40 80 80 }

        script:
          - tap 30,40

        """)
    #expect(try Scene.parse(scene.text, file: "new.yaml").isSame(as: scene.omittingDefaults()))
  }

  @Test func everyPresetIsWrittenAsItself() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let file = try #require(scene.source)
      let text = try String(contentsOf: file, encoding: .utf8)
      var same = SceneText(text, file: file.lastPathComponent)
      try same.become(scene)
      #expect(same.text == text)
      let again = try Scene.parse(scene.text, file: file.lastPathComponent)
      #expect(again.isSame(as: scene.omittingDefaults()), "\(scene.id)")
    }
  }
}
