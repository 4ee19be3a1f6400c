import Foundation
import TouchInput

nonisolated extension TextSize {
  /// Returns a frame of the layout in pixels of the window at scale 1.
  func windowFrame(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX * factor, y: frame.minY * factor, width: frame.width * factor, height: frame.height * factor)
  }
}

nonisolated extension InputEvent {
  /// Returns the event with its place in pixels of the layout. `textSize` is that of the window.
  func inLayout(of textSize: TextSize) -> InputEvent {
    guard textSize != .normal else { return self }
    let place = { (point: CGPoint) in CGPoint(x: point.x / textSize.factor, y: point.y / textSize.factor) }
    return switch self {
    case .pointerMoved(let point): .pointerMoved(place(point))
    case .pointerDown(let point, let button): .pointerDown(place(point), button)
    case .pointerUp(let point, let button): .pointerUp(place(point), button)
    case .wheel(let dx, let dy, let point): .wheel(dx: dx, dy: dy, at: place(point))
    case .finger(let id, let phase, let point, let pressure): .finger(id: id, phase, place(point), pressure: pressure)
    case .pointerLeft, .keyDown, .keyUp, .modifiers, .text, .composing, .pasted, .fileDropped, .fileChanged, .resized,
      .focusLost,
      .focusGained, .exposed,
      .hidden, .closeRequested:
      self
    }
  }
}
