import Foundation
import Narration
import Panels
import ScenePicture
import TouchInput

extension Workbench {
  /// The text size of the window as it is: that of a projector depends on the window only.
  var textSize: TextSize {
    (preferences.theme == .projector ? .normal : preferences.textSize).fitting(screen.size)
  }

  /// Makes text larger (1) or smaller (−1), or gives it its normal size (0). A status message says the size, and whether the
  /// window is too small for a larger one.
  func changeTextSize(by amount: Int) {
    let language = preferences.languages.first
    guard preferences.theme != .projector else { return showStatus(StatusText.textSizeOfProjector[language]) }
    let wanted = amount == 0 ? TextSize.normal : textSize.stepped(by: amount)
    preferences.textSize = wanted.fitting(screen.size).choosable
    panels.hideTooltip()
    let isLimited = preferences.textSize != wanted
    let text: StatusText = isLimited ? .largestTextSize(textSize.text) : .textSize(textSize.text)
    showStatus(text[language])
  }
}

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
