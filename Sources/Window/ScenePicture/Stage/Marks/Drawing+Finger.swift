import Canvas

extension Drawing {
  /// Whether it is the finger itself.
  package var isFinger: Bool { ElementName.fingers.contains(element) }

  /// Whether it shows where exactly a finger is: the finger itself, and measures from it. A picture without these is the
  /// same for all points at which the touch goes the same way.
  package var isAboutPlaceOfFinger: Bool { ElementName.aboutPlaceOfFinger.contains { $0.contains(element) } }
}

extension ElementName {
  fileprivate static let aboutPlaceOfFinger =
    [fingers, callout] + ["miss", "facts", "axes", "boundary", "events"].map { ElementName($0) }
}
