/// Why a picture file could not be read or written.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  /// There is no such file.
  case missing(path: String)
  /// The system refuses to read it: no permission, or a folder.
  case unreadable(path: String, reason: String)
  /// It does not begin as a PNG begins.
  case notPNG(path: String)
  /// The file only names a picture kept by Git LFS.
  case gitLFSPointer(path: String)
  /// It is a PNG whose end is missing.
  case truncated(path: String)
  /// It is a whole PNG that cannot be unpacked.
  case damaged(path: String, reason: String)
  /// It is a picture, but its colours do not stand for names.
  case notAMap(path: String, reason: String)
  /// A side is longer than `Bitmap.maximumSide`, or there are too many pixels.
  case tooLarge(path: String, width: Int, height: Int)
  /// The file could not be made; what stood there before is untouched.
  case notWritten(path: String, reason: String)

  /// The path, what is wrong with it, and where there is one the cure.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such picture"
    case .unreadable(let path, let reason):
      "\(path): cannot be read: \(reason)"
    case .notPNG(let path):
      "\(path): is not a PNG picture"
    case .gitLFSPointer(let path):
      "\(path): is a Git LFS pointer, not the picture; run `git lfs pull`"
    case .truncated(let path):
      "\(path): the picture ends too early; the file is incomplete"
    case .damaged(let path, let reason):
      "\(path): the picture is damaged: \(reason)"
    case .notAMap(let path, let reason):
      "\(path): was not written by Touchstone, or changed since: \(reason)"
    case .tooLarge(let path, let width, let height):
      "\(path): \(width) × \(height) pixels are too many; a side has at most \(Bitmap.maximumSide), "
        + "and a picture \(Bitmap.mostPixelsRead / 1_000_000) million"
    case .notWritten(let path, let reason):
      "\(path): could not be written: \(reason)"
    }
  }
}
