extension Bitmap {
  /// The picture faded, with the differences on it: red what counts, yellow what is only a smoothed edge, blue what is less than the
  /// threshold, grey what is masked.
  package func marked(with difference: PictureDifference) -> Bitmap {
    precondition(difference.width == width && difference.height == height, "this is the difference of other pictures")
    let marked = Bitmap(width: width, height: height)
    for index in 0..<(width * height) {
      let finding = PictureDifference.Finding(rawValue: difference.findings[index]) ?? .same
      marked.pixels[index] = finding.mark ?? Bitmap.faded(pixels[index])
    }
    return marked
  }

  /// A tenth of the brightness, as grey.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let grey = UInt32(255 - (255 - PerceivedColor.luma(pixel)) / 10)
    return grey << 16 | grey << 8 | grey
  }
}

extension PictureDifference.Finding {
  /// The colour of such a pixel, `0xRRGGBB`.
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
