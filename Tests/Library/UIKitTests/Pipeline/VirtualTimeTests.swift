import Testing

@testable import UIKitCore

/// Calls that are made later, in the time of the application.
@Suite struct VirtualTimeTests {
  final class Target: UIView {
    var calls: [String] = []
    override var actionMethods: [Selector: ActionMethod] {
      ["note:": ActionMethod { [unowned self] in calls.append("\($0 ?? "nil")") }]
    }
  }

  let application = UIApplication(), target = Target()
  let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    window.addSubview(target)
    window.makeKeyAndVisible()
  }

  /// Runs `body` inside a deadline of this application, where `UIApplication.shared` is this one.
  func inApplication(_ body: @escaping () -> Void) {
    _ = application.schedule(after: 0, body)
    application.processEvents(until: application.now)
  }

  @Test("a delayed call comes at its time; a cancelled one never")
  func delayed() {
    inApplication {
      target.perform("note:", with: "a", afterDelay: 0.5)
      target.perform("note:", with: "b", afterDelay: 0.2)
      target.perform("note:", with: "c", afterDelay: 0.2, inModes: [.common])
    }
    application.processEvents(until: 0.19)
    #expect(target.calls.isEmpty && application.nextDeadline == 0.2)
    application.processEvents(until: 0.3)
    #expect(target.calls == ["b", "c"])
    inApplication { NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "note:", object: "a") }
    application.processEvents(until: 1)
    #expect(target.calls == ["b", "c"] && application.nextDeadline == nil)
  }

  @Test("a delayed call is cancelled with an equal argument, and by its target alone")
  func cancelled() {
    inApplication {
      for text in ["a", "b", nil, "c"] { self.target.perform("note:", with: text, afterDelay: 0.1) }
      for text in ["b", "x", nil] {
        NSObject.cancelPreviousPerformRequests(withTarget: self.target, selector: "note:", object: text)
      }
    }
    application.processEvents(until: 1)
    #expect(target.calls == ["a", "c"])
    inApplication {
      self.target.perform("note:", with: "d", afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: self.target)
    }
    application.processEvents(until: 2)
    #expect(target.calls == ["a", "c"])
  }

  @Test("a method gets both objects of perform(_:with:with:), and an action its event")
  func twoObjects() {
    final class Pair: UIView {
      var calls: [String] = []
      override var actionMethods: [Selector: ActionMethod] {
        [
          "two:with:": ActionMethod { [unowned self] (first: Any?, second: Any?) in
            calls.append("\(first ?? "nil") \(second ?? "nil")")
          },
          "tap:event:": ActionMethod { [unowned self] (sender: Any?, event: UIEvent?) in
            calls.append("\(sender ?? "nil") \(event == nil ? "nil" : "event")")
          },
        ]
      }
    }
    let pair = Pair()
    pair.perform("two:with:", with: 3, with: "x")
    pair.perform("tap:event:", with: "a", with: "b")
    _ = application.sendAction("tap:event:", to: pair, from: "c", for: UIEvent())
    #expect(pair.calls == ["3 x", "a nil", "c event"])
  }

  @Test("a timer waits until the date that it is set to")
  func fireDates() {
    var timer: UIKitCore.Timer?
    inApplication {
      timer = .scheduledTimer(timeInterval: 1, target: self.target, selector: "note:", userInfo: nil, repeats: true)
      timer?.fireDate = .distantFuture
    }
    application.processEvents(until: 10)
    #expect(target.calls.isEmpty)
    inApplication { timer?.fireDate = Date() }
    application.processEvents(until: 11.5)
    #expect(target.calls.count == 2)
    inApplication { timer?.invalidate() }
    #expect(application.nextDeadline == nil)
  }

  @Test("a timer of Dispatch calls its handler in this time until it is suspended or ended")
  func dispatchTimers() {
    var log: [TimeInterval] = []
    let application = application, flags = UIKitCore.DispatchSource.TimerFlags()
    let timer = UIKitCore.DispatchSource.makeTimerSource(flags: flags, queue: .global())
    inApplication {
      timer.setEventHandler { log.append(application.now) }
      timer.setCancelHandler { log.append(-1) }
      timer.schedule(deadline: .now() + 1, repeating: .milliseconds(500))
    }
    application.processEvents(until: 2)
    #expect(log.isEmpty)
    inApplication {
      timer.schedule(deadline: .now() + 1, repeating: .milliseconds(500))
      timer.resume()
    }
    application.processEvents(until: 4)
    #expect(log == [3, 3.5, 4])
    inApplication { timer.suspend() }
    application.processEvents(until: 6)
    #expect(log.count == 3)
    inApplication {
      timer.resume()
      timer.cancel()
    }
    application.processEvents(until: 8)
    #expect(log.count == 4 && log.last == -1 && timer.isCancelled && application.nextDeadline == nil)
  }

  @Test("a timer of Dispatch that nobody holds ends, and activating one again lets no suspended one run")
  func heldTimers() {
    var calls = 0
    var dropped: UIKitCore.DispatchSourceTimer? = UIKitCore.DispatchSource.makeTimerSource()
    let held = UIKitCore.DispatchSource.makeTimerSource()
    inApplication {
      for timer in [dropped, held] {
        timer?.setEventHandler { calls += 1 }
        timer?.schedule(deadline: .now() + 1)
        timer?.activate()
      }
      held.suspend()
      held.activate()
    }
    dropped = nil
    application.processEvents(until: 2)
    #expect(calls == 0)
    inApplication { held.resume() }
    application.processEvents(until: 3)
    #expect(calls == 1)
  }

  @Test("a source of Dispatch for something else than time is silent and can be ended")
  func silentSources() {
    let source = UIKitCore.DispatchSource.makeMemoryPressureSource(eventMask: .all)
    var calls = 0
    inApplication {
      source.setEventHandler { calls += 1 }
      source.resume()
      source.cancel()
    }
    application.processEvents(until: 2)
    #expect(calls == 0 && source.isCancelled && source.data == [])
  }

  /// A trace would have a step for each millisecond.
  @Test("an operation that never ends takes no time of its own", .statements("LC-11"))
  func endless() {
    final class Endless: UIKitCore.Operation, @unchecked Sendable {
      override var isFinished: Bool { false }
      override var isExecuting: Bool { true }
      override func start() {}
    }
    let queue = UIKitCore.OperationQueue(), last = UIKitCore.BlockOperation { self.target.calls.append("last") }
    let endless = Endless()
    last.addDependency(endless)
    inApplication { queue.addOperations([endless, last], waitUntilFinished: false) }
    application.processEvents(until: 1)
    #expect(application.nextDeadline == nil && queue.operationCount == 2)
    last.removeDependency(endless)
    inApplication { VirtualTime.run(after: 1) {} }
    application.processEvents(until: 3)
    #expect(target.calls == ["last"] && queue.operationCount == 1 && application.nextDeadline == nil)
  }

  @Test("operations, blocks of the run loop and threads come in turns of their own", .statements("LC-11"))
  func operations() {
    let own = UIKitCore.OperationQueue(), first = UIKitCore.BlockOperation { self.target.calls.append("first") }
    let second = UIKitCore.BlockOperation { self.target.calls.append("second") }
    second.addDependency(first)
    second.completionBlock = { self.target.calls.append("completed") }
    inApplication {
      own.addOperation(second)
      UIKitCore.OperationQueue.main.addOperation { self.target.calls.append("main") }
      UIKitCore.RunLoop.main.perform { self.target.calls.append("loop") }
      UIKitCore.Thread.detachNewThread { self.target.calls.append("thread") }
      #expect(self.target.calls.isEmpty)
    }
    #expect(target.calls == ["main", "loop", "thread"] && own.operationCount == 1)
    inApplication { UIKitCore.OperationQueue.main.addOperation(first) }
    application.processEvents(until: application.now + 0.01)
    #expect(target.calls.suffix(3) == ["first", "second", "completed"] && own.operations.isEmpty)
  }

  @Test("a cancelled operation does nothing; a suspended queue and a full one wait", .statements("LC-11"))
  func waiting() {
    final class Slow: UIKitCore.Operation, @unchecked Sendable {
      var isDone = false, hasBegun = false
      override var isFinished: Bool { isDone }
      override var isExecuting: Bool { hasBegun && !isDone }
      override func start() { hasBegun = true }
    }
    let queue = UIKitCore.OperationQueue(), slow = Slow()
    let cancelled = UIKitCore.BlockOperation { self.target.calls.append("cancelled") }
    (queue.isSuspended, queue.maxConcurrentOperationCount) = (true, 1)
    inApplication {
      queue.addOperation(slow)
      queue.addOperation(cancelled)
      queue.addOperation { self.target.calls.append("last") }
      cancelled.cancel()
    }
    #expect(!slow.hasBegun)
    inApplication { queue.isSuspended = false }
    application.processEvents(until: application.now + 0.1)
    #expect(slow.hasBegun && target.calls.isEmpty)
    inApplication { slow.isDone = true }
    application.processEvents(until: application.now + 0.1)
    #expect(target.calls == ["last"] && cancelled.isFinished && application.nextDeadline == nil)
  }

  @Test("a display link calls sixty times in a second until it is paused or invalidated")
  func displayLink() {
    let link = CADisplayLink(target: target, selector: "note:")
    inApplication { link.add(to: .main, forMode: .common) }
    application.processEvents(until: 1.001)
    #expect(target.calls.count == 60 && abs(link.timestamp - 1) < 1e-9)
    link.isPaused = true
    application.processEvents(until: 2)
    #expect(target.calls.count == 60)
    inApplication { link.isPaused = false }
    application.processEvents(until: 2.101)
    #expect(target.calls.count == 66)
    link.invalidate()
    #expect(application.nextDeadline == nil)
  }

  @Test("a timer with a target fires once, or until it is invalid")
  func timer() {
    var repeating: Timer?
    inApplication {
      Timer.scheduledTimer(timeInterval: 0.3, target: target, selector: "note:", userInfo: nil, repeats: false)
      repeating = Timer.scheduledTimer(
        timeInterval: 1, target: target, selector: "note:", userInfo: nil, repeats: true)
    }
    application.processEvents(until: 0.9)
    #expect(target.calls.count == 1)
    application.processEvents(until: 3)
    #expect(target.calls.count == 4)
    repeating?.invalidate()
    application.processEvents(until: 9)
    #expect(target.calls.count == 4 && application.nextDeadline == nil)
  }

  @Test("a timer with a block keeps its rhythm, and ends itself")
  func timerWithBlock() {
    var times: [TimeInterval] = []
    inApplication {
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        times.append(application.now)
        if times.count == 4 { timer.invalidate() }
      }
    }
    application.processEvents(until: 2)
    // Whole tenths: sums of 0.1 are not.
    #expect(times == [0.1, 0.2, 0.3, 0.4] && application.nextDeadline == nil)
  }

  @Test("a timer that is made begins when it is added to a run loop")
  func addedTimer() {
    inApplication {
      let timer = Timer(timeInterval: 0.2, target: target, selector: "note:", userInfo: nil, repeats: false)
      #expect(application.nextDeadline == nil)
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.current.add(timer, forMode: .default)
    }
    application.processEvents(until: 1)
    #expect(target.calls.count == 1)
  }

  @Test("blocks of queues come in the order of their times, then of their calls")
  func queues() {
    var order: [String] = []
    let queue = DispatchQueue(label: "own")
    inApplication {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { order.append("later") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { order.append("soon") }
      DispatchQueue.main.async { order.append("a") }
      DispatchQueue.global(qos: .background).async {
        order.append("b")
        DispatchQueue.main.sync { order.append("sync") }
        DispatchQueue.main.async { order.append("d") }
      }
      queue.async { order.append("c") }
      order.append("first")
    }
    #expect(order == ["first", "a", "b", "sync", "c", "d"])
    application.processEvents(until: 1)
    #expect(order.suffix(2) == ["soon", "later"] && application.nextDeadline == nil)
  }

  @Test("an action on the main thread that is not waited for comes in a turn of its own", .statements("LC-19"))
  func onMainThread() {
    inApplication {
      target.performSelector(onMainThread: "note:", with: "later", waitUntilDone: false)
      target.performSelector(onMainThread: "note:", with: "at once", waitUntilDone: true)
    }
    #expect(target.calls == ["at once", "later"])
  }

  @Test("code of a serial queue that waits for its own queue ends in a sentence", .statements("LC-20"))
  func waitingForItself() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let own = UIKitCore.DispatchQueue(label: "own"), other = UIKitCore.DispatchQueue(label: "other")
        own.sync { other.sync { own.sync {} } }
      }
    }
    let message = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("sync on the queue \"own\" in code of this queue waits for itself for ever"))
    let several = DispatchQueue(label: "several", attributes: .concurrent)
    #expect(several.sync { several.sync { 1 } } == 1)
  }

  @Test("code of queues and threads is not on the main thread", .statements("LC-21"))
  func threads() {
    typealias Thread = UIKitCore.Thread
    var order: [String] = []
    func note(_ name: String) { order.append("\(name) \(Thread.isMainThread) \(Thread.current === Thread.main)") }
    let operations = UIKitCore.OperationQueue(), own = DispatchQueue(label: "own")
    inApplication {
      own.sync { note("sync") }
      own.async { note("own") }
      DispatchQueue.global().async {
        note("global")
        DispatchQueue.main.sync { note("main sync") }
        note("global")
      }
      DispatchQueue.main.async { note("main") }
      operations.addOperation { note("operation") }
      UIKitCore.OperationQueue.main.addOperation { note("main operation") }
      let thread = Thread { order.append(Thread.current.name ?? "") }
      thread.name = "named"
      thread.start()
    }
    note("outside")
    #expect(
      order == [
        "sync true true", "own false false", "global false false", "main sync true true", "global false false",
        "main true true", "operation false false", "main operation true true", "named", "outside true true",
      ])
  }

  @Test("a block that is waited for comes after those that its queue has already")
  func waitingForAQueue() {
    var order: [String] = []
    let queue = DispatchQueue(label: "own"), other = DispatchQueue(label: "other")
    inApplication {
      queue.async { order.append("a") }
      other.async { order.append("other") }
      queue.async(flags: .barrier) { order.append("b") }
      queue.sync { order.append("sync") }
      order.append("after")
    }
    #expect(order == ["a", "b", "sync", "after", "other"])
  }

  @Test("a cancelled block never runs; others tell when they have")
  func workItems() {
    var order: [String] = []
    let cancelled = DispatchWorkItem { order.append("cancelled") }
    let item = DispatchWorkItem { order.append("item") }
    let group = DispatchGroup()
    inApplication {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: cancelled)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
      item.notify(queue: .main) { order.append("after the item") }
      DispatchQueue.main.async(group: group) { order.append("in the group") }
      group.enter()
      group.notify(queue: .main) { order.append("group") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        cancelled.cancel()
        group.leave()
      }
    }
    application.processEvents(until: 1)
    #expect(order == ["in the group", "group", "item", "after the item"])
    #expect(cancelled.isCancelled && group.wait(timeout: .now()) == .success)
  }

  @Test("blocks that schedule each other at once let the time pass")
  func endlessBlocks() {
    var count = 0
    func again() {
      count += 1
      DispatchQueue.main.async(execute: again)
    }
    inApplication(again)
    application.processEvents(until: 0.01)
    #expect(count > 1_000 && application.now == 0.01)
  }

  @Test("a notification calls its observer")
  func notification() {
    let name = Notification.Name("VirtualTimeTests")
    NotificationCenter.default.addObserver(target, selector: "note:", name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(target.calls.count == 1)
    NotificationCenter.default.removeObserver(target)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(target.calls.count == 1)
  }

  @Test("an observer is removed from the notifications of a name and an object, and a token as Foundation does")
  func removedObservers() {
    let name = Notification.Name("VirtualTimeTests.removed"), other = Notification.Name("VirtualTimeTests.other")
    let sender = NSObject(), center = NotificationCenter()
    center.addObserver(target, selector: "note:", name: name, object: sender)
    center.addObserver(target, selector: "note:", name: other, object: nil)
    center.removeObserver(target, name: other, object: sender)
    center.removeObserver(target, name: other, object: nil)
    center.post(name: other, object: nil)
    center.post(name: name, object: sender)
    #expect(target.calls.count == 1)
    center.removeObserver(target, name: name, object: sender)
    center.post(name: name, object: sender)
    #expect(target.calls.count == 1)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in Issue.record("a removed token") }
    center.removeObserver(token)
    center.post(name: name, object: sender)
  }
}
