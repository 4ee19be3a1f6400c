// Values that are numbers: neither infinite nor NaN. Setters of coordinates refuse other values, so that the NaN of a
// view that is flattened by its transform spreads no further (SV-03).

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
