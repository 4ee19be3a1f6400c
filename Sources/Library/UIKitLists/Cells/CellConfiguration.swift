/// The configurations of a cell, a header or a footer, with the views that show them.
struct CellConfiguration {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var contentView: (UIView & UIContentView)?
  /// Whether the configurations follow the state of the cell.
  var updatesContent = true, updatesBackground = true
  var needsUpdate = false
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

  func backgroundDrawing(_ size: CGSize) -> [DrawingCommand] { shownBackground?.drawing(size) ?? [] }
}

/// A cell, a header or a footer: a view with configurations.
@MainActor protocol ConfiguredView: UIView {
  var contentView: UIView { get }
  var configuration: CellConfiguration { get set }
  func setNeedsUpdateConfiguration()
  /// Adapts the configurations to the present state.
  func updateConfiguration()
}

extension ConfiguredView {
  func showContent(_ content: (any UIContentConfiguration)?) {
    configuration.content = content
    showConfiguration()
  }

  func showBackground(_ background: UIBackgroundConfiguration?) {
    configuration.background = background
    if background != nil { backgroundColor = .clear }
    showConfiguration()
  }

  private func showConfiguration() {
    configuration = configuration.shown(in: contentView, of: self)
    setNeedsUpdateConfiguration()
  }

  func placeConfiguration() { configuration.place(content: contentView, background: self) }

  func requestUpdateOfConfiguration() {
    configuration.needsUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard configuration.needsUpdate else { return }
    configuration.needsUpdate = false
    updateConfiguration()
  }
}
