/// A change that code makes from inside a callback.
package struct Intervention: Equatable {
  var callback: Callback
  /// The change is made in this call of the callback by the library, counted from 1 over all objects; 0: in each call.
  var turn: Int
  var change: Change
}

/// A change of an object, or of the application.
struct Change: Equatable {
  enum Kind: String, CaseIterable {
    // Views: `subject` is the view, `other` the new superview.
    case removeView, removeSuperview, removeEverything, dropView, moveView, hide, show, disable, enable, fade, appear
    case animate, setFrame, setBounds, rotate, flatten, bringToFront, sendToBack, disableControl, enableControl
    case focus, unfocus, endEditing, setContentOffset, reloadData, stopScrolling
    // Recognizers: `subject` is the recognizer, `other` a view, or another recognizer.
    case disableGesture, enableGesture, removeGesture, moveGesture, setState, releaseDelegate, require, dropGesture
    // Windows.
    case hideWindow, showWindow, releaseWindow, dropWindow, makeKey
    // The application.
    case resign, activate, ignore, unignore, process, enqueue, shake

    var isOfGesture: Bool { self >= .disableGesture && self <= .dropGesture }
    var isOfWindow: Bool { self >= .hideWindow && self <= .makeKey }
    var isOfTree: Bool { self >= .removeView && self <= .moveView }
  }

  var kind: Kind
  /// The id of a view or recognizer; 0: the object that is called.
  var subject = 0
  var other = 0
  /// The amount of the change.
  var number = 0
}

extension Change.Kind: Comparable {
  static func < (one: Self, two: Self) -> Bool { one.place < two.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Intervention {
  init(_ fields: Fields) throws {
    callback = try fields.name("callback")
    turn = try fields.number("turn")
    change = Change(
      kind: try fields.name("do"), subject: try fields.number("subject"), other: try fields.number("other"),
      number: try fields.number("number"))
  }

  var fields: Fields {
    var fields = Fields("when")
    fields.set("callback", callback)
    fields.set("turn", turn)
    fields.set("do", change.kind)
    fields.set("subject", change.subject)
    fields.set("other", change.other)
    fields.set("number", change.number)
    return fields
  }
}
