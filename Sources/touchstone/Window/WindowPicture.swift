import Canvas
import Foundation
import Playground

/// The bitmap behind the window: the workbench draws into it, the window shows it, and a picture file holds it.
struct WindowPicture {
  private let window: Window
  private var bitmap: Bitmap

  init(_ window: Window) {
    self.window = window
    bitmap = Bitmap(fitting: window.size)
  }

  /// Draws and shows what changed.
  /// - Parameters:
  ///   - size: the window's size in device pixels, as of the last event that was handled.
  ///   - isStill: whether everything is drawn at rest, without a transition.
  mutating func update(from workbench: Workbench, size: CGSize, isStill: Bool = false) throws {
    if !bitmap.fits(size) { bitmap = Bitmap(fitting: size) }
    try window.show(bitmap, in: workbench.draw(into: bitmap, isStill: isStill))
  }

  /// Writes what the window shows into a PNG file in the current folder. If that fails, the window shows the error.
  mutating func save(from workbench: Workbench, size: CGSize) throws {
    try update(from: workbench, size: size, isStill: true)
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

extension URL {
  /// A file in this folder that is not there yet: `NAME.EXTENSION`, else `NAME-2.EXTENSION`, and so on.
  fileprivate func freeFile(_ name: String, _ extension: String) -> URL {
    var file = appending(path: "\(name).\(`extension`)")
    var number = 2
    while FileManager.default.fileExists(atPath: file.path) {
      file = appending(path: "\(name)-\(number).\(`extension`)")
      number += 1
    }
    return file
  }
}

extension Bitmap {
  /// As large as a window of `size`, and no larger than a bitmap can be.
  fileprivate convenience init(fitting size: CGSize) {
    self.init(width: Self.side(size.width), height: Self.side(size.height))
  }

  fileprivate func fits(_ size: CGSize) -> Bool {
    width == Self.side(size.width) && height == Self.side(size.height)
  }

  private static func side(_ length: CGFloat) -> Int {
    Int(min(max(length, 1), CGFloat(maximumSide)))
  }
}
