/// The number of elements that two lists have in common at their beginning, and at their end after that.
struct SharedEnds {
  let head: Int
  let tail: Int

  init<Element: Equatable>(_ old: [Element], _ new: [Element]) {
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    (self.head, self.tail) = (head, tail)
  }
}
