// The tree of layers: the layers of subviews, and those that a program has added behind them.

extension CALayer {
  final var allSublayers: [CALayer]? {
    guard let view, view.children.wasUsed else { return addedLayers }
    return (addedLayers ?? []) + view.children.array.map(\.layer)
  }

  /// Adds a layer at the index that `index` finds among the other sublayers. The layer of a view comes among those of the
  /// subviews, with its view.
  final func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    let place = index((allSublayers ?? []).filter { $0 !== layer })
    if let view, let inner = layer.view { return view.insertSubview(inner, at: place - (addedLayers?.count ?? 0)) }
    layer.removeFromSuperlayer()
    var layers = addedLayers ?? []
    layers.insert(layer, at: min(place, layers.count))
    addedLayers = layers
    layer.outerLayer = self
    if layer.needsDrawing { nearestView?.announceDisplay() }
  }

  final func replaceSublayers(by layers: [CALayer]) {
    for layer in allSublayers ?? [] where !layers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
    for layer in layers { addSublayer(layer) }
  }

  final func leaveSuperlayer() {
    if let view { view.removeFromSuperview() }
    outerLayer?.addedLayers?.removeAll { $0 === self }
    outerLayer = nil
  }
}
