import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The editor of a responder's handling: a segmented control for all four `touches…` methods. Its last segment, which is
/// selected if they differ, shows a menu for each one below it, in two columns.
final class TouchHandlingEditor: PaintedView {
  private static let lineHeight: CGFloat = 26
  /// The space between the columns, and between a name and its menu.
  private static let gap: CGFloat = 8, nameGap: CGFloat = 4
  /// The text of `TouchOverride.passesOn` where there is little room.
  private static let shortPassesOn = "+ super"

  private let all: Segments
  private let phases: [(phase: Input.Phase, popup: PopupButton)]
  private var handling = TouchHandling.ignores
  /// The object that is shown, and the one whose menus were asked for.
  private var object: String?, customObject: String?
  /// The texts of the segments, and the width in which they fit.
  private var labels: [String] = [], labelsWidth: CGFloat = 0
  /// The widths of the names in the two columns, in pixels.
  private var nameWidths: [CGFloat] = [0, 0]
  /// The width that the button to put the value back needs, in pixels.
  var roomAtRight: CGFloat = 0

  /// - Parameter change: called with the new handling.
  init(change: @escaping (TouchHandling) -> Void) {
    all = Segments()
    phases = Input.Phase.allCases.map { ($0, PopupButton()) }
    super.init(frame: .zero)
    let name = "inspector.\(Property.touches.rawValue)"
    all.accessibilityIdentifier = name
    addSubview(all)
    all.choose = { [unowned self] segment in
      let isCustom = segment == TouchOverride.allCases.count
      customObject = isCustom ? object : nil
      showMenus()
      if !isCustom { change(TouchHandling(TouchOverride.allCases[segment])) }
    }
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

  /// Whether the four methods have menus.
  private var isCustom: Bool { handling.shared == nil || object != nil && customObject == object }

  var preferredHeight: CGFloat { isCustom ? 34 + 2 * TouchHandlingEditor.lineHeight + 4 : PropertyRow.height }

  func show(_ handling: TouchHandling, of object: InspectedObject, _ appearance: Appearance) {
    (self.handling, self.object) = (handling, object.name)
    let language = appearance.languages.first, overrides = TouchOverride.allCases
    let labels = overrides.map { $0.label(in: object.kind)[language] }
    self.labels = labels + [ControlText.custom[language]]
    labelsWidth = self.labels.reduce(0) { $0 + appearance.width($1, .selectedRow) + 10 }
    all.show([], selected: nil, appearance)
    let widths = phases.map { appearance.width($0.phase.rawValue, .api).rounded(.up) }
    nameWidths = [max(widths[0], widths[1]), max(widths[2], widths[3])]
    for (phase, popup) in phases {
      let override = handling[phase], selected = Set(overrides.indices.filter { overrides[$0] == override })
      let text =
        override == .passesOn ? TouchHandlingEditor.shortPassesOn : override.label(in: object.kind)[language]
      popup.show(labels, selected: selected, [text], appearance)
      popup.tooltip = "touches" + phase.rawValue.prefix(1).uppercased() + phase.rawValue.dropFirst() + "(_:with:)"
    }
    showMenus()
  }

  private func showMenus() {
    let overrides = TouchOverride.allCases
    all.selected = isCustom ? overrides.count : handling.shared.flatMap { overrides.firstIndex(of: $0) }
    for (_, popup) in phases { popup.isHidden = !isCustom }
    setNeedsLayout()
    nearest(Inspector.self)?.setNeedsLayout()
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
    let isShort = all.frame.width < labelsWidth
    all.labels = zip(labels, TouchOverride.allCases + [nil]).map { label, override in
      .text(isShort && override == .passesOn ? TouchHandlingEditor.shortPassesOn : label)
    }
    all.tooltips = isShort ? labels : []
    for (index, (_, popup)) in phases.enumerated() {
      popup.frame = cell(index).strip(.right, menuWidth).insetBy(dx: 0, dy: 2)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    for (index, (phase, _)) in phases.enumerated() where isCustom {
      list.line(phase.rawValue, .api, appearance.theme.secondaryText, in: cell(index), appearance)
    }
  }
}

extension TouchOverride {
  /// The label of a choice. Without an override a control tracks the touch, and a scroll view passes nothing on.
  fileprivate func label(in kind: ObjectKind?) -> any InterfaceText {
    switch (self, kind) {
    case (.ignores, .control): InspectorText.tracks
    case (.ignores, .scrollView): InspectorText.keeps
    case (.ignores, _): ControlText.ignores
    case (.handles, _): ControlText.handles
    case (.passesOn, _): ControlText.handlesAndPassesOn
    }
  }
}
