import CSDL2
import Foundation

/// A PNG being written, row by row, into memory.
struct PNGWriter {
  private let output: PNGOutput
  private var png: png_structp?
  private var info: png_infop?
  /// A row of pixels as bytes: red, green, blue. One more byte lies behind the last.
  private var bytes: [UInt8]

  /// Everything before the first row.
  /// - Parameters:
  ///   - level: how hard to try to make it small, 1 to 9.
  ///   - palette: colours `0xRRGGBB` that the bytes of a row stand for, at most 256; without any, rows are pixels.
  init(width: Int, height: Int, level: Int32, palette: [UInt32] = [], note: PNGNote? = nil) {
    output = PNGOutput(capacity: width * height / 4 + 4_096)
    bytes = [UInt8](repeating: 0, count: width * 3 + 1)
    png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
    info = png_create_info_struct(png)
    png_set_write_fn(png, Unmanaged.passUnretained(output).toOpaque(), appendToOutput, nil)
    png_set_IHDR(
      png, info, UInt32(width), UInt32(height), 8, palette.isEmpty ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_PALETTE,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT)
    // Flat colours: filters make the file larger, higher levels make it slower and hardly smaller. With a table of half
    // the usual size zlib is a twentieth faster, and finds as much.
    png_set_compression_level(png, level)
    png_set_compression_mem_level(png, 7)
    png_set_filter(png, 0, PNG_FILTER_NONE)
    if !palette.isEmpty {
      let colors = palette.map { png_color(red: UInt8($0 >> 16), green: UInt8($0 >> 8 & 0xFF), blue: UInt8($0 & 0xFF)) }
      png_set_PLTE(png, info, colors, Int32(colors.count))
    }
    png_write_info(png, info)
    if let note { png_write_chunk(png, PNGNote.chunkName, note.bytes, note.bytes.count) }
  }

  /// Writes a row of pixels `0x00RRGGBB`.
  mutating func write(pixels: UnsafePointer<UInt32>) {
    // libpng would turn pixels into bytes in two passes, which take longer. Four bytes are stored at once; the next pixel
    // covers the fourth.
    bytes.withUnsafeMutableBytes { bytes in
      for x in 0..<bytes.count / 3 {
        bytes.storeBytes(of: (pixels[x].byteSwapped >> 8).littleEndian, toByteOffset: x * 3, as: UInt32.self)
      }
    }
    png_write_row(png, bytes)
  }

  /// Writes a row of numbers of colours in the palette.
  func write(_ row: UnsafePointer<UInt8>) {
    png_write_row(png, row)
  }

  /// What was written. Called once, after the last row.
  mutating func end() -> Data {
    png_write_end(png, nil)
    png_destroy_write_struct(&png, &info)
    return output.data
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
