import Narration
import Scenes

extension HitTestOverride {
  /// The title of the menu item.
  package func label(_ language: Language) -> String {
    switch self {
    case .standard: ControlText.standard[language]
    case .beyondBounds: ControlText.beyondBoundsOverride[language]
    case .safeBeyondBounds: ControlText.safeOverride[language]
    case .observed: ControlText.observedOverride[language]
    case .returns(let name): InspectorText.returns(name)[language]
    }
  }
}
