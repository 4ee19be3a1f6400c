/// A walk from one responder along `next` to the end of the chain. If the chain has a cycle, the walk ends there
/// (LC-05).
struct ResponderChain {
  private var current: UIResponder?
  // Brent's algorithm: the mark moves to the current responder after 1, 2, 4, 8 … steps; in a cycle the walk meets it.
  private var mark: UIResponder?
  private var steps = 0
  private var stepsToNextMark = 1
  /// Whether the walk ended because it came back to a responder.
  private(set) var isCircular = false

  /// The chain from `responder`, which comes first.
  init(from responder: UIResponder) { current = responder }

  /// Returns the next responder of the walk; nil at its end. In a circle, some responders come twice.
  mutating func advance() -> UIResponder? {
    guard let responder = current else { return nil }
    guard responder !== mark else {
      isCircular = true
      current = nil
      return nil
    }
    if steps == stepsToNextMark || mark == nil {
      mark = responder
      stepsToNextMark = steps * 2 + 1
      steps = 0
    }
    steps += 1
    current = responder.next
    return responder
  }
}
