// The search for the view at a point (HT-04, HT-05, HT-06).
//
// Where a view has no obstacles, the search calls none of its methods. Once the point is inside such a view, the answer is
// this view or one inside it: nothing is left to do in its superview, and a loop goes down.

extension UIView {
  /// The default of `hitTest(_:with:)`.
  @inline(__always)
  final func frontmost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard acceptsTouches, answers(pointInside: point, with: event) else { return nil }
    return frontmostByAsking(at: point, with: event, from: children.count &- 1)
  }

  /// Returns the frontmost of the subviews, up to the one at `index`, and their descendants at a point that is inside this
  /// view; the view itself if there is none. The code of a subview that is asked may change the tree: the buffer keeps the
  /// subviews alive, and the caller this view.
  @inline(__always)
  private final func frontmostByAsking(at point: CGPoint, with event: UIEvent?, from index: Int) -> UIView {
    let hit = children.firstFromFront(at: index) { subview in
      guard subview.obstacles.isEmpty else { return subview.answers(hitTestOutside: point, with: event) }
      let place = subview.placement.shifted(point)
      return subview.placement.boundsContain(place) ? subview.frontmostInside(at: place, with: event) : nil
    }
    return hit ?? self
  }

  /// Returns the frontmost of the descendants at a point that is inside this view; the view itself if there is none.
  @inline(never)
  private final func frontmostInside(at point: CGPoint, with event: UIEvent?) -> UIView {
    // Unmanaged: retaining each view on the way would take longer than the search. The loop calls no other code, so that
    // nothing is released meanwhile.
    var view = Unmanaged.passUnretained(self), point = point
    descent: while true {
      let subviews = view.reading { $0.children }.unretained
      for index in subviews.indices.reversed() {
        let subview = subviews[index]
        guard subview.reading({ $0.obstacles.isEmpty }) else {
          return UIView.frontmost(in: view.takeUnretainedValue(), at: point, with: event, from: index)
        }
        let place = subview.reading { $0.placement.shifted(point) }
        if subview.reading({ $0.placement.boundsContain(place) }) {
          (view, point) = (subview, place)
          continue descent
        }
      }
      return view.takeUnretainedValue()
    }
  }

  /// Goes on by asking. `view` is kept alive, because what is asked may remove it.
  @inline(never)
  private static func frontmost(in view: UIView, at point: CGPoint, with event: UIEvent?, from index: Int) -> UIView {
    defer { extendLifetime(view) }
    return view.frontmostByAsking(at: point, with: event, from: index)
  }
}
