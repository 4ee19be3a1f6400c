/// One thing that happens to the application from outside.
package struct Input: Equatable {
  enum Kind: String, CaseIterable {
    case down, move, up, cancel
    /// Only time passes.
    case wait
    case resign, activate, ignore, unignore, shake, press, release
  }

  var kind: Kind
  var finger = 0
  /// In screen points; for a press, `x` is the number of the button.
  var x = 0, y = 0
  /// The time since the last input, in milliseconds.
  var wait = 0
  /// Whether a finger's report only waits in the queue, to be delivered together with later ones.
  var isHeld = false
}

extension Input {
  init(_ fields: Fields) throws {
    kind = try fields.name("do")
    finger = try fields.number("finger")
    (x, y) = (try fields.number("x"), try fields.number("y"))
    wait = try fields.number("wait")
    isHeld = try fields.number("held") != 0
  }

  var fields: Fields {
    var fields = Fields("input")
    fields.set("do", kind)
    fields.set("finger", finger)
    fields.set("x", x)
    fields.set("y", y)
    fields.set("wait", wait)
    fields.set("held", isHeld ? 1 : 0)
    return fields
  }
}
