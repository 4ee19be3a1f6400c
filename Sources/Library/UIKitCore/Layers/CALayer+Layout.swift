// Layout of layers without a view. A view with such layers is marked, so that the pass comes to them after its own layout.

extension CALayer {
  /// Called when a layer without a view has got another place.
  final func placed(from old: Placement) {
    guard modelLayer == nil, !showsLeftValues, ownPlacement.bounds.size != old.bounds.size else { return }
    requestLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Marks a layer without a view.
  final func requestLayout() {
    needsLayouting = true
    nearestView?.announceLayout()
  }

  /// As for a view (LC-13), a layer that changes its sublayers in its own layout is not laid out again because of that.
  final func sublayersChanged() { if view == nil, !isLayingOut { requestLayout() } }

  /// Whether an added layer, or a layer added to it, has to be laid out.
  final var needsLayoutInside: Bool {
    addedLayers?.contains { $0.needsLayouting || $0.needsLayoutInside } ?? false
  }

  /// Lays out the added layers that need it, and the layers in them, from the outside in.
  final func layOutInside() {
    for layer in addedLayers ?? [] { layer.layOut() }
  }

  private func layOut() {
    if needsLayouting {
      (needsLayouting, isLayingOut) = (false, true)
      layoutSublayers()
      isLayingOut = false
    }
    layOutInside()
  }

  /// Lays out a layer without a view, beginning with the outermost layer around it that needs layout (LC-15).
  final func layOutAtOnce() {
    var outermost = self
    while let outer = outermost.superlayer, outer.view == nil, outer.needsLayouting { outermost = outer }
    if let view = outermost.superlayer?.view, view.waitsForLayout { view.layOutAtOnce() } else { outermost.layOut() }
  }
}
