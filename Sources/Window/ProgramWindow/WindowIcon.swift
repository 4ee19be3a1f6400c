import BundledFiles
import CSDL2
import Foundation
import PNGFiles

/// The program's icon, as task bars and lists of windows show it.
enum WindowIcon {
  /// Gives a window the icon. An icon that is missing or damaged is left out: the window works without.
  static func set(on window: OpaquePointer) {
    guard let file = try? BundledFiles.icon(), let icon = try? PNGFile(file) else { return }
    let width = icon.header.width, height = icon.header.height
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    defer { pixels.deallocate() }
    guard (try? icon.decode(into: pixels)) != nil else { return }
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      pixels, Int32(width), Int32(height), 32, Int32(width * MemoryLayout<UInt32>.size),
      SDL_PIXELFORMAT_ARGB8888.rawValue)
    SDL_SetWindowIcon(window, surface)
    SDL_FreeSurface(surface)
  }
}
