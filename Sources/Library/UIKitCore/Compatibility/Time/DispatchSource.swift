import Dispatch

/// Makes sources under Dispatch's name: timers in the application's time. As Apple's, except: the others never call their
/// handlers, and warn once.
public nonisolated enum DispatchSource {
  /// Flags of a timer, which have no influence: the application's time is exact.
  public typealias TimerFlags = Dispatch.DispatchSource.TimerFlags

  /// A timer that begins with `resume()` or `activate()`. All queues run on the main thread.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { VirtualDispatchTimer() }

  /// A source for changes of a file. Has no effect; warns once.
  public static func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject { SilentSource<FileSystemEvent>("makeFileSystemObjectSource") }
  /// A source for a lack of memory. Has no effect; warns once.
  public static func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure { SilentSource<MemoryPressureEvent>("makeMemoryPressureSource") }
  /// A source for a signal. Has no effect; warns once.
  public static func makeSignalSource(
    signal: Int32, queue: DispatchQueue? = nil
  ) -> any DispatchSourceSignal { SilentSource<FileSystemEvent>("makeSignalSource") }
  /// A source for bytes that can be read. Has no effect; warns once.
  public static func makeReadSource(
    fileDescriptor: Int32, queue: DispatchQueue? = nil
  ) -> any DispatchSourceRead { SilentSource<FileSystemEvent>("makeReadSource") }

  /// Changes of a file. As Apple's.
  public struct FileSystemEvent: OptionSet, Sendable {
    /// As Apple's.
    public let rawValue: UInt
    /// As Apple's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As Apple's.
    public static let delete = Self(rawValue: 1), write = Self(rawValue: 2), extend = Self(rawValue: 4)
    /// As Apple's.
    public static let attrib = Self(rawValue: 8), link = Self(rawValue: 16), rename = Self(rawValue: 32)
    /// As Apple's.
    public static let revoke = Self(rawValue: 64), funlock = Self(rawValue: 256), all = Self(rawValue: 383)
  }
  /// Degrees of a lack of memory. As Apple's.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// As Apple's.
    public let rawValue: UInt
    /// As Apple's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As Apple's.
    public static let normal = Self(rawValue: 1), warning = Self(rawValue: 2), critical = Self(rawValue: 4)
    /// As Apple's.
    public static let all = Self(rawValue: 7)
  }
}

/// A source of Dispatch. As Apple's.
public nonisolated protocol DispatchSourceProtocol: AnyObject {
  /// Whether it is ended.
  var isCancelled: Bool { get }
  /// Sets what it calls each time.
  func setEventHandler(handler: (@MainActor () -> Void)?)
  /// Sets what it calls once it is ended.
  func setCancelHandler(handler: (@MainActor () -> Void)?)
  /// Lets it run; each `suspend()` needs one.
  func resume()
  /// Lets it run.
  func activate()
  /// Lets it wait.
  func suspend()
  /// Ends it.
  func cancel()
}

/// A timer of Dispatch. As Apple's, except: the application's time is exact, so that a leeway has no influence.
public nonisolated protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets the time of the first call, and the seconds between calls; an infinite number for a single call.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

/// A source for changes of a file. It never calls its handlers.
public nonisolated protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  /// The file.
  var handle: Int32 { get }
  /// The changes. There are none.
  var data: DispatchSource.FileSystemEvent { get }
}
/// A source for a lack of memory. It never calls its handlers.
public nonisolated protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// The degree. There is none.
  var data: DispatchSource.MemoryPressureEvent { get }
}
/// A source for a signal. It never calls its handlers.
public nonisolated protocol DispatchSourceSignal: DispatchSourceProtocol {}
/// A source for bytes that can be read. It never calls its handlers.
public nonisolated protocol DispatchSourceRead: DispatchSourceProtocol {}

extension DispatchSourceProtocol {
  /// Sets what it calls each time.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (@MainActor () -> Void)?
  ) { setEventHandler(handler: handler) }
  /// Sets what it calls once it is ended.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (@MainActor () -> Void)?
  ) { setCancelHandler(handler: handler) }
}

extension DispatchSourceTimer {
  /// Sets the time of the first call, and the seconds between calls.
  public func schedule(deadline: DispatchTime, repeating interval: Double = .infinity) {
    schedule(deadline: deadline, repeating: interval, leeway: .never)
  }
  /// Sets the time of the first call, and the time between calls.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let start = DispatchTime(seconds: 0)
    schedule(deadline: deadline, repeating: (start + interval).seconds, leeway: leeway)
  }
  /// Sets the time of the first call, and the seconds between calls.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double = .infinity,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: interval, leeway: leeway) }
  /// Sets the time of the first call, and the time between calls.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: interval, leeway: leeway) }
}

private nonisolated final class SilentSource<Event: OptionSet>: DispatchSourceSignal, DispatchSourceRead {
  private(set) var isCancelled = false
  let handle: Int32 = -1

  init(_ name: String) { warnNotSupportedFromAnyThread("DispatchSource.\(name)") }

  var data: Event { [] }
  func setEventHandler(handler: (@MainActor () -> Void)?) {}
  func setCancelHandler(handler: (@MainActor () -> Void)?) {}
  func resume() {}
  func activate() {}
  func suspend() {}
  func cancel() { isCancelled = true }
}

nonisolated extension SilentSource: DispatchSourceFileSystemObject where Event == DispatchSource.FileSystemEvent {}
nonisolated extension SilentSource: DispatchSourceMemoryPressure where Event == DispatchSource.MemoryPressureEvent {}

private nonisolated final class VirtualDispatchTimer: DispatchSourceTimer {
  private(set) var isCancelled = false
  private var handler: (@MainActor () -> Void)?, cancelHandler: (@MainActor () -> Void)?
  /// Seconds of the application's time.
  private var next = TimeInterval.infinity
  private var interval = TimeInterval.infinity
  private var isActive = false
  private var suspensions = 0
  private var call: LaterCall?

  func setEventHandler(handler: (@MainActor () -> Void)?) { self.handler = handler }
  func setCancelHandler(handler: (@MainActor () -> Void)?) { cancelHandler = handler }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    (next, self.interval) = (deadline.seconds, interval)
    wait()
  }

  func activate() {
    guard !isActive else { return }
    isActive = true
    wait()
  }
  func resume() {
    guard isActive else { return activate() }
    suspensions -= 1
    wait()
  }
  func suspend() {
    suspensions += 1
    wait()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    wait()
    if let cancelHandler { VirtualTime.run { cancelHandler() } }
    (handler, cancelHandler) = (nil, nil)
  }

  private func wait() {
    call?.cancel()
    call = nil
    guard isActive, suspensions <= 0, !isCancelled else { return }
    // As on iOS, a timer that nobody holds ends.
    nonisolated(unsafe) weak let timer = self
    call = VirtualTime.run(after: next - VirtualTime.now) {
      guard let timer else { return }
      timer.next = VirtualTime.now + timer.interval
      timer.wait()
      timer.handler?()
    }
  }
}
