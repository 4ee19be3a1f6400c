import Foundation
import Narration
import Scenes

// The words in the line of a closed section: its values that are not those of a new object.

extension InspectedObject {
  /// Returns the properties whose values are not those of a new object.
  package func unusualProperties(of properties: [Property]) -> [Property] {
    guard let kind else { return [] }
    return properties.filter { property in
      guard let value = value(of: property), let usual = property.defaultValue(of: kind) else { return false }
      return !value.isEqual(to: usual)
    }
  }

  /// Returns what a view takes for its hit area.
  package func hitArea(_ language: Language) -> String {
    let outsets = value(of: .enlargedBy) as? HitOutsets ?? .none
    let bounds = value(of: .pointInside) as? PointInsideOverride ?? .bounds
    let override = value(of: .hitTest) as? HitTestOverride ?? .standard
    var parts: [String] = []
    switch bounds {
    case .bounds: if override == .standard { parts.append("bounds") }
    case .enlarged: parts.append(outsets.words[language])
    case .always: parts.append(ControlText.always[language])
    }
    if override != .standard { parts.append(override.label(language)) }
    if value(of: .clipsToBounds) as? Bool == true { parts.append(InspectorText.clips[language]) }
    return parts.joined(separator: ", ")
  }
}

extension HitOutsets {
  /// The distance of all sides, if it is the same whole number.
  fileprivate var words: any InterfaceText {
    let isEven = [left, bottom, right].allSatisfy { $0 == top } && top == top.rounded() && top != 0
    guard isEven else { return ControlText.enlarged }
    return top > 0 ? InspectorText.larger(Int(top)) : InspectorText.smaller(Int(-top))
  }
}
