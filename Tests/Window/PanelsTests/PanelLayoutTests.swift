import Foundation
@testable import StageSupport
import TestSupport
import Testing
@testable import Canvas
@testable import Narration
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import UIKitCore

/// The places of texts in the panels, in windows of many sizes.
@Suite struct PanelLayoutTests {
  @Test(arguments: Language.allCases) func theInitialsOfALessonAreBesideItsBar(language: Language) throws {
    let fixture = try PanelFixture(size: WindowLayout.minimumSize)
    for lesson in Scene.Lesson.allCases {
      let button = try #require(fixture.control("sidebar.lesson.\(lesson.rawValue)"))
      let width = fixture.appearance.width(lesson.initials(in: language), .name)
      #expect((button.bounds.width - width) / 2 >= 3 + 3, "\(lesson)")
    }
    #expect(Scene.Lesson.apps.initials(in: .simplifiedChinese) == "应用")
  }

  nonisolated static let sizes = [
    CGSize(width: 1024, height: 640), CGSize(width: 1199, height: 719), CGSize(width: 1200, height: 720),
    CGSize(width: 1280, height: 800), CGSize(width: 1599, height: 999), CGSize(width: 1600, height: 1000),
    CGSize(width: 1920, height: 1080), CGSize(width: 3840, height: 2160),
  ]

  @Test(.slow, arguments: sizes, Languages.allCases)
  func noTextOverlapsAnotherOrLeavesItsRegion(_ size: CGSize, _ languages: Languages) throws {
    for scene in ["P01", "P07", "P22"].sample(every: 3, from: Self.sizes.firstIndex(of: size) ?? 0) {
      let fixture = try PanelFixture(scene, size: size, languages: languages)
      for region in fixture.host.regions(fixture.appearance) {
        let texts = region.visibleTexts(fixture.appearance.typesetter)
        for (index, one) in texts.enumerated() {
          #expect(region.area.contains(one.box), "\(one.string) leaves \(region.name) in \(size)")
          for two in texts[(index + 1)...] where one.box.intersects(two.box) {
            Issue.record("\(one.string) lies over \(two.string) in \(size) \(languages) \(scene)")
          }
        }
      }
    }
  }
}

extension PanelLayoutTests {
  nonisolated static let pairs = [
    ("P16", "P17", nil), ("P16", "P16", "override"), ("P33", "P33", "keeps"), ("P34", "P34", "default"),
    ("P38", "P38", "together"), ("P42", "P42", "keeps"), ("P45", "P45", "keeps"), ("P22", "P41", nil),
    ("P01", "P02", nil),
  ]

  /// Two scenes side by side: names, results, narration, the rows of both runs, and the page of what follows.
  @Test(.slow, arguments: sizes, Languages.allCases)
  func noTextOfTwoScenesOverlapsAnotherOrIsCut(_ size: CGSize, _ languages: Languages) throws {
    for (one, other, variant) in Self.pairs.sample(every: 6, from: Self.sizes.firstIndex(of: size) ?? 0) {
      for theme in [Theme.Name.light, .projector] {
        let fixture = try PanelFixture(one, size: size, languages: languages, theme: theme)
        try fixture.compare(with: other, variant: variant)
        for region in fixture.host.regions(fixture.appearance) {
          let texts = region.visibleTexts(fixture.appearance.typesetter)
          for (index, text) in texts.enumerated() {
            #expect(region.area.contains(text.box), "\(text.string) leaves \(region.name) in \(size) \(theme)")
            for two in texts[(index + 1)...] where text.box.intersects(two.box) {
              Issue.record("\(text.string) lies over \(two.string) in \(size) \(languages) \(theme) \(one) \(other)")
            }
            let isOfSides = [Region.sideNames, .sideResults, .narration].map(\.rawValue).contains(region.name)
            #expect(
              !isOfSides || !text.string.hasSuffix("…") || text.string == CompareText.other[languages.first],
              "\(text.string) is cut in \(region.name) in \(size) \(languages) \(theme) \(one) \(other)")
          }
        }
      }
    }
  }
}
