/// A recognizer of a case.
package struct GesturePlan: Equatable {
  enum Kind: String, CaseIterable {
    case tap, pan, press, swipe, pinch, rotation, edge, hover
    /// Subclasses of tap and pan that set their state themselves.
    case ownTap, ownPan
    /// Recognizers of somebody's own: a discrete one, a continuous one, and one that never decides.
    case discrete, continuous, undecided
  }

  /// What differs from the default.
  enum Flag: String, CaseIterable { case delaysBegan, endsAtOnce, keepsTouches }

  var id: Int
  /// The id of its view.
  var view = 0
  var kind = Kind.tap
  /// The number of taps and fingers beyond the default.
  var taps = 0, fingers = 0
  /// The seed of what it answers to questions and does by itself; 0: the defaults.
  var answers = 0
  /// The seed of what its delegate answers; 0: it has none.
  var delegate = 0
  var flags: [Flag] = []
}

extension GesturePlan {
  init(_ fields: Fields) throws {
    id = try fields.number("id")
    view = try fields.number("in")
    kind = try fields.name("kind")
    (taps, fingers) = (try fields.number("taps"), try fields.number("fingers"))
    (answers, delegate) = (try fields.number("answers"), try fields.number("delegate"))
    flags = try fields.names("flags")
  }

  var fields: Fields {
    var fields = Fields("gesture")
    fields.set("id", id)
    fields.set("in", view)
    fields.set("kind", kind)
    fields.set("taps", taps)
    fields.set("fingers", fingers)
    fields.set("answers", answers)
    fields.set("delegate", delegate)
    fields.set("flags", flags)
    return fields
  }
}

/// `require(toFail:)`: the first recognizer waits for the failure of the second.
package struct RequirementPlan: Equatable {
  var first: Int
  var second: Int

  init(first: Int, second: Int) { (self.first, self.second) = (first, second) }

  init(_ fields: Fields) throws {
    (first, second) = (try fields.number("first"), try fields.number("second"))
  }

  var fields: Fields {
    var fields = Fields("requirement")
    fields.set("first", first)
    fields.set("second", second)
    return fields
  }
}
