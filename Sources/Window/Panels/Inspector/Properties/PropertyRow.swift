import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// A property of the inspected object: its name at the left, its control at the right. If the value is not the one of the
/// file, there are a dot at the left, and a button that puts the value back.
final class PropertyRow: PaintedView {
  static let height: CGFloat = 26

  /// The name of a property is in the code font, another label is not.
  enum Name: Equatable {
    case code(String)
    case label(String)
  }

  let property: Property
  private let editor: PropertyEditor
  private let putBack: PutBackButton
  private var name = Name.label(""), note: String?
  private var nameWidth: CGFloat = 0
  private var differs = false

  /// - Parameters:
  ///   - change: called with each new value.
  ///   - putBack: called with the property whose value is to be that of the file.
  init(_ property: Property, change: @escaping (Change) -> Void, putBack: @escaping (Property) -> Void) {
    self.property = property
    editor = PropertyEditor.editor(of: property, change: change)
    self.putBack = PutBackButton { putBack(property) }
    super.init(frame: .zero)
    // So that a change of one row does not repaint the others.
    accessibilityIdentifier = "inspector.\(property.rawValue).row"
    self.putBack.accessibilityIdentifier = "inspector.\(property.rawValue).putBack"
    addSubview(editor.control)
    addSubview(self.putBack)
  }

  var preferredHeight: CGFloat {
    switch editor.place {
    case .wide(let height): height()
    case .right, .filling: PropertyRow.height
    }
  }

  func show(_ object: InspectedObject, _ appearance: Appearance) {
    let language = appearance.languages.first
    name = property.name(language)
    note = property == .clipsToBounds ? ControlText.paintOnly[language] : nil
    nameWidth = appearance.width(name.text, name.font)
    differs = object.differs(property)
    putBack.isHidden = !differs
    putBack.tooltip = InspectorText.putBack[language]
    if let value = object.value(of: property) { editor.show(value, object, appearance) }
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    let room = differs ? PutBackButton.side + 6 : 0, line = bounds.strip(.top, PropertyRow.height)
    switch editor.place {
    case .right: place(editor.control.frame.size, in: line)
    case .filling(let width):
      let height = PopupButton.height
      place(CGSize(width: min(width, bounds.width - nameWidth - 10 - room), height: height), in: line)
    case .wide where editor.control is AlphaEditor:
      editor.control.frame = bounds
      putBack.frame = line.inset(left: nameWidth + 10).strip(.left, PutBackButton.side).centered(PutBackButton.size)
    case .wide:
      editor.control.frame = bounds
      (editor.control as? TouchHandlingEditor)?.roomAtRight = room
      editor.control.setNeedsLayout()
      putBack.frame = line.strip(.right, PutBackButton.side).centered(PutBackButton.size)
    }
  }

  private func place(_ size: CGSize, in line: CGRect) {
    let control = line.strip(.right, size.width).centered(size)
    editor.control.frame = control
    putBack.frame = line.between(control.minX - 6 - PutBackButton.side, control.minX - 6).centered(PutBackButton.size)
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, line = bounds.strip(.top, PropertyRow.height)
    if differs { list.fill(.circle(center: CGPoint(x: -8, y: line.midY), radius: 3), theme.text) }
    if editor.control is TouchHandlingEditor { return }
    let right = editor.control is AlphaEditor ? 87 : editor.control.frame.minX - 8
    list.line(name.text, name.font, theme.secondaryText, in: line.between(0, right), appearance)
    guard let note, !differs else { return }
    list.line(note, .caption, theme.faintText, in: line.between(0, right - 2), appearance, .right)
  }
}

extension PropertyRow.Name {
  var text: String {
    switch self {
    case .code(let text), .label(let text): text
    }
  }

  fileprivate var font: Font {
    switch self {
    case .code: .api
    case .label: .row
    }
  }
}
