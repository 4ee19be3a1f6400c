/// The subviews of one view, back to front, stored so that the hit test iterates over them without retaining or
/// allocating.
///
/// The buffer owns its views. A change during an iteration is made in a copy: the iteration visits the subviews as they
/// were when it began, and they stay alive until it ends, even if an overridden `hitTest(_:with:)` removes them.
///
/// A Swift array would be retained once for each level of the tree, which costs four times as much as the rest of the
/// level.
nonisolated struct SubviewBuffer {
  private struct Header {
    /// 1 for the view that the buffer belongs to, and 1 for each iteration in progress.
    var owners: Int
    var count: Int
    var capacity: Int
  }

  private var header: UnsafeMutablePointer<Header>?

  var count: Int { header?.pointee.count ?? 0 }

  /// Whether there is or was a view.
  var wasUsed: Bool { header != nil }

  /// The views, back to front.
  var array: [UIView] {
    guard let header else { return [] }
    let elements = SubviewBuffer.elements(of: header)
    return (0..<header.pointee.count).map { elements[$0].takeUnretainedValue() }
  }

  func firstIndex(of view: UIView) -> Int? {
    guard let header else { return nil }
    let elements = SubviewBuffer.elements(of: header), wanted = Unmanaged.passUnretained(view).toOpaque()
    return (0..<header.pointee.count).last { elements[$0].toOpaque() == wanted }
  }

  /// Calls `ask` for each view from the front, and returns the first result that is not nil.
  @inline(__always)
  func firstFromFront<Answer>(_ ask: (UIView) -> Answer?) -> Answer? {
    guard let header else { return nil }
    header.pointee.owners &+= 1
    defer {
      header.pointee.owners &-= 1
      if header.pointee.owners == 0 { SubviewBuffer.free(header) }
    }
    let elements = SubviewBuffer.elements(of: header)
    var index = header.pointee.count
    while index > 0 {
      index -= 1
      if let answer = elements[index].reading(ask) { return answer }
    }
    return nil
  }

  // MARK: Changing

  mutating func insert(_ view: UIView, at index: Int) {
    let header = makeCapacity(for: count + 1), count = header.pointee.count
    precondition((0...count).contains(index), "index \(index) is out of range: there are \(count) subviews")
    let elements = SubviewBuffer.elements(of: header)
    (elements + index + 1).moveInitialize(from: elements + index, count: count - index)
    (elements + index).initialize(to: .passRetained(view))
    header.pointee.count = count + 1
  }

  /// Removes and returns the view at `index`. The caller's reference keeps it alive until the change is complete.
  mutating func remove(at index: Int) -> UIView {
    let header = makeCapacity(for: count), count = header.pointee.count
    precondition((0..<count).contains(index), "index \(index) is out of range: there are \(count) subviews")
    let elements = SubviewBuffer.elements(of: header), removed = elements[index]
    (elements + index).moveInitialize(from: elements + index + 1, count: count - index - 1)
    header.pointee.count = count - 1
    return removed.takeRetainedValue()
  }

  /// Releases all views; the buffer is empty afterwards.
  mutating func removeAll() {
    guard let header else { return }
    self.header = nil
    header.pointee.owners -= 1
    if header.pointee.owners == 0 { SubviewBuffer.free(header) }
  }

  // MARK: Memory

  /// Returns a block that no iteration uses and that has the capacity for `wanted` views.
  private mutating func makeCapacity(for wanted: Int) -> UnsafeMutablePointer<Header> {
    guard let old = header else { return adopt(SubviewBuffer.allocate(capacity: max(wanted, 2))) }
    let isWalked = old.pointee.owners > 1
    if !isWalked && old.pointee.capacity >= wanted { return old }
    let capacity = old.pointee.capacity < wanted ? max(wanted, old.pointee.capacity * 2) : old.pointee.capacity
    let new = SubviewBuffer.allocate(capacity: capacity), count = old.pointee.count
    let source = SubviewBuffer.elements(of: old), target = SubviewBuffer.elements(of: new)
    new.pointee.count = count
    if isWalked {
      for index in 0..<count { (target + index).initialize(to: source[index].retain()) }
      old.pointee.owners -= 1
    } else {
      target.moveInitialize(from: source, count: count)
      old.pointee.count = 0
      SubviewBuffer.free(old)
    }
    return adopt(new)
  }

  private mutating func adopt(_ block: UnsafeMutablePointer<Header>) -> UnsafeMutablePointer<Header> {
    header = block
    return block
  }

  private static func allocate(capacity: Int) -> UnsafeMutablePointer<Header> {
    let bytes = MemoryLayout<Header>.stride + capacity * MemoryLayout<Unmanaged<UIView>>.stride
    let block = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: MemoryLayout<Header>.alignment)
    return block.initializeMemory(as: Header.self, to: Header(owners: 1, count: 0, capacity: capacity))
  }

  @inline(__always)
  private static func elements(of header: UnsafeMutablePointer<Header>) -> UnsafeMutablePointer<Unmanaged<UIView>> {
    UnsafeMutableRawPointer(header + 1).assumingMemoryBound(to: Unmanaged<UIView>.self)
  }

  @inline(never)
  private static func free(_ header: UnsafeMutablePointer<Header>) {
    let elements = elements(of: header)
    for index in 0..<header.pointee.count { elements[index].release() }
    UnsafeMutableRawPointer(header).deallocate()
  }
}
