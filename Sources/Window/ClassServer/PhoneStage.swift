/// The content of the phones of a class: the question with its choices, and the answer once it is revealed. Texts are in each
/// language, by its name.
package struct PhoneStage: Equatable, Sendable, Encodable {
  package enum Phase: String, Sendable, Encodable { case waiting, asking, revealed }

  package typealias Text = [String: String]

  package var phase = Phase.waiting
  /// The number of the question in the lesson, which no other question has; nil while there is none.
  package var question: Int?
  /// The number of steps that have happened: with another one the picture is another.
  package var step = 0
  package var head: Text = [:]
  package var title: Text = [:]
  /// The gesture of the touch.
  package var gesture: Text = [:]
  package var choices: [Text] = []
  /// The stage in words, for a screen reader.
  package var description: Text = [:]
  /// The right choice; nil until it is revealed.
  package var answer: Int?
  package var reason: Text = [:]

  package init() {}
}

/// A picture of the stage in one language and theme.
package struct PictureVariant: Hashable, Comparable, Sendable {
  package var language: String
  package var isDark: Bool

  package init(language: String, isDark: Bool) { (self.language, self.isDark) = (language, isDark) }

  var name: String { "\(language)-\(isDark ? "dark" : "light")" }

  /// All that a phone may ask for.
  static let all = ["en", "zh-Hans"].flatMap { [Self(language: $0, isDark: false), Self(language: $0, isDark: true)] }

  package static func < (one: Self, other: Self) -> Bool { one.name < other.name }
}

/// A file for phones, also compressed by zlib.
package struct PhoneFile: Equatable, Sendable {
  package var type: String
  package var plain: [UInt8]
  package var packed: [UInt8]

  package init(type: String, plain: [UInt8], packed: [UInt8]) {
    (self.type, self.plain, self.packed) = (type, plain, packed)
  }
}

/// The page that phones open, and the policy that names what it may load.
package struct PhonePage: Equatable, Sendable {
  package var file: PhoneFile
  package var policy: String

  package init(file: PhoneFile, policy: String) { (self.file, self.policy) = (file, policy) }
}
