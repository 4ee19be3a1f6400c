/// A font by its name. As Apple's, except: it has only the name, and no letters.
public final class CGFont: Sendable {
  /// The name with which the font was made.
  public let fullName: CFString?

  /// A font with this name. Never nil.
  public init?(_ name: CFString) { fullName = name }
}
