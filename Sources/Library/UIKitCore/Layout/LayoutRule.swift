import LayoutSolver

/// One line of the system that decides the frames of a tree, and where it comes from.
struct LayoutRule {
  /// Tells rules apart from one pass to the next.
  struct Key: Hashable {
    let object: ObjectIdentifier
    let part: Part
  }

  /// The part of its object that a rule decides about.
  enum Part: Int {
    case constraint
    case left, top, width, height
    case hugsWidth, hugsHeight, resistsWidth, resistsHeight
  }

  let key: Key
  let linear: LinearConstraint
  let origin: Origin

  /// The object that a rule comes from, for messages.
  enum Origin {
    case constraint(NSLayoutConstraint)
    /// The frame of a view that constraints do not decide about.
    case frame(UIView)
    /// Something that never contradicts others alone.
    case other
  }
}

/// The unknowns of a view or a guide, in points of the view around it.
struct LayoutUnknowns {
  let left, top, width, height: LayoutVariable
}
