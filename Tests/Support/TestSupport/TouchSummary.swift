import TouchTrace

extension Trace {
  /// The hit views with their responder chains, the states of recognizers, and the phases of the views of touches, in order. A
  /// controller is known by its view: nothing in an app tells its name.
  /// - Parameter name: the name of a recognizer; nil for one that does not count.
  package func touchSummary(naming name: (String) -> String? = { $0 }) -> [String] {
    steps.compactMap { step in
      switch step.kind {
      case .result(_, let view?):
        let tree = trees[step.tree]
        let chain = tree.chain(from: view).map { responder in
          responder.kind == .controller ? "controller of \(tree.view(for: responder.name) ?? "")" : responder.name
        }
        return "\(view): " + chain.joined(separator: " ")
      case .gesture(.changes(let recognizer, from: _, to: let state, _)) where state != .possible:
        return name(recognizer).map { "\($0) \(state)" }
      case .deliver(let phase, to: let view, _) where !isForwarded(step): return "\(view) \(phase)"
      default: return nil
      }
    }
  }

  /// Whether another responder has passed the touches on.
  private func isForwarded(_ step: TraceStep) -> Bool {
    guard let parent = step.parent, case .deliver = steps[parent].kind else { return false }
    return true
  }
}
