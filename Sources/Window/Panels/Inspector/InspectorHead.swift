import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The head of the inspector: the object, its outcome, and the class and the frame of a view.
final class InspectorHead: PaintedView {
  private let frameFields: FieldRow
  private let putBack: PutBackButton
  private let classEditor: PropertyEditor
  private let putClassBack: PutBackButton
  private var object: InspectedObject?
  private var pillText = ""
  private var classWidth: CGFloat = 0

  /// - Parameters:
  ///   - change: called with each new class and frame.
  ///   - putBack: called with the property whose value is to be that of the file.
  init(change: @escaping (Change) -> Void, putBack: @escaping (Property) -> Void) {
    let parts: [NumberPart] = if case .numbers(let parts) = Property.frame.domain { parts } else { [] }
    frameFields = FieldRow(parts) { values in Change(.frame, numbers: values.map(Double.init)).map(change) }
    self.putBack = PutBackButton { putBack(.frame) }
    classEditor = PropertyEditor.editor(of: .class, change: change)
    putClassBack = PutBackButton { putBack(.class) }
    super.init(frame: .zero)
    frameFields.name("inspector.frame", parts.map(\.letter))
    self.putBack.accessibilityIdentifier = "inspector.frame.putBack"
    // So that a change of the head does not repaint the rest of the panel.
    accessibilityIdentifier = "inspector.head"
    putClassBack.accessibilityIdentifier = "inspector.class.putBack"
    (classEditor.control as? PopupButton)?.isQuiet = true
    for view in [classEditor.control, putClassBack, frameFields, self.putBack] { addSubview(view) }
  }

  var preferredHeight: CGFloat { object?.node == nil ? 54 : 90 }

  func show(_ object: InspectedObject, _ appearance: Appearance) {
    self.object = object
    let language = appearance.languages.first
    if let gone = object.lastSight {
      pillText = InspectorText.goneAfter(step: gone.steps)[language]
    } else if let recognizer = object.recognizer {
      pillText = InspectorText.on(recognizer.view)[language]
    } else {
      pillText = object.outcome?.text(in: language) ?? ""
    }
    frameFields.isHidden = object.node == nil
    putBack.isHidden = object.node == nil || !object.differs(.frame)
    let viewClass = object.value(of: .class)
    classEditor.control.isHidden = viewClass == nil
    if let viewClass { classEditor.show(viewClass, object, appearance) }
    classWidth = (classEditor.control as? PopupButton)?.quietWidth(appearance) ?? 0
    putClassBack.isHidden = !object.differs(.class)
    (putBack.tooltip, putClassBack.tooltip) = (InspectorText.putBack[language], InspectorText.putBack[language])
    setNeedsLayout()
    guard let frame = object.node?.frame else { return }
    frameFields.show([frame.minX, frame.minY, frame.width, frame.height])
    frameFields.mark(object.differingNumbers(of: .frame))
  }

  override func layoutSubviews() {
    let line = bounds.inset(top: 58).strip(.top, ValueField.height)
    frameFields.frame = line.inset(right: putBack.isHidden ? 0 : PutBackButton.side + 6)
    putBack.frame = line.strip(.right, PutBackButton.side).centered(PutBackButton.size)
    // Its text is where the text of another object's class is.
    let className = classLine.inset(left: 38 - 6)
    let control = className.strip(.left, classWidth)
    classEditor.control.frame = control.centered(CGSize(width: control.width, height: PopupButton.height))
    putClassBack.frame = className.inset(left: classWidth + 6).strip(.left, PutBackButton.side)
      .centered(PutBackButton.size)
  }

  private var classLine: CGRect { bounds.inset(top: 27).strip(.top, 20) }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let object else { return }
    paintTile(object, &list, appearance)
    let pillWidth = paintPill(object, &list, appearance)
    let texts = bounds.inset(left: 38, right: pillWidth + 8)
    let name = texts.inset(top: 10).strip(.top, 20)
    list.line(
      object.name, .sans(15, .semibold), appearance.theme.text,
      in: isSingle ? texts.inset(top: 18).strip(.top, 20) : name,
      appearance)
    if !isSingle && classEditor.control.isHidden {
      let className = classLine.between(texts.minX, texts.maxX)
      list.line(object.className ?? "", .smallApi, appearance.theme.secondaryText, in: className, appearance)
    }
  }

  private func paintTile(_ object: InspectedObject, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, tile = CGRect(x: 0, y: 14, width: 28, height: 28)
    if let recognizer = object.recognizer {
      let life = RecognizerLife(of: recognizer.name, in: object.display)
      return list.stateDiamond(life.state, at: tile.center, appearance)
    }
    let state = object.outcome.flatMap { $0.isReached ? theme.color($0.tone) : nil }
    let ground = state.map { theme.tint($0) } ?? theme.panel
    list.box(tile, radius: 6, fill: ground, border: state ?? theme.controlBorder, width: 1.5)
    list.icon(object.icon, at: tile.center, theme.text)
  }

  /// Whether the head has one line, and no class below the name.
  private var isSingle: Bool { object?.className == nil || object?.className == object?.name }

  /// Draws the pill of the outcome, or of the view of a recognizer. Returns its width.
  private func paintPill(_ object: InspectedObject, _ list: inout DrawingList, _ appearance: Appearance) -> CGFloat {
    guard !pillText.isEmpty else { return 0 }
    let outcome = object.outcome
    let state = outcome.flatMap { $0.isReached ? appearance.theme.color($0.tone) : nil }
    return list.pill(
      pillText, state, glyph: outcome?.glyph, height: 22, right: bounds.width, middle: isSingle ? 28 : 18,
      widest: bounds.width * 0.6, appearance
    ).width
  }
}
