import UIKit

/// An object that actions go to and that is no responder, so that it must be held by somebody.
final class LiveTarget: NSObject, ActionPerforming {
  /// The names of the actions that it has.
  var implemented: [String]

  init(_ implemented: [String] = []) { self.implemented = implemented }

  var actions: [Selector: ActionMethod] { .doingNothing(implemented) }
}
