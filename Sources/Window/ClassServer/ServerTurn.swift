import Files
import Foundation

/// The work of the server's thread: it waits for clients, and lets each proceed as far as it can.
struct ServerTurn {
  private let room: ClassRoom
  private let listener: Int32
  private let end: Int32
  /// In the order in which they came.
  private var connections: [Connection] = []
  private var news = ClassRoom.News()
  /// Until when no client is accepted, because the system has no room for one; in seconds.
  private var pause = 0.0

  init(_ room: ClassRoom, listener: Int32, end: Int32) { (self.room, self.listener, self.end) = (room, listener, end) }

  /// Waits, and does what there is to do.
  /// - Returns: false once the server is to end.
  mutating func run() -> Bool {
    let isFull = pause > MonotonicTime.now
    var waiting = [
      pollfd(fd: end, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isFull ? -1 : listener, events: Int16(POLLIN), revents: 0),
    ]
    waiting += connections.map { pollfd(fd: $0.socket, events: $0.events, revents: 0) }
    poll(&waiting, nfds_t(waiting.count), timeout)
    if waiting[0].revents != 0 { return false }
    let now = MonotonicTime.now
    var isOpen: [Bool] = []
    for (index, wait) in waiting.dropFirst(2).enumerated() {
      let goesOn = wait.revents == 0 || connections[index].proceed(at: now) { room.answer($0, at: now) }
      isOpen.append(goesOn && connections[index].deadline > now)
    }
    for (connection, isOpen) in zip(connections, isOpen) where !isOpen { Glibc.close(connection.socket) }
    connections = zip(connections, isOpen).filter { $1 }.map(\.0)
    if waiting[1].revents != 0 { accept(at: now) }
    return true
  }

  /// In milliseconds; −1 for ever.
  private var timeout: Int32 {
    // Phones that stay away are noticed within a second.
    if news.present > 0 { return 1_000 }
    let dates = connections.map(\.deadline) + (pause > MonotonicTime.now ? [pause] : [])
    return dates.min().map { Int32(max(($0 - MonotonicTime.now) * 1_000, 0).rounded(.up)) } ?? -1
  }

  private mutating func accept(at time: Double) {
    // A limit for each turn, so that open connections proceed.
    for _ in 0..<64 {
      do {
        guard let socket = try Socket.accepted(by: listener) else { return }
        if connections.count >= ClassServer.mostConnections { drop() }
        var connection = Connection(socket, at: time)
        // Most requests have arrived with their connection.
        if connection.proceed(at: time, { room.answer($0, at: time) }) {
          connections.append(connection)
        } else {
          Glibc.close(socket)
        }
      } catch {
        // The process has no more descriptors: the oldest client makes room.
        if connections.isEmpty { pause = time + 0.1 } else { drop() }
        return
      }
    }
  }

  /// Closes the connection that has kept its place longest without an answer; if all have one, the oldest.
  private mutating func drop() {
    let index = connections.firstIndex { !$0.isAnswered } ?? 0
    Glibc.close(connections.remove(at: index).socket)
  }

  /// - Returns: whether what the window shows has changed.
  mutating func takeNews() -> Bool {
    let now = room.news(at: MonotonicTime.now)
    defer { news = now }
    return now != news
  }

  mutating func close() {
    for connection in connections { Glibc.close(connection.socket) }
    connections = []
    Glibc.close(listener)
  }
}
