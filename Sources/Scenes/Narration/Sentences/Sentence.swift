/// A sentence of the narration: text in which the names of views and responders are chips in the colour of their state.
///
/// A sentence is written as an interpolated string, in which a name has a state: `"\(view, .inside) asks its subviews."`
package struct Sentence: Equatable, Sendable {
  package var fragments: [Fragment]

  package enum Fragment: Equatable, Sendable {
    case text(String)
    case chip(String, ChipState)
  }

  /// The state that the colour of a chip shows.
  package enum ChipState: Equatable, Sendable, CaseIterable {
    /// The view or responder takes no part at this step.
    case neutral
    /// The view or responder is called at this step.
    case now
    case inside, outside, skipped, result
    /// A link of the responder chain.
    case chain
    case cancelled
    case recognizer
  }

  package init(_ fragments: [Fragment] = []) { self.fragments = fragments }

  /// The text without chips, for screen readers.
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

  /// Collects the fragments of a sentence.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var fragments: [Fragment] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { fragments.append(.text(text)) }
    }

    /// Adds a name as a chip.
    package mutating func appendInterpolation(_ name: String, _ state: ChipState) {
      fragments.append(.chip(name, state))
    }

    /// Adds plain text, such as the name of a method.
    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

    package mutating func appendInterpolation(_ sentence: Sentence) { fragments += sentence.fragments }
  }

  package static func + (one: Sentence, two: Sentence) -> Sentence { Sentence(one.fragments + two.fragments) }
}
