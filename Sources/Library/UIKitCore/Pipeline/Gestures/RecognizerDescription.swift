import Foundation

extension UIGestureRecognizer {
  /// The text of `description`, in the form that logs from iOS show: class and address, state, view, targets with their actions,
  /// and the recognizers that must fail first, which no other public property tells.
  final var loggedText: String {
    var parts = loggedParts
    let required = requiredFailures.compactMap(\.object)
    if !required.isEmpty {
      let texts = required.map { "        <\($0.loggedParts.joined(separator: "; "))>" }
      parts.append("must-fail = {\n" + texts.joined(separator: ",\n") + "\n    }")
    }
    return "<\(parts.joined(separator: "; "))>"
  }

  /// All but the recognizers that must fail first.
  private var loggedParts: [String] {
    let name = name.map { " (\($0))" } ?? ""
    var parts = [
      "\(type(of: self)): \(address(of: self))\(name)", "state = \(state.loggedName)",
      "view = \(view.map { "<\(type(of: $0)) \(address(of: $0))>" } ?? "<(null)>")",
    ]
    let actions = targets.compactMap { target in
      target.object.map { "(action=\(target.name):, target=<\(type(of: $0)) \(address(of: $0))>)" }
    }
    if !actions.isEmpty { parts.append("target= <\(actions.joined(separator: ", "))>") }
    return parts
  }
}

extension UIGestureRecognizer.State {
  fileprivate var loggedName: String {
    switch self {
    case .possible: "Possible"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    }
  }
}
