import Foundation
import Narration
import ScenePicture
import TouchTrace

extension WhyNot.Cause {
  /// The function of own code that decided, as a link has it: `Knob.swift:12`. Empty if there is none.
  var placeText: String { place.map { "\($0.file):\($0.line)" } ?? "" }

  /// The lines with the cause, and the lines with the function of own code that decided.
  @MainActor func lines(
    for object: String, width: CGFloat, _ appearance: Appearance
  ) -> (obstacle: [String], deciding: [String]) {
    let language = appearance.languages.first
    func lines(_ text: WhyNotText) -> [String] {
      appearance.typesetter.lines(of: text[language], .row, width: width)
    }
    return (lines(.obstacle(obstacle, of: object)), place.map { lines(.decided($0)) } ?? [])
  }
}
