// Calls that are made later, in the time of the application: `UIApplication.processEvents(until:)` makes them, so that
// they are recorded and replayed with the touches. Nothing waits.

/// A call to an object that is made later. As on iOS, the object is kept until then.
struct DelayedCall {
  let target: any ActionPerforming
  let selector: Selector
  let argument: Any?
  let token: Deadlines.Token

  /// Whether the argument is equal to an object, as `isEqual(_:)` says.
  func takes(_ object: Any?) -> Bool {
    guard let one = argument as AnyObject?, let other = object as AnyObject? else {
      return argument == nil && object == nil
    }
    return one === other || (one as? NSObject)?.isEqual(other) == true
  }
}

extension UIApplication {
  fileprivate func schedule(
    _ target: any ActionPerforming, _ selector: Selector, _ argument: Any?, after delay: TimeInterval,
    in modes: [RunLoop.Mode] = [.default]
  ) {
    let number = delayedCallCount
    delayedCallCount += 1
    let make: @MainActor () -> Void = { [unowned self] in
      guard let call = delayedCalls.removeValue(forKey: number) else { return }
      call.target.method(for: selector)?.call(argument, nil)
    }
    let token = schedule(after: delay.asDuration) { [unowned self] in
      if modes == [.default] { inDefaultMode(make) } else { make() }
    }
    delayedCalls[number] = DelayedCall(target: target, selector: selector, argument: argument, token: token)
  }

  fileprivate func cancelCalls(to target: AnyObject, where isMeant: (DelayedCall) -> Bool = { _ in true }) {
    for (number, call) in delayedCalls.sorted(by: { $0.key < $1.key }) where call.target === target && isMeant(call) {
      deadlines.cancel(call.token)
      delayedCalls[number] = nil
    }
  }
}

extension ActionPerforming {
  /// Calls an action after `delay` seconds of the application's time.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    UIApplication.shared.schedule(self, aSelector, anArgument, after: delay)
  }
  /// Calls an action after `delay` seconds of the application's time, in the modes of the run loop.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) { UIApplication.shared.schedule(self, aSelector, anArgument, after: delay, in: modes) }

  /// Calls an action at once.
  @discardableResult public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    result(of: aSelector, nil, nil)
  }

  /// Calls an action at once.
  @discardableResult public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
    aSelector.flatMap { result(of: $0, object, nil) }
  }

  /// Calls an action and returns its result; nil with a warning if there is no such action (LC-04).
  func result(of selector: Selector, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    guard let method = method(for: selector) else {
      PipelineWarning.unrecognizedSelector(selector, target: self, sender: nil).give(through: nil)
      return nil
    }
    return method.object(first, second)
  }
}

extension NSObject {
  /// Drops delayed calls of an action that were not made yet.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    UIApplication.shared.cancelCalls(to: aTarget as AnyObject) { $0.selector == aSelector && $0.takes(anArgument) }
  }

  /// Drops all delayed calls to an object.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    UIApplication.shared.cancelCalls(to: aTarget as AnyObject)
  }
}
