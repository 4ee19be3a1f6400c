import BundledFiles
import CSDL2
import Files
import Foundation

/// SDL2_ttf is one library for the whole process and knows no threads: every call to it is made while this is held.
private let library = NSLock()

/// A failure of the font library itself.
struct FontError: Error, CustomStringConvertible {
  /// What SDL2_ttf says.
  let description: String
}

/// The bundled fonts, opened when they are first needed, one for each file and size in device pixels.
final class FontLibrary {
  /// One font file at one size.
  struct Face: Hashable {
    let file: FontFile
    /// Device pixels.
    let size: Int

    /// Glyphs stand at fractions of a pixel, but the library measures in whole ones: texts are measured this large.
    static let measuringSize = 1_000
  }

  private let folder: URL
  private var open: [Face: OpaquePointer] = [:]
  /// What the open fonts read.
  private var files: [FontFile: MappedFile] = [:]

  /// Starts the font library. Throws `MissingFile` when a font is not in `folder`.
  init(folder: URL) throws {
    for file in FontFile.allCases where !FileManager.default.fileExists(atPath: Self.path(of: file, in: folder)) {
      throw MissingFile(name: file.rawValue, folders: [folder.path])
    }
    try library.withLock {
      // Each of these would change the shape or the place of glyphs.
      for name in ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "HB_OPTIONS"] where getenv(name) != nil { unsetenv(name) }
      guard TTF_Init() == 0 else { throw FontError(description: String(cString: SDL_GetError())) }
    }
    // Last, so that `deinit` ends only what was started.
    self.folder = folder
  }

  deinit {
    library.withLock {
      for face in open.values { TTF_CloseFont(face) }
      TTF_Quit()
    }
  }

  /// Runs `body` with the face's font; `nil` when the file cannot be read as a font.
  func with<Result>(_ face: Face, _ body: (OpaquePointer) -> Result) -> Result? {
    library.withLock {
      guard let font = font(face) else { return nil }
      return body(font)
    }
  }

  private func font(_ face: Face) -> OpaquePointer? {
    if let font = open[face] { return font }
    guard let file = file(face.file) else { return nil }
    let reader = SDL_RWFromConstMem(file.bytes.baseAddress, Int32(clamping: file.bytes.count))
    guard let font = TTF_OpenFontRW(reader, 1, Int32(clamping: face.size)) else { return nil }
    // Of all hintings the one with even spacing and sharp stems; large glyphs need none.
    TTF_SetFontHinting(font, face.size < Face.measuringSize ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE)
    open[face] = font
    return font
  }

  private func file(_ name: FontFile) -> MappedFile? {
    if let file = files[name] { return file }
    files[name] = MappedFile(path: Self.path(of: name, in: folder))
    return files[name]
  }

  /// Which SDL2_ttf, FreeType and HarfBuzz draw the glyphs.
  func versions() -> String {
    library.withLock {
      var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
      var names: [String] = []
      if let version = TTF_Linked_Version()?.pointee {
        names.append("SDL2_ttf \(version.major).\(version.minor).\(version.patch)")
      }
      TTF_GetFreeTypeVersion(&major, &minor, &patch)
      names.append("FreeType \(major).\(minor).\(patch)")
      TTF_GetHarfBuzzVersion(&major, &minor, &patch)
      names.append("HarfBuzz \(major).\(minor).\(patch)")
      return names.joined(separator: ", ")
    }
  }

  private static func path(of file: FontFile, in folder: URL) -> String {
    folder.appendingPathComponent(file.rawValue).path
  }
}
