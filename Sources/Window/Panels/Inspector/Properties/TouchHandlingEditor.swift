import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The editor of a responder's handling: a segmented control for all four `touches…` methods, and below it a menu for
/// each one, in two columns.
final class TouchHandlingEditor: PaintedView {
  static let height: CGFloat = 34 + 2 * lineHeight + 4
  private static let lineHeight: CGFloat = 26
  /// The space between the columns, and between a name and its menu.
  private static let gap: CGFloat = 8, nameGap: CGFloat = 4
  /// The text of `TouchOverride.passesOn` where there is little room.
  private static let shortPassesOn = "+ super"

  private let all: Segments
  private let phases: [(phase: Input.Phase, popup: PopupButton)]
  private var handling = TouchHandling.ignores
  /// The widths of the names in the two columns, in pixels.
  private var nameWidths: [CGFloat] = [0, 0]
  /// The width that the button to put the value back needs, in pixels.
  var roomAtRight: CGFloat = 0

  /// - Parameter change: called with the new handling.
  init(change: @escaping (TouchHandling) -> Void) {
    all = Segments { change(TouchHandling(TouchOverride.allCases[$0])) }
    phases = Input.Phase.allCases.map { ($0, PopupButton()) }
    super.init(frame: .zero)
    let name = "inspector.\(Property.touches.rawValue)"
    all.accessibilityIdentifier = name
    addSubview(all)
    for (phase, popup) in phases {
      popup.accessibilityIdentifier = "\(name).\(phase.rawValue)"
      popup.choose = { [unowned self] choice in
        var changed = handling
        changed[phase] = TouchOverride.allCases[choice]
        change(changed)
      }
      addSubview(popup)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// - Parameter isControl: whether a method that is not overridden tracks the touch.
  func show(_ handling: TouchHandling, isControl: Bool, _ appearance: Appearance) {
    self.handling = handling
    let language = appearance.languages.first, overrides = TouchOverride.allCases
    let labels = overrides.map { $0.label(isControl: isControl)[language] }
    all.show(
      labels.map { .text($0) }, selected: handling.shared.flatMap { overrides.firstIndex(of: $0) }, appearance)
    let widths = phases.map { appearance.width($0.phase.rawValue, .api).rounded(.up) }
    nameWidths = [max(widths[0], widths[1]), max(widths[2], widths[3])]
    for (phase, popup) in phases {
      let override = handling[phase], selected = Set(overrides.indices.filter { overrides[$0] == override })
      let text =
        override == .passesOn ? TouchHandlingEditor.shortPassesOn : override.label(isControl: isControl)[language]
      popup.show(labels, selected: selected, [text], appearance)
      popup.tooltip = "touches" + phase.rawValue.prefix(1).uppercased() + phase.rawValue.dropFirst() + "(_:with:)"
    }
    setNeedsLayout()
  }

  /// The place of the name and the menu of a phase: the second two are in the second column.
  private func cell(_ index: Int) -> CGRect {
    let menu = menuWidth, column = index / 2
    let left = column == 0 ? 0 : bounds.width - menu - TouchHandlingEditor.nameGap - nameWidths[1]
    return CGRect(
      x: left, y: 34 + CGFloat(index % 2) * TouchHandlingEditor.lineHeight,
      width: nameWidths[column] + TouchHandlingEditor.nameGap + menu, height: TouchHandlingEditor.lineHeight)
  }

  private var menuWidth: CGFloat {
    let names = nameWidths[0] + nameWidths[1] + 2 * TouchHandlingEditor.nameGap
    return ((bounds.width - names - TouchHandlingEditor.gap) / 2).rounded(.down)
  }

  override func layoutSubviews() {
    all.frame = bounds.inset(right: roomAtRight).strip(.top, 26)
    for (index, (_, popup)) in phases.enumerated() {
      popup.frame = cell(index).strip(.right, menuWidth).insetBy(dx: 0, dy: 2)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    for (index, (phase, _)) in phases.enumerated() {
      list.line(phase.rawValue, .api, appearance.theme.secondaryText, in: cell(index), appearance)
    }
  }
}

extension TouchOverride {
  /// The label of a choice. A control without an override tracks the touch.
  fileprivate func label(isControl: Bool) -> any InterfaceText {
    switch self {
    case .ignores: isControl ? InspectorText.tracks : ControlText.ignores
    case .handles: ControlText.handles
    case .passesOn: ControlText.handlesAndPassesOn
    }
  }
}
