import Foundation

extension GestureMeasure {
  /// `× 1.94`, `22.5°`, `12, −30`: the same in all languages.
  package var text: String {
    switch self {
    case .scale(let scale): "× \(number((scale * 100).rounded() / 100))"
    case .rotation(let angle): "\(number((angle * 1800 / .pi).rounded() / 10))°"
    case .translation(let way): "\(number(way.x)), \(number(way.y))"
    }
  }

  /// The property that the action reads, and its value: times, radians, points; to four decimals.
  var json: [String: JSONValue] {
    let rounded = { (value: CGFloat) in (value * 10_000).rounded() / 10_000 }
    return switch self {
    case .scale(let scale): ["scale": .number(rounded(scale))]
    case .rotation(let angle): ["rotation": .number(rounded(angle))]
    case .translation(let way): ["translation": .point(CGPoint(x: rounded(way.x), y: rounded(way.y)))]
    }
  }
}
