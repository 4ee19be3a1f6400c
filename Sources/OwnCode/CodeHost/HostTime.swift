internal import CVirtualTime
internal import UIKit

/// Gives the time of the application to everything in this process that asks for a clock or waits for one.
enum HostTime {
  /// Called before any code that uses tasks.
  static func begin() {
    cvirtualtime_begin(virtualTime)
    #if compiler(>=6.3)
    HostExecutors.install()
    #endif
  }
}

/// Called on any thread.
private nonisolated func virtualTime() -> Double { VirtualTime.now }
