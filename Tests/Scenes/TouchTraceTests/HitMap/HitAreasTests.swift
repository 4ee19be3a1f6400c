import Foundation
import Testing

@testable import LiveScenes
@testable import Scenes
@testable import TouchTrace
import UIKit

/// The hit map as areas, and where the view that is seen is not the one that wins.
@MainActor @Suite struct HitAreasTests {
  private func areas(_ views: String) throws -> HitAreas {
    let scene = try Scene.parse("views:\n\(views)\nscript:\n  - tap 5,5\n", file: "test.yaml")
    return try #require(HitAreas(of: LiveScene(scene)))
  }

  private func areas(ofPreset id: String, _ variant: String? = nil) throws -> HitAreas {
    let scene = try SceneLibrary.bundled().scene(id)
    return try #require(HitAreas(of: LiveScene(scene, variant: scene.variant(variant))))
  }

  @Test func theAreasOfARandomTreeAreItsMap() throws {
    for number in 0..<40 {
      let live = try RandomTree.liveScene(number)
      let areas = try #require(HitAreas(of: live)), map = try HitMap.map(of: live)
      var points = 0
      for area in areas.areas {
        points += area.shape.count
        for rect in area.shape.rects {
          for (x, y) in [(rect.minX, rect.minY), (rect.maxX - 1, rect.maxY - 1), (rect.midX.rounded(.down), rect.minY)]
          {
            #expect(map.name(x: Int(x), y: Int(y)) == area.view)
          }
        }
      }
      #expect(points == (0..<(map.width * map.height)).count { map.cells[$0] != 0 })
    }
  }

  @Test func theScreenFullOfSurprisesHasItsDeadZones() throws {
    let areas = try areas(ofPreset: "P46")
    #expect(
      areas.deadZones.map { "\($0.view) \($0.winner ?? "-") \($0.reason)" } == [
        "row3 veil covered(by: \"veil\", isSeen: false)", "add list cut(by: \"bar\")",
      ])
    #expect(areas.deadZones.last?.shape.box == CGRect(x: 140, y: 420, width: 80, height: 40))
    #expect(areas.winner(at: CGPoint(x: 192, y: 438)) == "list")
  }

  @Test func anOverrideOfTheParentRemovesTheDeadZone() throws {
    #expect(try areas(ofPreset: "P16").deadZones.map(\.view) == ["button"])
    #expect(try areas(ofPreset: "P19").deadZones.isEmpty)
    #expect(try areas(ofPreset: "P17").deadZones.map(\.reason) == [.override(of: "yellow")])
  }

  @Test func reasons() throws {
    let cases = [
      (
        "- { name: a, frame: 0 0 50 50, isUserInteractionEnabled: false, views: [{ name: b, frame: 0 0 20 20 }] }",
        DeadZoneReason.skipped("a", .interactionDisabled)
      ),
      ("- { name: b, frame: 0 0 20 20, enlargedBy: -4 }", .outsideOwnArea),
      (
        "- { name: b, frame: 0 0 20 20 }\n- { name: c, frame: 30 0 20 20, enlargedBy: 15 }",
        .covered(by: "c", isSeen: true)
      ),
      (
        "- { name: b, frame: 0 0 20 20 }\n- { name: c, frame: 0 0 20 20, alpha: 0.02 }",
        .covered(by: "c", isSeen: false)
      ),
      ("- { name: a, frame: 0 0 50 50, views: [{ name: b, frame: 40 0 20 20 }] }", .cut(by: "a")),
    ]
    for (text, reason) in cases {
      let areas = try areas(text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
      #expect(areas.deadZones.map(\.view) == ["b"], "\(text)")
      #expect(areas.deadZones.first?.reason == reason, "\(text)")
    }
  }

  @Test func whatCannotBeSeenIsNotDead() throws {
    for gate in ["isHidden: true", "alpha: 0.05", "isUserInteractionEnabled: false"] {
      #expect(try areas("  - { name: b, frame: 0 0 20 20, \(gate) }").deadZones.isEmpty)
    }
    let clipped = "  - { name: a, frame: 0 0 50 50, clipsToBounds: true, views: [{ name: b, frame: 40 0 20 20 }] }"
    #expect(try areas(clipped).deadZones.isEmpty)
  }

  @Test func theMapFollowsTheCursorAndEdits() throws {
    let scene = try SceneLibrary.bundled().scene("P16"), playback = Playback(scene)
    playback.perform(scene.script.inputs)
    #expect(playback.hitMapBeforeEdits == nil)
    let before = playback.hitAreas?.area(of: "button")?.shape.count
    try playback.editTree([.set(Edit("button", .frame(CGRect(x: 80, y: 0, width: 80, height: 80))))])
    #expect(before == 3200)
    #expect(playback.hitAreas?.area(of: "button")?.shape.count == 6400)
    #expect(playback.hitMapBeforeEdits?.areas.area(of: "button")?.shape.count == 3200)
  }

  @Test func theMapOfAStepIsThatOfItsTime() throws {
    let scene = try Scene.parse(
      "views:\n  - { name: a, frame: 0 0 20 20 }\nscript:\n  - tap 5,5\n  - set a.isHidden true\n  - tap 5,5\n",
      file: "test.yaml")
    let playback = Playback(scene)
    playback.perform(scene.script.inputs)
    #expect(playback.hitAreas?.area(of: "a") == nil)
    playback.cursor = 3
    #expect(playback.hitAreas?.area(of: "a")?.shape.count == 400)
  }
}
