import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

// Values that name other objects: overrides of the hit test, failure requirements, answers of delegates.

extension PropertyEditor {
  /// A menu of all overrides, and of the views that the last one can return.
  static func hitTest(_ change: @escaping (Change) -> Void) -> PropertyEditor {
    let popup = PopupButton()
    return PropertyEditor(control: popup, place: .filling(148)) { value, object, appearance in
      let language = appearance.languages.first, display = object.display
      let views = display.tree.nodes.filter { !$0.isWindow && $0.name != object.name }.map(\.name)
      // Only a capture has answers of a device.
      let observed: [HitTestOverride] = display.scene.observed == nil ? [] : [.observed]
      let overrides =
        [.standard, .beyondBounds, .safeBeyondBounds] + observed + views.map { HitTestOverride.returns($0) }
      popup.show(
        overrides.map { $0.label(language) }, selected: (value as? HitTestOverride).flatMap(overrides.firstIndex),
        appearance)
      popup.choose = { change(.hitTest(overrides[$0])) }
    }
  }

  /// A menu of `nobody`, `all` and each name, which is chosen or left out by each press.
  static func names(
    _ property: Property, ofViews: Bool, _ change: @escaping (Change) -> Void
  ) -> PropertyEditor {
    let popup = PopupButton()
    return PropertyEditor(control: popup, place: .filling(148)) { value, object, appearance in
      let filter = value as? NameFilter ?? .none, language = appearance.languages.first
      let names = (ofViews ? object.display.scene.viewNames : object.display.scene.recognizerNames)
        .filter { $0 != object.name }
      let chosen = names.indices.filter { filter.contains(names[$0]) }.map { $0 + 2 }
      let whole = filter == .none ? [0] : filter == .all ? [1] : []
      popup.show(
        [InspectorText.nobody[language], InspectorText.everybody[language]] + names, selected: Set(whole + chosen),
        [filter.label(language)], appearance)
      popup.choose = { index in
        let toggled = index == 0 ? .none : index == 1 ? .all : filter.toggling(names[index - 2])
        change(Change(property, toggled))
      }
    }
  }
}

extension NameFilter {
  fileprivate func label(_ language: Language) -> String {
    switch self {
    case .none: InspectorText.nobody[language]
    case .all: InspectorText.everybody[language]
    case .only(let names): names.joined(separator: ", ")
    case .except(let names): InspectorText.allBut(names.joined(separator: ", "))[language]
    }
  }
}
