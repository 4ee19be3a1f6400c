/// The configurations of a cell, a header or a footer, with the views that show them.
struct CellConfiguration {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var contentView: (UIView & UIContentView)?
  /// Whether the configurations follow the state of the cell.
  var updatesContent = true, updatesBackground = true
  var needsUpdate = false
  var handler: ((UIView, UICellConfigurationState) -> Void)?
  private var backgroundView: UIView?
  /// The configurations for the present state.
  private var shownBackground: UIBackgroundConfiguration?

  /// Shows the content in `container`, and the background behind it in `owner`. The views are code of the program: the
  /// value is changed as a copy.
  func shown(in container: UIView, of owner: UIView) -> CellConfiguration {
    var new = self
    new.show(in: container, of: owner)
    return new
  }

  /// Gives the configurations of a state to the views.
  func updated(for state: any UIConfigurationState) -> CellConfiguration {
    var new = self
    if updatesContent, let content, let contentView { contentView.configuration = content.updated(for: state) }
    if updatesBackground { new.shownBackground = background?.updated(for: state) }
    return new
  }

  private mutating func show(in container: UIView, of owner: UIView) {
    if let content {
      if let view = contentView, view.supports(content) {
        view.configuration = content
      } else {
        contentView?.removeFromSuperview()
        let view = content.makeContentView()
        contentView = view
        view.frame = container.bounds
        container.addSubview(view)
      }
    } else {
      contentView?.removeFromSuperview()
      contentView = nil
    }
    shownBackground = background
    if backgroundView !== background?.customView {
      backgroundView?.removeFromSuperview()
      backgroundView = background?.customView
      if let backgroundView { owner.insertSubview(backgroundView, at: 0) }
    }
    owner.setNeedsLayout()
  }

  /// Gives the views their frames.
  func place(content container: UIView, background owner: UIView) {
    contentView?.place(container.bounds)
    backgroundView?.place(owner.bounds)
  }
  func place(in cell: UITableViewCell) { place(content: cell.contentView, background: cell) }

  func backgroundDrawing(_ size: CGSize) -> [DrawingCommand] { shownBackground?.drawing(size) ?? [] }
}

extension UITableViewCell {
  /// Adapts a cell to its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The content of the cell, instead of its labels.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set {
      configuration.content = newValue
      configuration = configuration.shown(in: contentView, of: self)
      setNeedsUpdateConfiguration()
    }
  }
  /// The background behind the content.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set {
      configuration.background = newValue
      if newValue != nil { backgroundColor = .clear }
      configuration = configuration.shown(in: contentView, of: self)
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the content follows the state of the cell.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }
  /// Whether the background follows the state of the cell.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }
  /// Called after `updateConfiguration(using:)`.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuration.handler }
    set {
      configuration.handler = newValue.map { handler in
        { view, state in (view as? UITableViewCell).map { handler($0, state) } }
      }
      setNeedsUpdateConfiguration()
    }
  }
  /// The background of a plain list.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// Requests a call of `updateConfiguration(using:)` in the next layout.
  public func setNeedsUpdateConfiguration() {
    configuration.needsUpdate = true
    setNeedsLayout()
  }

  final func updateConfigurationIfNeeded() {
    guard configuration.needsUpdate else { return }
    configuration.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configuration.handler?(self, state)
  }
}
