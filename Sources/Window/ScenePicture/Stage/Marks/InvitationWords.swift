import Canvas
import Foundation
import Narration
import Scenes

/// The words beside each gesture of an invitation, such as "hold 0.9 s", in places where they cover nothing.
struct InvitationWords {
  let plan: StagePlan
  let gestures: [InvitedGesture]
  private var measures: StageMeasures { plan.measures }

  /// One for each gesture.
  func pills() -> [Pill] {
    var placer = LabelPlacer(taken: plan.tags.flatMap(\.areas) + marks, rings: [], plan.appearance, measures)
    return gestures.indices.map { pill(of: $0, &placer) }
  }

  /// Returns the words of a gesture: above its place if there is room, else below the hand. They are never left out: nothing else
  /// says what to do.
  private func pill(of index: Int, _ placer: inout LabelPlacer) -> Pill {
    let gesture = gestures[index], point = place(of: gesture), scale = measures.scale
    let words = InvitationText(gesture)[plan.appearance.languages.first]
    let text = gestures.count > 1 ? "\(index + 1)  \(words)" : words
    let font = Font.sans(measures.digit.size + Int(2 * scale), .semibold)
    let size = Pill.size(of: text, font, measures, plan.appearance.typesetter)
    let above = point.y - measures.finger - (gesture.isHold ? 18 : 4) * scale - size.height / 2
    let rows =
      (0..<5).map { above - CGFloat($0) * (size.height + 3 * scale) } + [point.y + 60 * scale + size.height / 2]
    let screen = plan.geometry.screenFrame
    let frames = rows.map { row in
      let frame = CGRect(center: CGPoint(x: point.x, y: row), width: size.width, height: size.height)
      return frame.offsetBy(dx: max(0, screen.minX + 2 - frame.minX) - max(0, frame.maxX - screen.maxX + 2), dy: 0)
    }
    let candidates = frames.filter { $0.minY > screen.minY && $0.maxY < screen.maxY }.map {
      LabelPlacer.Candidate(label: $0, areas: [$0])
    }
    return Pill(text: text, font: font, frame: (placer.placeFirst(candidates) ?? frames[0]).integral)
  }

  /// The areas of the clocks and of the ways of dragged fingers.
  private var marks: [CGRect] {
    gestures.flatMap { gesture in
      let ways = gesture.isDrag ? gesture.paths : [], clock = 2 * (measures.finger + 17 * measures.scale)
      let places = gesture.isHold ? gesture.paths.compactMap(\.first) : []
      return ways.joined().map { CGRect(center: plan.geometry.windowPoint($0), side: 4 * measures.scale) }
        + places.map { CGRect(center: plan.geometry.windowPoint($0), side: clock) }
    }
  }

  /// Returns where a gesture begins, in window pixels: a signal at the view that it names, else in the middle of the
  /// screen.
  private func place(of gesture: InvitedGesture) -> CGPoint {
    if let start = gesture.paths.first?.first { return plan.geometry.windowPoint(start) }
    if case .front(let name) = gesture.signal, let view = plan.view(name) { return view.box.center }
    return plan.geometry.screenFrame.center
  }
}
