import Scenes
import TouchTrace

/// The texts of a change that would let a recognizer recognize.
package enum CureText: InterfaceText {
  /// The change as code.
  case change(Edit, for: String)
  /// The effect of the change.
  case effect(RecognizerCure)
  case tryIt, searching, nothingFound

  package var text: LocalizedText {
    switch self {
    case .change(let edit, let recognizer): LocalizedText(CureText.code(edit, recognizer))
    case .effect(let cure): effect(cure)
    case .tryIt: localized("Try it", "试一试")
    case .searching: localized("trying changes …", "正在尝试各种修改…")
    case .nothingFound: localized("No single change of a property lets it recognize.", "没有哪一个属性的修改能让它识别。")
    }
  }

  private static func code(_ edit: Edit, _ recognizer: String) -> String {
    let property = edit.change.property, value = edit.change.value, names = value.names.joined(separator: ", ")
    switch property {
    case .requires where edit.target != recognizer: return "\(edit.target).require(toFail: \(recognizer))"
    case .requires: return "\(edit.target).require(toFail: \(names.isEmpty ? "–" : names))"
    case .shouldRecognizeSimultaneouslyWith: return "simultaneously with \(names)"
    case .direction, .edges: return "\(edit.target).\(property.rawValue) = .\(value.sceneText)"
    default: return "\(edit.target).\(property.rawValue) = \(value.sceneText)"
    }
  }

  private func effect(_ cure: RecognizerCure) -> LocalizedText {
    let time = cure.time, losers = cure.losers.joined(separator: ", "), others = cure.others.joined(separator: ", ")
    if !losers.isEmpty {
      return localized("acts at \(time) ms; \(losers) does not", "\(time) ms 时识别；\(losers) 不再识别")
    }
    if !others.isEmpty { return localized("acts at \(time) ms; so does \(others)", "\(time) ms 时识别；\(others) 也识别") }
    return localized("acts at \(time) ms", "\(time) ms 时识别")
  }
}
