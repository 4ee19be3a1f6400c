import Foundation

extension UIView {
  /// The text of `description`, in the form that logs from iOS show: class and address, frame, text, what differs from a plain view,
  /// and layer.
  final var loggedText: String {
    var parts = ["\(type(of: self)): \(address(of: self))", "frame = \(frame.logged)"]
    if let text = (self as? UILabel)?.text ?? (self as? UITextField)?.text { parts.append("text = '\(text)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha < 1 { parts.append("alpha = \(alpha.logged)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <\(type(of: layer)): \(address(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }
}

extension CGRect {
  fileprivate var logged: String { "(\(minX.logged) \(minY.logged); \(width.logged) \(height.logged))" }
}

extension CGFloat {
  /// With six digits at most, and without a point if it is whole.
  fileprivate var logged: String { String(format: "%g", self) }
}

/// The address of an object, without the zeros in front that Swift writes.
nonisolated func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}
