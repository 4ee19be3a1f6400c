import Foundation

/// The pixels of a picture.
///
/// Copies share their pixels, and comparing copies takes no time. In messages the pixels are text in base 64.
package struct PixelValue: Hashable, Sendable {
  /// The name of the file, such as `knob@2x.png`.
  package let name: String
  /// In pixels.
  package let width, height: Int
  /// `0xAARRGGBB`, row by row from the top; colours are not multiplied with the opacity. Empty in a message if the receiver has them.
  package let pixels: [UInt32]
  /// A checksum of size and pixels: it names the picture in messages.
  package let digest: UInt64

  /// Nil unless there is a pixel for each place.
  package init?(name: String, width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide, pixels.count == width * height
    else { return nil }
    (self.name, self.width, self.height, self.pixels) = (name, width, height, pixels)
    digest = PixelValue.digest(of: pixels, width)
  }

  private init(_ value: PixelValue, pixels: [UInt32]) {
    (name, width, height, digest) = (value.name, value.width, value.height, value.digest)
    self.pixels = pixels
  }

  private static let longestSide = 16_384

  /// The value without its pixels.
  package var named: PixelValue { PixelValue(self, pixels: []) }

  /// FNV-1a, pixel by pixel.
  private static func digest(of pixels: [UInt32], _ width: Int) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(width)
    pixels.withUnsafeBufferPointer { pixels in
      var index = 0
      while index < pixels.count {
        digest = (digest ^ UInt64(pixels[index])) &* 0x100_0000_01B3
        index &+= 1
      }
    }
    return digest
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// The colour at a place, from 0, 0 at the top left to 1, 1 at the bottom right; nil without pixels.
  func color(x: CGFloat, y: CGFloat) -> ColorValue? {
    guard !pixels.isEmpty, (0..<1).contains(x), (0..<1).contains(y) else { return nil }
    let pixel = pixels[Int(y * CGFloat(height)) * width + Int(x * CGFloat(width))]
    func part(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 255) / 255 }
    return ColorValue(red: part(16), green: part(8), blue: part(0), opacity: part(24))
  }
}

extension PixelValue: Codable {
  private enum CodingKeys: String, CodingKey { case name, width, height, digest, pixels }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(digest, forKey: .digest)
    if !pixels.isEmpty { try container.encode(pixels.withUnsafeBytes { Data($0) }, forKey: .pixels) }
  }

  /// - Throws: `DecodingError` if there is not a pixel for each place.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    width = try container.decode(Int.self, forKey: .width)
    height = try container.decode(Int.self, forKey: .height)
    digest = try container.decode(UInt64.self, forKey: .digest)
    let bytes = try container.decodeIfPresent(Data.self, forKey: .pixels) ?? Data()
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height), bytes.isEmpty || bytes.count == width * height * 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .pixels, in: container, debugDescription: "not a pixel for each place")
    }
    pixels = [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { buffer, count in
      count = bytes.copyBytes(to: buffer) / 4
    }
  }
}

extension DisplayList {
  /// Returns the list with other pixels in its pictures, also in those inside of drawn ones.
  package func changingPixels(_ change: (PixelValue) -> PixelValue) -> DisplayList {
    guard hasPixels else { return self }
    return DisplayList(
      commands.map { command in
        var command = command
        switch command.kind {
        case .picture(let picture, let rect, let place):
          command.kind = .picture(picture.changingPixels(change), rect, place)
        case .list(let list, let place, let opacity):
          command.kind = .list(list.changingPixels(change), place, opacity: opacity)
        case .fill, .stroke, .gradient, .text, .clip, .endClip, .subview: break
        }
        return command
      })
  }

  fileprivate var hasPixels: Bool {
    commands.contains { command in
      switch command.kind {
      case .picture(.pixels, _, _): true
      case .picture(.drawn(let list, _), _, _), .list(let list, _, _): list.hasPixels
      case .picture, .fill, .stroke, .gradient, .text, .clip, .endClip, .subview: false
      }
    }
  }
}

extension PictureValue {
  fileprivate func changingPixels(_ change: (PixelValue) -> PixelValue) -> PictureValue {
    switch self {
    case .pixels(let pixels, let tint): .pixels(change(pixels), tint: tint)
    case .drawn(let list, let size): .drawn(list.changingPixels(change), size)
    case .named, .unknown: self
    }
  }
}
