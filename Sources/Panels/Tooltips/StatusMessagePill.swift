import Canvas
import Foundation
import ScenePicture

/// A status message: a pill at the top of the stage.
@MainActor struct StatusMessagePill {
  private let text: String
  private let box: CGRect

  init(_ text: String, _ appearance: Appearance) {
    let stage = appearance.layout.stage
    let scale = appearance.overlayScale
    self.text = text
    let width = min(appearance.width(text, appearance.overlay(.control)) + 32 * scale, stage.width - 16).rounded(.up)
    box = CGRect(
      x: (stage.midX - width / 2).rounded(), y: stage.minY + 10, width: width, height: (28 * scale).rounded())
  }

  var area: CGRect { box.insetBy(dx: -1, dy: -1) }

  func draw(_ appearance: Appearance) -> DrawingList {
    var list = DrawingList(element: .statusMessage)
    list.fill(.roundedRect(box, radius: box.height / 2), appearance.theme.ink)
    let textFrame = box.insetBy(dx: 15 * appearance.overlayScale, dy: 0)
    list.line(text, appearance.overlay(.control), appearance.theme.panel, in: textFrame, appearance, .center)
    return list
  }
}
