import Foundation

/// The marks of the touch input on the stage, besides the fingers that are down.
package struct TouchPreview: Equatable, Sendable {
  /// A finger that is up, at the point where it would go down.
  package struct Phantom: Equatable, Sendable {
    package var finger: Int
    /// In the coordinate space of the screen, in points.
    package var point: CGPoint
  }

  package var phantoms: [Phantom] = []
  /// The point about which a second finger is mirrored, in screen points; nil without a second finger.
  package var pivot: CGPoint?
  /// Whether arrow keys move fingers.
  package var hasKeyboard = false

  package init() {}
}

extension TouchComposer {
  package var preview: TouchPreview {
    var preview = TouchPreview()
    preview.phantoms = numbered(mouse.phantoms)
    if keyboard.hasFocus, fingers[.keyboard(keyboard.chosen)] == nil {
      preview.phantoms.append(.init(finger: keyboard.chosen, point: keyboard.place))
    }
    if mouse.isPair && mouse.pointer != nil { preview.pivot = mouse.pivot }
    preview.hasKeyboard = keyboard.hasFocus
    return preview
  }

  /// Returns the fingers that would go down at these points, with their numbers.
  private func numbered(_ points: [CGPoint]) -> [TouchPreview.Phantom] {
    var next = 0
    return points.compactMap { point in
      guard let number = fingers.freeNumber(from: next + 1) else { return nil }
      next = number
      return TouchPreview.Phantom(finger: number, point: point)
    }
  }
}
