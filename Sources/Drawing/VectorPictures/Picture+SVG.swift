import CZlib
import Canvas
import Foundation

extension Picture {
  /// The picture as an `<image>` of 1 × 1, which a `<use>` places.
  /// - Parameters:
  ///   - tint: the colour of a template; nil for the picture's own colours.
  ///   - link: the attribute of addresses: `href`, or `xlink:href` in SVG 1.1.
  func svgImage(id: String, tint: Color?, link: String) -> String {
    "<image id=\"\(id)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
      + "\(link)=\"data:image/png;base64,\(png(tint: tint).base64EncodedString())\"/>\n"
  }

  /// The picture as a PNG with opacity.
  func png(tint: Color?) -> Data {
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 4 + 1) * height)
    for row in 0..<height {
      // No filter.
      rows.append(0)
      for pixel in pixels[(row * width)..<((row + 1) * width)] {
        let color = tint?.pixel ?? pixel
        for part in [color >> 16, color >> 8, color, pixel >> 24] { rows.append(UInt8(truncatingIfNeeded: part)) }
      }
    }
    let head = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 6, 0, 0, 0]
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(start + chunk("IHDR", head) + chunk("IDAT", rows.compressed) + chunk("IEND", []))
  }

  /// A chunk is its length, its name, its content and a checksum.
  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(UInt32(crc32(0, body, UInt32(body.count))))
  }

  private func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
}

extension PicturePlace {
  /// Places the image of an id, of 1 × 1.
  func svgUse(of id: String, _ style: PictureStyle, link: String) -> String {
    let numbers = [across.x, across.y, down.x, down.y, origin.x, origin.y].map(\.svg).joined(separator: " ")
    let opacity = style.opacity == 1 ? "" : " opacity=\"\(CGFloat(style.opacity).svg)\""
    return "<use \(link)=\"#\(id)\" transform=\"matrix(\(numbers))\"\(opacity)/>"
  }
}

/// The images that drawings show, each written once.
struct SVGImages {
  private struct Image: Hashable {
    var pixels: [UInt32]
    var width: Int
    var tint: Color?
  }

  /// The attribute of addresses.
  let link: String
  private var numbers: [Image: Int] = [:]
  /// By number.
  private(set) var definitions: [String] = []

  init(link: String) { self.link = link }

  /// Returns the element that draws a picture, and the number of its definition.
  mutating func use(_ picture: Picture, _ place: PicturePlace, _ style: PictureStyle) -> (text: String, number: Int) {
    let number = number(of: picture, tint: style.tint)
    return (place.svgUse(of: "i\(number)", style, link: link), number)
  }

  private mutating func number(of picture: Picture, tint: Color?) -> Int {
    let image = Image(pixels: picture.pixels, width: picture.width, tint: tint)
    if let known = numbers[image] { return known }
    numbers[image] = definitions.count
    definitions.append(picture.svgImage(id: "i\(definitions.count)", tint: tint, link: link))
    return definitions.count - 1
  }
}
