import Files

/// Why a picture file could not be read or written.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  /// There is no such file.
  case missing(path: String)
  /// The file cannot be read: no permission, or no file, such as a folder or a pipe.
  case unreadable(path: String, reason: String)
  /// The file does not begin with the signature of a PNG.
  case notPNG(path: String)
  /// The file is a pointer of Git LFS, not the picture.
  case gitLFSPointer(path: String)
  /// The end of the PNG is missing.
  case truncated(path: String)
  /// The PNG has several pictures that are shown one after the other.
  case animated(path: String)
  /// The PNG is complete but cannot be decoded, or has more bytes than its picture.
  case damaged(path: String, reason: String)
  /// The picture is not a map: a colour, or all of them, have no names.
  case notAMap(path: String, reason: String)
  /// A side is longer than 16,384 pixels, or there are more than 150 million pixels.
  case tooLarge(path: String, width: Int, height: Int)
  /// libpng cannot encode the picture.
  case notEncoded(reason: String)
  /// The file cannot be written. An existing file is unchanged.
  case notWritten(path: String, reason: String)

  /// The path, the reason and, if there is one, the remedy, on one line. Control characters are written as their codes.
  public var description: String { text.escapingControlCharacters }

  private var text: String {
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
      "\(path): is truncated: the end of the picture is missing"
    case .animated(let path):
      "\(path): is animated; only pictures that do not move can be compared"
    case .damaged(let path, let reason):
      "\(path): is damaged: \(reason)"
    case .notAMap(let path, let reason):
      "\(path): was not written by Touchstone, or was changed since: \(reason)"
    case .tooLarge(let path, let width, let height):
      "\(path): \(width) × \(height) pixels are too many; the limits are \(PNGHeader.maximumSide) for a side and "
        + "\(PNGHeader.mostPixels / 1_000_000) million for a picture"
    case .notEncoded(let reason):
      "the picture cannot be encoded as PNG: \(reason)"
    case .notWritten(let path, let reason):
      "\(path): cannot be written: \(reason)"
    }
  }
}
