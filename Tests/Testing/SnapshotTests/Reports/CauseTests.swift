import Algorithms
import Foundation
import TestSupport
import Testing

@testable import Snapshots

/// The report begins with what was changed.
struct CauseTests {
  private nonisolated static let scene = """
    views:
      - name: list
        frame: 0 0 360 560
        color: blue
        views:
          - { name: feed, frame: 0 0 360 300 }
          - { name: compose, class: UIButton, frame: 280 220 60 60, actions: [touchUpInside new] }
          - { name: trash, class: UIButton, frame: 20 320 44 44, actions: [touchUpInside remove] }
          - name: card
            frame: 20 400 320 120
            color: yellow
            recognizers:
              - { name: doubleTap, kind: tap, numberOfTapsRequired: 2, action: zoom to card }
          - { name: badge, frame: 300 390 40 40 }
      - { name: scrim, frame: 0 0 360 100, alpha: 0.02 }
    script:
      - tap 40,340 hold 700
      - mark removed
      - tap 100,450 taps 2
    """

  /// A change of the scene: its name, the text that is replaced, and the words for it.
  nonisolated struct Change: CustomTestStringConvertible {
    var kind: String
    var old: String
    var new: String
    var words: String

    var testDescription: String { kind }
  }

  nonisolated static let changes = [
    Change(
      kind: "flag", old: "- name: card\n", new: "- name: card\n        isUserInteractionEnabled: false\n",
      words: "card.isUserInteractionEnabled true → false"),
    Change(kind: "frame", old: "20 320 44 44", new: "20 320 44 45", words: "trash.frame height 44 → 45"),
    Change(
      kind: "order",
      old:
        "      - { name: feed, frame: 0 0 360 300 }\n      - { name: compose, class: UIButton, frame: 280 220 60 60, actions: [touchUpInside new] }\n",
      new:
        "      - { name: compose, class: UIButton, frame: 280 220 60 60, actions: [touchUpInside new] }\n      - { name: feed, frame: 0 0 360 300 }\n",
      words: "compose now behind feed"),
    Change(kind: "alpha", old: "alpha: 0.02", new: "alpha: 0.01", words: "scrim.alpha 0.02 → 0.01"),
    Change(kind: "colour", old: "color: yellow", new: "color: green", words: "card.color yellow → green"),
    Change(kind: "view", old: "      - { name: badge, frame: 300 390 40 40 }\n", new: "", words: "badge is gone"),
    Change(kind: "script", old: "hold 700", new: "hold 400", words: "script line 1: hold 700 → 400 ms"),
    Change(
      kind: "recognizer", old: "numberOfTapsRequired: 2", new: "numberOfTapsRequired: 3",
      words: "doubleTap.numberOfTapsRequired 2 → 3"),
    Change(kind: "name", old: "name: badge", new: "name: label", words: "badge is now label"),
    Change(kind: "mark", old: "mark removed", new: "mark gone", words: "mark removed is now gone"),
    Change(
      kind: "text", old: "class: UIButton, frame: 20 320", new: "class: UIButton, text: Trash, frame: 20 320",
      words: "trash.text none → “Trash”"),
    Change(
      kind: "behaviour", old: "- name: card\n", new: "- name: card\n        hitTest: beyondBounds\n",
      words: "card.hitTest default → beyondBounds"),
  ]

  /// A view that is gone has no other name.
  nonisolated static let pairs = changes.combinations(ofCount: 2).map { ($0[0], $0[1]) }
    .filter { $0.kind != "view" || $1.kind != "name" }

  /// Returns the lines of a run after changes of the scene.
  private func lines(after changes: [Change], _ layers: [SnapshotLayer] = [.scene, .trace, .hitMap]) throws -> [String]
  {
    let folder = try SuiteFolder(["other.yaml": TestScenes.card, "screen.yaml": Self.scene])
    _ = try folder.test {
      $0.layers = layers
      $0.update = .missing
    }
    var text = Self.scene
    for change in changes {
      try #require(text.contains(change.old))
      text = text.replacing(change.old, with: change.new)
    }
    try folder.write(text, to: "screen.yaml")
    return SuiteText.lines(of: try folder.test { $0.layers = layers }, results: ".touchstone")
  }

  @Test(arguments: changes.sample(every: 3)) func theFirstLineNamesTheChange(change: Change) throws {
    let lines = try lines(after: [change])
    #expect(lines.first?.hasSuffix(": \(change.words) in screen") == true, "\(lines)")
    #expect(lines.last == "PASS other  1 case")
  }

  @Test(arguments: pairs.sample(every: 27)) func theFirstLineNamesBothChanges(one: Change, other: Change) throws {
    let lines = try lines(after: [one, other])
    let first = try #require(lines.first)
    #expect(first.contains(one.words) && first.contains(other.words), "\(lines)")
  }

  /// The whole report of one change, with what followed from it.
  @Test func whatFollowedStandsBelow() throws {
    let lines = try lines(after: [Self.changes[3]], SnapshotLayer.allCases)
    #expect(lines.first == "2 cases: scrim.alpha 0.02 → 0.01 in screen")
    #expect(lines[1] == "FAIL screen-default @removed  light en 1x stage")
    #expect(lines[2] == "  scene    scrim.alpha 0.02 → 0.01")
    #expect(lines[3].hasPrefix("  trace    differs at step 6:  - scrim.pointInside → NO"))
    #expect(lines[3].hasSuffix("+ scrim skipped: alpha 0.01"))
    #expect(
      lines[4] == "  hit map  36,000 points changed owner: scrim → feed, in 0,0 360×100 (scrim skipped: alpha 0.01)")
  }

  /// Neither as missing nor as obsolete; and an acceptance moves the references.
  @Test func aRenamedMarkIsSaidOnceAndAccepted() throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks])
    _ = try folder.run("test", ".", "--update", "missing")
    let files = folder.files(under: "marks.reference")
    try folder.write(TestScenes.marks.replacing("mark outside", with: "mark beyond"), to: "marks.yaml")
    let result = try folder.run("test", ".")
    #expect(result.status == 1)
    #expect(result.lines.first?.contains("mark outside is now beyond in marks") == true, "\(result.lines)")
    for word in ["MISSING", "OBSOLETE", "trace ", "hit map", "frame "] {
      #expect(!result.lines.contains { $0.contains(word) && !$0.hasPrefix("compared") }, "\(word): \(result.lines)")
    }
    #expect(try folder.run("accept", "--all").status == 0)
    #expect(try folder.run("test", ".").status == 0)
    #expect(folder.files(under: "marks.reference") == files.map { $0.replacing("outside", with: "beyond") }.sorted())
  }

  @Test func anUpdateMovesTheReferencesOfARenamedMark() throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks])
    _ = try folder.run("test", ".", "--update", "missing")
    try folder.write(TestScenes.marks.replacing("mark outside", with: "mark beyond"), to: "marks.yaml")
    #expect(try folder.run("test", ".", "--update", "changed").status == 0)
    #expect(try folder.run("test", ".").status == 0)
  }

  /// The views that a touch would hit, and the steps, differ only in the name.
  @Test func aRenamedViewIsSaidOnce() throws {
    let lines = try lines(after: [Self.changes[8]])
    #expect(lines.contains("  scene    badge is now label"), "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("  trace") || $0.hasPrefix("  hit map") }, "\(lines)")
  }

  @Test func pixelsHaveTheirOldAndNewColour() throws {
    let lines = try lines(after: [Self.changes[4]], [.scene, .frame])
    #expect(
      lines.contains { $0.contains(#/frame .*view\.card\.ground [0-9,]+ #[0-9A-F]{6} → #[0-9A-F]{6}/#) }, "\(lines)")
  }

  @Test func aViewThatIsAskedFirstIsTheReason() throws {
    let lines = try lines(after: [Self.changes[2]])
    #expect(lines.contains { $0.hasSuffix("compose → feed, in 280,220 60×60 (feed is asked first)") }, "\(lines)")
  }

  // MARK: Together

  @Test func casesOfOneCauseStandTogether() throws {
    let names = ["a", "b", "c"].map { "\($0).yaml" }
    let folder = try SuiteFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, TestScenes.marks) }))
    _ = try folder.test {
      $0.layers = [.scene, .trace, .hitMap]
      $0.update = .missing
    }
    for name in names { try folder.write(TestScenes.marks.replacing("200 100", with: "200 101"), to: name) }
    try folder.write(TestScenes.marks.replacing("wait 600", with: "wait 500"), to: "b.yaml")
    let result = try folder.run("test", ".", "--layers", "scene,trace,hitmap", "--report", "json", "--report", "html")
    #expect(result.status == 1)
    let titles = result.lines.filter { $0.contains(" cases: ") && !$0.hasPrefix("3 scenes") }
    #expect(
      titles == [
        "8 cases: card.frame height 100 → 101 in 2 scenes", "2 cases: script line 3: wait 600 → 500 ms in b",
      ])
    // Five are described, the others named.
    #expect(result.lines.prefix { !$0.contains("2 cases: ") }.filter { $0.hasPrefix("FAIL ") }.count == 8)
    #expect(result.lines.filter { $0.hasPrefix("  scene    card.frame") }.count == 5)
    let html = try folder.text(".touchstone/report.html")
    #expect(html.contains("<h2>8 cases: card.frame height 100 → 101 in 2 scenes</h2>"))
    let json = try JSONSerialization.jsonObject(with: folder.data(".touchstone/report.json")) as? [String: Any]
    let causes = try #require(json?["causes"] as? [[String: Any]])
    #expect(causes.map { ($0["cases"] as? [String])?.count } == [8, 2])
  }

  /// Without another scene, the first difference is the cause: the program itself has changed.
  @Test func withoutAChangeOfTheSceneTheFirstDifferenceIsTheCause() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.card])
    _ = try folder.test {
      $0.layers = [.scene, .trace]
      $0.update = .missing
    }
    for name in ["a", "b"] {
      let file = "\(name).reference/default@end.txt"
      try folder.write(
        folder.text(file).replacing("button.pointInside → YES", with: "button.pointInside → NO"), to: file)
    }
    let lines = SuiteText.lines(of: try folder.test { $0.layers = [.scene, .trace] }, results: ".touchstone")
    #expect(
      lines.first
        == "2 cases: trace: - button.pointInside → NO      + button.pointInside → YES in 2 scenes")
  }

  // MARK: The reference

  @Test func theSceneIsShownButNotJudgedWhenItIsNotCompared() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    _ = try folder.run("test", ".", "--layers", "scene,trace,hitmap", "--update", "missing")
    try folder.write(TestScenes.card(button: "color: red, frame: 20 20 120 44"), to: "card.yaml")
    #expect(try folder.run("test", ".", "--layers", "trace,hitmap").status == 0)
    #expect(try folder.run("test", ".", "--layers", "scene").status == 1)
    try folder.write(TestScenes.card(button: "frame: 20 20 120 45"), to: "card.yaml")
    let result = try folder.run("test", ".", "--layers", "trace,hitmap")
    #expect(result.status == 1)
    #expect(result.lines.first == "1 case: button.frame height 44 → 45 in card")
    // Accepting takes the scene along, so that the next failure does not begin with this change.
    #expect(try folder.run("accept", "card").status == 0)
    #expect(try folder.run("test", ".", "--layers", "scene,trace,hitmap").status == 0)
    try folder.write(TestScenes.card(button: "frame: 20 20 120 46"), to: "card.yaml")
    #expect(try folder.run("test", ".", "--layers", "trace,hitmap", "--update", "changed").status == 0)
    #expect(try folder.run("test", ".", "--layers", "scene,trace,hitmap").status == 0)
  }

  @Test func aReferenceWithOtherWordsForTheSameSceneIsTheSame() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    _ = try folder.run("test", ".", "--layers", "scene", "--update", "missing")
    let file = "card.reference/default@end.scene.txt"
    try folder.write(
      "# Made by an older version.\n" + folder.text(file).replacing("20 20 280 200", with: "20.0 20 280 200"), to: file)
    #expect(try folder.run("test", ".", "--layers", "scene").status == 0)
  }

  @Test(arguments: ["", "views: 3\n", "version https://git-lfs.github.com/spec/v1\n"])
  func aReferenceThatIsNoSceneIsAnError(text: String) throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    _ = try folder.run("test", ".", "--layers", "scene", "--update", "missing")
    try folder.write(text, to: "card.reference/default@end.scene.txt")
    let result = try folder.run("test", ".", "--layers", "scene")
    #expect(result.status == 65)
    #expect(result.printed.contains("default@end.scene.txt"))
  }
}
