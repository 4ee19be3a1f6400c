import Foundation
import Narration
import ScenePicture
import Scenes
import Testing
import SeededRandom
import TestSupport
import TouchTrace

@testable import HandOuts

/// The answers of a page are those of the pipeline, at every point.
@Suite struct AnswerTests {
  /// Overrides, transforms, enlarged areas, gates, several windows, a control, a scroll view.
  nonisolated private static let scenes = ["P04", "P12", "P16", "P24", "P32", "P46"]

  /// The search for a touch, without coordinates.
  private struct Search: Equatable {
    var asked: [String]
    var winner: String?
    var chain: [TouchStory.Link]
    var sentences: [String]

    init(_ display: DisplayState) {
      asked = (display.story?.asked ?? []).map { question in
        "\(question.by ?? "-")>\(question.view) \(Self.name(of: question.answer)) \(question.hit?.view ?? "-")"
      }
      winner = display.story?.result?.view
      chain = display.story?.chain ?? []
      sentences = Language.allCases.map { Narration.sentence(of: display, language: $0).plain }
    }

    /// The answer without the distance of a point outside.
    private static func name(of answer: SearchAnswer) -> String {
      String("\(answer)".prefix { $0 != "(" })
    }
  }

  @Test(.exhaustive, arguments: scenes) func aTouchAnywhereGoesAsItsAnswerSays(_ name: String) throws {
    let (handOut, _) = try HandOutSamples.handOut(name), scene = handOut.scene
    var random = RandomPlaces(seed: 7), wrong: [String] = []
    let searches = handOut.answers.map {
      Search(HandOutTouches.tap(at: CGPoint(x: $0.x, y: $0.y), scene, handOut.variant).0)
    }
    for _ in 0..<40 {
      let (x, y) = random.place(in: scene.size)
      let answer = handOut.answers.firstIndex { $0.shapes.contains { $0.holds(x, y) } }
      guard let answer else {
        wrong.append("(\(x), \(y)) has no answer")
        continue
      }
      let search = Search(HandOutTouches.tap(at: CGPoint(x: x, y: y), scene, handOut.variant).0)
      if search != searches[answer] { wrong.append("(\(x), \(y)): \(search) instead of \(searches[answer])") }
    }
    #expect(wrong == [])
  }

  @Test(arguments: ["P12", "P16"].sample(every: 2)) func everyPointHasOneAnswer(_ name: String) throws {
    let (handOut, _) = try HandOutSamples.handOut(name)
    let width = Int(handOut.scene.size.width), height = Int(handOut.scene.size.height)
    var counts = Array(repeating: 0, count: width * height)
    for run in handOut.answers.flatMap(\.shapes) {
      for y in run.y..<run.y + run.height { for x in run.x..<run.x + run.width { counts[y * width + x] += 1 } }
    }
    #expect(counts.allSatisfy { $0 == 1 })
    #expect(handOut.answers.map(\.count).reduce(0, +) == width * height)
  }

  @Test func theHalfOfTheButtonOutsideIsAnAnswerOfItsOwn() throws {
    let (handOut, _) = try HandOutSamples.handOut("P16")
    let winners = handOut.answers.map { $0.winner ?? "nobody" }
    // The others are the edges of views.
    #expect(winners.prefix(5) == ["root", "behind", "yellow", "behind", "button"])
    #expect(handOut.answers.dropFirst(5).allSatisfy { $0.count < 400 })
    let dead = handOut.answers[3]
    #expect(dead.shapes == [PointRuns(x: 140, y: 220, width: 80, height: 40)])
    #expect(dead.frame.sentences[.english]?.plain.hasPrefix("yellow says NO, so its button is not asked") == true)
  }
}

extension PointRuns {
  fileprivate func holds(_ column: Int, _ row: Int) -> Bool {
    (x..<x + width).contains(column) && (y..<y + height).contains(row)
  }
}

/// Places on a screen: the same in every run.
private struct RandomPlaces {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func place(in size: CGSize) -> (x: Int, y: Int) {
    (random.below(Int(size.width)), random.below(Int(size.height)))
  }
}
