import Foundation

extension GestureMeasure {
  /// `× 1.94`, `22.5°` or `12, −30`, in all languages.
  package var text: String {
    switch self {
    case .scale(let scale): "× \(number((scale * 100).rounded() / 100))"
    case .rotation(let angle): "\(number((angle * 1800 / .pi).rounded() / 10))°"
    case .translation(let distance): "\(number(distance.x)), \(number(distance.y))"
    }
  }
}
