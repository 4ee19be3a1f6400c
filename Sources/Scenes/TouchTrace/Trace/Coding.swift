import UIKit

// Traces and trees cross the border between processes as values. The types of UIKit that they hold are coded by their raw
// values.

extension UITouch.Phase: Codable {}
extension UIPress.Phase: Codable {}
extension UIGestureRecognizer.State: Codable {}

extension TouchRefusal: Codable {
  private enum CodingKeys: String, CodingKey { case gate, alpha }
  private enum Gate: String, Codable { case hidden, interactionDisabled, animated, alpha }

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self =
      switch try keys.decode(Gate.self, forKey: .gate) {
      case .hidden: .hidden
      case .interactionDisabled: .interactionDisabled
      case .animated: .animated
      case .alpha: .alpha(try keys.decode(CGFloat.self, forKey: .alpha))
      }
  }

  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .hidden: try keys.encode(Gate.hidden, forKey: .gate)
    case .interactionDisabled: try keys.encode(Gate.interactionDisabled, forKey: .gate)
    case .animated: try keys.encode(Gate.animated, forKey: .gate)
    case .alpha(let alpha):
      try keys.encode(Gate.alpha, forKey: .gate)
      try keys.encode(alpha, forKey: .alpha)
    }
  }
}
