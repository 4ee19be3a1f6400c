/// What the specification of the pipeline states, one line an id. Every statement is tested, or its reason not to be
/// stands here.
enum Statements {
  static var ids: [String] {
    (touchStatements + "\n" + gestureStatements).split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
  }

  /// Statements that no test can hold the library to, each with its reason.
  static let untestable: [String: String] = [
    "UC-37": "how iOS 5 did it, which is not modelled",
    "GN-23": "advice to designers; nothing in the pipeline depends on it",
    "RC-12": "there are no accelerometers and gyroscopes here whose data could use the chain",
  ]
}
