import Foundation
import Scenes
import UIKit

/// The changes that are tried against an obstacle, the smallest first.
struct WhyNotCandidates {
  typealias Candidate = (change: CureChange, edits: [TreeEdit])

  let subject: WhyNotSubject
  let scene: Scene
  /// Before the event.
  let tree: TreeSnapshot

  init(_ subject: WhyNotSubject, _ scene: Scene, _ tree: TreeSnapshot) {
    (self.subject, self.scene, self.tree) = (subject, scene, tree)
  }

  /// The view that the touch must come to.
  var view: String { tree.view(for: subject.object) ?? subject.object }

  /// No candidate for what no change of the scene cures, such as a phone call.
  func all(for obstacle: Obstacle) -> [Candidate] {
    switch obstacle {
    case .removed: putBack
    case .ignoringInteraction: [set(Scene.applicationName, Change(.isIgnoringInteractionEvents, false))]
    case .otherWindow(let window, let winner):
      [
        set(winner, .isUserInteractionEnabled(false)), set(window, .isUserInteractionEnabled(false)),
        set(window, .isHidden(true)),
      ]
    case .gate(let name, let gate): open(name, gate)
    case .outside(let name, _, _): letThrough(name)
    case .noArea: [giveArea].compactMap(\.self)
    case .outsideItself: enlarge + [giveArea].compactMap(\.self)
    case .override(let name):
      [
        set(name, .hitTest(.standard)), set(name, .hitTest(.safeBeyondBounds)),
        set(name, .isUserInteractionEnabled(false)),
      ]
    case .covered(let winner, _, _): uncover(from: winner)
    case .other(let winner): winner.map { uncover(from: $0) } ?? []
    case .ignored(let reason): receive(reason)
    case .interrupted, .liftedOutside, .notAttending, .notInChain: []
    case .cancelled(let recognizer, _):
      [
        set(recognizer, Change(.cancelsTouchesInView, false)), set(recognizer, Change(.shouldBegin, false)),
        set(recognizer, Change(.isEnabled, false)),
      ] + scrolling(recognizer)
    case .delayed(let by, _):
      [
        set(by, Change(.delaysTouchesBegan, false)), set(scrollView(of: by), Change(.delaysContentTouches, false)),
        set(by, Change(.isEnabled, false)),
      ]
    case .delayedEnd(let by, _):
      [set(by, Change(.delaysTouchesEnded, false)), set(by, Change(.isEnabled, false))]
    case .disabled: [set(subject.object, .isEnabled(true))]
    case .noAction: [addAction]
    case .otherEvents(let events): events.map { sendForLift($0) } + [addAction]
    case .targetGone(let target): [set(target, Change(.isAlive, true)), sendToController].compactMap(\.self)
    case .nobodyImplements(let action): implement(action)
    case .noTarget: [sendToController, addAction].compactMap(\.self)
    case .refusedTouch, .anotherGesture, .requirementRecognized, .waits, .waited, .excluded, .refusedToBegin:
      RecognizerCandidates(self).all(for: obstacle)
    case .notAResponder: [set(subject.object, Change(.isResponder, true))]
    case .notFirstResponder: [(.makeFirstResponder(subject.object), [.setFirstResponder(subject.object)])]
    case .handledBefore(let name): passOn(name)
    }
  }

  func set(_ name: String, _ change: Change) -> Candidate {
    let edit = Edit(name, change)
    return (.set(edit), [.set(edit)])
  }

  // MARK: The search

  /// Puts back the object as the file has it, or the view around it that was removed with it.
  private var putBack: [Candidate] {
    let name = subject.object, original = subject.original
    if let view = original.view(named: name), let place = original.place(of: name) {
      return [(.putBack(name), [.add(view, to: place.parent, at: place.index)])]
    }
    let owner = original.views.first { view in
      view.controller?.name == name || view.recognizers.contains { $0.name == name }
    }
    guard let owner else { return putBackRecognizerOfWindow }
    guard tree.node(owner.name) != nil else {
      guard let place = original.place(of: owner.name) else { return [] }
      return [(.putBack(owner.name), [.add(owner, to: place.parent, at: place.index)])]
    }
    if let recognizer = owner.recognizers.first(where: { $0.name == name }) {
      return [(.putBack(name), [.addRecognizer(recognizer, to: owner.name)])]
    }
    return [(.putBack(name), [.addController(name, to: owner.name)])]
  }

  private var putBackRecognizerOfWindow: [Candidate] {
    for window in subject.original.windows {
      guard let recognizer = window.recognizers.first(where: { $0.name == subject.object }) else { continue }
      return [(.putBack(subject.object), [.addRecognizer(recognizer, to: window.name)])]
    }
    return []
  }

  private func open(_ name: String, _ gate: Obstacle.GateKind) -> [Candidate] {
    switch gate {
    case .hidden: [set(name, .isHidden(false))]
    case .transparent: [set(name, .alpha(1))]
    case .interactionOff: [set(name, .isUserInteractionEnabled(true))]
    case .animated:
      [
        set(name, Change(.animation, AnimationState.allowUserInteraction)),
        set(name, Change(.animation, AnimationState.none)),
      ]
    }
  }

  /// Lets a point through a view that it is outside of.
  private func letThrough(_ name: String) -> [Candidate] {
    var candidates: [Candidate] = [set(name, .hitTest(.safeBeyondBounds))]
    if let grown = grow(name) { candidates.append(grown) }
    if let node = tree.node(name), let parent = node.superview, let frame = tree.frame(of: view, in: parent) {
      candidates.append((.move(view, into: parent), [.move(view, to: parent, at: Int.max, frame: frame)]))
    }
    return candidates
  }

  /// Makes a view contain its subview on the way; the subviews stay where they are.
  private func grow(_ name: String) -> Candidate? {
    let path = tree.path(to: view)
    guard let index = path.firstIndex(of: name), path.indices.contains(index + 1),
      let node = tree.node(name), let child = tree.node(path[index + 1]), let description = scene.view(named: name)
    else { return nil }
    let bounds = node.bounds, whole = bounds.union(child.frame)
    guard whole != bounds else { return nil }
    let dx = bounds.minX - whole.minX, dy = bounds.minY - whole.minY, frame = description.frame
    let grown = CGRect(x: frame.minX - dx, y: frame.minY - dy, width: whole.width, height: whole.height)
    let shifts =
      dx == 0 && dy == 0
      ? []
      : description.views.map { subview in
        TreeEdit.set(Edit(subview.name, .frame(subview.frame.offsetBy(dx: dx, dy: dy))))
      }
    return (.grow(name), [.set(Edit(name, .frame(grown.roundedToThousandths)))] + shifts)
  }

  private var point: CGPoint { subject.point ?? .zero }

  private var localPoint: CGPoint? { tree.node(view).map { ViewSpace($0).localPoint(point) } }

  /// Enlarges the hit area to the point.
  private var enlarge: [Candidate] {
    guard let node = tree.node(view), let point = localPoint, node.bounds.width > 0 else { return [] }
    var outsets = node.pointInside == .enlarged ? node.hitOutsets : .none
    outsets.left = max(outsets.left, (node.bounds.minX - point.x).rounded(.up))
    outsets.top = max(outsets.top, (node.bounds.minY - point.y).rounded(.up))
    outsets.right = max(outsets.right, (point.x - node.bounds.maxX).rounded(.down) + 1)
    outsets.bottom = max(outsets.bottom, (point.y - node.bounds.maxY).rounded(.down) + 1)
    return [set(view, .enlargedBy(outsets))]
  }

  /// A frame of 44 × 44 points, which the point is in.
  private var giveArea: Candidate? {
    guard let node = tree.node(view) else { return nil }
    let point = tree.spaceOfFrame(of: view).localPoint(point), side: CGFloat = 44
    let frame = node.frame, size = CGSize(width: max(frame.width, side), height: max(frame.height, side))
    let kept = CGRect(origin: frame.origin, size: size)
    let area =
      kept.contains(point)
      ? kept : CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    let edit = TreeEdit.set(Edit(view, .frame(area.roundedToThousandths)))
    let straight = TreeEdit.set(Edit(view, Change(.transform, ViewTransform())))
    return (.giveArea(view), [straight, edit])
  }

  private func uncover(from winner: String) -> [Candidate] {
    var candidates: [Candidate] = []
    if let node = tree.node(winner), node.pointInside == .enlarged {
      candidates.append(set(winner, .enlargedBy(.none)))
    }
    candidates.append(set(winner, .isUserInteractionEnabled(false)))
    let mine = tree.path(to: view), others = tree.path(to: winner)
    let shared = zip(mine, others).prefix { $0 == $1 }.count
    if shared > 0, mine.indices.contains(shared), others.indices.contains(shared) {
      candidates.append(
        (.bringToFront(mine[shared]), [.move(mine[shared], to: mine[shared - 1], at: Int.max, frame: nil)]))
      candidates.append(set(others[shared], .isUserInteractionEnabled(false)))
      candidates.append(set(others[shared], .isHidden(true)))
    }
    return candidates
  }

  // MARK: The delivery

  private func receive(_ reason: TraceStep.IgnoreReason) -> [Candidate] {
    switch reason {
    case .singleTouch: [set(view, .isMultipleTouchEnabled(true))]
    case .exclusiveTouch(let name): [set(name, .isExclusiveTouch(false))]
    case .recognized(let recognizer): all(for: .cancelled(by: recognizer, isOwn: false))
    case .scrollView(let name): [set(name, Change(.delaysContentTouches, false))]
    case .touchCancelled: []
    }
  }

  /// The scroll view of a recognizer such as `list.pan`; the name itself for others.
  private func scrollView(of recognizer: String) -> String {
    tree.recognizer(recognizer)?.view ?? recognizer
  }

  private func scrolling(_ recognizer: String) -> [Candidate] {
    let owner = scrollView(of: recognizer)
    return [set(owner, Change(.canCancelContentTouches, false))]
  }

  /// Lets a touch go on up the chain from a responder that keeps it.
  private func passOn(_ name: String) -> [Candidate] {
    [set(name, .touches(.passesOn)), set(name, .touches(.ignores)), set(name, .isUserInteractionEnabled(false))]
  }

  // MARK: The action

  private var actions: [ActionDescription] { scene.view(named: subject.object)?.actions ?? [] }

  private var message: MessageDescription? { scene.recognizers.first { $0.name == subject.object }?.action }

  private var addAction: Candidate {
    let name = subject.object
    let message = MessageDescription(action: self.message?.action ?? "tap", target: .closure)
    if subject.kind == .recognizer { return (.addAction(to: name), [.setAction(name, message)]) }
    let action = ActionDescription(event: .touchUpInside, message: message)
    return (.addAction(to: name), [.setActions(name, actions + [action])])
  }

  private func sendForLift(_ event: ControlEvent) -> Candidate {
    let changed = actions.map { action in
      ActionDescription(event: action.event == event ? .touchUpInside : action.event, message: action.message)
    }
    return (.sendFor(.touchUpInside, from: view), [.setActions(view, changed)])
  }

  /// Sends the action, whose target is gone or nil, to the view controller instead.
  private var sendToController: Candidate? {
    guard let controller = tree.path(to: view).reversed().compactMap({ tree.node($0)?.controller }).first else {
      return nil
    }
    let name = subject.object
    if var message {
      message.target = .object(controller)
      return (.sendTo(controller, from: name), [.setAction(name, message)])
    }
    let changed = actions.map { action in
      var action = action
      if case .object = action.message.target { action.message.target = .object(controller) }
      return action
    }
    return (.sendTo(controller, from: name), [.setActions(name, changed)])
  }

  private func implement(_ action: String) -> [Candidate] {
    let chain = tree.chain(from: view).map(\.name)
    let controllers = tree.path(to: view).reversed().compactMap { tree.node($0)?.controller }
    return (controllers + chain.filter { $0 != view && !controllers.contains($0) }).prefix(3).map { name in
      let edit = Edit(name, .implements([action]))
      return (.implement(action, on: name), [.set(edit)])
    }
  }
}
