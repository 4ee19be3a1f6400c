import CGIF
import Foundation

/// Encodes an animation without end into memory, picture by picture, with giflib.
///
/// A picture stores only the rectangle that differs from the one before, with a palette of its own.
///
/// ```swift
/// let writer = try GIFWriter(width: 640, height: 480)
/// try writer.append(pixels, seconds: 0.5)
/// let data = try writer.end()
/// ```
package final class GIFWriter {
  private var file: UnsafeMutablePointer<GifFileType>?
  private let output = GIFOutput()
  private let width: Int
  private let height: Int
  /// The picture before; nil before the first.
  private var last: UnsafeMutablePointer<UInt32>?

  /// - Parameters:
  ///   - width: columns of every picture, at most 65,535.
  ///   - height: rows of every picture, at most 65,535.
  package init(width: Int, height: Int) throws(GIFError) {
    precondition(max(width, height) <= 0xFFFF, "a GIF of \(width) × \(height) pixels is too large")
    (self.width, self.height) = (width, height)
    var code: Int32 = 0
    file = EGifOpen(
      Unmanaged.passUnretained(output).toOpaque(),
      { file, bytes, count in
        guard let owner = file?.pointee.UserData, let bytes else { return 0 }
        Unmanaged<GIFOutput>.fromOpaque(owner).takeUnretainedValue().data.append(bytes, count: Int(count))
        return count
      }, &code)
    guard let file else { throw GIFError(code) }
    EGifSetGifVersion(file, true)
    try check(EGifPutScreenDesc(file, GifWord(width), GifWord(height), 8, 0, nil))
    try repeatForever(file)
  }

  deinit {
    if let file { EGifCloseFile(file, nil) }
    last?.deallocate()
  }

  /// Adds a picture.
  /// - Parameters:
  ///   - pixels: colours `0x00RRGGBB`, row by row, without gaps.
  ///   - seconds: how long it is shown, rounded to hundredths, and at least two of them: programs slow shorter ones down.
  package func append(_ pixels: UnsafeBufferPointer<UInt32>, seconds: Double) throws(GIFError) {
    guard let file, let start = pixels.baseAddress, pixels.count == width * height else {
      preconditionFailure("\(pixels.count) pixels for \(width) × \(height), or a file that has ended")
    }
    let change = GIFChange(from: last, to: start, width: width, height: height)
    let palette = GIFPalette(counts(of: change, in: start))
    try describe(file, hundredths: Int((min(seconds, 600) * 100).rounded()))
    try write(change, of: start, palette, to: file)
    let last = last ?? .allocate(capacity: pixels.count)
    last.update(from: start, count: pixels.count)
    self.last = last
  }

  /// Returns the file's bytes. Called once, after the last picture.
  package func end() throws(GIFError) -> Data {
    guard let file else { return Data() }
    self.file = nil
    var code: Int32 = 0
    guard EGifCloseFile(file, &code) == GIF_OK else { throw GIFError(code) }
    return output.data
  }

  // MARK: Blocks

  /// The block that all programs understand, first written by Netscape.
  private func repeatForever(_ file: UnsafeMutablePointer<GifFileType>) throws(GIFError) {
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try check(EGifPutExtensionBlock(file, 3, [1, 0, 0]))
    try check(EGifPutExtensionTrailer(file))
  }

  private func describe(_ file: UnsafeMutablePointer<GifFileType>, hundredths: Int) throws(GIFError) {
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(max(2, hundredths)),
      TransparentColor: Int32(GIFPalette.capacity))
    var bytes = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, bytes))
  }

  // MARK: Pixels

  /// Returns how many pixels get each colour by the change.
  private func counts(of change: GIFChange, in pixels: UnsafePointer<UInt32>) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for y in change.rows {
      GIFRun.forEach(in: change.columns, of: pixels + y * width, after: last.map { $0 + y * width }) { run in
        if !run.isKept { counts[run.color, default: 0] += run.columns.count }
      }
    }
    return counts
  }

  private func write(
    _ change: GIFChange, of pixels: UnsafePointer<UInt32>, _ palette: GIFPalette,
    to file: UnsafeMutablePointer<GifFileType>
  ) throws(GIFError) {
    let map = GifMakeMapObject(256, palette.entries)
    defer { GifFreeMapObject(map) }
    let left = change.columns.lowerBound, count = change.columns.count
    try check(
      EGifPutImageDesc(
        file, GifWord(left), GifWord(change.rows.lowerBound), GifWord(count), GifWord(change.rows.count), false, map))
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    defer { row.deallocate() }
    for y in change.rows {
      GIFRun.forEach(in: change.columns, of: pixels + y * width, after: last.map { $0 + y * width }) { run in
        let index = run.isKept ? UInt8(GIFPalette.capacity) : palette.index(of: run.color)
        (row + (run.columns.lowerBound - left)).update(repeating: index, count: run.columns.count)
      }
      try check(EGifPutLine(file, row, Int32(count)))
    }
  }

  private func check(_ result: Int32) throws(GIFError) {
    guard result == GIF_OK else { throw GIFError(file?.pointee.Error ?? result) }
  }
}

/// The bytes that giflib has written.
private final class GIFOutput {
  var data = Data()
}
