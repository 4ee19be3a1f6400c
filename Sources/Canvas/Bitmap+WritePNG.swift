import CSDL2
import Foundation

extension Bitmap {
  /// The picture as a PNG: 8-bit RGB, without a date, and without any text but `note`.
  /// - Parameter level: how hard to try to make it small, 1 to 9.
  func pngData(level: Int32 = 1, note: PNGNote? = nil) -> Data {
    let output = PNGOutput(capacity: width * height / 4 + 4_096)
    var png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
    var info = png_create_info_struct(png)
    defer { png_destroy_write_struct(&png, &info) }
    png_set_write_fn(png, Unmanaged.passUnretained(output).toOpaque(), appendToOutput, nil)
    png_set_IHDR(
      png, info, UInt32(width), UInt32(height), 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT)
    // Flat colours: filters make the file larger, higher levels make it slower and hardly smaller.
    png_set_compression_level(png, level)
    png_set_filter(png, 0, PNG_FILTER_NONE)
    png_write_info(png, info)
    if let note { png_write_chunk(png, PNGNote.chunkName, note.bytes, note.bytes.count) }
    // The rows are taken as they lie in memory: blue, green, red, nothing.
    png_set_filler(png, 0, PNG_FILLER_AFTER)
    png_set_bgr(png)
    for y in 0..<height {
      UnsafeRawPointer(pixels + y * width).withMemoryRebound(to: UInt8.self, capacity: width * 4) {
        png_write_row(png, $0)
      }
    }
    png_write_end(png, nil)
    return output.data
  }

  /// The picture as a PNG: 8-bit RGB, without a date or any other text.
  public func pngData() -> Data { pngData(level: 1) }

  /// Writes the picture as a PNG file. It is written beside `url` and then renamed, so that nobody ever sees half a picture.
  ///
  /// Throws `PictureError.notWritten`.
  public func writePNG(to url: URL) throws {
    let partial = url.path + ".partial-\(getpid())"
    do {
      try pngData().write(to: URL(fileURLWithPath: partial))
      guard rename(partial, url.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    } catch {
      unlink(partial)
      throw PictureError.notWritten(path: url.path, reason: error.localizedDescription)
    }
  }
}

/// What libpng has written so far.
private final class PNGOutput {
  var data = Data()

  init(capacity: Int) {
    data.reserveCapacity(capacity)
  }
}

private func appendToOutput(_ png: png_structp?, _ bytes: png_bytep?, _ count: Int) {
  guard let bytes, let context = png_get_io_ptr(png) else { return }
  Unmanaged<PNGOutput>.fromOpaque(context).takeUnretainedValue().data.append(bytes, count: count)
}
