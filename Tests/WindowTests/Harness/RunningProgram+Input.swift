import Foundation

// A mouse with all its buttons, and keys that are held.

extension RunningProgram {
  /// As X11 numbers them.
  enum Button: Int {
    case left = 1
    case middle, right, wheelUp
  }

  func press(_ button: Button) throws { try hands("mousedown", "\(button.rawValue)") }

  func release(_ button: Button) throws { try hands("mouseup", "\(button.rawValue)") }

  func click(_ place: SceneSummary.Place, _ button: Button) throws {
    try move(place)
    try press(button)
    try release(button)
  }

  /// So many lines, away from the person.
  func turnWheel(by lines: Int) throws {
    for _ in 0..<lines { try hands("click", "\(Button.wheelUp.rawValue)") }
  }

  /// Holds a key, such as `ctrl`, while `body` happens.
  func holding(_ key: String, _ body: () throws -> Void) throws {
    try hands("keydown", key)
    try body()
    try hands("keyup", key)
  }

  /// Lets the program come to the end of all that was done so far, and of the frame that it is in.
  func settle() throws { _ = try savePicture() }
}
