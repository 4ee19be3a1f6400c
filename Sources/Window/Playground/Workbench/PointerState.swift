import Foundation
import TouchTrace

/// The pointer, the view under it, and the selected view.
struct PointerState {
  /// Whether the pointer drags the line between two hit maps.
  var dragsWipe = false
  /// The id of the scene on whose row in the sidebar the button is down. It is dragged when the pointer leaves the window.
  var draggedScene: String?
  /// The place of the pointer; nil while it is not on the stage or a finger is down.
  var position: StagePosition?
  /// The mouse or a finger in edit mode.
  var editCursor = EditCursor()
  /// The view under the pointer.
  var hovered: String?
  /// The object that the person chose for the inspector; nil is the hit-test view.
  var selected: String?
  /// The object that the inspector showed when it was used, and shows until the next touch.
  var kept: String?
  /// The view that was under the pointer at the last pick.
  private var pickedUnder: String?
  /// The layers of the exploded view by finger. A finger stays on the layer on which it came down.
  private var heldLayers: [Int64: Int] = [:]
  /// The side on whose device a finger came down, of two scenes side by side.
  private var heldSides: [Int64: Int] = [:]

  /// Clears the hovered and the selected view. Called when another scene is shown.
  mutating func reset() { (hovered, selected, kept) = (nil, nil, nil) }

  /// Called when the pointer leaves the window.
  mutating func leave() { (hovered, position) = (nil, nil) }

  // MARK: Picking

  /// Selects the view under the pointer. A second pick at the same view, or one with no view under the pointer, selects
  /// the superview of the selection.
  /// - Returns: the selected view; nil if there is none to select.
  mutating func pick(in tree: TreeSnapshot) -> String? {
    guard let view = pickedView(in: tree) else { return nil }
    (selected, kept, pickedUnder) = (view, nil, hovered)
    return view
  }

  private func pickedView(in tree: TreeSnapshot) -> String? {
    let superview = selected.flatMap { tree.node($0)?.superview }
    guard let hovered else { return superview }
    guard let selected, pickedUnder == hovered, tree.isView(hovered, inside: selected) else { return hovered }
    return superview ?? hovered
  }

  // MARK: Layers of the exploded view

  /// Returns the layer that a finger is held to; nil if there is none.
  func layer(of finger: Int64) -> Int? { heldLayers[finger] }

  /// Holds a finger to a layer until it is released.
  mutating func hold(_ finger: Int64, to layer: Int) {
    if heldLayers[finger] == nil { heldLayers[finger] = layer }
  }

  mutating func release(_ finger: Int64) { (heldLayers[finger], heldSides[finger]) = (nil, nil) }

  /// Returns the side that a finger is held to; nil if there is none.
  func side(of finger: Int64) -> Int? { heldSides[finger] }

  /// Holds a finger to one of two scenes until it is released.
  mutating func hold(_ finger: Int64, toSide side: Int) {
    if heldSides[finger] == nil { heldSides[finger] = side }
  }
}

/// A position of the pointer on the stage.
struct StagePosition: Equatable {
  /// Window pixels at scale 1.
  var place: CGPoint
  /// Points of the scene's screen.
  var point: CGPoint
}
