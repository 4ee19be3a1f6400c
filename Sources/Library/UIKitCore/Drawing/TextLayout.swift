/// Where the lines of a text begin.
public nonisolated enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// What happens to a line that is too long.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
