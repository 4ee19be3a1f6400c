import Foundation

@testable import UIKitCore

/// One line of a tree in text, `name:class x,y WxH flag key=value`, with the lines indented below it.
struct TreeLine {
  let name: String
  private let className: String
  let frame: CGRect
  private let flags: [String]
  private(set) var children: [TreeLine] = []

  init(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    let names = words.removeFirst().split(separator: ":").map(String.init)
    name = names[0]
    className = names.count > 1 ? names[1] : "view"
    var origin = CGPoint.zero, size = CGSize.zero
    if let pair = words.first?.numbers(around: ",") {
      origin = CGPoint(x: pair.0, y: pair.1)
      words.removeFirst()
    }
    if let pair = words.first?.numbers(around: "x") {
      size = CGSize(width: pair.0, height: pair.1)
      words.removeFirst()
    }
    frame = CGRect(origin: origin, size: size)
    flags = words
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func value(_ key: String) -> String? {
    flags.first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
  }

  /// The recognizers of the view, in order of addition.
  var gestures: [GestureToken] { flags.compactMap(GestureToken.init) }

  static func roots(of text: String) -> [TreeLine] {
    let lines = text.split(separator: "\n").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    var rest = lines[...]
    return read(&rest, deeperThan: -1)
  }

  private static func read(_ lines: inout ArraySlice<String>, deeperThan depth: Int) -> [TreeLine] {
    var siblings: [TreeLine] = []
    while let text = lines.first {
      let indent = text.prefix { $0 == " " }.count
      guard indent > depth else { break }
      lines.removeFirst()
      var line = TreeLine(text)
      line.children = read(&lines, deeperThan: indent)
      siblings.append(line)
    }
    return siblings
  }

  // MARK: Views

  func makeView() -> UIView {
    switch className {
    case "view": TestView(frame: frame)
    case "label": UILabel(frame: frame)
    case "image": UIImageView(frame: frame)
    case "control": TestControl(frame: frame)
    case "button": TestButton(frame: frame)
    case "switch": UISwitch(frame: frame)
    case "slider": UISlider(frame: frame)
    case "segments": segments()
    case "stepper": UIStepper(frame: frame)
    case "pages": pages()
    case "scroll": scrollView()
    case "list": TestList(frame: frame)
    default: fatalError("there is no class \(className)")
    }
  }

  private func segments() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["one", "two", "three"])
    control.frame = frame
    return control
  }

  private func pages() -> UIPageControl {
    let control = UIPageControl(frame: frame)
    control.numberOfPages = 3
    return control
  }

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: frame)
    let size = value("content")?.numbers(around: "x") ?? (0, 0)
    view.contentSize = CGSize(width: size.0, height: size.1)
    return view
  }

  func apply(to view: UIView) {
    if !(view is UIWindow) { view.isHidden = has("hidden") }
    if has("off") { view.isUserInteractionEnabled = false }
    if has("on") { view.isUserInteractionEnabled = true }
    if has("multi") { view.isMultipleTouchEnabled = true }
    if has("exclusive") { view.isExclusiveTouch = true }
    if has("clips") { view.clipsToBounds = true }
    if let alpha = value("alpha").flatMap(Double.init) { view.alpha = alpha }
    if let origin = value("bounds")?.numbers(around: ",") {
      view.bounds.origin = CGPoint(x: origin.0, y: origin.1)
    }
    if let degrees = value("rotated").flatMap(Double.init) {
      view.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    }
    if let scale = value("scale").flatMap(Double.init) { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
    if let level = value("level").flatMap(Double.init) { (view as? UIWindow)?.windowLevel = .init(level) }
    let phases = has("handles") ? "began,moved,ended,cancelled" : value("handles") ?? ""
    (view as? TestView)?.handled = Set(phases.split(separator: ",").map(String.init))
    if let events = value("sends"), let control = view as? UIControl {
      for name in events.split(separator: ",") { control.send(String(name)) }
    }
  }
}

extension String {
  fileprivate func numbers(around mark: Character) -> (Double, Double)? {
    let parts = split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Double(parts[0]), let second = Double(parts[1]) else { return nil }
    return (first, second)
  }
}

extension UIControl {
  /// Registers an action that does nothing, so that the transcript shows the event.
  fileprivate func send(_ name: String) {
    let event = Event.named.first { $0.name == name }?.event ?? .allEvents
    addAction(UIAction(title: "", handler: { _ in }), for: event)
  }
}

extension UIControl.Event {
  static var named: [(name: String, event: UIControl.Event)] {
    [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
      ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("primaryActionTriggered", .primaryActionTriggered),
    ]
  }

  var name: String { UIControl.Event.named.first { $0.event == self }?.name ?? "\(rawValue)" }
}
