import Foundation

/// The values that a property can take, as an editor offers them.
package enum ValueDomain: Equatable, Sendable {
  case flag
  case number(ClosedRange<Double>, step: Double, isWhole: Bool)
  /// Several numbers, each with a letter.
  case numbers([NumberPart])
  /// One of these words.
  case choice([String])
  /// One or more of these words.
  case words([String])
  /// A list of words that the person chooses.
  case text
  /// A `NameFilter` of the views, or else of the recognizers.
  case names(ofViews: Bool)
  /// A `TouchHandling`.
  case touches
  /// A `HitTestOverride`.
  case hitTest
}

/// One of the numbers of a value, such as the width of a frame.
package struct NumberPart: Equatable, Sendable {
  package var letter: String
  package var range: ClosedRange<Double>
  package var step: Double

  package init(letter: String, range: ClosedRange<Double>, step: Double = 1) {
    (self.letter, self.range, self.step) = (letter, range, step)
  }

  /// A coordinate in points.
  static func place(_ letter: String) -> NumberPart { NumberPart(letter: letter, range: -9999...9999) }
  /// A length in points.
  static func size(_ letter: String) -> NumberPart { NumberPart(letter: letter, range: 0...9999) }
  static func outset(_ letter: String) -> NumberPart { NumberPart(letter: letter, range: -999...999) }
  static let degrees = NumberPart(letter: "°", range: -360...360)
  static let factor = NumberPart(letter: "×", range: 0.01...100, step: 0.1)
}

extension PropertyValue {
  /// The numbers of a value whose domain is `number` or `numbers`, in the order of its parts; empty for other values.
  package var numbers: [Double] {
    switch self {
    case let frame as CGRect: [frame.minX, frame.minY, frame.width, frame.height]
    case let point as CGPoint: [point.x, point.y]
    case let size as CGSize: [size.width, size.height]
    case let outsets as HitOutsets: [outsets.top, outsets.left, outsets.bottom, outsets.right]
    case let transform as ViewTransform: [transform.degrees, transform.scale]
    case let number as Double: [number]
    case let number as Int: [Double(number)]
    default: []
    }
  }
}

extension Change {
  /// Makes a change from the numbers of `PropertyValue.numbers`.
  /// - Returns: nil if the property has no such value.
  package init?(_ property: Property, numbers: [Double]) {
    let words = numbers.map { text($0) }
    let isTransform = property == .transform && words.count == 2
    try? self.init(
      property, parsing: isTransform ? "rotate \(words[0]) scale \(words[1])" : words.joined(separator: " "))
  }

  /// Reads the value of a property from a whole text, as a scene file has it.
  /// - Throws: `TextError` with what would be right.
  package init(_ property: Property, parsing text: String) throws(TextError) {
    var words = WordScanner(text)
    self = try Change.parse(property, &words)
    try words.end()
  }

  /// - Parameter value: of the type that the property has.
  package init(_ property: Property, any value: any PropertyValue) {
    func make(_ value: some PropertyValue) -> Change { Change(property, value) }
    self = make(value)
  }
}
