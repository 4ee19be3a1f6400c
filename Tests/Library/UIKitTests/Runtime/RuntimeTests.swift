import Foundation
import Testing

@testable import UIKitCore

private nonisolated(unsafe) var key: UInt8 = 0

/// What Objective-C's runtime does for sources written for iOS.
@Suite struct RuntimeTests {
  @Test("an object keeps what is associated with it, and frees it at its end")
  func associated() {
    weak var kept: NSObject?
    var owner: NSObject? = NSObject()
    let other = NSObject()
    do {
      let value = NSObject()
      kept = value
      owner.map { objc_setAssociatedObject($0, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    #expect(kept != nil && owner.flatMap { objc_getAssociatedObject($0, &key) as? NSObject } === kept)
    #expect(objc_getAssociatedObject(other, &key) == nil)
    owner.map { objc_setAssociatedObject($0, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    #expect(kept == nil)
    owner = nil
  }

  @Test("an array has the values of a key of its objects")
  func valuesOfArrays() {
    let views = [UIView(), UIView()], whole = UIView()
    views.forEach(whole.addSubview)
    let values = ([whole, views[0]] as NSArray).value(forKey: "subviews") as? [[UIView]]
    #expect(values == [views, []])
    #expect((views as NSArray).value(forKey: "unknown") as? [NSNull] == [NSNull(), NSNull()])
  }

  @Test("a weak table forgets objects that are gone, and has none twice")
  func weakTables() {
    let table = NSHashTable<UIView>.weakObjects(), kept = UIView()
    let map = NSMapTable<NSString, UIView>.strongToWeakObjects()
    do {
      let gone = UIView()
      for view in [kept, gone, kept] { table.add(view) }
      map.setObject(gone, forKey: "gone" as NSString)
      map.setObject(kept, forKey: "kept" as NSString)
      #expect(table.count == 2 && map.count == 2)
    }
    #expect(table.allObjects == [kept] && table.contains(kept) && map.count == 1)
    #expect(map.object(forKey: "kept" as NSString) === kept && map.object(forKey: "gone" as NSString) == nil)
    table.remove(kept)
    map.removeObject(forKey: "kept" as NSString)
    #expect(table.anyObject == nil && map.objectEnumerator() == nil)
    let equal = NSHashTable<NSString>()
    equal.add("a" as NSString)
    equal.add("a" as NSString)
    #expect(equal.count == 1 && equal.member("a" as NSString) == "a")
    let all = NSHashTable<AnyObject>.weakObjects(), named = NSMapTable<NSString, AnyObject>.strongToWeakObjects()
    #expect(!all.contains(kept) && named.object(forKey: "kept" as NSString) == nil)
    all.add(kept)
    #expect(all.count == 1 && all.contains(kept))
  }

  private final class Watcher: UIView {
    var seen: [CGPoint] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if keyPath == "contentOffset", let place = change?[.newKey] as? CGPoint { seen.append(place) }
    }
  }

  private final class Observer: NSObject, KeyValueObserver {
    var seen: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { seen.append(keyPath ?? "") }
  }

  @Test("an object that is no responder observes as well")
  func observingByAnObject() {
    let view = UIView(), observer = Observer()
    view.addObserver(observer, forKeyPath: "alpha", options: .initial, context: nil)
    #expect(observer.seen == ["alpha"])
  }

  @Test("observers are told after the turn in which a value has changed")
  func observing() throws {
    let fixture = PipelineFixture("window 320x200\n  S:scroll 0,0 300x100 content=300x500")
    let scroll = try #require(fixture["S"] as? UIScrollView), watcher = Watcher()
    var offsets: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { view, change in
      offsets += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1]
    }
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
    fixture.down(100, 90)
    fixture.move(100, 70)
    fixture.move(100, 50)
    #expect(offsets.last == scroll.contentOffset.y && scroll.contentOffset.y > 0)
    #expect(watcher.seen.last == scroll.contentOffset)
    let count = offsets.count
    observation.invalidate()
    scroll.removeObserver(watcher, forKeyPath: "contentOffset")
    fixture.move(100, 30)
    #expect(offsets.count == count && watcher.seen.last != scroll.contentOffset)
  }

  @Test("observers are told where a value is set, or where the program says that it has changed")
  func observingAtOnce() {
    final class Counter: NSObject {
      var count = 0 { didSet { didChangeValue(forKey: "count") } }
      var total = 0
    }
    let counter = Counter(), control = UIControl(), tap = UITapGestureRecognizer(), label = UILabel()
    let fixture = PipelineFixture("window 320x200")
    fixture["window"].addGestureRecognizer(tap)
    var log: [String] = []
    let observations = [
      counter.observe(\.count, options: .new) { _, change in log.append("count \(change.newValue ?? -1)") },
      counter.observe(\.total) { counter, _ in log.append("total \(counter.total)") },
      control.observe(\.isSelected) { control, _ in log.append("selected \(control.isSelected)") },
      control.observe(\.frame) { control, _ in log.append("frame \(control.frame.width)") },
      control.observe(\.center) { control, _ in log.append("center \(control.center.x)") },
      tap.observe(\.state) { tap, _ in log.append("state \(tap.state.rawValue)") },
      label.observe(\.text) { label, _ in log.append(label.text ?? "-") },
      label.observe(\.alpha) { label, _ in log.append("alpha \(label.alpha)") },
      label.observe(\.isHidden) { label, _ in log.append("hidden \(label.isHidden)") },
    ]
    counter.count = 1
    counter.count = 2
    control.isSelected = true
    control.isSelected = false
    control.frame.size.width = 10
    control.center.x = 7
    label.text = "a"
    label.text = "b"
    label.alpha = 2
    label.alpha = 0.5
    label.isHidden = true
    counter.total = 5
    log.append("set")
    counter.didChangeValue(for: \.total)
    #expect(
      log == [
        "count 1", "count 2", "selected true", "selected false", "frame 10.0", "center 5.0", "frame 10.0", "center 7.0",
        "a", "b", "alpha 0.5", "hidden true", "set", "total 5",
      ])
    log = []
    fixture.tap(100, 100)
    #expect(log == ["state 3", "state 0"])
    observations.forEach { $0.invalidate() }
  }

  @Test("a method of an extension of a UIKit class is called by its selector")
  func extensionMethods() {
    // In a window of its own: else the first application there is reports the action, which may be that of another test.
    let fixture = PipelineFixture("window 320x200")
    let view = UIView(), button = UIButton()
    fixture["window"].addSubview(button)
    var calls: [String] = []
    let selector = Selector("glow:", of: UIView.self) { target in
      ActionMethod { (sender: Any?) in calls.append("\(target === view) \(sender as AnyObject? === button)") }
    }
    button.addTarget(view, action: selector, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(calls == ["true true"])
    #expect(view.responds(to: selector) && !view.responds(to: Selector("fade")))
  }

  @Test("the address of an object is a key, and leads to the object")
  func addresses() {
    let touches = [UITouch(), UITouch()]
    var lines = [NSValue(nonretainedObject: touches[0]): "a"]
    lines[NSValue(nonretainedObject: touches[1])] = "b"
    #expect(lines[NSValue(nonretainedObject: touches[0])] == "a" && lines.count == 2)
    #expect(NSValue(nonretainedObject: touches[1]).nonretainedObjectValue as? UITouch === touches[1])
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
  }

  private final class Follower: NSObject, RespondingItself, ForwardingItself {
    weak var target: UIView?
    init(_ target: UIView) { self.target = target }
    func respondsItself(to aSelector: Selector!) -> Bool {
      respondsByMethods(to: aSelector) || target?.responds(to: aSelector) == true
    }
    func forwardsItself(for aSelector: Selector!) -> Any? { target ?? forwardsNothing(for: aSelector) }
  }

  @Test("an action goes on to the object that its target names, and the target says which methods it has")
  func forwarding() {
    var turns = 0
    let spin = Selector("spin:", of: UIView.self) { _ in ActionMethod { (_: Any?) in turns += 1 } }
    var view: UIView? = UIView()
    let button = UIButton(), follower = Follower(view!)
    button.addTarget(follower, action: spin, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(turns == 1)
    #expect(follower.responds(to: spin) && !follower.responds(to: Selector("fade")))
    #expect(follower.forwardingTarget(for: spin) as? UIView === view)
    view = nil
    button.sendActions(for: .touchDown)
    #expect(turns == 1 && follower.forwardingTarget(for: spin) == nil)
  }

  @Test("a style says what it was given, and so does its copy")
  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    (style.headIndent, style.lineHeightMultiple) = (4, 1.5)
    let copy = style.mutableCopy() as? NSParagraphStyle
    #expect(copy?.headIndent == 4 && copy?.lineHeightMultiple == 1.5 && copy?.tailIndent == 0)
  }
}
