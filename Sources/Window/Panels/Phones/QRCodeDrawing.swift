import Canvas
import Foundation

extension DrawingList {
  /// Draws a QR code in the middle of a place, with the quiet border of four squares that cameras need: black on white in
  /// every theme.
  mutating func qrCode(_ rows: [[Bool]], in place: CGRect) {
    let count = rows.count + 8, square = (min(place.width, place.height) / CGFloat(count)).rounded(.down)
    guard !rows.isEmpty, square > 0 else { return }
    let side = CGFloat(count) * square
    // On whole pixels: a camera must not see seams.
    let ground = CGRect(
      x: (place.midX - side / 2).rounded(), y: (place.midY - side / 2).rounded(), width: side, height: side)
    fill(ground, .white)
    for (index, row) in rows.enumerated() {
      let y = ground.minY + CGFloat(index + 4) * square
      var start: Int?
      for (column, isDark) in (row + [false]).enumerated() {
        if isDark {
          start = start ?? column
        } else if let left = start {
          let x = ground.minX + CGFloat(left + 4) * square
          fill(CGRect(x: x, y: y, width: CGFloat(column - left) * square, height: square), .black)
          start = nil
        }
      }
    }
  }
}
