/// A thing that is dragged. As Apple's.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The data of the thing.
  public let itemProvider: NSItemProvider
  /// A value for the program itself.
  open var localObject: Any?
  /// Makes the picture that follows the finger; one that returns nil hides it.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The look of a dragged view. As Apple's, except: the figures and the colour are not used.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The picture of a dragged item: a view. As Apple's.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view whose look is shown.
  public let view: UIView
  /// As Apple's.
  public let parameters: UIDragPreviewParameters

  /// A picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

/// The place of a preview. As Apple's.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in whose coordinate space the centre is.
  public let container: UIView
  /// The centre, in points.
  public let center: CGPoint
  /// As Apple's, except: it is not used.
  public let transform: CGAffineTransform

  /// A place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// The place of a dragged view. As Apple's.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture of a lifted item and its place. As Apple's.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// The place of the view at the lift; nil for that of the view itself.
  final let place: UIDragPreviewTarget?

  /// A preview of a view where it is.
  public override init(view: UIView, parameters: UIPreviewParameters = UIDragPreviewParameters()) {
    place = nil
    super.init(view: view, parameters: parameters)
  }
  /// A preview of a view at another place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIDragPreviewTarget) {
    place = target
    super.init(view: view, parameters: parameters)
  }
}
