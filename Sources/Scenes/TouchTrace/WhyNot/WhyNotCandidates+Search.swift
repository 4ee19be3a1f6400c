import Scenes
import UIKit

// Changes for a view that the hit test does not come to.

extension WhyNotCandidates {
  /// Puts back the object as the file has it, or the view around it that was removed with it.
  var putBack: [Candidate] {
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

  func open(_ name: String, _ gate: Obstacle.GateKind) -> [Candidate] {
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
  func letThrough(_ name: String) -> [Candidate] {
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
      let node = tree.node(name), let child = tree.node(path[index + 1]), !node.isWindow
    else { return nil }
    let bounds = node.bounds, whole = bounds.union(child.frame)
    guard whole != bounds else { return nil }
    let dx = bounds.minX - whole.minX, dy = bounds.minY - whole.minY
    let description = scene.view(named: name), frame = description?.frame ?? node.frame
    let grown = CGRect(x: frame.minX - dx, y: frame.minY - dy, width: whole.width, height: whole.height)
    let subviews =
      description?.views.map { ($0.name, $0.frame) }
      ?? node.subviews.compactMap { tree.node($0) }.map { ($0.name, $0.frame) }
    let shifts =
      dx == 0 && dy == 0
      ? [] : subviews.map { name, frame in TreeEdit.set(Edit(name, .frame(frame.offsetBy(dx: dx, dy: dy)))) }
    return (.grow(name), [.set(Edit(name, .frame(grown.roundedToThousandths)))] + shifts)
  }

  private var point: CGPoint { subject.point ?? .zero }

  private var localPoint: CGPoint? { tree.node(view).map { ViewSpace($0).localPoint(point) } }

  /// Enlarges the hit area to the point.
  var enlarge: [Candidate] {
    guard let node = tree.node(view), let point = localPoint, node.bounds.width > 0 else { return [] }
    var outsets = node.pointInside == .enlarged ? node.hitOutsets : .none
    outsets.left = max(outsets.left, (node.bounds.minX - point.x).rounded(.up))
    outsets.top = max(outsets.top, (node.bounds.minY - point.y).rounded(.up))
    outsets.right = max(outsets.right, (point.x - node.bounds.maxX).rounded(.down) + 1)
    outsets.bottom = max(outsets.bottom, (point.y - node.bounds.maxY).rounded(.down) + 1)
    return [set(view, .enlargedBy(outsets))]
  }

  /// A frame of 44 × 44 points, which the point is in.
  var giveArea: Candidate? {
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

  func uncover(from winner: String) -> [Candidate] {
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
}
