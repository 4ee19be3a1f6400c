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

  /// Each name of UIKit and QuartzCore in the source with the first version of iOS that has it, as Apple's documentation says. The names
  /// of members begin with a dot.
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
    ".accessibilityIdentifier": 5, ".actions": 2, ".addGestureRecognizer": 3.2, ".addTarget": 3.2,
    ".allControlEvents": 2, ".allTargets": 2, ".allTouches": 2, ".allowableMovement": 3.2, ".alpha": 2,
    ".animationKeys": 2, ".began": 2, ".bottom": 7, ".bounds": 2, ".canCancelContentTouches": 2, ".cancelled": 2,
    ".cancelsTouchesInView": 3.2, ".center": 2, ".changed": 3.2, ".clipsToBounds": 2, ".convert": 2, ".current": 2,
    ".currentTitle": 2, ".delaysContentTouches": 2, ".delaysTouchesBegan": 3.2, ".delaysTouchesEnded": 3.2,
    ".delegate": 2, ".description": 2, ".didBecomeVisibleNotification": 2, ".direction": 3.2, ".down": 3.2,
    ".edges": 7, ".ended": 2, ".failed": 3.2, ".gestureRecognizer": 3.2, ".gestureRecognizerShouldBegin": 6,
    ".gestureRecognizers": 3.2, ".hitTest": 2, ".isEnabled": 2, ".isExclusiveTouch": 2, ".isHidden": 2,
    ".isKeyWindow": 2, ".isMultipleTouchEnabled": 2, ".isUserInteractionEnabled": 2, ".layer": 2, ".left": 3.2,
    ".location": 2, ".maximumNumberOfTouches": 3.2, ".maximumPossibleForce": 9, ".minimumNumberOfTouches": 3.2,
    ".minimumPressDuration": 3.2, ".motion": 3, ".motionEnded": 3, ".motionShake": 3, ".moved": 2, ".name": 11,
    ".next": 2, ".numberOfSegments": 2, ".numberOfTapsRequired": 3.2, ".numberOfTouchesRequired": 3.2,
    ".panGestureRecognizer": 5, ".phase": 2, ".pinchGestureRecognizer": 5, ".popoverPresentationController": 8,
    ".present": 5, ".presentedViewController": 5, ".primaryActionTriggered": 9, ".rawValue": 2,
    ".removeGestureRecognizer": 3.2, ".removeTarget": 3.2, ".right": 3.2, ".rootViewController": 4, ".sendEvent": 2,
    ".shared": 2, ".sourceView": 8, ".state": 3.2, ".stationary": 2, ".subtype": 3, ".subviews": 2, ".superview": 2,
    ".systemName": 2, ".systemVersion": 2, ".timestamp": 2, ".titleForSegment": 2, ".top": 7, ".touchCancel": 2,
    ".touchDown": 2, ".touchDownRepeat": 2, ".touchDragEnter": 2, ".touchDragExit": 2, ".touchDragInside": 2,
    ".touchDragOutside": 2, ".touchUpInside": 2, ".touchUpOutside": 2, ".transform": 2, ".tx": 2, ".ty": 2,
    ".type": 3, ".up": 3.2, ".valueChanged": 2, ".view": 2, ".viewIfLoaded": 9, ".window": 2, ".windowLevel": 2,
    ".windowScene": 13, ".windows": 2,
  ]

  /// The members of Swift and Foundation in the source.
  private static let ofFoundation: Set = [
    "abs", "addObserver", "allSatisfy", "append", "appendingPathComponent", "assumeIsolated", "compactMap",
    "components", "contains", "dropFirst", "dropLast", "element", "enumerated", "filter", "firstIndex", "flatMap",
    "formUnion", "hasPrefix", "hasSuffix", "height", "indices", "init", "isAlphabetic", "isEmpty", "isFinite",
    "isLetter", "isNumber", "joined", "keys", "lazy", "lowercased", "map", "max", "origin", "pi", "prefix", "range",
    "reduce", "removeFirst", "removeObserver", "replacingOccurrences", "reversed", "self", "sorted", "split",
    "squareRoot",
    "subjectType", "superclassMirror", "temporaryDirectory", "trimmingCharacters", "unicodeScalars", "union",
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
    let members = Set(plain.matches(of: #/\.([a-z][A-Za-z]+)/#).map { String($0.output.1) })
    let others = members.subtracting(Self.ofFoundation).subtracting(own).filter { Self.names[".\($0)"] == nil }
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

  // MARK: What stays in the app

  @Test func nothingOfItStaysInTheApp() throws {
    let application = UIApplication(), window = CrowdedScreen.window(in: application)
    TouchRecorder.start(in: application)
    #expect(window.gestureRecognizers?.count == 1)
    try Recording.play(["tap 30,30"], in: application)
    TouchRecorder.stop()
    #expect(window.gestureRecognizers?.isEmpty ?? true)
    #expect(TouchRecorder.save() == "")
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
