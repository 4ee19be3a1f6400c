import Canvas
import Console
import Files
import Foundation
import Playground

/// The bitmap of the window: the workbench draws into it, the window shows it, and it is saved as a picture.
package struct WindowPicture {
  private var bitmap: Bitmap
  /// Whether the window shows it.
  private var isShown = false

  /// Draws the first picture of a workbench, for which no window is needed yet.
  package init(of workbench: Workbench) {
    bitmap = Bitmap(fitting: workbench.savedState.devicePixels(workbench.scale))
    _ = workbench.draw(into: bitmap)
  }

  /// Draws what changed, and shows it in the window, the stage first.
  /// - Parameters:
  ///   - size: the window's size in device pixels, after the last event that was handled.
  ///   - isStill: whether everything is drawn at rest, without a transition.
  mutating func update(from workbench: Workbench, in window: Window, size: CGSize, isStill: Bool = false) throws {
    let fits = bitmap.fits(size)
    if !fits { bitmap = Bitmap(fitting: size) }
    if !isShown {
      isShown = true
      // The first picture is there already, unless the window has another size.
      if !fits { _ = workbench.draw(into: bitmap, isStill: isStill) }
      try window.show(bitmap, in: [CGRect(origin: .zero, size: size)])
      // The picture first: to read and send the icon takes as long as showing a fifth of it.
      WindowIcon.set(on: window.handle)
    }
    if !isStill {
      let areas = workbench.drawStageFirst(into: bitmap)
      if !areas.isEmpty { try window.show(bitmap, in: areas) }
    }
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
