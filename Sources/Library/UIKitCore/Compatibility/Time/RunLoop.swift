import Foundation

/// The loop that runs the code of the main thread, in the application's time, under Foundation's name. A source that imports
/// only `UIKit` gets this class, and not Foundation's. As Apple's, except: there is one, and it cannot be run by code.
public nonisolated final class RunLoop: NSObject, Sendable {
  /// As Foundation's. While a finger drags a scroll view, what was given the default mode alone waits (LC-17).
  public typealias Mode = Foundation.RunLoop.Mode

  private static let one = RunLoop()
  /// The loop of the main thread.
  public class var main: RunLoop { one }
  /// The loop of the main thread, which runs all code.
  public class var current: RunLoop { one }

  /// The mode `tracking` while a finger drags a scroll view, else `default`.
  public var currentMode: Mode? {
    VirtualTime.isOnMain && MainActor.assumeIsolated { UIApplication.shared.isInTrackingMode } ? .tracking : .default
  }

  /// Runs a block in a turn of its own, at the present time or after a drag (LC-17).
  public func perform(_ block: @escaping @MainActor () -> Void) { perform(inModes: [.default], block: block) }
  /// Runs a block in a turn of its own, at the present time; in the default mode alone, after a drag (LC-17).
  public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    VirtualTime.run { if modes == [.default] { UIApplication.shared.inDefaultMode(block) } else { block() } }
  }

  /// Begins a timer.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.start(in: mode) }

  /// Returns at once: no time passes while code runs. Warns once.
  public func run(until limitDate: Date) { warnNotSupportedFromAnyThread("RunLoop.run(until:)") }
  /// Returns at once, false: no time passes while code runs. Warns once.
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    warnNotSupportedFromAnyThread("RunLoop.run(mode:before:)")
    return false
  }
  /// Returns at once: no time passes while code runs. Warns once.
  public func run() { warnNotSupportedFromAnyThread("RunLoop.run()") }
}
