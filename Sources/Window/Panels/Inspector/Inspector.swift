import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The properties of one object. Changing one runs the last touch again.
final class Inspector: UIView {
  static let margin: CGFloat = 16

  private let scroll = ScrollArea(UIView(frame: .zero))
  private lazy var head = InspectorHead(change: change, putBack: putBack)
  private lazy var bar = DifferenceBar { [unowned self] in putBack(object?.differingProperties ?? []) }
  private var sections: [InspectorSection] = []
  /// The topics whose sections are open, for all objects and scenes.
  private var openTopics: Set<FoldedTopic> = []
  /// The kind of object that the sections are for.
  private var kind: ObjectKind??
  /// Whether the sections are for objects of a person's own code.
  private var isOfOwnCode = false
  private var object: InspectedObject?
  private let send: (Command) -> Void

  init(send: @escaping (Command) -> Void) {
    self.send = send
    super.init(frame: .zero)
    addSubview(scroll)
    scroll.content.addSubview(head)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { return nil }

  /// Edits the inspected object.
  private var change: (Change) -> Void {
    { [unowned self] change in
      if let object { send(.edit(Edit(object.name, change))) }
    }
  }

  private var putBack: (Property) -> Void { { [unowned self] in putBack([$0]) } }

  private func putBack(_ properties: [Property]) {
    if let object, !properties.isEmpty { send(.putBack(properties, of: object.name)) }
  }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    object = InspectedObject(in: display)
    scroll.isHidden = object == nil
    guard let object else { return bar.isHidden = true }
    if kind != .some(object.kind) || isOfOwnCode != object.display.isOwnCode {
      isOfOwnCode = object.display.isOwnCode
      rebuildSections(for: object.kind)
    }
    head.show(object, appearance)
    bar.show(object.differenceCount, appearance)
    for section in sections { section.show(object, appearance) }
    showFolds()
    layoutSubviews()
  }

  private func toggle(_ topic: FoldedTopic) {
    openTopics.formSymmetricDifference([topic])
    showFolds()
    setNeedsLayout()
  }

  private func showFolds() {
    for section in sections { section.isOpen = section.foldedTopic.map(openTopics.contains) ?? true }
  }

  private func rebuildSections(for kind: ObjectKind?) {
    self.kind = .some(kind)
    sections.forEach { $0.removeFromSuperview() }
    let groups = kind.map { PropertyGroup.groups(of: $0) } ?? []
    sections = groups.map { PropertySection($0, change: change, putBack: putBack) }
    if object?.recognizer != nil {
      sections = [RecognizerStatesSection(frame: .zero), RecognizerReasonSection(send: send)] + sections
      if kind != nil { sections += [RecognizerActionSection(send: send), RecognizerRemoval(send: send)] }
    }
    if let hitArea = sections.firstIndex(where: { $0.foldedTopic == .hitArea }) {
      sections.insert(RecognizersSection(send: send), at: hitArea + 1)
      if kind == .control { sections.insert(ActionsSection(send: send), at: hitArea + 2) }
    }
    if kind == .control { sections.append(ControlEventsSection()) }
    if isOfOwnCode {
      // The recognizer's states and reasons come from the trace, and are the same for every kind.
      let states = sections.filter { $0 is RecognizerStatesSection || $0 is RecognizerReasonSection }
      sections = states + ObjectFactsSection.Topic.allCases.map { ObjectFactsSection($0, send: send) }
    }
    for section in sections {
      scroll.content.addSubview(section)
      if let topic = section.foldedTopic { section.addFold(topic) { [unowned self] in toggle(topic) } }
    }
    scroll.scroll(to: 0)
  }

  override func layoutSubviews() {
    // The bar is at the bottom, so that its first appearance does not move the control that was used.
    let foot = bounds.strip(.bottom, DifferenceBar.height + 12)
    bar.frame = foot.insetBy(dx: Inspector.margin - 8, dy: 6)
    scroll.frame = bar.isHidden ? bounds : bounds.inset(bottom: foot.height)
    let column = bounds.insetBy(dx: Inspector.margin, dy: 0)
    var top = head.preferredHeight
    head.frame = column.strip(.top, top)
    for section in sections {
      section.frame = column.offsetBy(dx: 0, dy: top).strip(.top, section.height)
      top += section.height
    }
    scroll.setContentHeight(top)
  }
}
