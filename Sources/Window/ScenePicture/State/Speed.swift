import TouchTrace

/// The speed of playback and of the fingers on the stage.
package enum Speed: Double, CaseIterable, Codable, Sendable {
  case tenth = 0.1
  case quarter = 0.25
  case half = 0.5
  case normal = 1
  case double = 2
  case quadruple = 4

  /// `0.25×`.
  package var text: String { number(rawValue) + "×" }
}
