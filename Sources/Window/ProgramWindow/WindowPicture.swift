import Canvas
import Console
import Files
import Foundation
import Playground

/// The bitmap of the window: the workbench draws into it, the window shows it, and it is saved as a picture.
struct WindowPicture {
  private var bitmap: Bitmap

  /// - Parameter size: the window's size in device pixels.
  init(size: CGSize) { bitmap = Bitmap(fitting: size) }

  /// Draws what changed, and shows it in the window.
  /// - Parameters:
  ///   - size: the window's size in device pixels, after the last event that was handled.
  ///   - isStill: whether everything is drawn at rest, without a transition.
  mutating func update(from workbench: Workbench, in window: Window, size: CGSize, isStill: Bool = false) throws {
    if !bitmap.fits(size) { bitmap = Bitmap(fitting: size) }
    try window.show(bitmap, in: workbench.draw(into: bitmap, isStill: isStill))
  }

  /// Writes the window's picture, at rest, to a new PNG file in the current folder. Shows a status message with the file's
  /// name or the error.
  mutating func save(from workbench: Workbench, in window: Window, size: CGSize) throws {
    try update(from: workbench, in: window, size: size, isStill: true)
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    let file = folder.freeFile("touchstone", "png")
    do {
      try bitmap.writePNG(to: file)
      workbench.pictureSaved(.success(file))
    } catch {
      warn("\(error)")
      workbench.pictureSaved(.failure(error))
    }
  }
}

extension Bitmap {
  /// Makes a bitmap of a window's size in device pixels, limited to the largest possible bitmap.
  convenience init(fitting size: CGSize) {
    self.init(width: Self.side(size.width), height: Self.side(size.height))
  }

  func fits(_ size: CGSize) -> Bool {
    width == Self.side(size.width) && height == Self.side(size.height)
  }

  private static func side(_ length: CGFloat) -> Int {
    Int(min(max(length, 1), CGFloat(maximumSide)))
  }
}
