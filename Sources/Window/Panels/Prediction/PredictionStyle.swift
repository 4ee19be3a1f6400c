import Canvas
import Foundation
import ScenePicture

/// The measures of the panel with the question, in pixels: those of the window, or larger ones that grow with the height
/// of a projected window.
struct PredictionStyle: Equatable {
  let isProjector: Bool
  private let scale: CGFloat

  init(_ appearance: Appearance) {
    isProjector = appearance.layout.isProjector
    scale = appearance.layout.scale
  }

  private func length(_ window: CGFloat, _ projected: CGFloat) -> CGFloat {
    isProjector ? (projected * scale).rounded() : window
  }

  private func size(_ window: Int, _ projected: CGFloat) -> Int {
    isProjector ? Int((projected * scale).rounded()) : window
  }

  var margin: CGFloat { length(16, 16) }
  var head: CGFloat { length(38, 44) }
  var row: CGFloat { length(48, 60) }
  /// The height of a row; less where there is no room for all rows.
  func rowHeight(for count: Int, in height: CGFloat) -> CGFloat {
    min(row, max(key + gap, (height / CGFloat(max(count, 1)) - gap).rounded(.down)))
  }
  var gap: CGFloat { length(8, 8) }
  var button: CGFloat { length(34, 52) }
  /// The side of the button for phones, and the least of their QR code.
  var phones: CGFloat { length(28, 40) }
  var leastCode: CGFloat { length(120, 140) }
  var key: CGFloat { length(20, 34) }
  var step: CGFloat { length(24, 40) }
  var line: CGFloat { length(18, 32) }
  var titleLine: CGFloat { length(24, 38) }
  var radius: CGFloat { length(8, 10) }
  var pen: CGFloat { length(1, 2) }
  var strongPen: CGFloat { length(2, 4) }
  var bar: CGFloat { length(6, 10) }

  var headFont: Font { .sans(size(13, 24), .semibold) }
  var titleFont: Font { .sans(size(18, 30), .semibold) }
  var bodyFont: Font { .sans(size(12, 24)) }
  var strongFont: Font { .sans(size(12, 24), .semibold) }
  var nameFont: Font { .sans(size(13, 26), .semibold) }
  var keyFont: Font { .sans(size(11, 24), .semibold) }
  var buttonFont: Font { .sans(size(12, 24), .medium) }

  /// Returns the largest of the fonts for a choice in which its text fits.
  func choiceFont(_ text: String, width: CGFloat, _ appearance: Appearance) -> Font {
    let fonts = [nameFont, .sans(nameFont.size, .medium), .sans(size(12, 24), .medium), bodyFont]
    return fonts.first { appearance.width(text, $0) <= width } ?? bodyFont
  }
}
