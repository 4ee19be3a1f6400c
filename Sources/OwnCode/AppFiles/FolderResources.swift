import PNGFiles
import Synchronization
import UIKit

/// Finds pictures and colours in the folder of an app. Files are looked for at the first question, and each picture is read once.
package final class FolderResources: AppResources {
  private struct State {
    var folder: AppFolder?
    var pictures: [String: AppPicture?] = [:]
    /// The pixels of all pictures that were read.
    var pixels = 0
  }

  private let path: String
  private let state = Mutex(State())

  /// The most pixels of a file, and of all pictures that are kept.
  private static let mostPixelsOfFile = 16 << 20, mostPixels = 16 << 20
  /// A picture with more pixels is kept at half its size, or a quarter: the stage does not show more.
  private static let mostPixelsKept = 1 << 20

  package init(_ path: String) { self.path = path }

  package func picture(named name: String) -> AppPicture? {
    state.withLock { state in
      if let known = state.pictures[name] { return known }
      let found = FolderResources.picture(folder(&state).pictures(name), &state)
      state.pictures[name] = .some(found)
      return found
    }
  }

  package func color(named name: String) -> ColorValue? {
    let color = state.withLock { folder(&$0).color(name) }
    return color.map { ColorValue(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity) }
  }

  package func path(ofFile name: String) -> String? { state.withLock { folder(&$0).path(ofFile: name) } }

  package func picture(of data: Data, scale: CGFloat) -> AppPicture? {
    state.withLock { state in
      guard let file = try? PNGFile(data, name: "data") else { return nil }
      return FolderResources.picture(of: file, name: "", scale: scale, &state)
    }
  }

  private func folder(_ state: inout State) -> AppFolder {
    let folder = state.folder ?? AppFolder(path)
    state.folder = folder
    return folder
  }

  // MARK: Reading

  /// Chosen: the file for two pixels in a point, as windows have up to two; else the one with the most.
  private static func picture(_ files: [AppFolder.Picture], _ state: inout State) -> AppPicture? {
    guard let file = files.first(where: { $0.scale == 2 }) ?? files.max(by: { $0.scale < $1.scale }) else { return nil }
    let name = (file.path as NSString).lastPathComponent
    guard name.lowercased().hasSuffix(".png") else { return sign("\(name): only PNG is drawn") }
    do throws(PictureError) {
      let png = try PNGFile(URL(fileURLWithPath: file.path))
      var picture = picture(of: png, name: name, scale: CGFloat(file.scale), &state)
      picture?.isTemplate = file.isTemplate
      return picture ?? sign("\(name): too large")
    } catch {
      return sign("\(name): cannot be read")
    }
  }

  private static func sign(_ text: String) -> AppPicture {
    AppPicture(.named(text, isSymbol: false, tint: nil), size: CGSize(width: 24, height: 24))
  }

  /// Nil for a picture with too many pixels, or one that cannot be decoded.
  private static func picture(
    of file: PNGFile, name: String, scale: CGFloat, _ state: inout State
  ) -> AppPicture? {
    let count = file.header.width * file.header.height
    guard count <= mostPixelsOfFile, state.pixels < mostPixels, let pixels = try? file.pixels() else { return nil }
    var kept = PixelBlock(width: file.header.width, height: file.header.height, pixels: pixels)
    while kept.pixels.count > mostPixelsKept { kept = kept.halved }
    guard let value = PixelValue(name: name, width: kept.width, height: kept.height, pixels: kept.pixels) else {
      return nil
    }
    state.pixels += kept.pixels.count
    let size = CGSize(width: CGFloat(file.header.width) / scale, height: CGFloat(file.header.height) / scale)
    return AppPicture(.pixels(value, tint: nil), size: size, scale: scale)
  }
}

/// Pixels in rows, `0xAARRGGBB`.
struct PixelBlock: Equatable {
  var width, height: Int
  var pixels: [UInt32]

  /// The block with half as many columns and rows, rounded up. Each pixel is the average of up to four, weighted with their opacity.
  var halved: PixelBlock {
    var half = PixelBlock(width: (width + 1) / 2, height: (height + 1) / 2, pixels: [])
    half.pixels.reserveCapacity(half.width * half.height)
    for row in 0..<half.height {
      for column in 0..<half.width { half.pixels.append(average(column: 2 * column, row: 2 * row)) }
    }
    return half
  }

  private func average(column: Int, row: Int) -> UInt32 {
    let right = min(column + 1, width - 1), below = min(row + 1, height - 1)
    var sums: (red: UInt32, green: UInt32, blue: UInt32, opacity: UInt32) = (0, 0, 0, 0)
    for place in [row * width + column, row * width + right, below * width + column, below * width + right] {
      let pixel = pixels[place], opacity = pixel >> 24
      sums.red += (pixel >> 16 & 255) * opacity
      sums.green += (pixel >> 8 & 255) * opacity
      sums.blue += (pixel & 255) * opacity
      sums.opacity += opacity
    }
    guard sums.opacity > 0 else { return 0 }
    func mean(_ sum: UInt32) -> UInt32 { (sum + sums.opacity / 2) / sums.opacity }
    return ((sums.opacity + 2) / 4) << 24 | mean(sums.red) << 16 | mean(sums.green) << 8 | mean(sums.blue)
  }
}
