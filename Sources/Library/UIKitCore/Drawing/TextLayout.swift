/// The alignment of the lines of a text. As Apple's values; `justified` and `natural` are as `left`.
public nonisolated enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The treatment of a line that is too long. As Apple's values, except: each is kept, and lines are broken between words or
/// cut at the end; another mode warns once.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// Whether texts are drawn so.
  var isDrawn: Bool { self == .byWordWrapping || self == .byTruncatingTail }
}
