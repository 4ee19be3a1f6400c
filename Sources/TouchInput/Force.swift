/// How hard a mouse or a key lets a finger press.
enum Force {
  /// What a phone with pressure reports at most, 20 / 3, cut to a hundredth.
  static let highest = 6.66
  /// What one line of the wheel, or one press of a key, adds.
  private static let step = 1.0 / 3

  /// `force` after so many steps up, or down where `steps` is negative.
  static func changed(_ force: Double?, by steps: Double) -> Double {
    rounded(min(max(unrounded(force ?? 0) + steps * step, 0), highest))
  }

  /// The whole number of steps that a rounded force stands for, so that three steps from nothing are 1 and not 0.99.
  private static func unrounded(_ force: Double) -> Double {
    let whole = (force / step).rounded() * step
    return abs(whole - force) < 0.005 ? whole : force
  }

  /// What a touch screen reports from 0 to 1.
  static func ofScreen(_ pressure: Double) -> Double { rounded(min(max(pressure, 0), 1) * highest) }

  private static func rounded(_ force: Double) -> Double { (force * 100).rounded() / 100 }
}
