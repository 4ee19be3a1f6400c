/// The time of the event or deadline that is being processed, or else of the last one, in seconds. It is that of
/// `UIApplication.shared`.
///
/// On iOS it is the time since the last start of the device. The library reads no clock: time enters with reports of
/// fingers. It has the same base as `UITouch.timestamp`, as on iOS.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.now }
