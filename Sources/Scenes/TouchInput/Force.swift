/// The force of touches by mouse, keys and touch screens; 1 is an average touch.
enum Force {
  /// The highest force that a phone reports, 20 / 3, truncated to hundredths.
  static let highest = 6.66
  /// The change for one line of the wheel or one press of a key.
  private static let step = 1.0 / 3

  /// Returns the force after a number of steps up, or down for a negative number.
  static func changed(_ force: Double?, by steps: Double) -> Double {
    rounded(min(max(unrounded(force ?? 0) + steps * step, 0), highest))
  }

  /// Returns the whole number of steps that a rounded force stands for, so that three steps from 0 are 1 and not 0.99.
  private static func unrounded(_ force: Double) -> Double {
    let whole = (force / step).rounded() * step
    return abs(whole - force) < 0.005 ? whole : force
  }

  /// Returns the force for the pressure of a touch screen, from 0 to 1.
  static func ofScreen(_ pressure: Double) -> Double { rounded(min(max(pressure, 0), 1) * highest) }

  private static func rounded(_ force: Double) -> Double { (force * 100).rounded() / 100 }
}
