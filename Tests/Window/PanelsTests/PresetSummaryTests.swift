@testable import Narration
@testable import ScenePicture
@testable import Scenes
import TestSupport
import Testing
@testable import TouchTrace

/// What the narration says about presets at the moment that they show: one of each kind of sentence.
@MainActor @Suite struct PresetSummaryTests {
  /// A moment of a preset: the one that it shows, unless a mark is named.
  private struct Moment {
    let preset: String
    let variant: String?
    let mark: String?

    init(_ preset: String, variant: String? = nil, at mark: String? = nil) {
      (self.preset, self.variant, self.mark) = (preset, variant, mark)
    }

    var title: String {
      preset + (variant.map { ", variant \($0)" } ?? "") + (mark.map { ", at \($0)" } ?? "")
    }
  }

  private static let moments = [
    // The order of subviews, and overrides
    Moment("P04"), Moment("P18"), Moment("P18", at: "overlap"), Moment("P19"), Moment("P21"), Moment("P11"),
    // Coordinates
    Moment("P10"), Moment("P10", variant: "top"),
    // Edges and enlarged areas
    Moment("P12"), Moment("P15"),
    // The end of the chain
    Moment("P23"), Moment("P25"), Moment("P26"), Moment("P30"), Moment("P30", at: "shake"),
    // Fingers and paths
    Moment("P28"), Moment("P29"), Moment("P44"), Moment("P44", at: "inside"),
    // A touch and its values
    Moment("P27"), Moment("P27", at: "taps"), Moment("P27", at: "fingers"), Moment("P27", at: "force"),
    // Recognizers that cancel
    Moment("P31"), Moment("P33"), Moment("P33", variant: "keeps"), Moment("P45"), Moment("P45", variant: "keeps"),
    // Recognizers that delay and wait
    Moment("P34"), Moment("P34", at: "held"), Moment("P35"), Moment("P39"),
    // Recognizers that are refused
    Moment("P32"), Moment("P36"), Moment("P37"), Moment("P38"), Moment("P38", variant: "together"), Moment("P40"),
    // Controls
    Moment("P41"), Moment("P42"), Moment("P43"), Moment("P43", variant: "nobody"),
  ]

  private func summary(_ moment: Moment) throws -> [String] {
    let scene = try SceneLibrary.bundled().scene(moment.preset)
    let playback = Playback(scene, variant: scene.variant(moment.variant))
    playback.playScript()
    let mark = moment.mark ?? scene.shownMoment
    playback.cursor = try #require(playback.trace.marks.first { $0.name == mark }).count
    let display = DisplayState(of: playback)
    return Language.allCases.map { Narration.sentence(of: display, language: $0).plain }
  }

  @Test func eachMomentHasItsSentenceInBothLanguages() throws {
    let texts = try Self.moments.map { moment in
      try ([moment.title] + summary(moment).map { "  " + $0 }).joined(separator: "\n") + "\n"
    }
    try expectReference("preset-summaries.txt", texts.joined(separator: "\n"))
  }

  @Test func aClosedGateOfAnOverrideIsNamed() throws {
    let scene = try SceneLibrary.bundled().scene("P17")
    let playback = Playback(scene, variant: scene.variant(nil))
    playback.playScript(upTo: scene.shownMoment)
    playback.edit(try Edit.parse("yellow.alpha 0.003"))
    let display = DisplayState(of: playback)
    #expect(
      Language.allCases.map { Narration.sentence(of: display, language: $0).plain } == [
        "yellow returned nil (alpha 0.003): behind wins. ViewController is the first to handle it.",
        "yellow 返回 nil（alpha 0.003），behind 胜出；由 ViewController 处理。",
      ])
  }
}
