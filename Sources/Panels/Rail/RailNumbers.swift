import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The rail of a narrow window: a number for each group of lessons, and below them the views of the scene.
final class RailNumbers: UIView, Painted {
  /// Opens the whole rail, at a group where one was chosen.
  var open: (Scene.Group?) -> Void = { _ in }
  /// Opens the whole rail at its search field.
  var search: () -> Void = {}
  private var glass: IconButton?
  private var groups: [RailNumber] = []
  private var views: RailNumber?

  init() {
    super.init(frame: .zero)
    groups = Scene.Group.allCases.map { group in
      let button = RailNumber(.number(group.rawValue)) { [unowned self] in open(group) }
      button.accessibilityIdentifier = "rail.group.\(group.rawValue)"
      return button
    }
    let views = RailNumber(.views) { [unowned self] in open(nil) }
    views.accessibilityIdentifier = "rail.views"
    self.views = views
    let glass = IconButton(.search) { [unowned self] in search() }
    glass.accessibilityIdentifier = "rail.searchButton"
    self.glass = glass
    for button in [glass] + groups + [views] { addSubview(button) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ moment: Moment, _ look: Look) {
    for (button, group) in zip(groups, Scene.Group.allCases) {
      button.isSelected = group == moment.scene.group
      button.hint = group.title[look.languages.first]
    }
    glass?.hint = ControlText.searchPresets[look.languages.first]
    views?.hint = Heading.viewsFrontFirst[look.languages.first]
  }

  override func layoutSubviews() {
    glass?.frame = CGRect(x: 10, y: 12, width: IconButton.side, height: IconButton.side)
    var top: CGFloat = 52
    for button in groups {
      button.frame = CGRect(x: 8, y: top, width: 32, height: 28)
      top += 36
    }
    views?.frame = CGRect(x: 8, y: top + 16, width: 32, height: 28)
  }

  func paint(_ list: inout DrawingList, _ look: Look) {
    guard let views else { return }
    list.rule(from: 8, to: 39, y: views.frame.minY - 10, look.theme.line)
  }
}

/// A group of lessons as its number, or the views as a window.
final class RailNumber: Row {
  enum Face {
    case number(Int)
    case views
  }

  private let face: Face

  init(_ face: Face, action: @escaping () -> Void) {
    self.face = face
    super.init(action: action)
  }

  required init?(coder: NSCoder) { return nil }

  override func paintContent(_ list: inout DrawingList, _ look: Look) {
    let color = isSelected || attention.isHovered ? look.theme.ink : look.theme.ink2
    switch face {
    case .number(let number):
      list.line(String(number), isSelected ? .name : .tab, color, in: bounds, look, .center)
    case .views: list.icon(.window, at: CGPoint(x: bounds.midX, y: bounds.midY), color)
    }
  }
}
