import Foundation

@testable import Canvas

/// A small white picture for tests, with functions that read its pixels.
struct Sheet {
  let bitmap: Bitmap
  let scale: Int
  private let typesetter: Typesetter

  init(_ width: Int = 16, _ height: Int = 16, scale: Int = 1) throws {
    bitmap = Bitmap(width: width * scale, height: height * scale)
    // Tests of coverage read it from the exact mixture.
    bitmap.hasReducedEdges = false
    self.scale = scale
    typesetter = try Typesetter()
    draw { $0.fill(CGRect(x: 0, y: 0, width: width, height: height), Color(0xFFFFFF)) }
  }

  func draw(in damage: CGRect? = nil, _ build: (inout DrawingList) -> Void) {
    var list = DrawingList()
    build(&list)
    bitmap.render(list.drawings, scale: scale, typesetter: typesetter, in: damage)
  }

  /// Returns the darkness of a pixel: 0 is white, 255 is black. The tests draw in black.
  func darkness(_ x: Int, _ y: Int) -> Int {
    255 - Int(bitmap.pixel(x, y) & 0xFF)
  }

  /// Returns one row of `darkness`.
  func row(_ y: Int, _ columns: Range<Int>) -> [Int] {
    columns.map { darkness($0, y) }
  }

  /// Returns one column of `darkness`.
  func column(_ x: Int, _ rows: Range<Int>) -> [Int] {
    rows.map { darkness(x, $0) }
  }

  /// The rectangle of all pixels that are not white, as `[left, top, right, bottom]`, including right and bottom.
  var darkArea: [Int] {
    let dark = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { ($0, y) } }
      .filter { bitmap.pixel($0.0, $0.1) != 0xFFFFFF }
    let xs = dark.map(\.0)
    let ys = dark.map(\.1)
    return [xs.min(), ys.min(), xs.max(), ys.max()].compactMap { $0 }
  }
}

let black = Color(0x000000)

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}
