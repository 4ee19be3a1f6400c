/// The role of a source line, by which the steps of a trace are assigned to it.
package enum CodeRole: Equatable {
  /// The name and the parameters.
  case signature
  /// The three gates, and the return after them.
  case gates, gateReturn
  /// `point(inside:with:)`, and the return after it.
  case pointInside, outsideReturn
  /// The loop over the subviews, and the call to one of them.
  case loop, convert, ask
  case hitReturn
  /// The end: the view itself, or nil.
  case lastReturn
  /// A responder's own work, and the call that forwards the touches.
  case work, passOn
  /// Braces and empty lines.
  case none
}

/// A line of source.
package struct CodeLine: Equatable {
  package var text: String
  package var role: CodeRole

  package init(_ role: CodeRole, _ text: String) {
    self.text = text
    self.role = role
  }
}

/// The languages of iOS code.
package enum CodeLanguage: String, CaseIterable, Sendable {
  case swift = "Swift"
  case objectiveC = "Objective-C"
}
