import Foundation
import Testing
import TestSupport
import UIKit

@testable import Scenes
@testable import TouchRecorder
@testable import TouchTrace

/// What the recorder's source uses, what its files hold, and what it leaves in the app.
@MainActor @Suite struct RecorderTests {
  private static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Sources/Library/TouchRecorder/TouchRecorder.swift").standardized

  // MARK: Names of UIKit

  /// Each name of UIKit and QuartzCore in the source with the first version of iOS that has it, as Apple's documentation and headers say. The
  /// names of members begin with a dot; of several members with one name it is the version of the latest.
  private static let names: [String: Double] = [
    "UIActivityViewController": 6, "UIApplication": 2, "UIButton": 2, "UIControl": 2, "UIDevice": 2, "UIEvent": 2,
    "UIGestureRecognizer": 3.2, "UIGestureRecognizerDelegate": 3.2, "UIGestureRecognizerSubclass": 3.2,
    "UIImageView": 2,
    "UIKit": 2, "UILabel": 2, "UILongPressGestureRecognizer": 3.2, "UIPanGestureRecognizer": 3.2,
    "UIPinchGestureRecognizer": 3.2, "UIRectEdge": 7, "UIResponder": 2, "UIRotationGestureRecognizer": 3.2,
    "UIScreenEdgePanGestureRecognizer": 7, "UIScrollView": 2, "UISegmentedControl": 2, "UISlider": 2, "UIStepper": 5,
    "UISwipeGestureRecognizer": 3.2, "UISwitch": 2, "UITableView": 2, "UITableViewCell": 2,
    "UITapGestureRecognizer": 3.2, "UITextField": 2, "UITextView": 2, "UITouch": 2, "UIView": 2, "UIViewController": 2,
    "UIWindow": 2, "UIWindowScene": 13, "CACurrentMediaTime": 2,
    // Members.
    ".accessibilityIdentifier": 5, ".accessibilityLabel": 3, ".actions": 2, ".addGestureRecognizer": 3.2,
    ".addTarget": 3.2, ".backgroundColor": 2, ".cgColor": 2,
    ".allControlEvents": 2, ".allTargets": 2, ".allTouches": 2, ".allowableMovement": 3.2, ".alpha": 2,
    ".animationKeys": 2, ".began": 3.2, ".bottom": 7, ".bounds": 2, ".canCancelContentTouches": 2, ".cancelled": 3.2,
    ".cancelsTouchesInView": 3.2, ".center": 2, ".changed": 3.2, ".clipsToBounds": 2, ".contentSize": 2, ".convert": 2,
    ".current": 2,
    ".currentTitle": 2, ".delaysContentTouches": 2, ".delaysTouchesBegan": 3.2, ".delaysTouchesEnded": 3.2,
    ".delegate": 3.2, ".description": 2, ".didBecomeVisibleNotification": 2, ".direction": 3.2, ".down": 3.2,
    ".edges": 7, ".ended": 3.2, ".failed": 3.2, ".force": 9, ".gestureRecognizer": 7,
    ".gestureRecognizerShouldBegin": 6,
    ".gestureRecognizers": 3.2, ".hitTest": 2, ".isEnabled": 3.2, ".isExclusiveTouch": 2, ".isHidden": 2,
    ".isKeyWindow": 2, ".isMultipleTouchEnabled": 2, ".isUserInteractionEnabled": 2, ".layer": 2, ".left": 7,
    ".location": 2, ".maximumNumberOfTouches": 3.2, ".maximumPossibleForce": 9, ".minimumNumberOfTouches": 3.2,
    ".minimumPressDuration": 3.2, ".motion": 3, ".motionEnded": 3, ".motionShake": 3, ".moved": 2, ".name": 11,
    ".next": 2, ".numberOfSegments": 2, ".numberOfTapsRequired": 3.2, ".numberOfTouchesRequired": 3.2,
    ".panGestureRecognizer": 5, ".phase": 2, ".placeholder": 2, ".pinchGestureRecognizer": 5,
    ".popoverPresentationController": 8,
    ".present": 5, ".presentedViewController": 5, ".primaryActionTriggered": 9, ".rawValue": 2,
    ".removeGestureRecognizer": 3.2, ".removeTarget": 3.2, ".right": 7, ".rootViewController": 4, ".sendEvent": 2,
    ".shared": 2, ".sourceView": 8, ".state": 3.2, ".stationary": 2, ".subtype": 3, ".subviews": 2, ".superview": 2,
    ".systemName": 2, ".systemVersion": 2, ".timestamp": 2, ".text": 2, ".titleForSegment": 2, ".top": 7,
    ".touchCancel": 2,
    ".touchDown": 2, ".touchDownRepeat": 2, ".touchDragEnter": 2, ".touchDragExit": 2, ".touchDragInside": 2,
    ".touchDragOutside": 2, ".touchUpInside": 2, ".touchUpOutside": 2, ".transform": 2, ".tx": 2, ".ty": 2,
    ".type": 3, ".up": 3.2, ".valueChanged": 2, ".view": 3.2, ".viewIfLoaded": 9, ".window": 2, ".windowLevel": 2,
    ".windowScene": 13, ".windows": 2,
  ]

  /// The words of texts that stand behind a dot in the source.
  private static let ofTexts: Set = ["delay", "md", "pan", "yaml"]

  /// The members of Swift and Foundation in the source.
  private static let ofFoundation: Set = [
    "abs", "addObserver", "allSatisfy", "append", "appendingPathComponent", "assumeIsolated", "compactMap",
    "components", "contains", "dropFirst", "dropLast", "element", "enumerated", "filter", "firstIndex", "flatMap",
    "formUnion", "hasPrefix", "hasSuffix", "height", "indices", "init", "intersects", "isAlphabetic", "isEmpty",
    "isFinite",
    "isLetter", "isNumber", "isUppercase", "joined", "keys", "lazy", "lowercased", "map", "max", "minX", "minY",
    "origin", "passUnretained", "pi", "prefix", "range",
    "reduce", "removeFirst", "removeObserver", "replacingOccurrences", "reversed", "self", "sorted", "split",
    "squareRoot",
    "subjectType", "superclassMirror", "temporaryDirectory", "toOpaque", "trimmingCharacters", "unicodeScalars",
    "union",
    "upperBound", "utf", "width", "zero",
  ]

  @Test func eachNameOfUIKitIsOfIOS13() throws {
    let code = try String(contentsOf: Self.source, encoding: .utf8).split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    // Words in texts are no names.
    let plain = code.replacing(#/"[^"\n]*"/#, with: "")
    let types = Set(plain.matches(of: #/\b(?:UI|CA)[A-Z][A-Za-z]+/#).map { String($0.output) })
    let known = Set(Self.names.keys.filter { !$0.hasPrefix(".") })
    #expect(types.subtracting(known).sorted() == [])
    let own =
      plain.matches(of: #/\b(?:func|var|let|case)\s+([a-z][A-Za-z]*)/#).map { String($0.output.1) }
      + plain.matches(of: #/\b([a-z][A-Za-z]*)\s*:/#).map { String($0.output.1) }
    // Also those in texts, between `\(` and `)`.
    let members = Set(code.matches(of: #/\.([a-z][A-Za-z]+)/#).map { String($0.output.1) })
    let others = members.subtracting(Self.ofFoundation.union(Self.ofTexts)).subtracting(own).filter {
      Self.names[".\($0)"] == nil
    }
    #expect(others.sorted() == [])
    #expect(Self.names.keys.filter { $0.hasPrefix(".") && !members.contains(String($0.dropFirst())) }.sorted() == [])
    #expect(Self.names.values.allSatisfy { $0 <= 13 })
    #expect(
      !plain.contains("value(forKey") && !plain.contains("NSSelectorFromString") && !plain.contains("method_exchange"))
  }

  // MARK: Size

  @Test func aScreenOf300ViewsAnd20TouchesIsSmall() throws {
    let application = UIApplication(), window = CrowdedScreen.window(in: application)
    let lines = (0..<20).flatMap { index in
      ["down 30,\(20 + index * 30)", "move 120,\(20 + index * 30) over 500", "up", "wait 300"]
    }
    let text = try Recording.capture(of: application, playing: lines)
    withExtendedLifetime(window) {}
    let scene = try Scene.parse(text, file: "capture.yaml")
    #expect(scene.views.count == 301)
    #expect(scene.observed?.touches.count == 20)
    #expect(text.utf8.count < 200_000)
  }

  @Test func onlyTheLast20TouchesAreKept() throws {
    let application = UIApplication(), window = CrowdedScreen.window(in: application)
    let lines = (0..<25).flatMap { ["tap \(20 + $0),30", "wait 400"] }
    let scene = try Scene.parse(Recording.capture(of: application, playing: lines), file: "capture.yaml")
    withExtendedLifetime(window) {}
    #expect(scene.observed?.touches.count == 20)
    #expect(scene.script.lines.first?.description == "down 25,30")
  }

  // MARK: Privacy

  @Test func textsAreLeftOutUnlessAskedFor() throws {
    let application = UIApplication(), window = CrowdedScreen.window(in: application)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    (label.text, label.accessibilityIdentifier) = ("Ada Lovelace", "rowAda Lovelace")
    window.addSubview(label)
    let without = try Recording.capture(of: application, playing: ["tap 30,30"])
    #expect(!without.contains("Lovelace") && !without.contains("Ada"))
    let with = try Recording.capture(of: application, playing: ["tap 30,30"], texts: true)
    #expect(with.contains("text: \"Ada Lovelace\""))
  }

  /// Identifiers that are made of what is shown tell it; those made of names in the code do not.
  @Test func namesTellNoTexts() throws {
    let application = UIApplication(), window = CrowdedScreen.window(in: application)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    (field.placeholder, field.accessibilityIdentifier) = ("Passport", "passport-field")
    let label = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
    (label.text, label.accessibilityIdentifier) = ("李明", "row李明")
    let segments = UISegmentedControl(items: ["Cardiology", "ENT"])
    segments.accessibilityIdentifier = "tabs_cardiology"
    let icon = UIView(frame: CGRect(x: 0, y: 60, width: 20, height: 20))
    (icon.accessibilityLabel, icon.accessibilityIdentifier) = ("Grace Hopper", "GRACE")
    let tap = UITapGestureRecognizer()
    tap.name = "open grace"
    icon.addGestureRecognizer(tap)
    let pay = PayButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    pay.setTitle("Pay now", for: .normal)
    pay.accessibilityIdentifier = "payNow"
    let other = PayButton(frame: CGRect(x: 200, y: 100, width: 100, height: 40))
    other.accessibilityIdentifier = "payLater"
    for view in [field, label, segments, icon, pay, other] { window.addSubview(view) }
    let text = try Recording.capture(of: application, playing: ["tap 30,120"]).lowercased()
    for word in ["passport", "李明", "cardiology", "ent\"", "grace", "hopper", "now"] {
      #expect(!text.contains(word), "\(word)")
    }
    for name in ["name: textfield", "name: label", "name: segmented", "name: paybutton", "name: paylater"] {
      #expect(text.contains(name), "\(name)")
    }
    withExtendedLifetime(window) {}
  }

  @Test func textsAreQuotedAsYAMLNeedsIt() throws {
    for text in ["a: b # c", "\"x\" \\ y", "two\nlines", "\u{0}\u{85}\u{2028}", "{[, ]}", "名字", "- a", "👩‍👧"] {
      let application = UIApplication(), window = CrowdedScreen.window(in: application)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = text
      window.addSubview(label)
      let capture = try Recording.capture(of: application, playing: ["tap 30,30"], texts: true)
      #expect(try Scene.parse(capture, file: "capture.yaml").views.last?.text == text, "\(text.debugDescription)")
    }
  }

  // MARK: What a description tells

  /// In the form that logs from iOS show.
  @Test func aDescriptionTellsActionsAndRequirements() throws {
    let application = UIApplication(), window = CrowdedScreen.window(in: application)
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let single = UITapGestureRecognizer(), double = UITapGestureRecognizer(), target = Zoomer()
    (single.name, double.name) = ("single", "double")
    double.numberOfTapsRequired = 2
    double.addTarget(target, action: Zoomer.zoom)
    single.require(toFail: double)
    for one in [single, double] { photo.addGestureRecognizer(one) }
    window.addSubview(photo)
    let form =
      #/<UITapGestureRecognizer: 0x[1-9a-f][0-9a-f]* \(single\); state = Possible; view = <UIView 0x[^>]*>; must-fail = {\n.*/#
    #expect(try form.dotMatchesNewlines().wholeMatch(in: single.description) != nil, "\(single.description)")
    let text = try Recording.capture(of: application, playing: ["tap 30,30"])
    withExtendedLifetime((window, target)) {}
    #expect(text.contains("- { name: single, kind: tap, requires: double }"))
    #expect(text.contains("- { name: double, kind: tap, action: action, numberOfTapsRequired: 2 }"))
  }

  // MARK: What stays in the app

  /// Without a touch the recorder asks nothing of the views, whatever else happens.
  @Test func nothingIsDoneWhileNoTouchIsDown() throws {
    func questions(_ lines: [String], isRecorded: Bool) throws -> Int {
      let application = UIApplication()
      let window = CountingWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
      window.makeKeyAndVisible()
      if isRecorded { TouchRecorder.start(in: application) }
      defer { TouchRecorder.stop() }
      window.count = 0
      try Recording.play(lines, in: application)
      return window.count
    }
    let idle = ["wait 5000", "shake", "wait 5000"]
    #expect(try questions(idle, isRecorded: true) == questions(idle, isRecorded: false))
    #expect(try questions(["tap 30,30"], isRecorded: true) > questions(["tap 30,30"], isRecorded: false))
  }

  @Test func nothingOfItStaysInTheApp() throws {
    let application = UIApplication(), window = CrowdedScreen.window(in: application)
    TouchRecorder.start(in: application)
    #expect(window.gestureRecognizers?.count == 1)
    try Recording.play(["tap 30,30"], in: application)
    TouchRecorder.stop()
    #expect(window.gestureRecognizers?.isEmpty ?? true)
    #expect(TouchRecorder.save() == "# Nothing was recorded: TouchRecorder.start() was not called, or stop() was.\n")
  }

  /// An app that passes its events on has none of the recorder's recognizers, and the same capture.
  @Test func eventsThatAreNotedAreTheSameCapture() throws {
    let application = NotingApplication(), window = CrowdedScreen.window(in: application)
    TouchRecorder.start(in: application)
    try Recording.play(["tap 30,30"], in: application)
    let noted = TouchRecorder.save()
    #expect(window.gestureRecognizers?.isEmpty ?? true)
    TouchRecorder.stop()
    let other = UIApplication(), otherWindow = CrowdedScreen.window(in: other)
    #expect(try Recording.capture(of: other, playing: ["tap 30,30"]) == noted)
    withExtendedLifetime(otherWindow) {}
  }
}

private final class PayButton: UIButton {}

private final class Zoomer {
  func zoom() {}
}

/// A window that counts how often its subviews and recognizers are read and it is asked.
private final class CountingWindow: UIWindow {
  var count = 0

  override var subviews: [UIView] {
    count += 1
    return super.subviews
  }

  override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      count += 1
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    count += 1
    return super.hitTest(point, with: event)
  }
}

private final class NotingApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) {
    TouchRecorder.note(event)
    super.sendEvent(event)
  }
}

/// A window with 60 rows of four views each.
@MainActor enum CrowdedScreen {
  static func window(in application: UIApplication) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    for row in 0..<60 {
      let cell = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 14, width: 390, height: 14))
      root.addSubview(cell)
      for column in 0..<4 {
        let frame = CGRect(x: CGFloat(column) * 70, y: 0, width: 60, height: 14)
        cell.addSubview(column == 0 ? UIButton(frame: frame) : UILabel(frame: frame))
      }
      cell.addGestureRecognizer(UITapGestureRecognizer())
    }
    window.makeKeyAndVisible()
    return window
  }
}
