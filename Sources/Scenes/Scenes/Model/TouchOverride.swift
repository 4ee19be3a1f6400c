/// A responder's implementation of one of the four `touches…` methods.
package enum TouchOverride: String, CaseIterable, Sendable, Codable {
  /// Does not override it: a view forwards to its next responder (RC-08), a control tracks the touch (UC-02), a scroll view keeps it
  /// (SV-17).
  case ignores
  /// Overrides it without calling `super`, which ends the walk up the chain.
  case handles
  /// Overrides it and calls `super`: the responders above receive the touch too, unless this is a control or a scroll view.
  case passesOn

  /// Whether the implementation of the superclass is called.
  package var callsSuper: Bool { self != .handles }
}
