import CSDL2
import ElementMaps
import Foundation

/// The coverage, 0 to 255, of each pixel by the glyphs of a text in a font at a scale.
final class TextCoverage {
  /// Device pixels from the origin of the text to the first column; negative when a glyph begins left of the origin.
  let left: Int
  /// The number of rows above the baseline.
  let ascent: Int
  let width: Int
  let height: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  private init(left: Int, ascent: Int, width: Int, height: Int) {
    self.left = left
    self.ascent = ascent
    self.width = width
    self.height = height
    bytes = .zeroed(count: width * height)
  }

  deinit { bytes.freeZeroed() }

  /// Copies the opacity of a surface made by SDL2_ttf.
  convenience init(_ surface: UnsafeMutablePointer<SDL_Surface>, left: Int, ascent: Int) {
    self.init(left: left, ascent: ascent, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    guard let pixels = surface.pointee.pixels else { return }
    for y in 0..<height {
      let source = (pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      let row = bytes + y * width
      var x = 0
      while x < width {
        row[x] = UInt8(source[x] >> 24)
        x &+= 1
      }
    }
  }

  /// Joins pieces on one baseline; each has the x of its origin in device pixels.
  convenience init(_ pieces: [(origin: Int, coverage: TextCoverage)]) {
    let left = pieces.map { $0.origin + $0.coverage.left }.min() ?? 0
    let right = pieces.map { $0.origin + $0.coverage.left + $0.coverage.width }.max() ?? left
    let ascent = pieces.map(\.coverage.ascent).max() ?? 0
    let descent = pieces.map { $0.coverage.height - $0.coverage.ascent }.max() ?? 0
    self.init(left: left, ascent: ascent, width: right - left, height: ascent + descent)
    for (origin, piece) in pieces { add(piece, x: origin + piece.left - left, y: ascent - piece.ascent) }
  }

  func row(_ y: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(bytes + y * width)
  }

  /// Adds a piece; where pieces overlap, the larger coverage counts.
  private func add(_ piece: TextCoverage, x: Int, y: Int) {
    for line in 0..<piece.height {
      let source = piece.row(line)
      let row = bytes + (y + line) * width + x
      for column in 0..<piece.width { row[column] = max(row[column], source[column]) }
    }
  }
}
