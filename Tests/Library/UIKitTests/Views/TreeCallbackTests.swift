import Foundation
import Testing

@testable import UIKitCore

/// Changes of the view tree from inside the calls that announce and report a change: every call with every change,
/// during every operation.
@Suite struct TreeCallbackTests {
  @Test(
    "a callback may change the tree: the right view leaves, and the tree stays consistent", .statements("RE-14"),
    arguments: Callback.allCases, Change.allCases)
  func callbacks(callback: Callback, change: Change) {
    for operation in Operation.allCases {
      let garden = Garden()
      garden.apply(.prepare(operation))
      garden.act(in: callback, change)
      garden.apply(.operate(operation))
      let cell = "\(callback), \(change), \(operation)"
      #expect(garden.disorder == [], "\(cell)")
      #expect(garden.isDone(operation, despite: change, in: callback), "\(cell)")
    }
  }

  @Test("a view that callbacks take out of its window is not its first responder", .statements("RE-14", "LC-07"))
  func firstResponders() {
    for (callback, change) in Callback.allCases.flatMap({ one in Change.allCases.map { (one, $0) } }) {
      let garden = Garden()
      garden.apply(.prepare(.remove))
      garden.moving.isAble = true
      garden.moving.becomeFirstResponder()
      garden.act(in: callback, change)
      garden.apply(.operate(.remove))
      let responder = garden.windows[0].firstResponder as? UIView
      #expect(responder == nil || responder?.window === garden.windows[0], "\(callback), \(change)")
    }
  }

  @Test("announcements that move the view again do not announce that", .statements("RE-14"))
  func again() {
    let garden = Garden()
    var calls = 0
    garden.old.addSubview(garden.moving)
    garden.moving.onCall = { [moving = garden.moving, far = garden.far] call in
      calls += 1
      if call == .willMoveToSuperview && calls < 1000 { far.addSubview(moving) }
    }
    garden.new.addSubview(garden.moving)
    #expect(calls == 2 && garden.moving.superview === garden.new && garden.disorder == [])
    garden.moving.onCall = nil
  }

  @Test("a view that gets another superview while it is removed stays there", .statements("RE-14"))
  func elsewhere() {
    let garden = Garden()
    garden.old.addSubview(garden.moving)
    garden.old.onCall = { [moving = garden.moving, far = garden.far] call in
      if call == .willRemoveSubview { far.addSubview(moving) }
    }
    garden.moving.removeFromSuperview()
    #expect(garden.moving.superview === garden.far && garden.disorder == [])
    garden.old.onCall = nil
  }

  @Test("a view that becomes first responder while it leaves is not afterwards", .statements("RE-14", "LC-07"))
  func clinging() {
    let garden = Garden()
    garden.old.addSubview(garden.moving)
    garden.moving.isAble = true
    garden.moving.onCall = { [unowned moving = garden.moving] in
      if $0 == .willMoveToWindow { moving.becomeFirstResponder() }
    }
    garden.moving.removeFromSuperview()
    #expect(garden.windows[0].firstResponder == nil)
  }

  @Test("insertSubview takes any index, exchangeSubview ignores a wrong one", .statements("RE-14"))
  func indexes() {
    let view = UIView(), one = UIView(), two = UIView()
    view.insertSubview(one, at: -7)
    view.insertSubview(two, at: .max)
    view.insertSubview(one, at: .min)
    for (low, high) in [(-1, 0), (0, 2), (5, 9), (.min, .max), (1, 1)] {
      view.exchangeSubview(at: low, withSubviewAt: high)
      #expect(view.subviews == [one, two])
    }
    view.exchangeSubview(at: 1, withSubviewAt: 0)
    #expect(view.subviews == [two, one])
    view.bringSubviewToFront(UIView())
    view.sendSubviewToBack(view)
    #expect(view.subviews == [two, one])
  }

  @Test("a view that would contain itself is refused with a warning", .statements("RE-14"))
  func circles() {
    let fixture = PipelineFixture("window 320x200\n  outer 0,0 100x100\n    inner 0,0 50x50")
    let outer = fixture["outer"], inner = fixture["inner"]
    inner.addSubview(outer)
    inner.insertSubview(inner, at: 0)
    #expect(inner.subviews.isEmpty && outer.subviews == [inner] && outer.superview === fixture["window"])
    #expect(
      fixture.take(.hold) == """
        warning: TestView "outer" cannot become a subview of TestView "inner", which is inside it; take the inner \
        view out of the outer one first
        warning: TestView "inner" cannot become a subview of TestView "inner", which is the same view; add another \
        one
        """)
  }
}

extension TreeCallbackTests {
  /// The call from which the tree is changed.
  enum Callback: CaseIterable {
    case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, willRemoveSubview, didAddSubview
  }

  /// What the callback does.
  enum Change: CaseIterable {
    case removeSelf, removeSibling, removeParent, removeTarget, addElsewhere, addToOldParent, addNew, addChild
    case reorder, removeAll, removeChild, addParentToSelf
  }

  /// The change of the tree that makes the calls.
  enum Operation: CaseIterable { case add, remove, move, moveToWindow }

  /// A view that counts its calls and changes the tree in one of them.
  final class Plant: UIView {
    var announced = (superview: 0, window: 0)
    var reported = (superview: 0, window: 0)
    var isAble = false
    var onCall: ((Callback) -> Void)?

    override var canBecomeFirstResponder: Bool { isAble }

    override func willMove(toSuperview newSuperview: UIView?) {
      announced.superview += 1
      onCall?(.willMoveToSuperview)
    }

    override func didMoveToSuperview() {
      reported.superview += 1
      onCall?(.didMoveToSuperview)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      announced.window += 1
      onCall?(.willMoveToWindow)
    }

    override func didMoveToWindow() {
      reported.window += 1
      onCall?(.didMoveToWindow)
    }

    override func willRemoveSubview(_ subview: UIView) { onCall?(.willRemoveSubview) }

    override func didAddSubview(_ subview: UIView) { onCall?(.didAddSubview) }
  }

  /// Two windows with parents `old` and `new` in the first and `far` in the second; `moving` and its siblings in `old`.
  final class Garden {
    enum Step { case prepare(Operation), operate(Operation) }

    let application = UIApplication()
    private let observer = Transcriber()
    let windows: [UIWindow]
    let moving = Plant(), child = Plant(), before = Plant(), after = Plant()
    let old = Plant(), new = Plant(), far = Plant()
    private var plants: [Plant]
    private var calls = 0

    init() {
      let application = application
      application.observer = observer
      windows = (0..<2).map { _ in
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
        window.isHidden = false
        return window
      }
      plants = [moving, child, old, new, far, before, after]
      moving.addSubview(child)
      windows[0].addSubview(old)
      windows[0].addSubview(new)
      windows[1].addSubview(far)
      for plant in [before, after] { old.addSubview(plant) }
    }

    func apply(_ step: Step) {
      switch step {
      case .prepare(.add), .operate(.remove): moving.removeFromSuperview()
      case .operate(.add): old.insertSubview(moving, at: 1)
      case .prepare(.remove), .prepare(.move), .prepare(.moveToWindow): old.insertSubview(moving, at: 1)
      case .operate(.move): new.addSubview(moving)
      case .operate(.moveToWindow): far.addSubview(moving)
      }
    }

    /// Makes the moving view and its superviews change the tree in each such call, up to a number of calls, because
    /// some changes make the same call again.
    func act(in callback: Callback, _ change: Change) {
      for plant in [moving, old, new, far] {
        plant.onCall = { [unowned self] call in
          guard call == callback, calls < 20 else { return }
          calls += 1
          make(change)
        }
      }
    }

    private func make(_ change: Change) {
      switch change {
      case .removeSelf: moving.removeFromSuperview()
      case .removeSibling: before.removeFromSuperview()
      case .removeParent: old.removeFromSuperview()
      case .removeTarget: for target in [new, far] { target.removeFromSuperview() }
      case .addElsewhere: new.addSubview(moving)
      case .addToOldParent: old.addSubview(moving)
      case .addNew: old.insertSubview(grow(), at: 0)
      case .addChild: moving.addSubview(grow())
      case .reorder: old.exchangeSubview(at: 0, withSubviewAt: old.subviews.count - 1)
      case .removeAll:
        for view in old.subviews + new.subviews + windows.flatMap(\.subviews) { view.removeFromSuperview() }
      case .removeChild: child.removeFromSuperview()
      case .addParentToSelf: for parent in [old, new, far] { moving.addSubview(parent) }
      }
    }

    private func grow() -> Plant {
      let plant = Plant()
      plants.append(plant)
      return plant
    }

    /// What is wrong with the tree and with the calls; empty if nothing is.
    var disorder: [String] {
      var found: [String] = []
      for view in plants as [UIView] + windows {
        let times = view.superview?.subviews.filter { $0 === view }.count ?? 1
        if times != 1 { found.append("the superview contains the view \(times) times") }
        if view.subviews.contains(where: { $0.superview !== view }) { found.append("a subview has another superview") }
        if view.subviews.contains(where: { $0.needsLayoutBelow && !view.needsLayoutBelow }) {
          found.append("a layout is not found")
        }
        if view.root.superview != nil || view.window !== view.root as? UIWindow { found.append("the root is wrong") }
      }
      for plant in plants {
        if plant.announced != plant.reported { found.append("\(plant.announced) calls, then \(plant.reported)") }
        if (plant.observation != nil) != (plant.window?.observation != nil) { found.append("the observation is wrong") }
      }
      return found
    }

    /// Whether the operation has done what it was asked to, where the change does not ask for something else.
    func isDone(_ operation: Operation, despite change: Change, in callback: Callback) -> Bool {
      switch change {
      case .removeSibling, .removeParent, .removeTarget, .addNew, .addChild, .removeChild, .reorder: break
      // While the announcements run, the operation is not done yet, so that it has the last word.
      case .removeSelf, .addElsewhere, .addToOldParent, .removeAll:
        guard [.willMoveToSuperview, .willMoveToWindow].contains(callback), operation != .remove else { return true }
      case .addParentToSelf: return true
      }
      let siblings = old.subviews.filter { $0 === before || $0 === after }.count
      guard change == .removeAll || siblings == (change == .removeSibling ? 1 : 2) || calls == 0 else { return false }
      return switch operation {
      case .add: moving.superview === old
      case .remove: moving.superview !== old
      case .move: moving.superview === new
      case .moveToWindow: moving.superview === far
      }
    }
  }
}
