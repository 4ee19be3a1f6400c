import Canvas
import Foundation
import StageSupport

@testable import ScenePicture

extension StagePlan {
  /// What is wrong with the places of texts, lines and arrows on the stage; empty where nothing is.
  var placementFaults: [String] {
    let labels = placedLabels
    return textsOnTexts(labels) + linesThrough(labels) + marksInRings(labels) + farLabels(labels)
      + leadersAcross(labels) + tagsAtTexts + headsWithoutShaft + labelsOnOtherViews(labels) + labelsOnFingers(labels)
  }

  var placedLabels: [PlacedLabel] {
    let tagLabels = tags.map { tag in
      // A tag beside an enlarged hit area stands beside that.
      let part = view(tag.view).map { view in view.hitArea.map { CGRect(around: $0) } ?? view.visibleBox }
      return PlacedLabel(
        element: .tag(of: tag.view), view: tag.view, frame: tag.frame, part: part, leader: tag.leader)
    }
    let flags = marks(Flag.self).flatMap { flag in
      // A flag stands at its view or at the name of its view.
      let parts = [view(flag.view)?.visibleBox, tag(of: flag.view)?.frame].compactMap(\.self)
      let part = parts.min { $0.distance(to: flag.frame) < $1.distance(to: flag.frame) }
      return flag.labels.map { label in
        var label = label
        label.part = part
        return label
      }
    }
    let others = marks.filter { !($0 is Flag) }.flatMap(\.labels)
    return tagLabels + flags + others + labelFrames.map { PlacedLabel(element: .legend("text at \($0)"), frame: $0) }
  }

  private func textsOnTexts(_ labels: [PlacedLabel]) -> [String] {
    labels.indices.flatMap { index in
      labels[..<index].filter { $0.frame.overlaps(labels[index].frame) }.map {
        "\(labels[index].element) on \($0.element)"
      }
    }
  }

  /// Names that are nearer to a text beside the device than a reader can part them.
  private var tagsAtTexts: [String] {
    tags.flatMap { tag in
      labelFrames.filter { $0.insetBy(dx: -16 * measures.scale, dy: -4 * measures.scale).overlaps(tag.frame) }.map {
        "\(tag.view) at a text in \($0)"
      }
    }
  }

  private func linesThrough(_ labels: [PlacedLabel]) -> [String] {
    labels.flatMap { label in
      let text = label.frame.insetBy(dx: 1, dy: 1)
      // The answer stands on the arrow of its question.
      let arrows = label.element == mark(Answer.self)?.element ? [] : descents
      var lines = arrows.filter { $0.route?.meets(text, margin: 1) == true }.map { "\($0.element)" }
      lines += marks.filter { mark in
        !mark.labels.contains { $0.frame == label.frame } && mark.lines.contains { $0.meets(text, margin: 1) }
      }.map { "\($0.element)" }
      if !label.isOnLine {
        lines += connectors.filter { $0.route.meets(text, margin: 1) }.map { "the connector of \($0.responder)" }
      }
      return lines.map { "\($0) through \(label.element)" }
    }
  }

  /// Texts between the two rings of a hit-test view.
  private func marksInRings(_ labels: [PlacedLabel]) -> [String] {
    views.filter { $0.outcome == .result && $0.isUpright }.flatMap { view in
      let box = view.visible.box, band = box.outset(by: measures.ringReach)
      return labels.filter { label in
        band.overlaps(label.frame) && !box.insetBy(dx: -1, dy: -1).contains(label.frame)
          && label.element != mark(SelectionMark.self)?.element
      }.map { "\($0.element) on the ring of \(view.name)" }
    }
  }

  private func farLabels(_ labels: [PlacedLabel]) -> [String] {
    labels.filter { $0.leader == nil }.compactMap { label in
      guard let distance = label.part?.distance(to: label.frame), distance.isFinite else { return nil }
      return distance > 24 * measures.scale ? "\(label.element) is \(Int(distance)) px from its part" : nil
    }
  }

  private func leadersAcross(_ labels: [PlacedLabel]) -> [String] {
    labels.flatMap { label in
      guard let area = label.leader?.area else { return [String]() }
      var others = labels.filter { $0.frame != label.frame && $0.frame.overlaps(area) }.map { "\($0.element)" }
      others += descents.filter { $0.route?.meets(area, margin: 1) == true }.map { "\($0.element)" }
      others += fingers.filter { $0.overlaps(area) }.map { _ in "a finger" }
      return others.map { "the leader of \(label.element) across \($0)" }
    }
  }

  private var headsWithoutShaft: [String] {
    descents.compactMap { descent in
      guard let route = descent.route else { return nil }
      let shaft = route.length - measures.head.width
      return shaft < measures.leastShaft ? "\(descent.element) has a shaft of \(Int(shaft))" : nil
    }
  }

  /// Names of a view on another view, unless that one lies behind the part of the first that has the name.
  private func labelsOnOtherViews(_ labels: [PlacedLabel]) -> [String] {
    labels.flatMap { label in
      guard let name = label.view, let own = views.firstIndex(where: { $0.name == name }) else { return [String]() }
      let path = display.tree.path(to: name), isInside = views[own].visibleBox.contains(label.frame)
      let origin = views[own].visibleBox.origin
      return views.indices.filter { index in
        let other = views[index]
        guard !path.contains(other.name), other.opacity > 0.1, other.visibleBox.overlaps(label.frame),
          index > own || (!isInside && !other.visibleBox.overlaps(views[own].box))
        else { return false }
        // A view and the one that fills it share a row of names.
        let (dx, dy) = (other.visibleBox.minX - origin.x, other.visibleBox.minY - origin.y)
        let isFilling = max(abs(dx), abs(dy)) < 9 * measures.scale
        return !isFilling || !display.tree.path(to: other.name).contains(name)
      }.map { "\(label.element) on \(views[$0].name)" }
    }
  }

  /// Texts where a finger came down. A finger that is dragged passes over them.
  private func labelsOnFingers(_ labels: [PlacedLabel]) -> [String] {
    let places = ([display.finalStory].compactMap(\.self) + display.otherFingers).compactMap { story in
      story.trail.first.map { geometry.windowPoint($0, of: story) }
    }
    return places.flatMap { place in
      labels.filter { label in
        label.frame.overlaps(CGRect(center: place, side: 2 * measures.finger))
          && label.element != mark(SelectionMark.self)?.element
      }
      .map { "\($0.element) over a finger" }
    }
  }
}

extension CGRect {
  /// The larger of the level and the upright distance between two rectangles; 0 where they meet.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(minX - other.maxX, other.minX - maxX, minY - other.maxY, other.minY - maxY, 0)
  }
}
