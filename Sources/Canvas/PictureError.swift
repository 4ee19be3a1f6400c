/// Why a picture file could not be read or written.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  case notPNG(path: String)
  /// The file only names a picture kept by Git LFS.
  case gitLFSPointer(path: String)
  case truncated(path: String)
  case damaged(path: String, reason: String)
  case tooLarge(path: String, width: Int, height: Int)
  case notWritten(path: String, reason: String)

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
    case .tooLarge(let path, let width, let height):
      "\(path): \(width) × \(height) pixels are too many; a side has at most \(Bitmap.maximumSide)"
    case .notWritten(let path, let reason):
      "\(path): could not be written: \(reason)"
    }
  }
}
