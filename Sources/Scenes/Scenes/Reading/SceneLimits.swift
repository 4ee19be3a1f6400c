import Files

/// The largest contents of a scene file. No scene that a person would want is near these limits; without them a small
/// file could need more time or memory than there is.
enum SceneLimits {
  static let views = 10_000
  static let recognizers = 500
  static let variants = 1_000
  /// The inputs that the lines of a script stand for, such as the reports of a `move`.
  static let inputs = 50_000
  /// The inputs of a recording, which nobody wants to lose: some hours.
  static let recordedInputs = 1_000_000
  /// Variants times marks, with the mark `end`: each of them is a case of a screenshot test.
  static let cases = 10_000
  /// Views times inputs: each touch asks the views, and each input may change all of them.
  static let work = 250_000
  /// The touch sequences of a capture. A recorder keeps 20.
  static let observedTouches = 1_000
  /// The answers of overrides that a capture has.
  static let observedAnswers = 100_000
  /// The number of problems that are reported. The reader stops then.
  static let problems = 100
  /// The length of a name as part of a file name, in bytes. Two names, a mark between them and the longest ending fit into the
  /// 255 bytes of a file name.
  static let nameLength = 80

  /// - Parameter what: what has the name, with its article: `a mark`.
  static func checkLength(ofName name: String, of what: ProblemText) throws(TextError) {
    let length = name.inFileName.utf8.count
    guard length > nameLength else { return }
    throw TextError(
      """
      the name of \(what) has at most \(nameLength) bytes, and this one has \(length); a character that is no letter, digit, \
      `-` or `_` counts three times
      """)
  }
}
