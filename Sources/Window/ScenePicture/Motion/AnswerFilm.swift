import Foundation

/// When the parts of the answer to a press move, in Live mode: each arrow of the descent when the one before it is half done, then
/// the ring of the hit-test view, then the cards of the chain from the lowest up, and the sentence last.
struct AnswerFilm {
  /// When a part begins to move, and how long it moves, in seconds.
  struct Part: Equatable {
    var start: TimeInterval
    var duration: TimeInterval
    fileprivate var end: TimeInterval { start + duration }
  }

  private static let arrow = 0.09, ring = 0.14, card = 0.06, sentence = 0.15, longest = 0.9

  private var parts: [String: Part] = [:]
  /// The tints of the views.
  private var tints: Part
  /// The rest of the chain: connectors, and the signs between the cards.
  private var chain: Part
  let sentence: Part

  /// - Parameter elements: the names of the new picture's elements, in the order of drawing.
  init(_ elements: [String]) {
    let names = elements.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    var end = 0.0
    for name in names where ElementName.descents.contains(name) {
      parts[name] = Part(start: max(end - Self.arrow / 2, 0), duration: Self.arrow)
      end = parts[name]!.end
    }
    tints = Part(start: end, duration: Self.ring)
    for name in names where ElementName.resultRing.contains(name) { parts[name] = tints }
    end = tints.end
    for name in names.filter(ElementName.cards.contains) {
      parts[name] = Part(start: end, duration: Self.card)
      end += Self.card
    }
    chain = Part(start: tints.end, duration: max(end - tints.end, Self.card))
    // A long way up the chain takes no longer.
    let pace = min(1, Self.longest / (end + Self.sentence))
    let paced = { (part: Part) in Part(start: part.start * pace, duration: part.duration * pace) }
    parts = parts.mapValues(paced)
    sentence = paced(Part(start: end, duration: Self.sentence))
    (tints, chain) = (paced(tints), paced(chain))
  }

  func part(of element: String) -> Part { parts[element] ?? (Self.isOfChain(element) ? chain : tints) }

  /// Whether an element is a part of the chain: in the column, or from there to its view.
  static func isOfChain(_ element: String) -> Bool {
    ElementName.column.contains(element) || ElementName.connectors.contains(element)
  }

  /// Whether an element is shown anew at each press, also if the press before had the same answer.
  static func begins(_ element: String) -> Bool {
    ElementName.descents.contains(element) || ElementName.resultRing.contains(element)
  }
}
