import Foundation
import TestSupport
import Testing

@testable import Snapshots

/// A suite of a hundred scenes, of which one is broken: the first line of the output says what was done.
struct HundredScenesTests {
  private static let broken = "s37.yaml"

  /// Each scene has views at other places.
  private static func scene(_ number: Int) -> String {
    """
    views:
      - name: list
        frame: 0 0 360 560
        color: blue
        views:
          - { name: feed, frame: 0 0 360 \(290 + number % 7) }
          - { name: compose, class: UIButton, frame: 280 220 60 60, actions: [touchUpInside new] }
          - { name: trash, class: UIButton, frame: 20 \(310 + number % 11) 44 44, actions: [touchUpInside remove] }
          - name: card
            frame: 20 400 320 120
            color: yellow
            recognizers:
              - { name: doubleTap, kind: tap, numberOfTapsRequired: 2, action: zoom to card }
          - { name: badge, frame: 300 390 40 40 }
      - { name: scrim, frame: 0 0 360 100, alpha: 0.02 }
    script:
      - tap 40,340 hold \(650 + number)
      - mark removed
      - tap 100,450 taps 2
    expect:
      - { at: removed, hit: trash }
    """
  }

  /// What is replaced in the scene, and what the first line says about it.
  private static let changes = [
    (
      "- name: card\n", "- name: card\n        isUserInteractionEnabled: false\n",
      "card.isUserInteractionEnabled true → false"
    ),
    ("20 314 44 44", "20 314 44 45", "trash.frame height 44 → 45"),
    ("frame: 280 220 60 60", "frame: 280 220 60 60, isHidden: true", "compose.isHidden false → true"),
    ("alpha: 0.02", "alpha: 0.01", "scrim.alpha 0.02 → 0.01"),
    ("color: yellow", "color: green", "card.color yellow → green"),
    ("      - { name: badge, frame: 300 390 40 40 }\n", "", "badge is gone"),
    ("hold 687", "hold 400", "script line 1: hold 687 → 400 ms"),
    ("numberOfTapsRequired: 2", "numberOfTapsRequired: 3", "doubleTap.numberOfTapsRequired 2 → 3"),
    ("hit: trash", "hit: card", "expects: hit at removed: expected card, was trash"),
  ]

  private static func suite() throws -> SuiteFolder {
    let folder = try SuiteFolder(
      Dictionary(uniqueKeysWithValues: (1...100).map { ("s\($0).yaml", scene($0)) }))
    #expect(try folder.run("test", ".", "--layers", "scene,trace", "--update", "missing").status == 0)
    return folder
  }

  private func firstLine(_ folder: SuiteFolder) throws -> String {
    let run = try folder.run("test", ".", "--layers", "scene,trace")
    #expect(run.status != 0)
    return run.lines.first ?? ""
  }

  @Test func theFirstLineNamesTheChangeAndItsScene() throws {
    let folder = try Self.suite(), scene = Self.scene(37)
    for (old, new, words) in Self.changes.sample(every: 18) {
      try #require(scene.contains(old))
      try folder.write(scene.replacing(old, with: new), to: Self.broken)
      let line = try firstLine(folder)
      #expect(line.contains(words) && line.hasSuffix(" in s37"), "\(line)")
    }
  }

  @Test(.exhaustive) func theFirstLinesNameAFileThatIsMissingOrBroken() throws {
    let folder = try Self.suite(), scene = Self.scene(37)
    try folder.write(scene.replacing("tap 40", with: "tapp 40"), to: Self.broken)
    #expect(try firstLine(folder).hasPrefix("ERROR s37  s37.yaml:17:5: error: unknown input `tapp`"))
    try folder.write(scene, to: Self.broken)
    let reference = "s37.reference/default@removed.txt", trace = try folder.text(reference)
    try folder.write(trace.replacing("trash", with: "trush"), to: reference)
    #expect(try firstLine(folder).contains("trace: ") && firstLine(folder).hasSuffix(" in s37"))
    try folder.remove(reference)
    #expect(try firstLine(folder).hasPrefix("MISSING s37-default @removed"))
    try folder.write(trace, to: reference)
    try folder.remove(Self.broken)
    #expect(try firstLine(folder).hasPrefix("OBSOLETE s37.reference/"))
  }
}
