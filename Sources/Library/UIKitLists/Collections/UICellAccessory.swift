/// What stands at an end of a row of a list.
@MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public nonisolated enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// The end of the row.
  public nonisolated enum Placement {
    case leading(displayed: DisplayedState = .always, at: ((_ accessories: [UICellAccessory]) -> Int)? = nil)
    case trailing(displayed: DisplayedState = .always, at: ((_ accessories: [UICellAccessory]) -> Int)? = nil)
  }
  /// The room that an accessory takes, in points.
  public nonisolated enum LayoutDimension: Sendable { case actual, standard, custom(CGFloat) }

  enum Kind { case disclosure, checkmark, detail, outline, text(String), view(UIView), hidden }
  let kind: Kind
  var isLeading = false, isOnlyEditing = false

  private init(_ kind: Kind, _ displayed: DisplayedState = .always) {
    (self.kind, isOnlyEditing) = (kind, displayed == .whenEditing)
  }

  /// How signs look. Kept.
  @MainActor public struct DisclosureIndicatorOptions {
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {}
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DeleteOptions = DisclosureIndicatorOptions
  public typealias InsertOptions = DisclosureIndicatorOptions
  public typealias ReorderOptions = DisclosureIndicatorOptions
  public typealias MultiselectOptions = DisclosureIndicatorOptions

  /// How a row of an outline opens. A touch opens none.
  @MainActor public struct OutlineDisclosureOptions {
    public nonisolated enum Style: Sendable { case automatic, header, cell }
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {}
  }

  /// A view of one's own.
  @MainActor public struct CustomViewConfiguration {
    let view: UIView, placement: Placement
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (view, self.placement) = (customView, placement)
      if view.bounds.isEmpty { view.sizeToFit() }
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed) }
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions())
    -> UICellAccessory
  { UICellAccessory(.checkmark, displayed) }
  public static func detail(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed) }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outline, displayed) }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.text(text), displayed)
  }
  // Of a list that is edited: they are not shown.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.hidden, .whenEditing) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.hidden, .whenEditing) }
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions())
    -> UICellAccessory
  { UICellAccessory(.hidden, .whenEditing) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.hidden, .whenEditing) }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(.view(configuration.view))
    switch configuration.placement {
    case .leading(let displayed, _): (accessory.isLeading, accessory.isOnlyEditing) = (true, displayed == .whenEditing)
    case .trailing(let displayed, _): accessory.isOnlyEditing = displayed == .whenEditing
    }
    return accessory
  }

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
