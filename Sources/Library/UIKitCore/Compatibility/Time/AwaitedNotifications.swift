import Foundation

nonisolated extension NotificationCenter {
  /// The notifications of a name that are posted from this call on. As Apple's, except: it is a stream, and has one reader.
  ///
  ///     for await _ in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) { refresh() }
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
    AsyncStream { continuation in
      nonisolated(unsafe) let token = addObserver(forName: name, object: object, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        continuation.yield(notification)
      }
      continuation.onTermination = { _ in self.removeObserver(token) }
    }
  }
}
