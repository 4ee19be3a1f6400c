// Headers and footers of sections.

extension UITableView {
  /// The height of a header or a footer with a title, in points. Chosen: that of a plain table of iOS 14.
  private var titleHeight: CGFloat { style == .plain ? 28 : 38 }

  final func headerHeight(_ section: Int) -> CGFloat {
    let height = askedDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height >= 0 { return height }
    return automaticHeight(of: .header, section) ?? (style == .plain ? 0 : section == 0 ? 35 : 17.5)
  }

  /// The space above a header. In a plain table it is 22 points since iOS 15.
  final var headerPadding: CGFloat {
    sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : style == .plain ? 22 : 0
  }

  final func footerHeight(_ section: Int) -> CGFloat {
    let height = askedDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0 { return height }
    return automaticHeight(of: .footer, section) ?? (style == .plain ? 0 : 17.5)
  }

  /// The height that the view or the title of a section asks for; nil if there is neither.
  private func automaticHeight(of kind: SectionKind, _ section: Int) -> CGFloat? {
    if let view = view(of: kind, section) {
      keep(view, as: kind, section)
      let height = view.fittingSectionHeight(at: bounds.width)
      return height > 0 ? height : titleHeight
    }
    return title(of: kind, section).map { _ in titleHeight }
  }

  /// Above or below the rows of a section.
  enum SectionKind { case header, footer }

  private func view(of kind: SectionKind, _ section: Int) -> UIView? {
    switch kind {
    case .header: askedDelegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: askedDelegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  private func title(of kind: SectionKind, _ section: Int) -> String? {
    switch kind {
    case .header: askedSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: askedSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  private func keep(_ view: UIView, as kind: SectionKind, _ section: Int) {
    switch kind {
    case .header: contents.headers[section] = view
    case .footer: contents.footers[section] = view
    }
  }

  // MARK: Showing

  /// Shows the headers and footers that are seen. In a plain table they stay inside the seen part of their section.
  final func showSectionViews() {
    let area = bounds, top = area.minY + adjustedContentInset.top, bottom = area.maxY - adjustedContentInset.bottom
    for (section, place) in geometry.sections.enumerated() where contents.isLoaded {
      var header = place.headerTop, footer = geometry.footerTop(section)
      if style == .plain {
        header = max(header, min(top, footer - place.header))
        footer = min(footer, max(bottom - place.footer, place.headerBottom))
      }
      let isSeen = place.top < area.maxY && place.bottom > area.minY
      show(.header, section, isSeen ? CGRect(x: 0, y: header, width: area.width, height: place.header) : .null)
      show(.footer, section, isSeen ? CGRect(x: 0, y: footer, width: area.width, height: place.footer) : .null)
    }
  }

  private func show(_ kind: SectionKind, _ section: Int, _ frame: CGRect) {
    let shown = kind == .header ? contents.headers[section] : contents.footers[section]
    guard !frame.isNull, frame.height > 0, frame.intersects(bounds) else {
      if let shown, shown.superview === self { hide(shown, kind, section) }
      return
    }
    guard let view = shown ?? self.view(of: kind, section) ?? titleView(of: kind, section) else { return }
    keep(view, as: kind, section)
    if view.frame != frame { view.frame = frame }
    guard view.superview !== self else { return }
    switch kind {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    addSubview(view)
  }

  private func titleView(of kind: SectionKind, _ section: Int) -> UIView? {
    guard let title = title(of: kind, section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = style == .plain || kind == .footer ? title : title.uppercased()
    view.look = style == .plain ? .plain : .grouped
    return view
  }

  private func hide(_ view: UIView, _ kind: SectionKind, _ section: Int) {
    switch kind {
    case .header: contents.headers[section] = nil
    case .footer: contents.footers[section] = nil
    }
    // The view was perhaps made only for its height, and never seen.
    let wasShown = view.superview === self
    view.removeFromSuperview()
    if wasShown { endDisplaying(view, kind, section) }
    if let view = view as? UITableViewHeaderFooterView { headerPool.put(view, for: view.reuseIdentifier) }
  }

  private func endDisplaying(_ view: UIView, _ kind: SectionKind, _ section: Int) {
    switch kind {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  final func dropSectionViews() {
    for (section, view) in contents.headers.sorted(by: { $0.key < $1.key }) { hide(view, .header, section) }
    for (section, view) in contents.footers.sorted(by: { $0.key < $1.key }) { hide(view, .footer, section) }
  }

  // MARK: Places

  /// The header of a section if it is shown and has this class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.headers[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section if it is shown and has this class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.footers[section] as? UITableViewHeaderFooterView
  }
  /// The rectangle of a section with its header and footer, in the table's coordinate space.
  public func rect(forSection section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    let place = geometry.sections[section]
    return CGRect(x: 0, y: place.top, width: bounds.width, height: place.bottom - place.top)
  }
  /// The rectangle of a header where it is when it is not held at the top, in the table's coordinate space.
  public func rectForHeader(inSection section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    let place = geometry.sections[section]
    return CGRect(x: 0, y: place.headerTop, width: bounds.width, height: place.header)
  }
  /// The rectangle of a footer, in the table's coordinate space.
  public func rectForFooter(inSection section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: geometry.footerTop(section), width: bounds.width, height: geometry.sections[section].footer)
  }
}
