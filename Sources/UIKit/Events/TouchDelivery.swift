/// What the view of one touch has been told so far.
///
///     offered → delivered → over
///     offered → refused
nonisolated enum TouchDelivery: Equatable {
  /// The view has not heard of the touch yet.
  case offered
  /// The view saw `began` and is told what follows.
  case delivered
  /// The view was told the end: exactly one ended or cancelled (TE-20).
  case over
  /// The view never hears of the touch (TE-21, TE-22).
  case refused
}
