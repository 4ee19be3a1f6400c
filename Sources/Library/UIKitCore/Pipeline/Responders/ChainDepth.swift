/// The number of calls from one responder to the next that are running inside each other.
///
/// Each default method calls the next responder inside itself (RC-08), because an override in between may do anything.
/// A chain with a cycle would therefore never return. Every 256 levels the rest of the chain is checked.
enum ChainDepth {
  /// A number and not a shared object: to reach an object of the process, each level would call the Swift runtime.
  private static var levels = 0

  /// Begins a call to the next responder; false if it must not be made, because the chain has a cycle. After the
  /// call, `ascend()` follows.
  @inline(__always)
  static func descends(to next: UIResponder) -> Bool {
    levels &+= 1
    return levels & 0xFF != 0 || isStraight(from: next)
  }

  /// Ends a call.
  @inline(__always)
  static func ascend() { levels &-= 1 }

  /// Whether the chain from `responder` has an end. If not, a warning is given and the call is over.
  @inline(never)
  private static func isStraight(from responder: UIResponder) -> Bool {
    var chain = ResponderChain(from: responder), observation: PipelineObservation?
    while let link = chain.advance() { observation = observation ?? (link as? UIView)?.observation }
    guard chain.isCircular else { return true }
    ascend()
    PipelineWarning.chainCycle(responder).give(through: observation)
    return false
  }
}

extension UIResponder {
  /// Calls the next responder; returns nil if there is none, or if the chain has a cycle.
  @discardableResult
  final func callNext<Answer>(_ next: UIResponder?, _ call: (UIResponder) -> Answer) -> Answer? {
    guard let next, ChainDepth.descends(to: next) else { return nil }
    defer { ChainDepth.ascend() }
    return call(next)
  }
}
