import Foundation
import Testing

@testable import Scenes
@testable import TouchTrace

/// The view that a person means at a point, of views that code has made.
@MainActor @Suite struct MeantViewTests {
  private func tree(_ views: String) throws -> TreeSnapshot {
    try Playback(Scene.parse("name: A\nviews:\n\(views)\n", file: "a.yaml")).tree
  }

  private let point = CGPoint(x: 50, y: 50)

  @Test func aControlUnderAPlainViewIsMeant() throws {
    let tree = try tree(
      """
        - { name: buy, class: UIButton, frame: 0 0 100 100 }
        - { name: veil, frame: 0 0 100 100 }
      """)
    #expect(tree.meantLoser(at: point, winner: "veil", isOwnCode: true) == "buy")
    #expect(tree.meantLoser(at: point, winner: "buy", isOwnCode: true) == nil)
    // In a scene it is the view that is seen.
    #expect(tree.meantLoser(at: point, winner: "veil", isOwnCode: false) == nil)
  }

  @Test func aRecognizerSeesTheTouchesOfSubviewsAndAControlDoesNot() throws {
    let card = "  - { name: card, frame: 0 0 100 100, recognizers: [{ name: t, kind: tap }], views: [%] }"
    let button = "  - { name: card, class: UIButton, frame: 0 0 100 100, views: [%] }"
    let inner = "{ name: inner, frame: 0 0 100 100 }"
    #expect(
      try tree(card.replacing("%", with: inner)).meantLoser(at: point, winner: "inner", isOwnCode: true) == nil)
    #expect(
      try tree(button.replacing("%", with: inner)).meantLoser(at: point, winner: "inner", isOwnCode: true) == "card")
  }

  @Test func nothingIsMeantWhereNothingActs() throws {
    let tree = try tree("  - { name: title, class: UILabel, frame: 0 0 100 100 }")
    #expect(tree.meantLoser(at: point, winner: nil, isOwnCode: true) == nil)
  }
}
