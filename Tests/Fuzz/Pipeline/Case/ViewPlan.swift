/// A view of a case: its place in the tree and its properties. A window is a view without a superview.
package struct ViewPlan: Equatable {
  enum Kind: String, CaseIterable {
    case window, view, control, button, slider, toggle = "switch", stepper, segments, pages, scroll, table
  }

  /// What differs from the default.
  enum Flag: String, CaseIterable {
    case multi, exclusive, hidden, disabled, transparent
    /// The `touches…` methods call super, which forwards them.
    case forwards
    /// The view can become first responder.
    case responder
    /// The view is the root view of a controller.
    case controller
    /// `isEnabled` of a control is false.
    case off
    /// A scroll view pages, and does not delay the touches of its content.
    case paging, undelayed
  }

  var id: Int
  /// The superview's id.
  var parent = 0
  var kind = Kind.view
  /// The frame, in points.
  var x = 0, y = 0, width = 0, height = 0
  /// The rotation, in degrees.
  var turn = 0
  /// The scale, in percent above or below 100.
  var growth = 0
  /// The seed of what the view answers to questions; with 0 it answers what UIKit's defaults do.
  var answers = 0
  var flags: [Flag] = []
}

extension ViewPlan {
  init(_ fields: Fields) throws {
    id = try fields.number("id")
    parent = try fields.number("in")
    kind = try fields.name("kind")
    (x, y) = (try fields.number("x"), try fields.number("y"))
    (width, height) = (try fields.number("w"), try fields.number("h"))
    turn = try fields.number("turn")
    growth = try fields.number("growth")
    answers = try fields.number("answers")
    flags = try fields.names("flags")
  }

  var fields: Fields {
    var fields = Fields("view")
    fields.set("id", id)
    fields.set("in", parent)
    fields.set("kind", kind)
    fields.set("x", x)
    fields.set("y", y)
    fields.set("w", width)
    fields.set("h", height)
    fields.set("turn", turn)
    fields.set("growth", growth)
    fields.set("answers", answers)
    fields.set("flags", flags)
    return fields
  }
}
