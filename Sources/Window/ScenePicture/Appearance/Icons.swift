import Canvas
import Foundation
import TouchTrace

/// An icon of a few strokes. The stage, the column and the panels share the icons, so that a thing looks the same
/// everywhere.
package enum Icon: CaseIterable, Sendable {
  // Links of the responder chain
  case view, window, controller, application, delegate, sink
  // Answers
  case tick, cross, star, skipped, notAsked, override
  // Marks on connectors and cards
  case scissors, hourglass, phone, lock, more, diamond
  // Flags of a view
  case hidden, interactionOff, animated, clips, control, enlarged, exclusive, multiple
}

extension DrawingList {
  /// Draws an icon centred on `center`, `magnification` times as large as it is in the window at scale 1, where it fits
  /// into a box of 16 pixels.
  package mutating func icon(_ icon: Icon, at center: CGPoint, magnification: CGFloat = 1, _ color: Color) {
    let strokes = icon.strokes
    let place = { (point: CGPoint) in
      CGPoint(x: center.x + point.x * magnification, y: center.y + point.y * magnification)
    }
    if !icon.solid.contours.isEmpty { fill(icon.solid.transformed(place), color) }
    if !strokes.contours.isEmpty {
      let pen = Stroke(icon.penWidth * magnification, cap: icon.cap, join: icon.cap == .round ? .round : .miter)
      stroke(strokes.transformed(place), pen, color)
    }
  }
}

extension Icon {
  /// The icon of a link of the responder chain.
  package init(_ kind: ResponderKind) {
    self =
      switch kind {
      case .view: .view
      case .window: .window
      case .controller: .controller
      case .windowScene: .window
      case .application: .application
      case .delegate: .delegate
      }
  }

  /// The width of the strokes at scale 1.
  fileprivate var penWidth: CGFloat {
    switch self {
    case .view, .window, .controller, .application, .delegate, .sink, .lock, .more: 1.4
    case .tick, .cross, .notAsked: 2
    case .skipped, .override: 1.8
    case .scissors, .hourglass, .hidden, .interactionOff, .animated, .clips, .control, .enlarged, .exclusive, .multiple:
      1.4
    case .star, .diamond, .phone: 1
    }
  }

  fileprivate var cap: Stroke.Cap {
    switch self {
    case .tick, .cross, .sink, .scissors, .hourglass, .hidden, .interactionOff, .notAsked, .lock, .override: .round
    case .view, .window, .controller, .application, .delegate, .star, .skipped, .more, .diamond, .phone, .clips,
      .animated, .control, .enlarged, .exclusive, .multiple:
      .butt
    }
  }
}
