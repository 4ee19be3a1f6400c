/// A rectangle for constraints that is no view. As Apple's; it receives no touches, and the hit test does not know it.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  final var owner: ViewLayout?
  /// The place of a guide that each view has by itself (safe area, margins); nil for a guide that the program made.
  final var own: OwnGuide?
  /// A name for messages of the layout. As Apple's.
  open var identifier = ""

  /// A guide in no view; `addLayoutGuide(_:)` adds it to one.
  public override init() { super.init() }

  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  /// The view that has the guide, which `addLayoutGuide(_:)` sets; nil if no view has it.
  open var owningView: UIView? { owner?.view }

  /// The rectangle after the last layout, in the coordinate space of the view that has the guide.
  open internal(set) var layoutFrame: CGRect {
    get { own.flatMap { owningView?.frame(of: $0) } ?? solvedFrame }
    set { solvedFrame = newValue }
  }

  private var solvedFrame = CGRect.zero
}

/// A guide that each view has by itself.
enum OwnGuide: Int {
  case safeArea, margins, readable, keyboard
  /// The content of a scroll view, and the part of the content that is seen.
  case content, visible
}

extension UIView {
  /// The guides that were added, in this order.
  public var layoutGuides: [UILayoutGuide] { storedLayout?.guides ?? [] }

  /// Adds a guide, after removing it from its view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layout.guides.append(layoutGuide)
    layoutGuide.owner = layout
  }

  /// Removes a guide, and the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === storedLayout, layoutGuide.own == nil else { return }
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide { constraint.deactivate() }
      view = current.superview
    }
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  /// The part of the view that neither a notch nor a bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The margins' guide, at most 672 points wide (chosen; on iOS it depends on the size of text).
  public var readableContentGuide: UILayoutGuide { guide(.readable) }
  /// The place of the keyboard. As Apple's, except: no keyboard is shown, so it is always the part below the safe area.
  public var keyboardLayoutGuide: UILayoutGuide { guide(.keyboard) }

  func guide(_ own: OwnGuide) -> UILayoutGuide {
    if let guide = storedLayout?.ownGuides[own] { return guide }
    let guide = UILayoutGuide()
    (guide.owner, guide.own) = (layout, own)
    layout.ownGuides[own] = guide
    return guide
  }

  /// The place of a guide that follows from the view's present size; nil for one that constraints decide about.
  func frame(of guide: OwnGuide) -> CGRect? {
    let whole = CGRect(origin: .zero, size: bounds.size)
    switch guide {
    case .safeArea: return whole.inset(by: safeAreaInsets)
    case .margins: return whole.inset(by: layoutMargins)
    case .readable:
      let inner = whole.inset(by: layoutMargins), width = min(inner.width, UILayoutGuide.readableWidth)
      return CGRect(x: inner.midX - width / 2, y: inner.minY, width: width, height: inner.height)
    case .keyboard:
      let height = min(safeAreaInsets.bottom, whole.height)
      return CGRect(x: 0, y: whole.height - height, width: whole.width, height: height)
    case .content: return nil
    case .visible: return bounds
    }
  }
}

extension UILayoutGuide {
  /// The widest column of text, in points.
  static let readableWidth: CGFloat = 672
}
