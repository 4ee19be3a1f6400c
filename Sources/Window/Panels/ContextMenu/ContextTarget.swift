import Scenes
import UIKit

/// The target of a context menu.
package enum ContextTarget: Equatable, Sendable {
  /// A view, recognizer or other object of the scene, by its name.
  case object(String)
  /// A step of the trace, by its index.
  case step(Int)
  /// A finger, by its number.
  case finger(Int)
  /// A scene of the sidebar.
  case scene(SceneSummary)
}

/// A control whose parts have context menus.
@MainActor protocol ContextMenuSource: UIView {
  /// Returns what lies at a point, in the control's own coordinates; nil where there is nothing.
  func contextTarget(at point: CGPoint) -> ContextTarget?

  /// The target of the control while it has the keyboard focus.
  var focusedContextTarget: ContextTarget? { get }
}

typealias ContextMenuSourceView = any ContextMenuSource
