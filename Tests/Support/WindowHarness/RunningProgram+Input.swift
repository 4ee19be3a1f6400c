import Foundation

// Mouse buttons, the wheel, and keys that are held.

extension RunningProgram {
  /// A mouse button. Raw values are those of X11.
  package enum Button: Int {
    case left = 1
    case middle, right, wheelUp
  }

  package func press(_ button: Button) throws { try xdotool("mousedown", "\(button.rawValue)") }

  package func release(_ button: Button) throws { try xdotool("mouseup", "\(button.rawValue)") }

  package func click(_ place: WindowPoint, _ button: Button) throws {
    try move(place)
    try press(button)
    try release(button)
  }

  /// Turns the wheel by a number of lines, away from the user.
  package func turnWheel(by lines: Int) throws {
    for _ in 0..<lines { try xdotool("click", "\(Button.wheelUp.rawValue)") }
  }

  /// Holds a key, such as `ctrl`, during `body`.
  package func holding(_ key: String, _ body: () throws -> Void) throws {
    try xdotool("keydown", key)
    try body()
    try xdotool("keyup", key)
  }

  /// Waits until the program has handled all input so far and finished its frame.
  package func settle() throws { _ = try savePicture() }
}
