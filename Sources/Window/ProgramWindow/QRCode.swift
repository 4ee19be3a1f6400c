import CQRCode

/// A QR code.
nonisolated enum QRCode {
  /// Returns the rows of squares; true is dark. A quiet border of four squares belongs around them.
  /// - Parameter text: letters are read as capitals.
  /// - Returns: empty for a text that is too long.
  static func rows(of text: String) -> [[Bool]] {
    guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 0) else { return [] }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    return (0..<side).map { row in (0..<side).map { code.pointee.data[row * side + $0] & 1 == 1 } }
  }
}
