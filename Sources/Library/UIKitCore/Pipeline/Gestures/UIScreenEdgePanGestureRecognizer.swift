/// Edges of a rectangle. As Apple's.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, as Apple's.
  public let rawValue: UInt

  /// Options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
  /// The left edge.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
  /// The lower edge.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
  /// The right edge.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
  /// All four edges.
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

/// Recognizes a drag that starts at an edge of the screen. As Apple's.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edge at which the drag starts. With several edges in one value the gesture never begins (GT-50).
  open var edges: UIRectEdge = []

  /// Ignores all touches but the first (GT-50).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in event.order(of: touches) where touch !== fingers.first { ignore(touch, for: event) }
    guard let first = fingers.first, progress == .possible else { return }
    if !starts(first) { state = .failed }
  }

  /// Whether the touch went down in the strip along the edge (GN-19, UN-09).
  private func starts(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let place = touch.location(in: window), bounds = window.bounds
    let width = environment?.options.screenEdgeWidth ?? 0
    switch edges {
    case .top: return place.y < bounds.minY + width
    case .left: return place.x < bounds.minX + width
    case .bottom: return place.y >= bounds.maxY - width
    case .right: return place.x >= bounds.maxX - width
    default: return false
    }
  }
}
