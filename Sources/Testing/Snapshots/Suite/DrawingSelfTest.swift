import Canvas
import Foundation

/// Tests that shapes are drawn with the same pixels on every machine.
@MainActor package enum DrawingSelfTest {
  /// The expected checksum. Shapes depend only on this program, not on libraries or the build.
  package static let sum: UInt64 = 8_018_529_476_865_210_432

  /// Returns the checksum of shapes of each kind, drawn on this machine.
  package static func drawnSum(_ typesetter: Typesetter) -> UInt64 {
    let bitmap = Bitmap(width: 96, height: 64)
    var list = DrawingList(element: "self-test")
    list.fill(CGRect(x: 0, y: 0, width: 96, height: 64), Color(0xF4F5F7))
    list.fill(.circle(center: CGPoint(x: 30.3, y: 29.7), radius: 21.5), Color(0x1D3291, alpha: 0.5))
    list.stroke(
      .line(from: CGPoint(x: 3, y: 60), to: CGPoint(x: 92.4, y: 5.1)), Stroke(2.5, dash: [8, 5]), Color(0xA63405))
    list.clip(CGRect(x: 50.5, y: 20, width: 40, height: 40), radius: 9) { list in
      list.fill(CGRect(x: 50, y: 20, width: 41, height: 40), Color(0x11755A))
      list.hatch(.rect(CGRect(x: 50, y: 20, width: 41, height: 40)), Hatch(pitch: 6), Color(0xFFFFFF))
    }
    bitmap.render(list.drawings, scale: 1, typesetter: typesetter)
    return SnapshotDigest.sum(bitmap)
  }
}
