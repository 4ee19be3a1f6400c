import Foundation

/// What is seen of hands beside the fingers that are down.
nonisolated public struct HandsPicture: Equatable, Sendable {
  /// A finger that is not down, where it would go down.
  public struct Phantom: Equatable, Sendable {
    public var finger: Int
    /// In the coordinate space of the screen, in points.
    public var point: CGPoint
  }

  public var phantoms: [Phantom] = []
  /// What a second finger is mirrored about, while that matters; in points of the screen.
  public var pivot: CGPoint?
  /// Arrow keys move fingers.
  public var hasKeyboard = false

  public init() {}
}

nonisolated extension Hands {
  var picture: HandsPicture {
    var picture = HandsPicture()
    picture.phantoms = numbered(mouse.phantoms)
    if keyboard.hasFocus, fingers[.keyboard(keyboard.chosen)] == nil {
      picture.phantoms.append(.init(finger: keyboard.chosen, point: keyboard.place))
    }
    if mouse.isPair && mouse.pointer != nil { picture.pivot = mouse.pivot }
    picture.hasKeyboard = keyboard.hasFocus
    return picture
  }

  /// The numbers that fingers at these places would get.
  private func numbered(_ points: [CGPoint]) -> [HandsPicture.Phantom] {
    var next = 0
    return points.compactMap { point in
      guard let number = fingers.freeNumber(from: next + 1) else { return nil }
      next = number
      return HandsPicture.Phantom(finger: number, point: point)
    }
  }
}
