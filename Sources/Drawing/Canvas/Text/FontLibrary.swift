import BundledFiles
import CSDL2
import Files
import Foundation

/// Guards all calls of SDL2_ttf, which has global state and is not thread-safe.
private let library = NSLock()

/// The bundled fonts, opened on first use: one for each file and size in device pixels.
final class FontLibrary {
  /// One font file at one size.
  struct Face: Hashable {
    let file: FontFile
    /// Device pixels.
    let size: Int

    /// The size at which texts are measured, because the library rounds widths to whole pixels.
    static let measuringSize = 1_000
  }

  private let folder: URL
  private var open: [Face: OpaquePointer] = [:]
  /// The bytes of the open fonts.
  private var files: [FontFile: MappedFile] = [:]

  /// Environment variables can change the glyphs: see `FontEnvironment`.
  /// - Throws: `MissingFile` when a font is not in `folder`.
  init(folder: URL) throws {
    for file in FontFile.allCases where !FileManager.default.fileExists(atPath: Self.path(of: file, in: folder)) {
      throw MissingFile(name: file.rawValue, folders: [folder.path])
    }
    self.folder = folder
    // It allocates the library of FreeType, and can fail in no other way than for want of memory.
    guard library.withLock({ TTF_Init() }) == 0 else {
      fatalError("SDL2_ttf cannot start: \(String(cString: SDL_GetError()))")
    }
  }

  deinit {
    library.withLock {
      for face in open.values { TTF_CloseFont(face) }
      TTF_Quit()
    }
  }

  /// Calls `body` with the face's font; returns nil when the file cannot be read as a font.
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
    // This hinting keeps even spacing and sharp stems; large glyphs need none.
    TTF_SetFontHinting(font, face.size < Face.measuringSize ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE)
    open[face] = font
    return font
  }

  private func file(_ name: FontFile) -> MappedFile? {
    if let file = files[name] { return file }
    files[name] = MappedFile(path: Self.path(of: name, in: folder))
    return files[name]
  }

  /// Returns the versions of SDL2_ttf, FreeType and HarfBuzz.
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
