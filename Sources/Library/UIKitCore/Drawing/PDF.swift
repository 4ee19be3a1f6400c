// Documents of PDF, which nobody draws here.

/// The bytes of a document that is written. As Apple's, except: nothing is written, and making one warns once.
public nonisolated final class CGDataConsumer {
  /// Bytes in memory.
  public init?(data: CFMutableData) { warnNotSupportedFromAnyThread("CGDataConsumer") }
  /// Bytes of a file.
  public init?(url: CFURL) { warnNotSupportedFromAnyThread("CGDataConsumer") }
}

nonisolated extension CGContext {
  /// A context whose drawings are lost.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    self.init(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
  /// Has no effect, of which the `CGDataConsumer` warns once.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Has no effect, of which the `CGDataConsumer` warns once.
  public func endPDFPage() {}
  /// Has no effect, of which the `CGDataConsumer` warns once.
  public func closePDF() {}
}

/// Bytes of Core Foundation that can be changed.
public typealias CFMutableData = NSMutableData
/// No bytes.
public nonisolated func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}
