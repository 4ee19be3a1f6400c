import CGIF
import Foundation

/// The pictures of a GIF as a viewer shows them, decoded by giflib.
struct DecodedGIF {
  private(set) var pictures: [[UInt32]] = []
  private(set) var rectangles: [String] = []
  private(set) var hundredths: [Int] = []
  private(set) var repeats = false
  let width: Int
  let height: Int

  struct Damaged: Error {}

  init(_ data: Data) throws {
    let input = Input(data)
    var code: Int32 = 0
    let opened = DGifOpen(
      Unmanaged.passUnretained(input).toOpaque(),
      { file, bytes, count in
        guard let owner = file?.pointee.UserData, let bytes else { return 0 }
        return Unmanaged<Input>.fromOpaque(owner).takeUnretainedValue().read(bytes, Int(count))
      }, &code)
    guard let file = opened, DGifSlurp(file) == GIF_OK else { throw Damaged() }
    defer { DGifCloseFile(file, nil) }
    (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    repeats = data.range(of: Data("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]) != nil
    var canvas = [UInt32](repeating: 0, count: width * height)
    for index in 0..<Int(file.pointee.ImageCount) {
      var control = GraphicsControlBlock()
      DGifSavedExtensionToGCB(file, Int32(index), &control)
      hundredths.append(Int(control.DelayTime))
      let image = file.pointee.SavedImages[index], place = image.ImageDesc
      rectangles.append("\(place.Left) \(place.Top) \(place.Width) \(place.Height)")
      for pixel in 0..<Int(place.Width * place.Height) {
        let value = Int(image.RasterBits[pixel])
        guard value != Int(control.TransparentColor) else { continue }
        let color = place.ColorMap.pointee.Colors[value]
        let x = Int(place.Left) + pixel % Int(place.Width), y = Int(place.Top) + pixel / Int(place.Width)
        canvas[y * width + x] = UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
      }
      pictures.append(canvas)
    }
  }

  /// The largest difference of a channel of two colours.
  static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [16, 8, 0].map { shift in abs(Int(one >> shift & 255) - Int(other >> shift & 255)) }.max() ?? 0
  }

  private final class Input {
    private var rest: Data
    init(_ data: Data) { rest = data }
    func read(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int32 {
      let part = rest.prefix(count)
      part.copyBytes(to: bytes, count: part.count)
      rest = rest.dropFirst(part.count)
      return Int32(part.count)
    }
  }
}
