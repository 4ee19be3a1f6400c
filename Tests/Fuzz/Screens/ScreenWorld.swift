import FuzzSupport
import UIKit

/// The application of one case: two tabs, each with a stack; the first page has a table, a collection, a field and a
/// button. Its code makes the changes of the case inside of its calls, and writes down what must always hold.
final class ScreenWorld: NSObject {
  let application = UIApplication()
  let window: UIWindow
  let tabs = UITabBarController()
  let page: ScreenPage
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 260))
  let collection: UICollectionView
  let field = UITextField(frame: CGRect(x: 0, y: 650, width: 390, height: 40))
  private(set) lazy var rows = [ScreenRows(self), ScreenRows(self)]
  private(set) var violation: Violation?

  private var plans: [(call: ScreenCall, turn: Int, change: ScreenChange)] = []
  private var turns: [ScreenCall: Int] = [:]
  private var depth = 0
  private var isArmed = true
  private var touches: Set<ObjectIdentifier> = []
  private(set) var fingers: [Int: CGPoint] = [:]
  private var editing = 0, dismissals = 0
  private(set) var census: [(name: String, object: () -> AnyObject?)] = []

  override init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 120, height: 60), 5)
    collection = UICollectionView(frame: CGRect(x: 0, y: 370, width: 390, height: 260), collectionViewLayout: layout)
    page = ScreenPage()
    super.init()
    page.world = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows[0], rows[0])
    (collection.dataSource, collection.delegate) = (rows[1], rows[1])
    field.delegate = self
    let button = UIButton(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
    for view in [table, collection, field, button] { page.view.addSubview(view) }
    tabs.viewControllers = [UINavigationController(rootViewController: page), newPage()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
    for (name, object) in [
      ("application", application), ("window", window), ("tabs", tabs), ("page", page), ("table", table),
      ("collection", collection), ("rows", rows[0]),
    ] as [(String, AnyObject)] {
      census.append((name, { [weak object] in object }))
    }
  }

  func newPage() -> ScreenPage {
    let page = ScreenPage()
    page.world = self
    return page
  }

  // MARK: Running

  func run(_ steps: [ScreenStep]) {
    for case .when(let call, let turn, let change) in steps { plans.append((call, turn, change)) }
    for step in steps where violation == nil {
      switch step {
      case .finger(let phase, let finger, let x, let y, let wait):
        let place = CGPoint(x: x, y: y)
        fingers[finger] = phase == .ended || phase == .cancelled ? nil : place
        let time = application.now + TimeInterval(wait) / 1000
        application.enqueue(TouchSample(finger: finger, phase: phase, location: place, timestamp: time))
        application.processEvents(until: time)
      case .wait(let time): application.processEvents(until: application.now + TimeInterval(time) / 1000)
      case .change(let change): make(change)
      case .when: break
      }
    }
  }

  /// Lifts the fingers, lets time pass, and checks that everything has ended.
  func rest() {
    isArmed = false
    for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) {
      let time = application.now + 0.05
      application.enqueue(TouchSample(finger: finger, phase: .ended, location: place, timestamp: time))
    }
    application.processEvents(until: application.now + 5)
    table.setEditing(true, animated: false)
    table.setEditing(false, animated: false)
    application.processEvents(until: application.now + 5)
    for each in rows { each.checkRest() }
    let shown = [
      (0..<table.numberOfSections).map(table.numberOfRows),
      (0..<collection.numberOfSections).map(collection.numberOfItems),
    ]
    if shown != rows.map({ $0.sections.map(\.count) }) { report("numbers", "\(shown) are not those of the data") }
    let cells = table.visibleCells.filter(\.isHighlighted).count
    if cells + collection.visibleCells.filter(\.isHighlighted).count > 0 { report("highlight", "in a cell at rest") }
    if !touches.isEmpty { report("touch", "without an end in a cell") }
    if dismissals != 0 { report("dismissal", "\(dismissals) more begun than ended") }
  }

  /// A call of the program: makes the changes that the case has for it.
  func note(_ call: ScreenCall) {
    guard isArmed, depth < 3 else { return }
    turns[call, default: 0] += 1
    let turn = turns[call]
    for plan in plans where plan.call == call && plan.turn == turn {
      depth += 1
      make(plan.change)
      depth -= 1
    }
  }

  /// Runs code in whose calls the case makes no changes.
  func quietly(_ body: () -> Void) {
    let wasArmed = isArmed
    isArmed = false
    body()
    isArmed = wasArmed
  }

  func report(_ kind: String, _ detail: String) { violation = violation ?? Violation(kind, detail) }

  // MARK: Ledgers

  func touchBegan(_ touch: UITouch) {
    if !touches.insert(ObjectIdentifier(touch)).inserted { report("touch", "begins twice") }
  }
  func touchEnded(_ touch: UITouch) {
    if touches.remove(ObjectIdentifier(touch)) == nil { report("touch", "ends without a beginning") }
  }
}

extension ScreenWorld: UITextFieldDelegate, UIAdaptivePresentationControllerDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    editing += 1
    if editing != 1 { report("field", "begins twice") }
    note(.fieldBegan)
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    editing -= 1
    if editing != 0 { report("field", "ends twice") }
    note(.fieldEnded)
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    note(.shouldDismiss)
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    dismissals += 1
    note(.willDismiss)
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissals -= 1
    note(.didDismiss)
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { note(.attempt) }
}

/// A controller whose appearance calls must come in their order. A transition that is cancelled leads back from `viewWillAppear` and
/// from `viewWillDisappear` (LC-16).
final class ScreenPage: UIViewController {
  weak var world: ScreenWorld?
  private var step = 0

  private func note(_ number: Int, _ call: ScreenCall) {
    let goesBack = transitionCoordinator?.isCancelled == true && number % 2 == 0 && step == (number + 3) % 4
    if step != number, !goesBack { world?.report("appearance", "\(call) out of order") }
    step = (number + 1) % 4
    world?.note(call)
  }
  override func viewWillAppear(_ animated: Bool) { note(0, .willAppear) }
  override func viewDidAppear(_ animated: Bool) { note(1, .didAppear) }
  override func viewWillDisappear(_ animated: Bool) { note(2, .willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { note(3, .didDisappear) }
}
