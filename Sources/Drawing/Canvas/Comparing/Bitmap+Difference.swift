extension Bitmap {
  /// Returns the picture faded to grey with the differences marked: red for pixels that count, yellow for smoothed edges, blue for
  /// differences below the threshold, grey for masked pixels.
  package func marked(with difference: PictureDifference) -> Bitmap {
    precondition(
      difference.width == width && difference.height == height, "the difference has another size than the picture")
    let marked = Bitmap(width: width, height: height)
    for index in 0..<(width * height) {
      let finding = PictureDifference.Finding(rawValue: difference.findings[index]) ?? .same
      marked.pixels[index] = finding.mark ?? Bitmap.faded(pixels[index])
    }
    return marked
  }

  /// Returns a pixel as light grey, with a tenth of its contrast to white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let grey = UInt32(255 - (255 - PerceivedColor.luma(pixel)) / 10)
    return grey << 16 | grey << 8 | grey
  }
}

extension PictureDifference.Finding {
  /// The colour that marks such a pixel, `0xRRGGBB`; nil for none.
  fileprivate var mark: UInt32? {
    switch self {
    case .same: nil
    case .different: 0xE00000
    case .tolerated: 0x9DB8E8
    case .antiAliased: 0xE8C400
    case .masked: 0xC8C8C8
    }
  }
}
