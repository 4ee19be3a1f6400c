/// The paths that the stage shows: the descent of the question, and the responder chain up which the event travels.
package enum ShownPaths: CaseIterable, Equatable, Sendable {
  case both, descent, chain, none

  var showsDescent: Bool { self == .both || self == .descent }
  var showsChain: Bool { self == .both || self == .chain }
}
