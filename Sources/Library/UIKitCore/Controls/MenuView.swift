/// An open menu over a window: a panel with rows near its source.
///
/// Chosen: the panel is there at once, and the elements keep their order above the source, too. The elements of a submenu
/// take the place of the others, below a row that leads back. The rows of a bar, which edit menus have, are side by side.
final class MenuView: OverlayView {
  private static let width: CGFloat = 250, barHeight: CGFloat = 40

  /// The menu, then the submenus that were opened, the innermost last.
  private var menus: [UIMenu]
  /// The view whose menu it is: the sender of the actions.
  private weak var sender: UIView?
  private let rows = UIScrollView()
  private let isBar: Bool
  /// The top of the next row, and whether a new part of the menu begins there.
  private var top: CGFloat = 0, isNewPart = false

  /// Shows a menu of a view in a window, near a rectangle of the window.
  init(_ menu: UIMenu, of sender: UIView, near source: CGRect, in window: UIWindow, isBar: Bool = false) {
    (menus, self.sender, self.isBar) = ([menu], sender, isBar)
    super.init(rows, near: source, in: window)
    show()
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows another menu in place of this one.
  func update(_ change: (UIMenu) -> UIMenu) {
    menus = [change(menus[0])]
    show()
  }

  // MARK: Rows

  /// Shows the rows of the innermost menu that is open.
  private func show() {
    for view in rows.subviews { view.removeFromSuperview() }
    (top, isNewPart) = (0, false)
    let menu = menus[menus.count - 1]
    if menus.count > 1 {
      add(MenuRow(menu, sign: .back, inBar: isBar), named: menu.title) { [unowned self] in
        menus.removeLast()
        show()
      }
      isNewPart = true
    } else {
      addTitle(of: menu)
    }
    addElements(of: menu)
    place()
  }

  /// Adds rows for the elements of a menu. An inline menu is a part of its own.
  private func addElements(of menu: UIMenu) {
    for element in menu.children.flatMap({ elements(of: $0) }) {
      if let action = element as? UIAction {
        guard !action.attributes.contains(.hidden) else { continue }
        add(MenuRow(action, inBar: isBar), named: action.title) { [unowned self] in choose(action, of: menu) }
      } else if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        isNewPart = rows.subviews.last is MenuRow
        addTitle(of: inner)
        addElements(of: inner)
        isNewPart = true
      } else if let inner = element as? UIMenu {
        add(MenuRow(inner, sign: .forward, inBar: isBar), named: inner.title) { [unowned self] in
          menus.append(inner)
          show()
        }
      }
    }
  }

  private func elements(of element: UIMenuElement) -> [UIMenuElement] {
    guard let deferred = element as? UIDeferredMenuElement else { return [element] }
    return deferred.elements { [weak self] in self?.show() }
  }

  private func addTitle(of menu: UIMenu) {
    guard !menu.title.isEmpty, !isBar else { return }
    let label = UILabel()
    (label.text, label.font, label.textColor) = (menu.title, .systemFont(ofSize: 12), .secondaryLabel)
    add(label, height: 30, left: MenuRow.left)
  }

  private func add(_ row: MenuRow, named title: String, _ work: @escaping () -> Void) {
    row.addAction(UIAction(title: title) { _ in work() }, for: .touchUpInside)
    if isBar { addBeside(row) } else { add(row, height: row.height, left: 0) }
  }

  /// Adds a row of a bar. The bar is as long as its rows.
  private func addBeside(_ row: MenuRow) {
    if top > 0 {
      let line = UIView(frame: CGRect(x: top, y: 0, width: 0.5, height: MenuView.barHeight))
      line.backgroundColor = .opaqueSeparator
      line.isUserInteractionEnabled = false
      rows.addSubview(line)
      top = line.frame.maxX
    }
    row.frame = CGRect(x: top, y: 0, width: row.width, height: MenuView.barHeight)
    rows.addSubview(row)
    top += row.width
  }

  private func add(_ view: UIView, height: CGFloat, left: CGFloat) {
    if top > 0 {
      let line = UIView(frame: CGRect(x: 0, y: top, width: MenuView.width, height: isNewPart ? MenuView.gap : 0.5))
      line.backgroundColor = isNewPart ? .systemGray5 : .opaqueSeparator
      line.isUserInteractionEnabled = false
      rows.addSubview(line)
      top = line.frame.maxY
    }
    view.frame = CGRect(x: left, y: top, width: MenuView.width - left, height: height)
    rows.addSubview(view)
    (top, isNewPart) = (top + height, false)
  }

  /// Places the panel below its source, a bar above it. A long menu scrolls.
  private func place() {
    let size = isBar ? CGSize(width: top, height: MenuView.barHeight) : CGSize(width: MenuView.width, height: top)
    placePanel(size, prefersAbove: isBar)
    rows.contentSize = size
    rows.contentOffset = .zero
    let scrolls = rows.bounds.size != size
    (rows.isScrollEnabled, rows.delaysContentTouches) = (scrolls, scrolls)
  }

  // MARK: Choosing

  /// The button, or the bar item that it shows.
  private var actionSender: AnyObject? { (sender as? UIControl)?.actionSender ?? sender }

  private func choose(_ action: UIAction, of menu: UIMenu) {
    if menu.options.contains(.singleSelection) { menu.select(action) }
    if action.attributes.contains(.keepsMenuPresented) {
      action.perform(from: actionSender)
      show()
      return
    }
    (sender as? UIButton)?.select(action)
    close()
    action.perform(from: actionSender)
  }
}

extension UIMenu {
  /// The actions of the menu and of its submenus, in their order.
  final var allActions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.allActions ?? [$0 as? UIAction].compactMap(\.self) }
  }

  /// Sets the mark at one action, and removes it from the others.
  final func select(_ chosen: UIAction) { for action in allActions { action.state = action === chosen ? .on : .off } }
}

/// A row of a menu: a title with its marks, a subtitle and a picture.
final class MenuRow: UIControl {
  /// The sign of a row that leads to other rows.
  enum Sign { case none, forward, back }

  /// The left edge of titles.
  static let left: CGFloat = 34

  private let element: UIMenuElement, sign: Sign, isInBar: Bool

  init(_ element: UIMenuElement, sign: Sign = .none, inBar isInBar: Bool = false) {
    (self.element, self.sign, self.isInBar) = (element, sign, isInBar)
    super.init(frame: .zero)
    accessibilityLabel = element.title
    isEnabled = !attributes.contains(.disabled)
  }

  required init?(coder: NSCoder) { return nil }

  var height: CGFloat { subtitle == nil ? 44 : 58 }

  /// In a bar: only the title and the sign.
  var width: CGFloat { UIFont.systemFont(ofSize: 15).width(of: element.title) + margins.left + margins.right }
  private var margins: (left: CGFloat, right: CGFloat) {
    isInBar
      ? (sign == .back ? 32 : 16, sign == .forward ? 36 : 16)
      : (MenuRow.left, sign == .forward || element.image != nil ? 46 : 12)
  }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray5 : nil } }

  private var subtitle: String? { sign == .back ? nil : element.subtitle }
  private var attributes: UIMenuElement.Attributes {
    if let menu = element as? UIMenu { return menu.options.contains(.destructive) ? .destructive : [] }
    return (element as? UIAction)?.attributes ?? []
  }

  override var ownDrawing: [DrawingCommand] {
    let color: UIColor = attributes.contains(.destructive) ? .systemRed : .label
    let (left, right) = margins
    let room = CGRect(x: left, y: 0, width: face.width - left - right, height: face.height)
    guard !isInBar else {
      return [part(element.title, in: room, font: .systemFont(ofSize: 15), color)] + lines(color)
    }
    let (upper, lower) = room.insetBy(dx: 0, dy: 8).divided(atDistance: 24, from: .minYEdge)
    var commands = [
      part(element.title, in: subtitle == nil ? room : upper, font: .systemFont(ofSize: 17), color, alignment: .left)
    ]
    if let subtitle {
      commands.append(part(subtitle, in: lower, font: .systemFont(ofSize: 12), .secondaryLabel, alignment: .left))
    }
    if sign == .none, let image = element.image, image.size.height > 0 {
      let scale = min(1, 24 / max(image.size.width, image.size.height))
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      let origin = CGPoint(x: face.maxX - 28 - size.width / 2, y: face.midY - size.height / 2)
      commands.append(
        DrawingCommand(.picture(image.shown(tint: color), CGRect(origin: origin, size: size), .identity)))
    }
    return commands + lines(color)
  }

  /// The mark of the state at the left end, or the sign of a submenu.
  private func lines(_ color: UIColor) -> [DrawingCommand] {
    let middle = face.midY
    let left: [(CGFloat, CGFloat)] =
      switch (element as? UIAction)?.state {
      case .on: [(-6, 0), (-2, 4), (6, -5)]
      case .mixed: [(-5, 0), (5, 0)]
      case .off, nil: []
      }
    let path = UIBezierPath()
    func draw(_ points: [(CGFloat, CGFloat)], around x: CGFloat) {
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: x + point.0, y: middle + point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    draw(left, around: 19)
    switch sign {
    case .none: break
    case .forward: draw([(-3, -5), (2, 0), (-3, 5)], around: face.maxX - 20)
    case .back: draw([(2, -5), (-3, 0), (2, 5)], around: 19)
    }
    guard !path.isEmpty else { return [] }
    path.lineWidth = 2
    return GraphicsStack.ofThisProcess.recording(bounds.size) { _ in
      (isEnabled ? color : color.withAlphaComponent(0.5)).setStroke()
      path.stroke()
    }.commands
  }
}
