/// What a line of the shown source does; the trace's steps are found again by it.
enum CodeRole: Equatable {
  /// The name and the parameters.
  case signature
  /// The three gates, and the way out behind them.
  case gates, gateReturn
  /// `point(inside:with:)`, and the way out behind it.
  case pointInside, outsideReturn
  /// The loop over the subviews, and the question to one of them.
  case loop, convert, ask
  case hitReturn
  /// The end: the view itself, or nil.
  case lastReturn
  /// A responder's own work, and the call that passes the touches on.
  case work, passOn
  /// Braces and empty lines.
  case none
}

/// A line of source.
struct CodeLine: Equatable {
  var text: String
  var role: CodeRole

  init(_ role: CodeRole, _ text: String) {
    self.text = text
    self.role = role
  }
}

/// The languages that iOS code is written in.
enum CodeLanguage: String, CaseIterable, Sendable {
  case swift = "Swift"
  case objectiveC = "Objective-C"
}
