import ScenePicture
import Scenes
import UIKit

/// A command of edit mode. Those without a view are about the selected one.
package enum EditCommand: Equatable, Sendable {
  /// Uses a tool with the next drag on the stage; the one in use is put away.
  case useTool(EditTool)
  /// Adds a view of a class to the selected view.
  case add(ViewClass)
  case addRecognizer(RecognizerKind)
  case duplicate
  case delete
  /// Opens a field for a new name.
  case rename
  /// Moves by points.
  case move(CGVector)
  /// Makes wider and higher by points.
  case resize(CGVector)
  /// Selects the next view of the tree (1) or the previous one (−1).
  case selectNext(Int)
  /// Moves among the siblings: towards the front (1) or the back (−1).
  case order(Int)
  /// Moves in front of all siblings, or behind them.
  case toEnd(isFront: Bool)
}
