/// How hard a mouse or a key lets a finger press.
nonisolated enum Force {
  /// What a phone with pressure reports at most, 20 / 3, cut to a hundredth.
  static let highest = 6.66
  /// What one line of the wheel, or one press of a key, adds.
  private static let step = 1.0 / 3

  /// `force` after so many steps up, or down where `steps` is negative.
  static func changed(_ force: Double?, by steps: Double) -> Double {
    rounded(min(max((force ?? 0) + steps * step, 0), highest))
  }

  /// What a touch screen reports from 0 to 1.
  static func ofScreen(_ pressure: Double) -> Double { rounded(min(max(pressure, 0), 1) * highest) }

  private static func rounded(_ force: Double) -> Double { (force * 100).rounded() / 100 }
}
