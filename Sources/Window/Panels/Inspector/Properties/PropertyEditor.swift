import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The control with which a property is edited. Which one it is follows from the values that the property can take.
@MainActor struct PropertyEditor {
  /// The place of a control in its row.
  enum Place {
    /// At the right, with its own size.
    case right
    /// At the right, as wide as the name permits, up to a width in pixels.
    case filling(CGFloat)
    /// Over the full width and the height that the control has now. It shows what it edits, by itself or beside the name.
    case wide(height: () -> CGFloat)
  }

  let control: UIView
  var place = Place.right
  /// Shows a value in the control.
  let show: (any PropertyValue, InspectedObject, Appearance) -> Void

  /// - Parameter change: called with each new value.
  static func editor(of property: Property, change: @escaping (Change) -> Void) -> PropertyEditor {
    let editor =
      switch property.domain {
      case .flag: flag(property, change)
      case .number where property == .alpha: slider(property, change)
      case .number(let range, let step, let isWhole):
        numbers(
          property, [NumberPart(letter: "", range: range, step: step)], isWhole: isWhole, width: 58, change)
      case .numbers(let parts): numbers(property, parts, width: parts.count > 2 ? 183 : 122, change)
      case .choice(let words): choice(property, words, change)
      case .words(let words): wordSet(property, words, change)
      case .text: text(property, change)
      case .names(let ofViews): names(property, ofViews: ofViews, change)
      case .touches: touches(property, change)
      case .hitTest: hitTest(change)
      }
    // The parts of an editor have names of their own.
    if editor.control.panelControl != nil {
      editor.control.accessibilityIdentifier = "inspector.\(property.rawValue)"
    }
    return editor
  }

  // MARK: Flags and numbers

  private static func flag(_ property: Property, _ change: @escaping (Change) -> Void) -> PropertyEditor {
    let toggle = Toggle { change(Change(property, $0)) }
    return PropertyEditor(control: toggle) { value, _, _ in toggle.isOn = value as? Bool ?? false }
  }

  private static func slider(_ property: Property, _ change: @escaping (Change) -> Void) -> PropertyEditor {
    let slider = AlphaSlider { change(Change(property, $0)) }
    slider.accessibilityIdentifier = "inspector.\(property.rawValue)"
    return PropertyEditor(control: AlphaEditor(slider), place: .wide { AlphaEditor.height }) {
      value, _, appearance in
      slider.alphaValue = value as? Double ?? 1
      slider.tooltip = TooltipText.alphaWall[appearance.languages.first]
    }
  }

  private static func numbers(
    _ property: Property, _ parts: [NumberPart], isWhole: Bool = false, width: CGFloat,
    _ change: @escaping (Change) -> Void
  ) -> PropertyEditor {
    let fields = FieldRow(parts, isWhole: isWhole) { values in
      Change(property, numbers: values.map(Double.init)).map(change)
    }
    fields.name("inspector.\(property.rawValue)", parts.map(\.letter))
    fields.frame.size = CGSize(width: width, height: ValueField.height)
    return PropertyEditor(control: fields) { value, object, _ in
      fields.show(value.numbers.map { CGFloat($0) })
      fields.mark(parts.count > 1 ? object.differingNumbers(of: property) : [])
    }
  }

  // MARK: Choices

  private static func touches(_ property: Property, _ change: @escaping (Change) -> Void) -> PropertyEditor {
    let editor = TouchHandlingEditor { change(Change(property, $0)) }
    return PropertyEditor(control: editor, place: .wide { editor.preferredHeight }) { value, object, appearance in
      editor.show(value as? TouchHandling ?? .ignores, of: object, appearance)
    }
  }

  private static func choice(
    _ property: Property, _ words: [String], _ change: @escaping (Change) -> Void
  ) -> PropertyEditor {
    let popup = PopupButton { (try? Change(property, parsing: words[$0])).map(change) }
    return PropertyEditor(control: popup, place: .filling(148)) { value, object, appearance in
      let labels = words.map { PointInsideOverride(rawValue: $0)?.label[appearance.languages.first] ?? $0 }
      popup.show(labels, selected: words.firstIndex(of: value.sceneText), appearance)
    }
  }

  private static func wordSet(
    _ property: Property, _ words: [String], _ change: @escaping (Change) -> Void
  ) -> PropertyEditor {
    let popup = PopupButton()
    return PropertyEditor(control: popup, place: .filling(148)) { value, _, appearance in
      let present = value.sceneText.split(separator: " ").map(String.init)
      popup.show(words, selected: Set(words.indices.filter { present.contains(words[$0]) }), present, appearance)
      popup.choose = { index in
        let toggled = words.filter { ($0 == words[index]) != present.contains($0) }
        if !toggled.isEmpty { (try? Change(property, parsing: toggled.joined(separator: " "))).map(change) }
      }
    }
  }

  private static func text(_ property: Property, _ change: @escaping (Change) -> Void) -> PropertyEditor {
    let field = WordsField { text in
      do throws(TextError) {
        change(try Change(property, parsing: text.isEmpty ? "none" : text))
        return nil
      } catch { return error.text }
    }
    return PropertyEditor(control: field, place: .filling(160)) { value, _, appearance in
      field.prompt = ControlText.none[appearance.languages.first]
      field.show((value as? [String] ?? []).joined(separator: " "), appearance.languages.first)
    }
  }
}

extension PointInsideOverride {
  /// The title of the menu item.
  fileprivate var label: ControlText {
    switch self {
    case .bounds: .boundsStandard
    case .enlarged: .enlarged
    case .always: .always
    }
  }
}
