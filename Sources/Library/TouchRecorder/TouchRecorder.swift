// TouchRecorder records the last touches of an app for Touchstone: what the views were, where the fingers were, and what UIKit
// did. Add this file to a debug build and call `TouchRecorder.start()` once. Do the touch that fails. Then shake the device
// (see `TouchRecorderWindow`), or print `TouchRecorder.save()` in the debugger. Guides/FromYourDevice.md has the steps.
//
// iOS 13 and later, and Linux; public API only; nothing is swizzled. It has not run on a device yet.

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Records the last touches of an app.
@MainActor public final class TouchRecorder: NSObject {
  private static var current: TouchRecorder?

  /// Begins to record, without what an earlier call has recorded.
  /// - Parameters:
  ///   - texts: whether the texts of labels and buttons are recorded. A capture without them is safe to attach to a bug report.
  ///   - application: the one whose windows are recorded; nil is the app's.
  public static func start(texts: Bool = false, in application: UIApplication? = nil) {
    stop()
    current = TouchRecorder(application ?? UIApplication.shared, texts: texts)
  }

  /// Stops recording, and removes everything that the recorder added to the app.
  public static func stop() {
    current?.end()
    current = nil
  }

  /// Records an event exactly as the app gets it, in place of what the recorder's own recognizers see. Call it first in
  /// `sendEvent(_:)` of the application. An event that ends a shake offers the capture on the share sheet.
  public static func note(_ event: UIEvent) {
    guard let recorder = current else { return }
    recorder.removeObservers()
    if event.type == .motion && event.subtype == .motionShake { return share() }
    recorder.see(event)
  }

  /// Returns the last 20 touches as the text of a scene file. Before `start()` the text is a comment that says so.
  @discardableResult public static func save() -> String {
    current?.capture.text ?? "# Nothing was recorded: TouchRecorder.start() was not called, or stop() was.\n"
  }

  /// Offers the capture as a file on the system's share sheet.
  public static func share() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("capture.yaml")
    guard let recorder = current, (try? save().write(to: file, atomically: true, encoding: .utf8)) != nil else {
      return
    }
    var top = recorder.application.windows.first { $0.isKeyWindow }?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = top?.view
    top?.present(sheet, animated: true, completion: nil)
  }

  // MARK: Recording

  /// The number of touches that are kept.
  static let mostTouches = 20

  private let application: UIApplication
  private let texts: Bool
  private var observers: [TouchObserver] = []
  private var usesNotes = false
  private var windowToken: Any?
  private let names = CaptureNames()
  private var sequences: [CapturedSequence] = []
  /// The number of each finger that is down, and the last report of it.
  private var fingers: [ObjectIdentifier: (number: Int, time: TimeInterval, phase: UITouch.Phase)] = [:]
  private lazy var watch = RecognizerWatch { [unowned self] in
    note($0.state, of: $0, at: CACurrentMediaTime())
  }
  private var watched: [ObjectIdentifier: UIGestureRecognizer] = [:]
  /// The views whose own `hitTest` was found.
  private var overriding: Set<ObjectIdentifier> = []

  private init(_ application: UIApplication, texts: Bool) {
    (self.application, self.texts) = (application, texts)
    super.init()
    windowToken = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.addObservers() } }
    addObservers()
  }

  private func end() {
    removeObservers()
    windowToken.map { NotificationCenter.default.removeObserver($0) }
    unwatch()
  }

  private func unwatch() {
    for recognizer in watched.values { recognizer.removeTarget(watch, action: nil) }
    watched = [:]
  }

  private func addObservers() {
    guard !usesNotes else { return }
    for window in application.windows where !observers.contains(where: { $0.view === window }) {
      let observer = TouchObserver { [weak self] in
        self?.see($0)
      } settled: { [weak self] in
        self?.noteStates()
      }
      observers.append(observer)
      window.addGestureRecognizer(observer)
    }
  }

  private func removeObservers() {
    for observer in observers { observer.view?.removeGestureRecognizer(observer) }
    (observers, usesNotes) = ([], true)
  }

  fileprivate func see(_ event: UIEvent) {
    let touches = (event.allTouches ?? []).filter { touch in
      guard touch.phase != .stationary else { return false }
      let last = fingers[ObjectIdentifier(touch)]
      return last.map { $0.time != touch.timestamp || $0.phase != touch.phase } ?? (touch.phase == .began)
    }
    guard let time = touches.map({ $0.timestamp }).max() else { return }
    if fingers.isEmpty { begin(at: time) }
    guard let sequence = sequences.last else { return }
    noteStates()
    sequence.changes += sequence.trees.last?.tree.changedFlags().map { (time: time, edit: $0) } ?? []
    let began = ordered(touches.filter { $0.phase == .began })
    if !began.isEmpty { take(began, at: time, of: sequence) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let group = phase == .began ? began : ordered(touches.filter { $0.phase == phase })
      if !group.isEmpty { report(group, phase, at: time, of: sequence) }
    }
    if fingers.isEmpty { askDelegates(of: sequence) }
  }

  private func begin(at time: TimeInterval) {
    // A recognizer that still waits for the touch before is one of the new touch, too.
    unwatch()
    sequences.append(CapturedSequence(start: time))
    var kept = sequences.reduce(0) { $0 + max(1, $1.hits.count) }
    while kept > TouchRecorder.mostTouches, sequences.count > 1 { kept -= max(1, sequences.removeFirst().hits.count) }
  }

  /// Fingers that come down together are numbered from the left: the touches of an event have no order.
  private func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted {
      let one = fingers[ObjectIdentifier($0)]?.number ?? 99, other = fingers[ObjectIdentifier($1)]?.number ?? 99
      return one != other ? one < other : screenPoint($0).x < screenPoint($1).x
    }
  }

  private func take(_ touches: [UITouch], at time: TimeInterval, of sequence: CapturedSequence) {
    var recognizers: [UIGestureRecognizer] = []
    for touch in touches {
      let free = (1...20).first { number in !fingers.values.contains { $0.number == number } } ?? 20
      fingers[ObjectIdentifier(touch)] = (free, touch.timestamp, .possiblyNew)
      let own = (touch.gestureRecognizers ?? []).filter { !($0 is TouchObserver) }
      recognizers += own.filter { one in !recognizers.contains { $0 === one } }
    }
    for recognizer in recognizers { follow(recognizer, in: sequence) }
    let tree = CapturedTree(of: application, texts: texts, receivers: sequence.attempts, names)
    for touch in touches { sequence.noteDecliners(of: touch, names) }
    sequence.attemptNames = sequence.attempts.map { names.nearest($0) }
    sequence.answers += tree.sampled(at: touches, &overriding)
    sequence.trees.append((time: time, tree: tree))
    for touch in touches { sequence.hits.append(touch.view.map { names.nearest($0) } ?? "none") }
  }

  /// Adds the recorder's own target to a recognizer, which tells each state but failure.
  private func follow(_ recognizer: UIGestureRecognizer, in sequence: CapturedSequence) {
    if !sequence.attempts.contains(where: { $0 === recognizer }) { sequence.attempts.append(recognizer) }
    guard watched[ObjectIdentifier(recognizer)] == nil else { return }
    watched[ObjectIdentifier(recognizer)] = recognizer
    watch.add(to: recognizer)
  }

  private func noteStates() {
    guard let sequence = sequences.last else { return }
    for recognizer in sequence.attempts where recognizer.state == .failed {
      note(.failed, of: recognizer, at: CACurrentMediaTime())
    }
  }

  private func note(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer, at time: TimeInterval) {
    guard let sequence = sequences.last, let word = state.word else { return }
    sequence.note(word, of: names.nearest(recognizer), at: time)
  }

  private func report(
    _ touches: [UITouch], _ phase: UITouch.Phase, at time: TimeInterval, of sequence: CapturedSequence
  ) {
    var contacts: [String] = []
    for touch in touches {
      let number = fingers[ObjectIdentifier(touch)]?.number ?? 1, finger = number == 1 ? "" : " finger \(number)"
      let force = touch.maximumPossibleForce > 0 && phase != .ended ? " force \(min(10, touch.force).short)" : ""
      let point = screenPoint(touch)
      contacts.append("\(point.x.short),\(point.y.short)\(finger)\(force)")
      sequence.note(
        phase.word, ofTouchIn: sequence.hits.indices.contains(number - 1) ? touch.view.map { names.nearest($0) } : nil)
      let isOver = phase == .ended || phase == .cancelled
      fingers[ObjectIdentifier(touch)] = isOver ? nil : (number, touch.timestamp, phase)
      sequence.numbers[ObjectIdentifier(touch)] = number
    }
    sequence.reports.append(
      CapturedReport(
        time: time, phase: phase, contacts: contacts,
        fingers: touches.map { sequence.numbers[ObjectIdentifier($0)] ?? 1 }))
  }

  private func screenPoint(_ touch: UITouch) -> CGPoint {
    let point = touch.location(in: nil)
    return touch.window?.convert(point, to: nil as UIWindow?) ?? point
  }

  /// Asks, at the end of a touch, the delegates of recognizers that have not begun whether they may.
  private func askDelegates(of sequence: CapturedSequence) {
    noteStates()
    for recognizer in sequence.attempts where !sequence.hasBegun(names.nearest(recognizer)) {
      if !Delegates.letsBegin(recognizer) { sequence.refused.insert(names.nearest(recognizer)) }
    }
  }

  private var capture: Capture {
    Capture(sequences, system: UIDevice.current.systemName + " " + UIDevice.current.systemVersion)
  }
}

/// A window that records its events and offers the capture after a shake, for apps that make their window themselves.
open class TouchRecorderWindow: UIWindow {
  /// Records the event before the views get it.
  open override func sendEvent(_ event: UIEvent) {
    TouchRecorder.note(event)
    super.sendEvent(event)
  }

  /// Offers the capture on the share sheet after a shake.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { TouchRecorder.share() }
    super.motionEnded(motion, with: event)
  }
}

// MARK: - Watching

/// A recognizer that sees the touches of its window and never recognizes anything.
final class TouchObserver: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private let see: (UIEvent) -> Void
  private let settled: () -> Void

  init(_ see: @escaping (UIEvent) -> Void, settled: @escaping () -> Void) {
    (self.see, self.settled) = (see, settled)
    super.init(target: nil, action: nil)
    (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded) = (false, false, false)
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { see(event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { see(event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(event) }
  override func reset() { settled() }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  private func end(_ event: UIEvent) {
    see(event)
    let isOver = (event.allTouches ?? []).allSatisfy { $0.phase == .ended || $0.phase == .cancelled }
    if isOver { state = .failed }
  }
}

/// The target that the recorder adds to recognizers.
final class RecognizerWatch: NSObject {
  private let seen: (UIGestureRecognizer) -> Void

  init(_ seen: @escaping (UIGestureRecognizer) -> Void) { self.seen = seen }

  #if canImport(ObjectiveC)
  @MainActor func add(to recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: #selector(recognized(_:)))
  }
  @objc private func recognized(_ recognizer: UIGestureRecognizer) { seen(recognizer) }
  #else
  @MainActor func add(to recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: RecognizerWatch.recognized)
  }
  private func recognized(_ recognizer: UIGestureRecognizer) { seen(recognizer) }
  #endif
}

/// The answers of recognizers' delegates, which are optional methods on Apple's systems.
@MainActor enum Delegates {
  static func letsBegin(_ one: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
    let answer = one.delegate?.gestureRecognizerShouldBegin?(one) ?? true
    #else
    let answer = one.delegate?.gestureRecognizerShouldBegin(one) ?? true
    #endif
    return answer && one.view?.gestureRecognizerShouldBegin(one) ?? true
  }

  static func together(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
    return one.delegate?.gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: other) ?? false
    #else
    return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
    #endif
  }

  static func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
    return one.delegate?.gestureRecognizer?(one, shouldRequireFailureOf: other) ?? false
    #else
    return one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
    #endif
  }

  static func precedes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
    return one.delegate?.gestureRecognizer?(one, shouldBeRequiredToFailBy: other) ?? false
    #else
    return one.delegate?.gestureRecognizer(one, shouldBeRequiredToFailBy: other) ?? false
    #endif
  }
}

// MARK: - One touch sequence

/// The reports of fingers in one event, of one phase.
struct CapturedReport {
  var time: TimeInterval
  var phase: UITouch.Phase
  var contacts: [String]
  var fingers: [Int]

  /// The line of the script.
  func line(over duration: Int?) -> String {
    let lifted = fingers == [1] ? "" : " " + fingers.map { "finger \($0)" }.joined(separator: " and ")
    let points = contacts.joined(separator: " and ")
    switch phase {
    case .began: return "down \(points)"
    case .ended: return "up\(lifted)"
    case .cancelled: return "cancel\(lifted)"
    default: return "move \(points)" + (duration.map { " over \($0)" } ?? "")
    }
  }
}

/// The events from the first finger down to the next first finger down.
@MainActor final class CapturedSequence {
  let start: TimeInterval
  var trees: [(time: TimeInterval, tree: CapturedTree)] = []
  /// Flags that changed while fingers were down, as edits of the script.
  var changes: [(time: TimeInterval, edit: CapturedEdit)] = []
  var reports: [CapturedReport] = []
  var hits: [String] = []
  /// Rows of answers of views' own `hitTest`.
  var answers: [(view: String, text: String)] = []
  var numbers: [ObjectIdentifier: Int] = [:]
  var phases: [(view: String, words: [String])] = []
  var lives: [(name: String, steps: [(word: String, time: Int)])] = []
  /// The recognizers that received its touches.
  var attempts: [UIGestureRecognizer] = []
  /// Their names.
  var attemptNames: [String] = []
  /// The recognizers on the way of its touches that did not receive them.
  private(set) var declined: Set<String> = []
  /// The recognizers whose delegate or view did not let them begin.
  var refused: Set<String> = []

  init(start: TimeInterval) { self.start = start }

  func note(_ word: String, of name: String, at time: TimeInterval) {
    let milliseconds = max(0, Int(((time - start) * 1000).rounded()))
    guard let index = lives.firstIndex(where: { $0.name == name }) else {
      return lives.append((name, [(word, milliseconds)]))
    }
    if lives[index].steps.last?.word == word { return }
    lives[index].steps.append((word, max(milliseconds, lives[index].steps.last?.time ?? 0)))
  }

  func note(_ word: String, ofTouchIn view: String?) {
    guard let view = view ?? hits.last, view != "none" else { return }
    guard let index = phases.firstIndex(where: { $0.view == view }) else { return phases.append((view, [word])) }
    if word != "moved" || phases[index].words.last != word { phases[index].words.append(word) }
  }

  func noteDecliners(of touch: UITouch, _ names: CaptureNames) {
    for view in CaptureNames.path(of: touch) {
      for one in CapturedTree.recognizers(of: view) where one.isEnabled && !attempts.contains(where: { $0 === one }) {
        declined.insert(names.nearest(one))
      }
    }
  }

  func hasBegun(_ name: String) -> Bool {
    lives.first { $0.name == name }?.steps.contains { $0.word != "failed" } ?? false
  }
}

extension UITouch.Phase {
  /// The phase of a finger that has a number and no report yet.
  static var possiblyNew: UITouch.Phase { .stationary }

  var word: String {
    switch self {
    case .began: return "began"
    case .ended: return "ended"
    case .cancelled: return "cancelled"
    default: return "moved"
    }
  }
}

extension UIGestureRecognizer.State {
  /// Nil while nothing is decided.
  var word: String? {
    switch self {
    case .began: return "began"
    case .changed: return "changed"
    case .ended: return "ended"
    case .cancelled: return "cancelled"
    case .failed: return "failed"
    default: return nil
    }
  }
}

extension CGFloat {
  /// The number with at most three decimals.
  var short: String {
    guard isFinite else { return "0" }
    let rounded = (Double(self) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && Swift.abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }
}

// MARK: - Names

/// The names of objects: the identifier that the app gives, else the property that holds them, else the class.
@MainActor final class CaptureNames {
  private struct Entry {
    weak var object: AnyObject?
    var name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var taken: Set<String> = [
    "none", "nil", "dropped", "nobody", "to", "end", "all", "except", "UIApplication", "AppDelegate", "UIWindowScene",
  ]
  private var counts: [String: Int] = [:]
  /// The words of the texts that have been shown, in small letters; empty if texts are recorded.
  private var secrets: Set<String> = []
  /// The words of the names of classes and properties. They are those of the code, not of its users.
  private var code: Set<String> = []

  subscript(object: AnyObject) -> String? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.name
  }

  /// The view of a touch and the views around it.
  static func path(of touch: UITouch) -> [UIView] {
    touch.view.map { view in Array(Swift.sequence(first: view) { $0.superview }) } ?? []
  }

  /// The name of an object; for a view without one, that of the view around it.
  func nearest(_ object: AnyObject) -> String {
    if let name = self[object] { return name }
    if let view = object as? UIView, let parent = view.superview { return nearest(parent) }
    if let recognizer = object as? UIGestureRecognizer, let view = recognizer.view {
      return give([safe(recognizer.name), ClassNames.object(type(of: object))], to: recognizer, near: view)
    }
    return give([ClassNames.object(type(of: object))], to: object, near: nil)
  }

  /// Gives the first of the names that can be one.
  @discardableResult func give(_ names: [String?], to object: AnyObject, near view: UIView?) -> String {
    if let known = self[object] { return known }
    let base = names.lazy.compactMap { $0.flatMap(self.plain) }.first ?? "view"
    var number = counts[base] ?? 1, name = number == 1 ? base : "\(base)\(number)"
    while taken.contains(name) {
      number += 1
      name = "\(base)\(number)"
    }
    counts[base] = number
    taken.insert(name)
    entries[ObjectIdentifier(object)] = Entry(object: object, name: name)
    return name
  }

  /// Keeps the words of texts that are shown out of the names from now on.
  func hide(_ texts: [String]) {
    let words = texts.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    secrets.formUnion(words.filter { $0.utf8.count > 2 })
  }

  /// A name that the app gives when it runs; nil if it tells a text that is shown, as `row Ada` does.
  private func safe(_ name: String?) -> String? {
    guard let name = name, !secrets.isEmpty else { return name }
    let small = name.lowercased()
    return secrets.contains { small.contains($0) && !code.contains($0) } ? nil : name
  }

  /// A name with the characters that a scene allows; nil if nothing is left of it.
  private func plain(_ text: String) -> String? {
    // Most names are plain already, and this is much faster.
    let isPlain = text.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
    }
    if isPlain, !text.isEmpty, text.utf8.count <= 60, !text.hasPrefix("_"), !text.hasSuffix("_") { return text }
    let letters = String(text.prefix(60).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let name = letters.trimmingCharacters(in: CharacterSet(charactersIn: "_"))
    return name.isEmpty || name.utf8.count > 76 ? nil : name
  }

  /// Gives an object a name that the format makes.
  func rename(_ object: AnyObject, _ name: String) {
    entries[ObjectIdentifier(object)] = Entry(object: object, name: name)
  }

  /// Gives names to all objects of a tree.
  func nameAll(_ objects: [AnyObject]) {
    let unnamed = objects.filter { self[$0] == nil }
    guard !unnamed.isEmpty else { return }
    let properties = ClassNames.properties(of: objects)
    let types = Set(objects.map { ClassNames.plain(type(of: $0)) })
    code.formUnion(types.union(properties.values).flatMap(ClassNames.words))
    for object in unnamed {
      let own = (object as? UIView)?.accessibilityIdentifier ?? (object as? UIGestureRecognizer)?.name
      give(
        [safe(own), properties[ObjectIdentifier(object)], ClassNames.object(type(of: object))], to: object, near: nil)
    }
  }
}

/// The names of classes and of properties.
@MainActor enum ClassNames {
  /// The facts about each class that was asked about. A screen has hundreds of views of few classes, and a name takes long to make.
  private static var known: [ObjectIdentifier: (plain: String, object: String, isOfUIKit: Bool)] = [:]

  private static func facts(of type: Any.Type) -> (plain: String, object: String, isOfUIKit: Bool) {
    if let facts = known[ObjectIdentifier(type)] { return facts }
    let plain = String(describing: type), facts = (plain, object(plain), isOfUIKit(String(reflecting: type)))
    known[ObjectIdentifier(type)] = facts
    return facts
  }

  static func plain(_ type: Any.Type) -> String { facts(of: type).plain }

  /// `knob` for a `KnobView`.
  static func object(_ type: Any.Type) -> String { facts(of: type).object }

  static func isOfUIKit(_ type: Any.Type) -> Bool { facts(of: type).isOfUIKit }

  private static func object(_ plain: String) -> String {
    var name = Substring(plain.prefix { $0 != "<" })
    if name.hasPrefix("UI"), name.count > 2 { name = name.dropFirst(2) }
    for ending in ["GestureRecognizer", "Recognizer", "View", "Control"]
    where name.hasSuffix(ending) && name.count > ending.count {
      name = name.dropLast(ending.count)
      break
    }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// `pay` and `button` for a `PayButton`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    for letter in name {
      if !letter.isLetter { words.append("") }
      if letter.isUppercase || words.isEmpty { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return words
  }

  /// Whether a class of the app has its own `hitTest` or `point(inside:)`. Only the runtime of Objective-C tells.
  static func overridesHitTest(_ view: UIView) -> Bool {
    #if canImport(ObjectiveC) && canImport(MachO)
    guard Bundle(for: type(of: view)) != Bundle(for: UIView.self) else { return false }
    return [#selector(UIView.hitTest(_:with:)), #selector(UIView.point(inside:with:))].contains {
      class_getMethodImplementation(type(of: view), $0) != class_getMethodImplementation(UIView.self, $0)
    }
    #else
    return false
    #endif
  }

  private static func isOfUIKit(_ name: String) -> Bool {
    // Classes of Objective-C have no module.
    guard let dot = name.firstIndex(of: ".") else { return ["UI", "NS", "_"].contains { name.hasPrefix($0) } }
    return ["UIKit", "UIKitCore", "UIKitLists", "SwiftUI", "__C"].contains(name[..<dot])
  }

  /// The names of the properties of the app's own classes, by what they hold.
  static func properties(of owners: [AnyObject]) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    for owner in owners {
      var mirror = isOfUIKit(type(of: owner)) ? nil : Mirror(reflecting: owner)
      while let level = mirror, !isOfUIKit(level.subjectType) {
        for child in level.children {
          guard let label = child.label else { continue }
          let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
          let values = (child.value as? [AnyObject]) ?? [child.value as AnyObject]
          for value in values where value is UIView || value is UIGestureRecognizer || value is UIViewController {
            if names[ObjectIdentifier(value)] == nil { names[ObjectIdentifier(value)] = name }
          }
        }
        mirror = level.superclassMirror
      }
    }
    return names
  }
}

// MARK: - The tree

/// A property of an object, or an edit of the script.
struct CapturedEdit {
  var name: String
  var property: String
  var value: String
}

/// A view or window as it was, with its recognizers.
@MainActor final class CapturedNode {
  weak var view: UIView?
  let name: String
  let parent: String?
  /// The class that Touchstone has, and the one in the app.
  let base: String
  let className: String
  var values: [String: String] = [:]
  /// The values of a new object of this class, where they are not those of any view.
  var defaults: [String: String] = [:]
  var controller: (name: String, className: String)?
  var text: String?
  /// Whether a sibling behind the view is seen through it.
  let isClear: Bool
  var actions: [String] = []
  var recognizers: [CapturedRecognizer] = []

  init(_ view: UIView, in parent: String?, _ name: String) {
    (self.view, self.parent, self.name) = (view, parent, name)
    (base, className) = (CapturedNode.base(of: view), ClassNames.plain(type(of: view)))
    isClear = CapturedNode.isClear(view)
    (values["isHidden"], values["isUserInteractionEnabled"]) = (
      view.isHidden ? "true" : nil, view.isUserInteractionEnabled ? nil : "false"
    )
    if base == "UILabel" || base == "UIImageView" {
      defaults["isUserInteractionEnabled"] = "false"
      values["isUserInteractionEnabled"] = view.isUserInteractionEnabled ? "true" : nil
    }
    readPlace(of: view)
    if view.alpha != 1 { values["alpha"] = "\(Double(view.alpha))" }
    if view.clipsToBounds { values["clipsToBounds"] = "true" }
    if view.isMultipleTouchEnabled { values["isMultipleTouchEnabled"] = "true" }
    if view.isExclusiveTouch { values["isExclusiveTouch"] = "true" }
    if let control = view as? UIControl, !control.isEnabled { values["isEnabled"] = "false" }
    guard let scroll = view as? UIScrollView else { return }
    values["contentSize"] = "\(max(0, scroll.contentSize.width).short) \(max(0, scroll.contentSize.height).short)"
    if !scroll.delaysContentTouches { values["delaysContentTouches"] = "false" }
    if !scroll.canCancelContentTouches { values["canCancelContentTouches"] = "false" }
  }

  /// A scene has a frame before the transform, and a rotation with one scale.
  private func readPlace(of view: UIView) {
    let size = view.bounds.size, move = view.transform
    let x = view.center.x - size.width / 2 + move.tx, y = view.center.y - size.height / 2 + move.ty
    values["frame"] = "\(x.short) \(y.short) \(max(0, size.width).short) \(max(0, size.height).short)"
    if view.bounds.origin != .zero { values["boundsOrigin"] = "\(view.bounds.minX.short) \(view.bounds.minY.short)" }
    let angle = atan2(move.b, move.a) * 180 / .pi, scale = (move.a * move.a + move.b * move.b).squareRoot()
    guard abs(angle) > 0.0001 || abs(scale - 1) > 0.000001, scale > 0 else { return }
    values["transform"] = "rotate \(Double(angle)) scale \(Double(scale))"
  }

  private static func isClear(_ view: UIView) -> Bool {
    // Other classes may draw something.
    guard type(of: view) == UIView.self, view.backgroundColor.map({ $0.cgColor.alpha == 0 }) ?? true else {
      return false
    }
    let frame = view.frame
    return (view.superview?.subviews ?? []).prefix { $0 !== view }.contains { $0.frame.intersects(frame) }
  }

  private static func base(of view: UIView) -> String {
    switch view {
    case is UIButton: return "UIButton"
    case is UISwitch: return "UISwitch"
    case is UISlider: return "UISlider"
    case is UISegmentedControl: return "UISegmentedControl"
    case is UIStepper: return "UIStepper"
    case is UIControl: return "UIControl"
    case is UITableView: return "UITableView"
    case is UIScrollView: return "UIScrollView"
    case is UITableViewCell where view.superview is UITableView: return "UITableViewCell"
    case is UILabel: return "UILabel"
    case is UIImageView: return "UIImageView"
    default: return "UIView"
    }
  }

  /// Whether the parts of the view are UIKit's own business.
  static func isWhole(_ view: UIView) -> Bool {
    view is UISwitch || view is UISlider || view is UISegmentedControl || view is UIStepper
  }
}

/// A recognizer as it was.
struct CapturedRecognizer {
  var name: String
  var kind: String
  var className: String
  var values: [String: String]
  var requires: String?
  var action: String?
}

/// The views of all windows at one time.
@MainActor final class CapturedTree {
  /// Parents before children, back to front.
  private(set) var nodes: [CapturedNode] = []
  private(set) var usesWindowScene = false
  private(set) var delegateIsResponder = true
  private let names: CaptureNames
  private let texts: Bool
  private var known: [String: CapturedNode] = [:]

  /// - Parameter receivers: the recognizers that receive the touches, of which the delegates are asked.
  init(of application: UIApplication, texts: Bool, receivers: [UIGestureRecognizer], _ names: CaptureNames) {
    (self.names, self.texts) = (names, texts)
    let windows = application.windows.filter { !$0.isHidden }
    let views = windows.flatMap { CapturedTree.views(in: $0, depth: 0) }
    if !texts { names.hide(views.flatMap { CapturedTree.texts(of: $0) }) }
    let all: [AnyObject] = views.flatMap { view -> [AnyObject] in
      [view] + [CapturedTree.controller(of: view)].compactMap { $0 } + CapturedTree.recognizers(of: view)
    }
    names.nameAll(all + [application.delegate as AnyObject?].compactMap { $0 })
    for view in views { add(view) }
    for view in views { readRecognizers(of: view, receivers) }
    usesWindowScene = windows.contains { $0.windowScene != nil && $0.next is UIWindowScene }
    delegateIsResponder = application.delegate == nil || application.delegate is UIResponder
  }

  /// The most views and levels of views that are recorded.
  private static let mostViews = 5_000, mostLevels = 60

  private static func views(in view: UIView, depth: Int) -> [UIView] {
    guard depth < mostLevels, !view.isHidden else { return [view] }
    // The parts of a switch or slider are UIKit's own business, those that the app has added are not.
    let subviews = view.subviews.filter {
      !CapturedNode.isWhole(view) || !ClassNames.isOfUIKit(type(of: $0)) || $0.accessibilityIdentifier != nil
    }
    return Array(([view] + subviews.flatMap { views(in: $0, depth: depth + 1) }).prefix(mostViews))
  }

  private static func controller(of view: UIView) -> UIViewController? {
    guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else { return nil }
    return controller
  }

  private static func text(of view: UIView) -> String? {
    (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? (view as? UITextField)?.text
      ?? (view as? UITextView)?.text
  }

  /// All texts that a view shows or speaks.
  private static func texts(of view: UIView) -> [String] {
    let segments = (view as? UISegmentedControl).map { control in
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }
    return ([text(of: view), view.accessibilityLabel, (view as? UITextField)?.placeholder] + (segments ?? []))
      .compactMap { $0 }
  }

  /// A word for each segment.
  private func titles(of control: UISegmentedControl) -> String? {
    let words = (0..<control.numberOfSegments).map { index -> String in
      let title = texts ? control.titleForSegment(at: index) : nil
      return title?.replacingOccurrences(of: " ", with: "_") ?? "\(index + 1)"
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  static func recognizers(of view: UIView) -> [UIGestureRecognizer] {
    (view.gestureRecognizers ?? []).filter { !($0 is TouchObserver) }
  }

  private func add(_ view: UIView) {
    let node = CapturedNode(view, in: view.superview.map { names.nearest($0) }, names.nearest(view))
    if let controller = CapturedTree.controller(of: view) {
      node.controller = (names.nearest(controller), ClassNames.plain(type(of: controller)))
    }
    if texts { node.text = CapturedTree.text(of: view) }
    if let segments = view as? UISegmentedControl { node.text = titles(of: segments) }
    if let control = view as? UIControl { node.actions = actions(of: control) }
    if let window = view as? UIWindow { node.values["level"] = window.windowLevel.rawValue.short }
    nodes.append(node)
    known[node.name] = node
  }

  // MARK: Actions

  private static let events: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
  ]

  private func actions(of control: UIControl) -> [String] {
    var result: [String] = []
    for (event, word) in CapturedTree.events {
      let selectors = control.allTargets.map { $0.base as AnyObject }.flatMap { target in
        (control.actions(forTarget: target is NSNull ? nil : target, forControlEvent: event) ?? []).map {
          "\(word) \(CapturedTree.plain($0))\(target is NSNull ? " to nil" : place(of: target))"
        }
      }
      result += selectors.sorted()
      if selectors.isEmpty, control.allControlEvents.contains(event) { result.append("\(word) action") }
    }
    return result
  }

  /// ` to NAME` for an object of the tree; nothing for others, whose actions are written without a target.
  private func place(of target: AnyObject) -> String {
    guard target is UIView || target is UIViewController, let name = names[target] else { return "" }
    return " to \(name)"
  }

  /// The name of a method without its parameters.
  private static func plain(_ selector: String) -> String {
    let letters = selector.prefix { $0 != ":" }.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return letters.isEmpty ? "action" : String(letters.prefix(60))
  }

  // MARK: Recognizers

  private func readRecognizers(of view: UIView, _ receivers: [UIGestureRecognizer]) {
    let node = known[names.nearest(view)]
    for one in CapturedTree.recognizers(of: view) where !isOfScrollView(one, view) {
      var values: [String: String] = [:]
      if !one.isEnabled { values["isEnabled"] = "false" }
      if !one.cancelsTouchesInView { values["cancelsTouchesInView"] = "false" }
      if one.delaysTouchesBegan { values["delaysTouchesBegan"] = "true" }
      if !one.delaysTouchesEnded { values["delaysTouchesEnded"] = "false" }
      let kind = CapturedTree.kind(of: one, &values)
      if receivers.contains(where: { $0 === one }) { readDelegate(of: one, receivers, &values) }
      let log = one.description
      node?.recognizers.append(
        CapturedRecognizer(
          name: names.nearest(one), kind: kind, className: ClassNames.plain(type(of: one)), values: values,
          requires: requirements(in: log, view), action: action(in: log)))
    }
  }

  /// Names that a scene gives by itself: `list.pan` and `list.delay`.
  private func isOfScrollView(_ one: UIGestureRecognizer, _ view: UIView) -> Bool {
    guard let scroll = view as? UIScrollView else { return false }
    if one === scroll.panGestureRecognizer {
      names.rename(one, "\(names.nearest(view)).pan")
      return true
    }
    if one === scroll.pinchGestureRecognizer { return true }
    let className = ClassNames.plain(type(of: one))
    guard className == "ContentDelay" || className.hasSuffix("DelayedTouchesBeganGestureRecognizer") else {
      return false
    }
    names.rename(one, "\(names.nearest(view)).delay")
    return true
  }

  private static func kind(of one: UIGestureRecognizer, _ values: inout [String: String]) -> String {
    switch one {
    case let tap as UITapGestureRecognizer where type(of: one) == UITapGestureRecognizer.self:
      if tap.numberOfTapsRequired != 1 { values["numberOfTapsRequired"] = "\(tap.numberOfTapsRequired)" }
      if tap.numberOfTouchesRequired != 1 { values["numberOfTouchesRequired"] = "\(tap.numberOfTouchesRequired)" }
      return "tap"
    case let press as UILongPressGestureRecognizer where type(of: one) == UILongPressGestureRecognizer.self:
      if press.numberOfTapsRequired != 0 { values["numberOfTapsRequired"] = "\(press.numberOfTapsRequired)" }
      if press.numberOfTouchesRequired != 1 { values["numberOfTouchesRequired"] = "\(press.numberOfTouchesRequired)" }
      if press.minimumPressDuration != 0.5 { values["minimumPressDuration"] = "\(press.minimumPressDuration)" }
      if press.allowableMovement != 10 { values["allowableMovement"] = press.allowableMovement.short }
      return "longPress"
    case let edge as UIScreenEdgePanGestureRecognizer where type(of: one) == UIScreenEdgePanGestureRecognizer.self:
      let words: [(UIRectEdge, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
      values["edges"] = words.first { edge.edges.contains($0.0) }?.1
      return "screenEdgePan"
    case let pan as UIPanGestureRecognizer where type(of: one) == UIPanGestureRecognizer.self:
      if pan.minimumNumberOfTouches != 1 { values["minimumNumberOfTouches"] = "\(pan.minimumNumberOfTouches)" }
      if (1...20).contains(pan.maximumNumberOfTouches) {
        values["maximumNumberOfTouches"] = "\(pan.maximumNumberOfTouches)"
      }
      return "pan"
    case let swipe as UISwipeGestureRecognizer where type(of: one) == UISwipeGestureRecognizer.self:
      let words: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
      ]
      let direction = words.filter { swipe.direction.contains($0.0) }.map { $0.1 }.joined(separator: " ")
      if direction != "right", !direction.isEmpty { values["direction"] = direction }
      if swipe.numberOfTouchesRequired != 1 { values["numberOfTouchesRequired"] = "\(swipe.numberOfTouchesRequired)" }
      return "swipe"
    case is UIPinchGestureRecognizer where type(of: one) == UIPinchGestureRecognizer.self: return "pinch"
    case is UIRotationGestureRecognizer where type(of: one) == UIRotationGestureRecognizer.self: return "rotation"
    default: return "observed"
    }
  }

  private func readDelegate(
    of one: UIGestureRecognizer, _ receivers: [UIGestureRecognizer], _ values: inout [String: String]
  ) {
    guard one.delegate != nil else { return }
    let others = receivers.filter { $0 !== one }
    func list(_ property: String, _ answer: (UIGestureRecognizer, UIGestureRecognizer) -> Bool) {
      let yes = others.filter { answer(one, $0) }.compactMap { names[$0] }
      if !yes.isEmpty { values[property] = yes.joined(separator: " ") }
    }
    list("shouldRecognizeSimultaneouslyWith", Delegates.together)
    list("shouldRequireFailureOf", Delegates.waits)
    list("shouldBeRequiredToFailBy", Delegates.precedes)
  }

  /// The recognizers that must fail first, which only the text of a recognizer tells.
  private func requirements(in log: String, _ view: UIView) -> String? {
    guard log.contains("{"), let start = log.range(of: "must-fail = {") else { return nil }
    let list = log[start.upperBound...].prefix { $0 != "}" }
    let roots = sequence(first: view as UIView) { $0.superview }
    let near = roots.flatMap { CapturedTree.recognizers(of: $0) } + (view.window.map { all(in: $0) } ?? [])
    var found: [String] = []
    for other in near where [";", " "].contains(where: { list.contains(": \(CapturedTree.address(of: other))\($0)") }) {
      let name = names.nearest(other)
      if !found.contains(name) { found.append(name) }
    }
    return found.isEmpty ? nil : found.joined(separator: " ")
  }

  private func all(in view: UIView) -> [UIGestureRecognizer] {
    CapturedTree.recognizers(of: view) + view.subviews.flatMap { all(in: $0) }
  }

  /// An object's address as Objective-C writes it in descriptions: without the zeros in front that Swift writes.
  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// The first action in the text of a recognizer, without the recorder's own and those of recognizers that must fail first.
  private func action(in text: String) -> String? {
    guard text.contains("(") else { return nil }
    let log = text.components(separatedBy: "must-fail").first ?? text
    for part in log.components(separatedBy: "(action=").dropFirst() where !part.contains("RecognizerWatch") {
      let pieces = part.components(separatedBy: ", target=<")
      guard pieces.count > 1, let name = pieces.first, !name.isEmpty else { continue }
      let address = pieces[1].prefix { $0 != ">" }.split(separator: " ").last.map(String.init) ?? ""
      let target = nodes.lazy.compactMap { $0.view }.flatMap { view -> [AnyObject] in
        [view] + [CapturedTree.controller(of: view)].compactMap { $0 }
      }.first { CapturedTree.address(of: $0) == address }
      return CapturedTree.plain(name) + (target.map { self.place(of: $0) } ?? "")
    }
    return nil
  }

  // MARK: Answers

  /// Finds the views whose own `hitTest` or `point(inside:)` answers otherwise than UIKit's, and samples them around each touch.
  func sampled(at touches: [UITouch], _ overriding: inout Set<ObjectIdentifier>) -> [(view: String, text: String)] {
    var rows: [(view: String, text: String)] = []
    for touch in touches {
      for node in nodes {
        guard let view = node.view, let window = view.window, isOpen(view) else { continue }
        let point = window.convert(touch.location(in: nil), from: touch.window),
          local = view.convert(point, from: window)
        guard local.x.isFinite, local.y.isFinite else { continue }
        let answer = view.hitTest(local, with: nil), plain = plainAnswer(of: view, at: local)
        if answer == nil, plain != nil, !(view.layer.animationKeys() ?? []).isEmpty {
          node.values["animation"] = "running"
        } else if answer !== plain || overriding.contains(ObjectIdentifier(view)) || ClassNames.overridesHitTest(view) {
          overriding.insert(ObjectIdentifier(view))
          rows += grid(around: local, of: view, node.name)
        }
      }
    }
    return rows
  }

  private func isOpen(_ view: UIView) -> Bool {
    sequence(first: view) { $0.superview }.allSatisfy { $0.isUserInteractionEnabled && !$0.isHidden && $0.alpha > 0.01 }
  }

  /// UIKit's answer, with the real answers of the subviews.
  private func plainAnswer(of view: UIView, at point: CGPoint) -> UIView? {
    guard view.bounds.contains(point) else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: view), with: nil) { return hit }
    }
    return view
  }

  private func grid(around point: CGPoint, of view: UIView, _ name: String) -> [(view: String, text: String)] {
    (-2...2).map { row in
      let y = point.y + CGFloat(row) * 8
      let answers = (-2...2).map { column -> String in
        let hit = view.hitTest(CGPoint(x: point.x + CGFloat(column) * 8, y: y), with: nil)
        return hit.map { names.nearest($0) } ?? "none"
      }
      return (name, "\((point.x - 16).short),\(y.short) \(answers.joined(separator: " "))")
    }
  }

  // MARK: Changes while fingers are down

  /// Returns the flags on the way of touches that are no longer what they were.
  func changedFlags() -> [CapturedEdit] {
    var edits: [CapturedEdit] = []
    for node in nodes {
      guard let view = node.view else { continue }
      let flags = [
        ("isHidden", view.isHidden ? "true" : "false"),
        ("isUserInteractionEnabled", view.isUserInteractionEnabled ? "true" : "false"),
        ("isEnabled", (view as? UIControl)?.isEnabled == false ? "false" : "true"),
      ]
      for (property, value) in flags {
        let old = node.values[property] ?? node.defaults[property] ?? (property == "isHidden" ? "false" : "true")
        guard old != value else { continue }
        node.values[property] = value
        edits.append(CapturedEdit(name: node.name, property: property, value: value))
      }
      for one in CapturedTree.recognizers(of: view) {
        guard let index = node.recognizers.firstIndex(where: { $0.name == names[one] }) else { continue }
        let value = one.isEnabled ? "true" : "false", old = node.recognizers[index].values["isEnabled"] ?? "true"
        guard old != value else { continue }
        node.recognizers[index].values["isEnabled"] = value
        edits.append(CapturedEdit(name: node.recognizers[index].name, property: "isEnabled", value: value))
      }
    }
    return edits
  }
}

// MARK: - The file

/// The text of a capture: the union of all trees, the changes between them, and the inputs, as a scene of Touchstone.
@MainActor struct Capture {
  /// A view of any of the trees.
  @MainActor private final class Place {
    let node: CapturedNode
    /// The values at first, and those after the edits so far.
    var initial: [String: String]
    var current: [String: String]
    /// The names of the subviews, at first and now.
    var children: [String] = [], order: [String] = []
    /// The recognizers in order, with their values at first and now.
    var recognizers: [(one: CapturedRecognizer, initial: [String: String], current: [String: String])] = []

    init(_ node: CapturedNode, isNew: Bool) {
      self.node = node
      (initial, current) = (node.values, node.values)
      if isNew {
        initial["isHidden"] = "true"
        current["isHidden"] = "true"
      }
    }
  }

  private let sequences: [CapturedSequence]
  private let system: String
  private var places: [String: Place] = [:]
  private var windows: [String] = [], windowOrder: [String] = []
  private var recognizerNames: Set<String> = []
  private var script: [String] = []

  private static let delegateKeys = [
    "shouldReceive", "shouldBegin", "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf",
    "shouldBeRequiredToFailBy",
  ]
  /// The longest pause between two touches, in milliseconds: what follows a touch ends by then.
  private static let longestPause = 5_000
  /// Views times inputs; Touchstone reads 250,000.
  private static let mostWork = 200_000

  init(_ sequences: [CapturedSequence], system: String) {
    self.system = system
    let views = Set(sequences.flatMap { $0.trees.flatMap { $0.tree.nodes.map { $0.name } } }).count
    let limit = max(1, Capture.mostWork / max(1, views))
    var kept = sequences
    while kept.count > 1, kept.reduce(0, { $0 + $1.reports.count }) > limit { kept.removeFirst() }
    for sequence in kept { sequence.thin(to: limit / kept.count) }
    self.sequences = kept
    write()
  }

  /// The whole file.
  var text: String {
    guard !windows.isEmpty else { return "# TouchRecorder has seen no touch.\n" }
    var lines = [
      "# The last touches of an app, by TouchRecorder. `touchstone open` shows them; Guides/FromYourDevice.md says more."
    ]
    let tree = sequences.first?.trees.first?.tree
    if tree?.usesWindowScene == true { lines.append("application: { usesWindowScene: true }") }
    if tree?.delegateIsResponder == false { lines.append("delegate: { isResponder: false }") }
    lines.append("windows:")
    for window in windows { lines += viewLines(window, indent: "  ") }
    lines += ["script:"] + script.map { "  - \($0)" }
    lines += observedLines + ["# The end of the capture."]
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: The script

  private mutating func write() {
    var offset = 0, lastTime = 0
    for (index, sequence) in sequences.enumerated() {
      var entries: [(time: Int, lines: [String], report: CapturedReport?)] = []
      func milliseconds(_ time: TimeInterval) -> Int {
        offset + max(0, Int(((time - sequence.start) * 1000).rounded()))
      }
      for (time, tree) in sequence.trees {
        entries.append((milliseconds(time), edits(to: tree, in: sequence, isFirst: index == 0 && places.isEmpty), nil))
      }
      for (time, edit) in sequence.changes where apply(edit) {
        entries.append((milliseconds(time), ["set \(edit.name).\(edit.property) \(edit.value)"], nil))
      }
      for report in sequence.reports { entries.append((milliseconds(report.time), [], report)) }
      // Edits of one time come before the reports of the touches that found them.
      let order = entries.enumerated().sorted {
        ($0.element.time, $0.element.report == nil ? 0 : 1, $0.offset) < (
          $1.element.time, $1.element.report == nil ? 0 : 1, $1.offset
        )
      }
      for (_, entry) in order { add(entry.time, entry.lines, entry.report, &lastTime) }
      let next = index + 1 < sequences.count ? sequences[index + 1].start : sequence.start + 86_400
      let pause = min(Capture.longestPause, max(1, milliseconds(next) - lastTime))
      script += ["wait \(index + 1 < sequences.count ? pause : 1_000)", "mark touch\(index + 1)"]
      lastTime += pause
      offset = lastTime
    }
  }

  private mutating func add(_ time: Int, _ lines: [String], _ report: CapturedReport?, _ lastTime: inout Int) {
    guard !lines.isEmpty || report != nil else { return }
    let pause = time - lastTime
    let isShortMove =
      report.map { $0.phase != .began && $0.phase != .ended && $0.phase != .cancelled } == true
      && (1...17).contains(pause)
    if pause > 0, !isShortMove { script.append("wait \(pause)") }
    lastTime = max(lastTime, time)
    script += lines
    if let report { script.append(report.line(over: isShortMove ? pause : nil)) }
  }

  private func apply(_ edit: CapturedEdit) -> Bool {
    if let place = places[edit.name] {
      place.current[edit.property] = edit.value
      return true
    }
    for place in places.values {
      if let index = place.recognizers.firstIndex(where: { $0.one.name == edit.name }) {
        place.recognizers[index].current[edit.property] = edit.value
        return true
      }
    }
    return false
  }

  // MARK: The union of the trees

  /// Returns the lines of the script that make the views what they are in a later tree.
  private mutating func edits(to tree: CapturedTree, in sequence: CapturedSequence, isFirst: Bool) -> [String] {
    var lines: [String] = [], present: Set<String> = []
    for node in tree.nodes {
      present.insert(node.name)
      let place: Place
      if let known = places[node.name] {
        place = known
        // A view that the app has moved to another superview stays in the first one.
        guard known.node.parent == node.parent else { continue }
      } else {
        let parent = node.parent.flatMap { places[$0] }
        if node.parent != nil, parent == nil { continue }
        place = Place(node, isNew: !isFirst && (parent == nil || parent?.current["isHidden"] != "true"))
        places[node.name] = place
        insert(node, of: tree)
      }
      lines += changes(of: node.name, place.current, node.values, node.defaults) { place.current = $0 }
      addRecognizers(of: node, to: place, in: sequence, isFirst: isFirst, &lines)
    }
    for (name, place) in places.sorted(by: { $0.key < $1.key })
    where !present.contains(name) && place.current["isHidden"] != "true" {
      let parent = place.node.parent
      guard parent.map({ present.contains($0) && places[$0]?.current["isHidden"] != "true" }) ?? true else { continue }
      place.current["isHidden"] = "true"
      lines.append("set \(name).isHidden true")
    }
    return lines + fronts(of: tree)
  }

  private static let defaults = [
    "isHidden": "false", "isUserInteractionEnabled": "true", "boundsOrigin": "0 0", "transform": "rotate 0 scale 1",
    "alpha": "1", "clipsToBounds": "false", "isMultipleTouchEnabled": "false", "isExclusiveTouch": "false",
    "isEnabled": "true", "delaysContentTouches": "true", "canCancelContentTouches": "true", "animation": "none",
    "cancelsTouchesInView": "true", "delaysTouchesBegan": "false", "delaysTouchesEnded": "true",
    "numberOfTapsRequired": "1", "numberOfTouchesRequired": "1", "minimumPressDuration": "0.5",
    "allowableMovement": "10", "direction": "right", "minimumNumberOfTouches": "1", "maximumNumberOfTouches": "20",
    "shouldReceive": "all", "shouldBegin": "true", "shouldRecognizeSimultaneouslyWith": "none",
    "shouldRequireFailureOf": "none", "shouldBeRequiredToFailBy": "none",
  ]

  /// Returns a line for each value that differs.
  private func changes(
    of name: String, _ old: [String: String], _ new: [String: String], _ own: [String: String],
    _ finish: ([String: String]) -> Void
  ) -> [String] {
    var lines: [String] = [], result = old
    for key in Set(old.keys).union(new.keys).sorted() where key != "level" {
      let standard = own[key] ?? Capture.defaults[key]
      guard let value = new[key] ?? standard, (old[key] ?? standard) != value else { continue }
      lines.append("set \(name).\(key) \(value)")
      result[key] = value
    }
    finish(result)
    return lines
  }

  private mutating func insert(_ node: CapturedNode, of tree: CapturedTree) {
    let siblings = tree.nodes.filter { $0.parent == node.parent }.map { $0.name }
    let before = siblings.prefix { $0 != node.name }.last
    func insert(into list: inout [String]) {
      list.insert(node.name, at: before.flatMap { list.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }
    if let parent = node.parent.flatMap({ places[$0] }) {
      insert(into: &parent.children)
      insert(into: &parent.order)
    } else {
      insert(into: &windows)
      insert(into: &windowOrder)
    }
  }

  private mutating func addRecognizers(
    of node: CapturedNode, to place: Place, in sequence: CapturedSequence, isFirst: Bool, _ lines: inout [String]
  ) {
    let received = Set(sequence.attemptNames)
    for one in node.recognizers {
      var values = one.values
      if sequence.declined.contains(one.name), !received.contains(one.name) { values["shouldReceive"] = "none" }
      if sequence.refused.contains(one.name) { values["shouldBegin"] = "false" }
      guard let index = place.recognizers.firstIndex(where: { $0.one.name == one.name }) else {
        recognizerNames.insert(one.name)
        var initial = values
        if !isFirst && place.initial["isHidden"] != "true" { initial["isEnabled"] = "false" }
        place.recognizers.append((one, initial, values))
        if initial["isEnabled"] != values["isEnabled"] { lines.append("set \(one.name).isEnabled true") }
        continue
      }
      if !received.contains(one.name) {
        let known = place.recognizers[index].current
        for key in Capture.delegateKeys where values[key] == nil { values[key] = known[key] }
      }
      // Zero taps are usual before a long press.
      let own = one.kind == "longPress" ? ["numberOfTapsRequired": "0"] : [:]
      lines += changes(of: one.name, place.recognizers[index].current, values, own) {
        place.recognizers[index].current = $0
      }
    }
    for index in place.recognizers.indices
    where !node.recognizers.contains(where: { $0.name == place.recognizers[index].one.name }) {
      guard place.recognizers[index].current["isEnabled"] != "false" else { continue }
      place.recognizers[index].current["isEnabled"] = "false"
      lines.append("set \(place.recognizers[index].one.name).isEnabled false")
    }
  }

  /// Brings views to the front until those of a tree are in its order.
  private mutating func fronts(of tree: CapturedTree) -> [String] {
    var lines: [String] = []
    let parents = [nil] + tree.nodes.map { Optional($0.name) }
    var children: [String?: [String]] = [:]
    for node in tree.nodes { children[node.parent, default: []].append(node.name) }
    for parent in parents {
      let known = parent.map { places[$0]?.order ?? [] } ?? windowOrder
      let wanted = (children[parent] ?? []).filter { known.contains($0) }, set = Set(wanted)
      let present = known.filter { set.contains($0) }
      let same = zip(wanted, present).prefix { $0 == $1 }.count
      guard same < wanted.count else { continue }
      let moved = Array(wanted[same...])
      lines += moved.map { "front \($0)" }
      let order = known.filter { !moved.contains($0) } + moved
      if let parent { places[parent]?.order = order } else { windowOrder = order }
    }
    return lines
  }

  // MARK: Lines

  private static let order =
    [
      "level", "frame", "boundsOrigin", "transform", "isHidden", "alpha", "isUserInteractionEnabled", "isEnabled",
      "clipsToBounds", "isMultipleTouchEnabled", "isExclusiveTouch", "animation", "contentSize", "delaysContentTouches",
      "canCancelContentTouches", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches", "maximumNumberOfTouches",
      "minimumPressDuration", "allowableMovement", "direction", "edges",
    ] + delegateKeys

  private func viewLines(_ name: String, indent: String) -> [String] {
    guard let place = places[name] else { return [] }
    let node = place.node
    var pairs = ["name: \(name)"]
    if node.parent != nil {
      if node.base != "UIView" { pairs.append("class: \(node.base)") }
      if let text = node.text, !text.isEmpty { pairs.append("text: \(Capture.quoted(text))") }
      if node.isClear { pairs.append("color: clear") }
    }
    for key in Capture.order {
      if let value = place.initial[key], key != "level" || value != "0" { pairs.append("\(key): \(value)") }
    }
    if overriding.contains(name) { pairs.append("hitTest: observed") }
    if let controller = node.controller, node.parent != nil { pairs.append("controller: \(controller.name)") }
    if !node.actions.isEmpty, node.parent != nil {
      pairs.append("actions: [" + node.actions.map { known($0) }.joined(separator: ", ") + "]")
    }
    if place.recognizers.isEmpty, place.children.isEmpty, node.parent != nil {
      return ["\(indent)- { \(pairs.joined(separator: ", ")) }"]
    }
    var lines = pairs.enumerated().map { "\(indent)\($0 == 0 ? "-" : " ") \($1)" }
    if !place.recognizers.isEmpty {
      lines.append("\(indent)  recognizers:")
      for (one, initial, _) in place.recognizers {
        var pairs = ["name: \(one.name)", "kind: \(one.kind)"]
        if let action = one.action { pairs.append("action: \(known(action))") }
        for key in Capture.order { if let value = initial[key] { pairs.append("\(key): \(value)") } }
        if let requires = one.requires?.split(separator: " ").map(String.init).filter({ isRecognizer($0) }),
          !requires.isEmpty
        {
          pairs.append("requires: \(requires.joined(separator: " "))")
        }
        lines.append("\(indent)    - { \(pairs.joined(separator: ", ")) }")
      }
    }
    if !place.children.isEmpty {
      lines.append("\(indent)  views:")
      for child in place.children { lines += viewLines(child, indent: indent + "    ") }
    }
    return lines
  }

  /// An action without a target that is not in the file.
  private func known(_ action: String) -> String {
    let parts = action.components(separatedBy: " to ")
    guard parts.count == 2, parts[1] != "nil", places[parts[1]] == nil else { return action }
    let controllers = places.values.compactMap { $0.node.controller?.name }
    return controllers.contains(parts[1]) ? action : parts[0]
  }

  private func isRecognizer(_ name: String) -> Bool {
    if recognizerNames.contains(name) { return true }
    let parts = name.components(separatedBy: ".")
    guard parts.count == 2, let base = places[parts[0]]?.node.base else { return false }
    return base == "UIScrollView" || base == "UITableView"
  }

  private var overriding: Set<String> {
    Set(sequences.flatMap { $0.answers.map { $0.view } })
  }

  // MARK: What was observed

  private var observedLines: [String] {
    var lines = ["observed:", "  system: \(Capture.quoted(system))"]
    let classes = places.keys.sorted().flatMap { name -> [String] in
      guard let place = places[name] else { return [] }
      let node = place.node, base = node.parent == nil ? "UIWindow" : node.base
      var words = node.className == base ? [] : [(name, node.className)]
      if let controller = node.controller, node.parent != nil { words.append(controller) }
      words += place.recognizers.filter { $0.one.kind == "observed" }.map { ($0.one.name, $0.one.className) }
      return words.map { "\($0) \($1.replacingOccurrences(of: " ", with: ""))" }
    }
    if !classes.isEmpty { lines += ["  classes:"] + classes.map { "    - \(Capture.word($0))" } }
    lines.append("  touches:")
    for (index, sequence) in sequences.enumerated() {
      lines.append("    - at: touch\(index + 1)")
      lines.append("      hit: [\(sequence.hits.map { view($0) }.joined(separator: ", "))]")
      lines += list(
        "phases",
        sequence.phases.filter { places[$0.view] != nil }.map {
          "\($0.view) \($0.words.joined(separator: " "))"
        })
      lines += list(
        "gestures",
        sequence.lives.filter { isRecognizer($0.name) }.map { life in
          "\(life.name) " + life.steps.map { "\($0.word) \($0.time)" }.joined(separator: " ")
        })
      lines += list(
        "answers",
        sequence.answers.filter { places[$0.view] != nil }.map { row in
          let words = row.text.split(separator: " ").map(String.init)
          return ([row.view, words[0]] + words.dropFirst().map { view($0) }).joined(separator: " ")
        })
    }
    return lines
  }

  private func view(_ name: String) -> String { places[name] == nil ? "none" : name }

  private func list(_ key: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["      \(key):"] + items.map { "        - \(Capture.word($0))" }
  }

  /// A text without quotes if YAML reads it as it is.
  private static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || " _.,-".unicodeScalars.contains($0)
    }
    return isPlain ? text : quoted(text)
  }

  /// A text in double quotes, on one line.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        let isSafe =
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value < 0xE000
          && ![0x2028, 0x2029].contains(scalar.value)
        result += isSafe ? String(scalar) : escaped(scalar)
      }
    }
    return result + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension CapturedSequence {
  /// Leaves out moves, every second and so on, until no more reports than `limit` are left.
  func thin(to limit: Int) {
    guard reports.count > limit else { return }
    let step = (reports.count + limit - 1) / max(1, limit)
    reports = reports.enumerated().filter { $0.element.phase != .moved || $0.offset % step == 0 }.map { $0.element }
  }
}
