// Values that are numbers: neither infinite nor NaN. Setters that take coordinates refuse others, so that a NaN, as a view
// flattened by a transform yields it, spreads no further (SV-03).

nonisolated extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

nonisolated extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}

nonisolated extension CGRect {
  var isFinite: Bool { origin.isFinite && size.isFinite }
}

nonisolated extension UIEdgeInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
