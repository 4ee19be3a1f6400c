/// Wheels with rows, one wheel for each component. A drag turns a wheel, and a tap on a row brings it to the middle.
///
/// As Apple's, except: wheels are flat, and nothing takes time. A wheel stands still at the nearest row when the finger
/// is lifted.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Tells the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet {
      wheels = []
      forgetRows()
    }
  }
  /// Gives the rows their titles, and is told which is selected.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forgetRows() } }
  /// Kept. It has no effect, as on iOS 7 and later.
  open var showsSelectionIndicator = true

  /// The wheels; until they are asked for, those of before.
  private var wheels: [PickerWheel] = []
  /// Whether the data source has been asked for the wheels.
  private var isLoaded = false
  /// The wheel that a finger turns, and its position when that began.
  final var turned: (component: Int, from: CGFloat)?
  /// The views of the delegate for the rows that are shown.
  final var rowViews: [UIView] = []

  private func forgetRows() {
    isLoaded = false
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The wheels. The data source may ask for them while it is asked: it gets those that it has given, and the old ones.
  final func loadedWheels() -> [PickerWheel] {
    guard !isLoaded, let dataSource else { return wheels }
    isLoaded = true
    let count = max(0, dataSource.numberOfComponents(in: self))
    wheels = (0..<count).map { wheels.indices.contains($0) ? wheels[$0] : PickerWheel(rows: 0) }
    for component in 0..<count {
      let rows = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
      guard wheels.indices.contains(component) else { break }
      wheels[component].rows = rows
      wheels[component].turn(to: wheels[component].position)
    }
    return wheels
  }

  /// A wheel, unless the program has taken it away meanwhile.
  final func wheel(_ component: Int) -> PickerWheel? {
    let all = loadedWheels()
    return all.indices.contains(component) ? all[component] : nil
  }

  /// Turns a wheel to a row, or between rows.
  final func setPosition(_ position: CGFloat, in component: Int) {
    var all = loadedWheels()
    guard all.indices.contains(component), position.isFinite else { return }
    all[component].turn(to: position)
    wheels = all
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int { loadedWheels().count }

  /// The number of rows of a wheel; 0 if there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rows ?? 0 }

  /// The row in the middle of a wheel; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component).flatMap { $0.rows > 0 ? $0.selected : nil } ?? -1
  }

  /// Turns a wheel without telling the delegate. Nothing is animated.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    setPosition(CGFloat(row), in: component)
  }

  /// Asks for the rows of all wheels again.
  open func reloadAllComponents() {
    let wasAsked = isLoaded
    forgetRows()
    if wasAsked { _ = loadedWheels() }
  }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// The size of a row, in points. Chosen: the wheels share the width unless the delegate gives their widths.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    let share = numberOfComponents > 0 ? bounds.width / CGFloat(numberOfComponents) : bounds.width
    return CGSize(width: width > 0 ? width : share, height: height > 0 ? height : 32)
  }

  /// The view that the delegate gave for a row near the middle; nil if it gives titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    rowViews.first { $0.tag == tag(row, component) }
  }

  // MARK: Looks

  /// Places the row views of the delegate.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRowViews()
  }

  override var ownDrawing: [DrawingCommand] { drawnRows }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  // MARK: Making

  /// A picker without wheels. An empty frame gets the natural size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
    addOwnRecognizers()
  }

  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addOwnRecognizers()
  }

  private func addOwnRecognizers() {
    let pan = UIPanGestureRecognizer(target: nil, action: nil), tap = UITapGestureRecognizer(target: nil, action: nil)
    pan.name = "turn"
    pan.addTarget(self, action: UIPickerView.panned)
    tap.name = "row"
    tap.addTarget(self, action: UIPickerView.tapped)
    for each in [pan, tap] { addGestureRecognizer(each) }
  }
}
