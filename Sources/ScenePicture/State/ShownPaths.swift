/// Which of the two paths the picture shows: how the question goes down, how the event goes up.
package enum ShownPaths: CaseIterable, Equatable, Sendable {
  case both, descent, chain, none

  var showsDescent: Bool { self == .both || self == .descent }
  var showsChain: Bool { self == .both || self == .chain }
}
