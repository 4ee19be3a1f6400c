/// What a responder's four `touches…` methods do.
package enum TouchHandling: String, CaseIterable, Sendable {
  /// It overrides none of them: a view forwards to its next responder (RC-08), a control tracks (UC-02).
  case ignores
  /// It overrides them without `super`: the walk up the chain ends here.
  case handles
  /// It overrides them and calls `super`: it has seen the touch, and so do those above it.
  case passesOn

  /// Whether the class's own implementation still runs.
  package var callsSuper: Bool { self != .handles }
}
