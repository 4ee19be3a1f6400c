// The tree of layers: the layers of subviews, and those that a program has added between them.

/// A layer in another one. That of a subview is made only when it is asked for.
enum Sublayer {
  case added(CALayer)
  case subview(Int, UIView)

  var layer: CALayer {
    switch self {
    case .added(let layer): layer
    case .subview(_, let view): view.layer
    }
  }

  var zPosition: CGFloat {
    switch self {
    case .added(let layer): layer.zPosition
    case .subview(_, let view): view.storedLooks?.layer?.zPosition ?? 0
    }
  }
}

extension UIView {
  /// The layers of subviews and those that a program has added to the view's layer, back to front.
  final var sublayers: [Sublayer] {
    let added = storedLooks?.layer?.addedLayers ?? []
    func lying(on view: UIView?) -> [Sublayer] { added.filter { $0.subviewBehind === view }.map(Sublayer.added) }
    return lying(on: nil) + children.array.enumerated().flatMap { [.subview($0, $1)] + lying(on: $1) }
  }

  /// Removes a subview from the list alone. Layers directly in front of it then lie in front of the subview behind it.
  final func removeChild(at index: Int) -> UIView {
    let removed = children.remove(at: index)
    if layersLying(on: removed).count > 0 {
      let behind = index > 0 ? children.array[index - 1] : nil
      for layer in layersLying(on: removed) { layer.subviewBehind = behind }
    }
    return removed
  }

  /// The layers between a subview and the next one.
  final func layersLying(on subview: UIView) -> [CALayer] {
    storedLooks?.layer?.addedLayers?.filter { $0.subviewBehind === subview } ?? []
  }
}

extension CALayer {
  final var allSublayers: [CALayer]? {
    guard let view, view.children.wasUsed else { return addedLayers }
    return view.sublayers.map(\.layer)
  }

  /// Adds a layer at the index that `index` finds among the other sublayers. The layer of a view comes among those of the
  /// subviews, with its view.
  final func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    var layers = (allSublayers ?? []).filter { $0 !== layer }
    layers.insert(layer, at: index(layers))
    if let view, let inner = layer.view {
      view.insertSubview(inner, at: layers.prefix { $0 !== layer }.count { isOfSubview($0) })
    } else {
      layer.removeFromSuperlayer()
      layer.outerLayer = self
    }
    order(as: layers)
    sublayersChanged()
    if let view, layer.needsLayouting || layer.needsLayoutInside { view.announceLayout() }
    if layer.needsDrawing { nearestView?.announceDisplay() }
  }

  private func isOfSubview(_ layer: CALayer) -> Bool { view != nil && layer.view?.parent === view }

  /// Gives the added layers their places. The subviews have the order of their layers already.
  private func order(as layers: [CALayer]) {
    var added: [CALayer] = [], behind: UIView?
    for layer in layers {
      if isOfSubview(layer) {
        behind = layer.view
      } else if layer.outerLayer === self {
        layer.subviewBehind = behind
        added.append(layer)
      }
    }
    if !added.isEmpty || addedLayers != nil { addedLayers = added }
  }

  final func replaceSublayers(by layers: [CALayer]) {
    for layer in allSublayers ?? [] where !layers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
    for layer in layers { addSublayer(layer) }
  }

  final func leaveSuperlayer() {
    if let view { view.removeFromSuperview() }
    guard let outer = outerLayer else { return }
    outer.addedLayers?.removeAll { $0 === self }
    outerLayer = nil
    outer.sublayersChanged()
  }
}
