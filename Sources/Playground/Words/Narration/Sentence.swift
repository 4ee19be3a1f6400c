/// One sentence of the narration: text in which the names of views and responders are chips in the colour of their state.
///
/// It is written as an interpolated string; a name comes with its state: `"\(view, .inside) asks its subviews."`
nonisolated public struct Sentence: Equatable, Sendable {
  public var fragments: [Fragment]

  nonisolated public enum Fragment: Equatable, Sendable {
    case text(String)
    case chip(String, ChipState)
  }

  /// What the colour of a chip says.
  nonisolated public enum ChipState: Equatable, Sendable, CaseIterable {
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

  public init(_ fragments: [Fragment] = []) { self.fragments = fragments }

  /// Without chips, as a screen reader reads it.
  public var plain: String {
    fragments.map { fragment in
      switch fragment {
      case .text(let text): text
      case .chip(let name, _): name
      }
    }.joined()
  }
}

nonisolated extension Sentence: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text.isEmpty ? [] : [.text(text)]) }

  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.fragments) }

  /// Collects the pieces of a sentence.
  nonisolated public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var fragments: [Fragment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { fragments.append(.text(text)) }
    }

    /// A name, as a chip.
    public mutating func appendInterpolation(_ name: String, _ state: ChipState) {
      fragments.append(.chip(name, state))
    }

    /// Plain words, such as a number or the name of a method.
    public mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    public mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

    public mutating func appendInterpolation(_ sentence: Sentence) { fragments += sentence.fragments }
  }

  static func + (one: Sentence, two: Sentence) -> Sentence { Sentence(one.fragments + two.fragments) }
}
