/// A font by its name. It is kept.
public final class CGFont: Sendable {
  public let fullName: CFString?

  public init?(_ name: CFString) { fullName = name }
}
