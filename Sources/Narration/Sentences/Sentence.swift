/// One sentence of the narration: text in which the names of views and responders are chips in the colour of their state.
///
/// It is written as an interpolated string; a name comes with its state: `"\(view, .inside) asks its subviews."`
package struct Sentence: Equatable, Sendable {
  package var fragments: [Fragment]

  package enum Fragment: Equatable, Sendable {
    case text(String)
    case chip(String, ChipState)
  }

  /// What the colour of a chip says.
  package enum ChipState: Equatable, Sendable, CaseIterable {
    /// It plays no part yet, or any more.
    case neutral
    /// It is the one that is asked or told now.
    case now
    case inside, outside, skipped, result
    /// A link of the responder chain.
    case chain
    case cancelled
    case recognizer
  }

  package init(_ fragments: [Fragment] = []) { self.fragments = fragments }

  /// Without chips, as a screen reader reads it.
  package var plain: String {
    fragments.map { fragment in
      switch fragment {
      case .text(let text): text
      case .chip(let name, _): name
      }
    }.joined()
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text.isEmpty ? [] : [.text(text)]) }

  package init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.fragments) }

  /// Collects the pieces of a sentence.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var fragments: [Fragment] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { fragments.append(.text(text)) }
    }

    /// A name, as a chip.
    package mutating func appendInterpolation(_ name: String, _ state: ChipState) {
      fragments.append(.chip(name, state))
    }

    /// Plain words, such as a number or the name of a method.
    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

    package mutating func appendInterpolation(_ sentence: Sentence) { fragments += sentence.fragments }
  }

  package static func + (one: Sentence, two: Sentence) -> Sentence { Sentence(one.fragments + two.fragments) }
}
