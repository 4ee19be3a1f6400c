import CSDL2
import CX11
import Foundation

/// A drag of a file out of the window, to a program that takes files: the source's side of the XDND protocol, version 5.
///
/// SDL receives dropped files and offers none. The drag has a connection to the X server of its own, with a window that is never
/// shown, so that SDL sees none of its messages. Points are in pixels of the whole desktop.
final class FileDrag {
  private let display: OpaquePointer
  private let source: UInt
  private let list: String
  private let atoms: DragAtoms
  private var state = State.outside
  /// The place of the file; nil over the window that it comes from.
  private var pointer: (x: Int, y: Int)?
  /// Whether the program at this place was told of it.
  private var isTold = false
  /// When the drag ends if no answer comes, in milliseconds of SDL's clock.
  private var deadline: UInt32?

  /// The state of the program under the pointer: the messages to it and its answer.
  private enum State: Equatable {
    /// No program under the pointer takes drags.
    case outside
    /// The pointer is over a window; `accepts` is its last answer. While `waits`, a new place is not sent.
    case over(window: UInt, version: Int, accepts: Bool, waits: Bool, isReleased: Bool)
    /// The file was dropped, and the program is reading.
    case dropped(window: UInt)
    case ended
  }

  /// The time that a program may take to answer, in milliseconds.
  private static let patience: UInt32 = 5000

  /// Begins a drag.
  /// - Returns: nil if there is no X11 display.
  init?(file: URL) {
    guard let display = XOpenDisplay(nil) else { return nil }
    self.display = display
    atoms = DragAtoms(display)
    source = XCreateSimpleWindow(display, XDefaultRootWindow(display), -1, -1, 1, 1, 0, 0, 0)
    list = file.absoluteString + "\r\n"
    XSetSelectionOwner(display, atoms.selection, source, 0)
  }

  /// Closes the connection. Called when the drag has ended.
  func close() {
    XDestroyWindow(display, source)
    XCloseDisplay(display)
  }

  /// Whether the drag is over, with or without a drop.
  var hasEnded: Bool { state == .ended }

  /// Whether the button was released: the mouse no longer belongs to the drag.
  var isReleased: Bool {
    switch state {
    case .outside: false
    case .over(_, _, _, _, let isReleased): isReleased
    case .dropped, .ended: true
    }
  }

  /// Whether the program under the pointer takes the file.
  var isAccepted: Bool {
    if case .over(_, _, true, _, _) = state { true } else { false }
  }

  // MARK: - The pointer

  /// Moves the file to a point of the desktop. The point is that of an event: the pointer itself may be elsewhere by now.
  /// - Parameter own: whether the point is in the window that the file comes from.
  func move(to x: Int, _ y: Int, isInOwnWindow own: Bool) {
    pointer = own ? nil : (x, y)
    isTold = false
    follow()
  }

  /// Handles the answers that have arrived, and tells the program at the point where the file is, unless it still has to answer.
  func follow() {
    answer()
    if case .over(_, _, _, _, true) = state { return }
    if case .dropped = state { return }
    if state == .ended { return }
    let found = pointer.flatMap { aware(at: $0.x, $0.y) }
    if case .over(let window, _, _, _, _) = state, window != found?.window { leave() }
    guard let found, let pointer, !isTold else { return }
    if state == .outside {
      state = .over(window: found.window, version: found.version, accepts: false, waits: false, isReleased: false)
      send(atoms.enter, to: found.window, [found.version << 24, Int(atoms.uriList), 0, 0])
    }
    guard case .over(let window, let version, let accepts, false, _) = state else { return }
    state = .over(window: window, version: version, accepts: accepts, waits: true, isReleased: false)
    send(atoms.position, to: window, [0, pointer.x << 16 | pointer.y, 0, Int(atoms.copy)])
    isTold = true
    deadline = SDL_GetTicks() + FileDrag.patience
  }

  /// Drops the file: on the program under the pointer, if it takes it.
  func release() {
    follow()
    guard case .over(let window, let version, let accepts, let waits, false) = state else {
      if state == .outside { state = .ended }
      return
    }
    state = .over(window: window, version: version, accepts: accepts, waits: waits, isReleased: true)
    if !waits { drop() }
    XFlush(display)
  }

  /// Ends the drag without a drop.
  func cancel() {
    leave()
    state = .ended
    XFlush(display)
  }

  private func drop() {
    guard case .over(let window, _, true, _, _) = state else { return cancel() }
    send(atoms.drop, to: window, [0, 0, 0, 0])
    state = .dropped(window: window)
    deadline = SDL_GetTicks() + FileDrag.patience
  }

  private func leave() {
    if case .over(let window, _, _, _, _) = state { send(atoms.leave, to: window, [0, 0, 0, 0]) }
    state = .outside
  }

  // MARK: - Answers

  /// Handles the messages that have arrived: answers of the program under the pointer, and its question for the file.
  private func answer() {
    var event = XEvent()
    while XPending(display) > 0 {
      XNextEvent(display, &event)
      switch event.type {
      case ClientMessage: receive(event.xclient)
      case SelectionRequest: give(event.xselectionrequest)
      default: break
      }
    }
    if let deadline, Int32(bitPattern: SDL_GetTicks() &- deadline) > 0 {
      self.deadline = nil
      switch state {
      case .over(_, _, _, true, let isReleased): isReleased ? cancel() : leave()
      case .dropped: state = .ended
      default: break
      }
    }
    XFlush(display)
  }

  private func receive(_ message: XClientMessageEvent) {
    let data = message.data.l, sender = UInt(bitPattern: data.0)
    switch state {
    case .over(let window, let version, _, _, let isReleased)
    where message.message_type == atoms.status && sender == window:
      state = .over(
        window: window, version: version, accepts: data.1 & 1 != 0, waits: false, isReleased: isReleased)
      deadline = nil
      if isReleased { drop() }
    case .dropped(let window) where message.message_type == atoms.finished && sender == window: state = .ended
    default: break
    }
  }

  /// Gives the list of files to the program that asks for it, in the form that it wants.
  private func give(_ request: XSelectionRequestEvent) {
    var notice = XEvent()
    notice.xselection.type = SelectionNotify
    notice.xselection.requestor = request.requestor
    notice.xselection.selection = request.selection
    notice.xselection.target = request.target
    notice.xselection.time = request.time
    if request.target == atoms.uriList {
      let bytes = Array(list.utf8)
      XChangeProperty(
        display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes, Int32(bytes.count))
      notice.xselection.property = request.property
    }
    XSendEvent(display, request.requestor, 0, 0, &notice)
  }

  // MARK: - The desktop

  /// Returns the outermost window at a point that takes drags. Window managers put theirs around those of programs.
  private func aware(at x: Int, _ y: Int) -> (window: UInt, version: Int)? {
    let root = XDefaultRootWindow(display)
    var window = root, child: UInt = 0, innerX: Int32 = 0, innerY: Int32 = 0
    while XTranslateCoordinates(display, root, window, Int32(x), Int32(y), &innerX, &innerY, &child) != 0 {
      if let version = version(of: window) { return (window, min(version, 5)) }
      guard child != 0 else { return nil }
      window = child
    }
    return nil
  }

  /// Returns the version of the protocol that a window understands; nil if it takes no drags.
  private func version(of window: UInt) -> Int? {
    var type: UInt = 0, format: Int32 = 0, count: UInt = 0, rest: UInt = 0
    var value: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atoms.aware, 0, 1, 0, DragAtoms.atomType, &type, &format, &count, &rest, &value)
    defer { if let value { XFree(value) } }
    guard status == 0, count == 1, let value else { return nil }
    return value.withMemoryRebound(to: Int.self, capacity: 1) { $0.pointee }
  }

  /// - Parameter data: what follows the window of the source.
  private func send(_ message: UInt, to window: UInt, _ data: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = message
    event.xclient.format = 32
    event.xclient.data.l = (Int(bitPattern: source), data[0], data[1], data[2], data[3])
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
  }
}

/// The names that the XDND protocol has on one connection.
private struct DragAtoms {
  /// `XA_ATOM`, a macro with a cast, which Swift does not import.
  static let atomType: UInt = 4

  let aware, enter, position, status, leave, drop, finished, selection, copy, uriList: UInt

  init(_ display: OpaquePointer) {
    func atom(_ name: String) -> UInt { XInternAtom(display, name, 0) }
    (aware, enter, position, status) = (atom("XdndAware"), atom("XdndEnter"), atom("XdndPosition"), atom("XdndStatus"))
    (leave, drop, finished) = (atom("XdndLeave"), atom("XdndDrop"), atom("XdndFinished"))
    (selection, copy, uriList) = (atom("XdndSelection"), atom("XdndActionCopy"), atom("text/uri-list"))
  }
}
