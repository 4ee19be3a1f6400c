import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace

extension ContextMenuContent {
  /// Returns the menu of a thing; nil if nothing can be done there.
  /// - Parameter point: where the menu is opened on the stage, in screen points; nil elsewhere.
  package init?(of target: ContextTarget, at point: CGPoint? = nil, in display: DisplayState, _ language: Language) {
    switch target {
    case .object(let name):
      if let node = display.tree.node(name) {
        self.init(of: node, at: point, in: display, language)
      } else if let recognizer = display.tree.recognizer(name) {
        self.init(of: recognizer, in: display, language)
      } else if let responder = display.tree.responder(name) {
        self.init(of: responder, in: display, language)
      } else {
        return nil
      }
    case .step(let step):
      guard display.trace.steps.indices.contains(step) else { return nil }
      self.init(ofStep: step, in: display, language)
    case .scene(let scene): self.init(of: scene, in: display, language)
    case .finger(let finger):
      let title = StatusText.finger(finger)[language]
      self.init(
        name: title, kind: "", items: [ContextMenuItem(ContextText.showArrows[language], .focusFinger(finger))])
    }
  }

  // MARK: Scenes

  private init(of scene: SceneSummary, in display: DisplayState, _ language: Language) {
    let isOpen = scene.id == display.scene.id
    (name, kind) = (scene.name[language], scene.lesson == nil ? "" : scene.id)
    items = [
      ContextMenuItem(ContextText.openScene[language], .openScene(id: scene.id)),
      ContextMenuItem(
        (isOpen ? ContextText.compare : .compareWithOpen)[language],
        isOpen ? .toggleCompare : .compareWithScene(id: scene.id), icon: .compare, caps: isOpen ? ["C"] : []),
    ]
  }

  // MARK: Views

  private init(of node: TreeSnapshot.Node, at point: CGPoint?, in display: DisplayState, _ language: Language) {
    let name = node.name, isEditing = display.mode == .edit
    (self.name, kind, view) = (name, node.className, name)
    var items = [
      ContextMenuItem(
        (isEditing ? ContextText.leaveEditMode : .edit)[language], .toggleEditMode, icon: .pencil, key: .editMode),
      ContextMenuItem(ContextText.select[language], .select(name), key: .pick),
    ]
    items += ContextMenuContent.whyNot(name, at: point, in: display, language)
    if let point {
      let views = ContextMenuContent.views(at: point, in: display, language)
      var item = ContextMenuItem(
        content: .submenu(title: ContextText.frontFirst[language], views))
      item.title = ContextText.viewsAtThisPoint[language]
      if views.count > 1 { items.append(item) }
    }
    if display.isOwnCode {
      self.items = ContextMenuContent.ofOwnCode(items, language)
      return
    }
    items += [.separator] + ContextMenuContent.adding(language) + [.separator]
    if !node.isWindow {
      items += [
        ContextMenuItem(ContextText.forward[language], .reorderBy(name, 1), icon: .toFront, key: .order, 1),
        ContextMenuItem(ContextText.backward[language], .reorderBy(name, -1), icon: .toBack, key: .order, 0),
      ]
    }
    items += [
      ContextMenuItem(
        (node.isHidden ? ContextText.show : .hide)[language], .edit(Edit(name, .isHidden(!node.isHidden)))),
      ContextMenuItem(
        (node.isUserInteractionEnabled ? ContextText.interactionOff : .interactionOn)[language],
        .edit(Edit(name, .isUserInteractionEnabled(!node.isUserInteractionEnabled)))),
    ]
    if !node.isWindow {
      items += [
        .separator,
        ContextMenuItem(
          EditText.duplicate[language], .editSelection(.duplicate), icon: .duplicate, caps: isEditing ? ["Ctrl+D"] : []),
        ContextMenuItem(
          EditText.delete[language], .editTree([.remove(name)]), icon: .trash, caps: isEditing ? ["Del"] : []),
      ]
    }
    items += [
      .separator, ContextMenuItem(ContextText.copyCode[language], .copyCode, key: .copyScene),
      ContextMenuItem(ContextText.copyQuestion[language], .copyQuestion, key: .copyScene, 1),
    ]
    self.items = items
  }

  /// Own code is edited by its author alone.
  /// - Parameter items: those of every view, of which the first one is about edit mode.
  private static func ofOwnCode(_ items: [ContextMenuItem], _ language: Language) -> [ContextMenuItem] {
    items.dropFirst() + [
      .separator, ContextMenuItem(ContextText.copyTest[language], .copyCode, key: .copyScene),
      ContextMenuItem(ContextText.copyQuestion[language], .copyQuestion, key: .copyScene, 1),
    ]
  }

  /// The items that add something to a view: views of the usual classes, and recognizers.
  private static func adding(_ language: Language) -> [ContextMenuItem] {
    let classes: [ViewClass] = [
      .view, .button, .label, .imageView, .scrollView, .tableView, .tableViewCell, .switchControl, .slider,
      .segmentedControl, .stepper,
    ]
    var views = ContextMenuItem(
      content: .submenu(
        title: ContextText.inTheMiddle[language],
        classes.map { ContextMenuItem($0.rawValue, .editSelection(.add($0))) }))
    var recognizers = ContextMenuItem(
      content: .submenu(
        title: ContextText.withoutAction[language],
        RecognizerKind.ordinary.map { ContextMenuItem($0.rawValue, .editSelection(.addRecognizer($0))) }))
    (views.title, views.icon) = (ContextText.addView[language], .plus)
    (recognizers.title, recognizers.icon) = (ContextText.addRecognizer[language], .plus)
    return [views, recognizers]
  }

  /// The visible views at a point, front first, each with its answer to the touch that is shown.
  private static func views(at point: CGPoint, in display: DisplayState, _ language: Language) -> [ContextMenuItem] {
    let outcomes = display.outcomes
    return display.tree.views(at: point).map { node in
      var item = ContextMenuItem(node.name, .select(node.name))
      let outcome = outcomes[node.name]
      item.viewIcon = node.isWindow ? .window : node.isControl ? .control : .view
      if display.isTouched {
        (item.detail, item.glyph, item.tone) = (OutcomeText(outcome)?[language], outcome.glyph, outcome.tone)
      }
      return item
    }
  }

  // MARK: Recognizers and responders

  private init(of recognizer: TreeSnapshot.Recognizer, in display: DisplayState, _ language: Language) {
    let name = recognizer.name
    (self.name, kind, view) = (name, recognizer.className, recognizer.view)
    items =
      [ContextMenuItem(ContextText.select[language], .select(name))]
      + ContextMenuContent.whyNot(name, in: display, language)
    guard display.scene.recognizers.contains(where: { $0.name == name }) else { return }
    items += [
      .separator,
      ContextMenuItem(
        (recognizer.isEnabled ? ContextText.disable : .enable)[language],
        .edit(Edit(name, .isEnabled(!recognizer.isEnabled)))),
      ContextMenuItem(EditText.delete[language], .editTree([.remove(name)]), icon: .trash),
    ]
  }

  private init(of responder: TreeSnapshot.Responder, in display: DisplayState, _ language: Language) {
    (name, kind) = (responder.name, "")
    items =
      [ContextMenuItem(ContextText.select[language], .select(responder.name))]
      + ContextMenuContent.whyNot(responder.name, in: display, language)
    guard responder.isResponder else { return }
    let handlings: [(TouchHandling, ContextText)] = [
      (.ignores, .ignoresTouches), (.handles, .handlesTouches), (.passesOn, .handlesAndPassesOn),
    ]
    items.append(.separator)
    items += handlings.filter { $0.0 != responder.touches }.map { handling, text in
      ContextMenuItem(text[language], .edit(Edit(responder.name, .touches(handling))))
    }
  }

  /// The question "Why not me?"; empty where there is no page for it.
  private static func whyNot(
    _ name: String, at point: CGPoint? = nil, in display: DisplayState, _ language: Language
  ) -> [ContextMenuItem] {
    guard display.canAskWhyNot else { return [] }
    return [ContextMenuItem(HeadingText.whyNotMe[language], .askWhyNot(name, at: point), key: .whyNotMe)]
  }

  // MARK: Steps

  private init(ofStep step: Int, in display: DisplayState, _ language: Language) {
    let isBookmarked = display.bookmarks.contains(step + 1)
    (name, kind) = (StatusText.step(step + 1, of: display.trace.steps.count)[language], "")
    items = [
      ContextMenuItem(ContextText.goToStep[language], .goTo(step: step + 1)),
      ContextMenuItem(
        (isBookmarked ? ContextText.removeBookmark : .addBookmark)[language], .toggleBookmarkAt(step + 1)),
    ]
    if let chapter = Chapter.chapter(at: step, of: Chapter.chapters(of: display.trace)) {
      let isLooped = display.loop == chapter.steps
      items.append(
        ContextMenuItem(
          (isLooped ? ContextText.endLoop : .loopChapter)[language], .setLoop(isLooped ? nil : chapter.steps)))
    }
    if let object = display.trace.steps[step].askedObject, display.tree.has(object) {
      items += ContextMenuContent.whyNot(object, in: display, language)
    }
    items += [.separator, ContextMenuItem(ContextText.copyText[language], .copy, key: .copy)]
  }
}

extension DisplayState {
  /// Whether there is a page "Why not me?": it would give a prediction away, and is about one scene.
  fileprivate var canAskWhyNot: Bool { mode != .predict && comparison == nil }
}

extension TraceStep {
  /// The view, recognizer or responder that the step is about.
  fileprivate var askedObject: String? {
    switch kind {
    case .ask(let view, _, _), .gate(let view, _), .override(let view, _), .inside(let view, _, _),
      .returned(let view, _), .ignored(_, let view, _), .withheld(_, _, let view, _), .lost(_, let view, _):
      view
    case .deliver(_, let name, _), .handled(_, let name, _), .signal(_, let name): name
    case .gesture(let step): step.recognizer
    default: nil
    }
  }
}

extension GestureStep {
  /// The recognizer that the step is about; nil for a question to a scroll view.
  fileprivate var recognizer: String? {
    switch self {
    case .attends(let name, _), .sees(let name, _, _), .letsGo(let name, _), .verdict(let name, _),
      .changes(let name, _, _, _):
      name
    case .asked(let question, _, _):
      switch question {
      case .shouldReceiveEvent(let name), .shouldReceiveTouch(let name, _), .shouldBegin(let name),
        .shouldRequireFailure(let name, _), .shouldBeRequiredToFail(let name, _),
        .shouldRecognizeSimultaneously(let name, _):
        name
      case .touchesShouldBegin, .touchesShouldCancel: nil
      }
    }
  }
}
