import UIKit

/// An object that is no responder and receives actions. Controls and recognizers do not keep it alive.
final class LiveTarget: NSObject, ActionPerforming {
  /// The names of the actions that it has.
  var implemented: [String]

  init(_ implemented: [String] = []) { self.implemented = implemented }

  var actionMethods: [Selector: ActionMethod] { .doingNothing(implemented) }
}
