import UIKit

extension World {
  func build(_ plan: Case) {
    census.add(application, "application")
    application.world = self
    application.delegate = applicationDelegate
    applicationDelegate.world = self
    scrollDelegate.world = self
    for part in plan.parts {
      switch part {
      case .option(let option): option.apply(to: &application.options)
      case .view(let view): add(view)
      case .gesture(let gesture): add(gesture)
      case .requirement(let requirement):
        guard let second = gestures[requirement.second] else { continue }
        gestures[requirement.first]?.require(toFail: second)
      case .intervention, .input: break
      }
    }
  }

  // MARK: Views

  private func add(_ plan: ViewPlan) {
    guard plan.kind == .window || views[plan.parent] != nil else { return }
    let frame = CGRect(x: plan.x, y: plan.y, width: plan.width, height: plan.height)
    let view = make(plan, frame)
    views[plan.id] = view
    census.add(view, "view \(plan.id)")
    view.tag = plan.id
    view.isMultipleTouchEnabled = plan.flags.contains(.multi)
    view.isExclusiveTouch = plan.flags.contains(.exclusive)
    if let window = view as? UIWindow { return window.makeKeyAndVisible() }
    view.isHidden = plan.flags.contains(.hidden)
    view.isUserInteractionEnabled = !plan.flags.contains(.disabled)
    if plan.flags.contains(.transparent) { view.alpha = 0 }
    if plan.turn != 0 || plan.growth != 0 {
      let scale = 1 + CGFloat(plan.growth) / 100
      view.transform = CGAffineTransform(rotationAngle: CGFloat(plan.turn) * .pi / 180).scaledBy(x: scale, y: scale)
    }
    (view as? UIControl)?.isEnabled = !plan.flags.contains(.off)
    attach(view, plan)
  }

  private func attach(_ view: UIView, _ plan: ViewPlan) {
    guard plan.flags.contains(.controller) else {
      views[plan.parent]?.addSubview(view)
      return
    }
    let controller = ProbeController()
    controllers[plan.id] = controller
    census.add(controller, "controller \(plan.id)")
    controller.view = view
    if let window = views[plan.parent] as? UIWindow, window.rootViewController == nil {
      window.rootViewController = controller
    } else {
      views[plan.parent]?.addSubview(view)
    }
  }

  private func make(_ plan: ViewPlan, _ frame: CGRect) -> UIView {
    switch plan.kind {
    case .window: return prepare(ProbeWindow(frame: frame, application: application), plan)
    case .view: return prepare(ProbeView(frame: frame), plan)
    case .control: return prepare(control: prepare(ProbeControl(frame: frame), plan))
    case .button: return prepare(control: prepare(ProbeButton(frame: frame), plan))
    case .slider: return prepare(control: prepare(ProbeSlider(frame: frame), plan))
    case .toggle: return prepare(control: UISwitch(frame: frame))
    case .stepper: return prepare(control: UIStepper(frame: frame))
    case .segments:
      let control = UISegmentedControl(items: ["a", "b"])
      control.frame = frame
      return prepare(control: control)
    case .pages:
      let control = UIPageControl(frame: frame)
      control.numberOfPages = 3
      return prepare(control: control)
    case .scroll: return prepare(scrollView: prepare(ProbeScrollView(frame: frame), plan), plan)
    case .table:
      let table = prepare(ProbeTable(frame: frame), plan)
      table.dataSource = scrollDelegate
      prepare(scrollView: table, plan)
      table.reloadData()
      return table
    }
  }

  private func prepare<View: Probe>(_ view: View, _ plan: ViewPlan) -> View {
    view.traits = ProbeTraits(world: self, plan)
    return view
  }

  private func prepare<Control: UIControl>(control: Control) -> Control {
    for event in [UIControl.Event.touchDown, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged] {
      add(event, to: control)
    }
    return control
  }

  private func add(_ event: UIControl.Event, to control: UIControl) {
    let action = UIAction { [weak self] action in
      if let control = action.sender as? UIControl { self?.acted(control, event) }
    }
    control.addAction(action, for: event)
  }

  @discardableResult
  private func prepare<View: UIScrollView>(scrollView: View, _ plan: ViewPlan) -> View {
    scrollView.delegate = scrollDelegate
    scrollView.isPagingEnabled = plan.flags.contains(.paging)
    scrollView.delaysContentTouches = !plan.flags.contains(.undelayed)
    scrollView.contentSize = CGSize(width: plan.width * 2, height: plan.height * 3)
    return scrollView
  }

  // MARK: Recognizers

  private func add(_ plan: GesturePlan) {
    guard let view = views[plan.view] else { return }
    let gesture = plan.make(in: self)
    gesture.name = "\(plan.id)"
    gesture.delaysTouchesBegan = plan.flags.contains(.delaysBegan)
    gesture.delaysTouchesEnded = !plan.flags.contains(.endsAtOnce)
    gesture.cancelsTouchesInView = !plan.flags.contains(.keepsTouches)
    gesture.addTarget(self, action: World.acted as (World) -> (UIGestureRecognizer) -> Void)
    if plan.delegate != 0 {
      let delegate = ProbeDelegate(self, seed: plan.delegate)
      gesture.delegate = delegate
      delegates[plan.id] = delegate
      census.add(delegate, "delegate \(plan.id)")
    }
    gestures[plan.id] = gesture
    kinds[plan.id] = plan.kind
    census.add(gesture, "gesture \(plan.id)")
    view.addGestureRecognizer(gesture)
  }
}
