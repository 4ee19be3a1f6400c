import Foundation

/// What is seen of hands beside the fingers that are down.
package struct TouchPreview: Equatable, Sendable {
  /// A finger that is not down, where it would go down.
  package struct Phantom: Equatable, Sendable {
    package var finger: Int
    /// In the coordinate space of the screen, in points.
    package var point: CGPoint
  }

  package var phantoms: [Phantom] = []
  /// What a second finger is mirrored about, while that matters; in points of the screen.
  package var pivot: CGPoint?
  /// Arrow keys move fingers.
  package var hasKeyboard = false

  package init() {}
}

extension TouchComposer {
  package var picture: TouchPreview {
    var picture = TouchPreview()
    picture.phantoms = numbered(mouse.phantoms)
    if keyboard.hasFocus, fingers[.keyboard(keyboard.chosen)] == nil {
      picture.phantoms.append(.init(finger: keyboard.chosen, point: keyboard.place))
    }
    if mouse.isPair && mouse.pointer != nil { picture.pivot = mouse.pivot }
    picture.hasKeyboard = keyboard.hasFocus
    return picture
  }

  /// The numbers that fingers at these places would get.
  private func numbered(_ points: [CGPoint]) -> [TouchPreview.Phantom] {
    var next = 0
    return points.compactMap { point in
      guard let number = fingers.freeNumber(from: next + 1) else { return nil }
      next = number
      return TouchPreview.Phantom(finger: number, point: point)
    }
  }
}
