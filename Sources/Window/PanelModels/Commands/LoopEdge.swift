/// Either end of a loop.
package enum LoopEdge: Equatable, Sendable {
  case start, end
}
