import ArgumentParser

/// The size of a window or a picture as written on the command line, `1280x800`, in pixels at scale 1: at scale 2 it
/// has twice as many each way.
struct PictureSize: Equatable, ExpressibleByArgument {
  let width: Int
  let height: Int

  /// What the window opens with.
  static let standard = PictureSize(width: 1280, height: 800)
  /// The smallest size in which nothing overlaps.
  static let smallest = PictureSize(width: 1024, height: 640)
  /// The largest size, that of an 8K display.
  static let largest = PictureSize(width: 7680, height: 4320)

  var defaultValueDescription: String { "\(width)x\(height)" }
}

extension PictureSize {
  /// Nil unless `argument` is two whole numbers with an `x` between them, within the limits.
  init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (Self.smallest.width...Self.largest.width).contains(width),
      (Self.smallest.height...Self.largest.height).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
