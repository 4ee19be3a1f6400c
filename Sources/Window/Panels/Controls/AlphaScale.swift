import Foundation

/// The scale of the alpha slider. Views with an alpha of 0.01 or less receive no touches, so the wall at that value is
/// at 22 % of the track: the scale is stretched below it and compressed above it.
enum AlphaScale {
  static let wall = 0.22
  /// The alpha at the wall.
  static let limit = 0.01

  /// From 0 at the left end to 1 at the right.
  static func position(of alpha: Double) -> Double {
    if alpha <= limit { return max(alpha, 0) / limit * wall }
    return wall + (1 - wall) * ((min(alpha, 1) - limit) / (1 - limit)).squareRoot()
  }

  /// The alpha at a position, in steps of 0.01 above the wall and of 0.001 below it.
  static func alpha(at position: Double) -> Double {
    if position <= wall { return (max(position, 0) / wall * limit * 1000).rounded() / 1000 }
    let share = (min(position, 1) - wall) / (1 - wall)
    return max(((limit + (1 - limit) * share * share) * 100).rounded() / 100, limit)
  }

  /// Returns the value after `amount` presses of an arrow key.
  static func step(from alpha: Double, by amount: Int) -> Double {
    let isFine = amount > 0 ? alpha < limit : alpha <= limit
    let scale: Double = isFine ? 1000 : 100
    return min(max(((alpha * scale).rounded() + Double(amount)) / scale, 0), 1)
  }

  /// Two decimals, three below the wall.
  static func text(_ alpha: Double) -> String {
    let scale = alpha < limit && alpha > 0 ? 1000 : 100
    let digits = String(scale + Int((alpha * Double(scale)).rounded()) % scale).dropFirst()
    return "\(Int((alpha * Double(scale)).rounded()) / scale).\(digits)"
  }
}
