/// Which of the two paths the picture shows: how the question goes down, how the event goes up.
nonisolated public enum ShownPaths: CaseIterable, Equatable, Sendable {
  case both, descent, chain, none

  public var showsDescent: Bool { self == .both || self == .descent }
  public var showsChain: Bool { self == .both || self == .chain }
}
