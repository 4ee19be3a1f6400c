import Testing

@testable import TouchTrace

/// The names of objects that have none of their own.
@Suite struct ObjectNamesTests {
  private final class Thing {}

  @Test func eachObjectHasTheFirstFreeNumber() {
    let wanted = ["a", "a2", "a", "a", "a2", "a"], things = wanted.map { _ in Thing() }
    var names = ObjectNames()
    #expect(zip(wanted, things).map { names.give($0, to: $1) } == ["a", "a2", "a3", "a4", "a22", "a5"])
    #expect(names.give("b", to: things[0]) == "a" && names["a5"] === things[5] && names["b"] == nil)
  }
}
