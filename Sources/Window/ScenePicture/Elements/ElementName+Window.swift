// Elements of the window that the motion between two steps reads, and the layers under the panels.

extension ElementName {
  /// A white screen.
  static let blank = ElementName("blank")
  /// The ground under the regions.
  static let ground = ElementName("ground")
  /// The current place on the timeline.
  package static let playhead = ElementName(Region.timeline.rawValue)["playhead"]

  /// The moving part of a switch. Controls are named by `accessibilityIdentifier`.
  package static func knob(of control: String) -> ElementName { ElementName(control)["knob"] }

  /// Returns whether a drawing with the name `element` belongs to the moving part of a switch.
  static func isKnob(_ element: String) -> Bool { element.utf8.suffix(5).elementsEqual(".knob".utf8) }
}
