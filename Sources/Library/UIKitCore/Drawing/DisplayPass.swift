// Drawing. As in the layout pass, marks lead to the views that have to be drawn, and a tree without any costs one check.

extension UIView {
  func requestDisplay() {
    errands.insert(.display)
    announceDisplay()
  }

  /// Marks this view and its ancestors, so that the next pass comes here.
  func announceDisplay() {
    var view: UIView? = self
    while let current = view, !current.errands.contains(.displayBelow) {
      current.errands.insert(.displayBelow)
      view = current.parent
    }
  }

  /// Draws this view, its descendants and their layers where it is needed, superviews before subviews. A request in the
  /// drawing of the view itself draws nothing again (LC-09).
  func display() {
    var pending = [self]
    while let view = pending.popLast() {
      guard view.errands.contains(.displayBelow) else { continue }
      if view.errands.contains(.display) { view.drawContent() }
      view.errands.subtract([.display, .displayBelow])
      if let layer = view.storedLooks?.layer { layer.displaySublayers() }
      pending += view.children.array.reversed()
    }
  }

  /// Calls `draw(_:)` if there is room, by way of the layer if it has its own class or somebody has asked for it, and keeps the drawing.
  private func drawContent() {
    guard !bounds.isEmpty else { return }
    errands.insert(.hasDrawn)
    if storedLooks?.layer != nil || type(of: self).layerClass != CALayer.self { return layer.display() }
    // Most views draw nothing, and need no context to do so.
    if type(of: self) == UIView.self { return }
    keep(GraphicsStack.ofThisProcess.recording(bounds, draw: { _ in draw(bounds) }))
  }

  fileprivate func keep(_ list: DisplayList) {
    if !list.isEmpty || storedLooks?.content != nil { looks.content = (list, bounds.size) }
  }
}

/// Draws the content of layers. As Apple's, except: changes do not call `action(for:forKey:)`.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Draws the content by setting `contents`.
  func display(_ layer: CALayer)
  /// Draws the content into a context.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the content is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property. Only `CALayer.action(forKey:)` asks it; nothing runs the action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws by `draw(_:in:)` of layer or delegate, for delegates without the method.
  public func display(_ layer: CALayer) { layer.drawByContext() }
  /// Does nothing, for delegates without the method.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing, for delegates without the method.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing, for delegates without the method.
  public func layoutSublayers(of layer: CALayer) {}
  /// Nil, for delegates without the method.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action for a change of a layer's property. As Apple's, except: nothing runs it, changes happen at once.
@preconcurrency @MainActor public protocol CAAction {
  /// Runs the action. Never called.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that turns animation off.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
  /// The view whose layer is this one or around it.
  var nearestView: UIView? { view ?? superlayer?.nearestView }

  func displaySublayers() {
    for layer in addedLayers ?? [] {
      layer.displayIfNeeded()
      layer.displaySublayers()
    }
  }

  func drawContent() {
    if let delegate { delegate.display(self) } else { drawByContext() }
  }

  /// Calls `draw(in:)` if there is room, and keeps its drawing.
  func drawByContext() {
    guard !bounds.isEmpty else { return }
    delegate?.layerWillDraw(self)
    let list = GraphicsStack.ofThisProcess.recording(bounds, draw: draw(in:))
    if let view { return view.keep(list) }
    content = list.isEmpty ? nil : (list, bounds.size)
  }

  func drawWithDelegate(in context: CGContext) {
    if let view { return view.draw(self, in: context) }
    delegate?.draw(self, in: context)
  }

  /// Draws the looks of the layer, its sublayers and the subviews of its view.
  func renderTree(in context: CGContext) {
    nearestView?.display()
    context.draw(DrawingRecorder.recordTree(self))
  }
}
