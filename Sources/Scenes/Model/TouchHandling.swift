/// A responder's implementation of the four `touches…` methods.
package enum TouchHandling: String, CaseIterable, Sendable {
  /// Overrides none of them: a view forwards to its next responder (RC-08), a control tracks the touch (UC-02).
  case ignores
  /// Overrides them without calling `super`, which ends the walk up the chain.
  case handles
  /// Overrides them and calls `super`: the responders above receive the touch too.
  case passesOn

  /// Whether the implementation of the superclass is called.
  package var callsSuper: Bool { self != .handles }
}
