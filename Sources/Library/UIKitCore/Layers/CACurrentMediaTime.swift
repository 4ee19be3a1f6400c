/// The time of `UIApplication.shared` in seconds: that of the event or deadline that is processed, or else of the last one.
///
/// As Apple's, except: it does not pass by itself. The library reads no clock; time enters with reports of fingers. As on iOS,
/// it has the same base as `UITouch.timestamp`.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.now }
