/// A sign or a view at an end of a row of a list.
///
/// As Apple's, except: signs have one look and no action, and the signs of a list that is edited are not shown.
@MainActor public struct UICellAccessory {
  /// The time at which an accessory is shown. As Apple's, except: rows are never edited, so that `whenEditing` never
  /// is.
  public nonisolated enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// The end of the row. As Apple's, except: accessories have the order of the array.
  public nonisolated enum Placement {
    case leading(displayed: DisplayedState = .always, at: ((_ accessories: [UICellAccessory]) -> Int)? = nil)
    case trailing(displayed: DisplayedState = .always, at: ((_ accessories: [UICellAccessory]) -> Int)? = nil)
  }
  /// The width of an accessory, in points. As Apple's, except: it has no influence.
  public nonisolated enum LayoutDimension: Sendable { case actual, standard, custom(CGFloat) }

  enum AccessoryKind { case disclosure, checkmark, detail, outline(Opening?), text(String), view(UIView), hidden }
  /// The effect of a tap on the row, which does not select it: an action, or without one the item is opened or closed.
  struct Opening { let action: (() -> Void)? }
  let kind: AccessoryKind
  var isLeading = false, isOnlyEditing = false

  private init(_ kind: AccessoryKind, _ displayed: DisplayedState = .always) {
    (self.kind, isOnlyEditing) = (kind, displayed == .whenEditing)
  }

  /// The look of a sign. As Apple's, except: values warn once.
  @MainActor public struct DisclosureIndicatorOptions {
    /// Values without an effect; warns once if there is one.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      warnAboutOptions(isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// The look of a checkmark. Values warn once.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The look of a sign that deletes. It is not shown.
  public typealias DeleteOptions = DisclosureIndicatorOptions
  /// The look of a sign that inserts. It is not shown.
  public typealias InsertOptions = DisclosureIndicatorOptions
  /// The look of a grip. It is not shown.
  public typealias ReorderOptions = DisclosureIndicatorOptions
  /// The look of a sign of selection. It is not shown.
  public typealias MultiselectOptions = DisclosureIndicatorOptions

  /// The look of a sign that opens a row of an outline. As Apple's, except: only the style has an effect.
  @MainActor public struct OutlineDisclosureOptions {
    /// The part of the row that opens it: with `header` all of it. As Apple's, except: with another style none does.
    public nonisolated enum Style: Sendable { case automatic, header, cell }
    let style: Style
    /// A style, and values without an effect; warns once if there is one.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      warnAboutOptions(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  private static func warnAboutOptions(_ isHidden: Bool?, _ width: LayoutDimension?, _ color: UIColor?) {
    if isHidden != nil || width != nil || color != nil { warnNotSupported("UICellAccessory.options") }
  }

  /// A view of the program as accessory. As Apple's, except: only the view and its placement have an effect.
  @MainActor public struct CustomViewConfiguration {
    let view: UIView, placement: Placement
    /// A view at an end of the row. It has its own size, or else the size that fits. Other values warn once.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (view, self.placement) = (customView, placement)
      if view.bounds.isEmpty { view.sizeToFit() }
      warnAboutOptions(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// A chevron. It is only a sign: a tap on it selects the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed) }
  /// A checkmark in the tint of the row.
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions())
    -> UICellAccessory
  { UICellAccessory(.checkmark, displayed) }
  /// An i in a ring. It is only a sign: a tap on it selects the row, and an action is never run; warns once if there is
  /// one.
  public static func detail(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    if actionHandler != nil { warnNotSupported("UICellAccessory.detail(displayed:options:actionHandler:)") }
    return UICellAccessory(.detail, displayed)
  }
  /// A chevron. With the style `header` a tap on the row runs the action, or opens or closes the item if there is none. With
  /// another style it selects the row, which warns once.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    guard options.style == .header else {
      warnNotSupported("UICellAccessory.outlineDisclosure(displayed:options:actionHandler:)")
      return UICellAccessory(.outline(nil), displayed)
    }
    return UICellAccessory(.outline(Opening(action: actionHandler)), displayed)
  }
  /// A grey text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.text(text), displayed)
  }

  // MARK: Signs of a list that is edited

  /// A sign that is not shown, since rows of collections are not edited; warns once.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { hidden("delete(displayed:options:actionHandler:)") }
  /// A sign that is not shown, since rows of collections are not edited; warns once.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { hidden("insert(displayed:options:actionHandler:)") }
  /// A sign that is not shown, since items are not moved by hand; warns once.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions())
    -> UICellAccessory
  { hidden("reorder(displayed:options:)") }
  /// A sign that is not shown, since rows of collections are not edited; warns once.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { hidden("multiselect(displayed:options:)") }

  private static func hidden(_ name: String) -> UICellAccessory {
    warnNotSupported("UICellAccessory.\(name)")
    return UICellAccessory(.hidden, .whenEditing)
  }

  /// A view of the program.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(.view(configuration.view))
    switch configuration.placement {
    case .leading(let displayed, _): (accessory.isLeading, accessory.isOnlyEditing) = (true, displayed == .whenEditing)
    case .trailing(let displayed, _): accessory.isOnlyEditing = displayed == .whenEditing
    }
    return accessory
  }

  var opening: Opening? { if case .outline(let opening) = kind, !isOnlyEditing { opening } else { nil } }

  var view: UIView? { if case .view(let view) = kind, !isOnlyEditing { view } else { nil } }

  /// The room that it takes, in points.
  var width: CGFloat {
    switch kind {
    case .hidden: 0
    case .text(let text): UIFont.systemFont(ofSize: 17).width(of: text) + 16
    case .view(let view): view.bounds.width + 16
    default: 38
    }
  }

  func drawing(at center: CGPoint, _ tint: UIColor) -> [DrawingCommand] {
    switch kind {
    case .disclosure, .outline: return [CellSign.chevron(at: center)]
    case .checkmark: return [CellSign.checkmark(at: center, tint)]
    case .detail: return CellSign.info(at: center, tint)
    case .text(let text):
      let run = TextValue.Run(
        text, font: UIFont.systemFont(ofSize: 17).value, color: ColorValue(UIColor.secondaryLabel.cgColor))
      var value = TextValue([run], in: CGRect(x: center.x - width / 2, y: center.y - 15, width: width, height: 30))
      (value.alignment, value.verticalAlignment, value.lineLimit) = (.center, .center, 1)
      return [DrawingCommand(.text(value))]
    case .view, .hidden: return []
    }
  }
}
