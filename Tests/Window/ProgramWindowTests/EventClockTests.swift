import Testing

@testable import ProgramWindow

@MainActor
struct EventClockTests {
  @Test func timeCountsFromTheOpeningOfTheWindow() {
    var clock = EventClock(ticks: 500)
    #expect(clock.time(at: 500) == 0)
    #expect(clock.time(at: 1750) == 1.25)
  }

  @Test func timeNeverGoesBack() {
    var clock = EventClock(ticks: 500)
    #expect(clock.time(at: 1500) == 1)
    #expect(clock.time(at: 1400) == 1)
    #expect(clock.time(at: 1600) == 1.1)
  }

  @Test func timeContinuesWhenSDLStartsAgainFromZero() {
    var clock = EventClock(ticks: .max - 499)
    #expect(clock.time(at: 500) == 1)
  }

  @Test func aWaitEndsAtTheDeadline() {
    var clock = EventClock(ticks: 0)
    #expect(clock.milliseconds(until: 0.5, from: 0) == 500)
    #expect(clock.milliseconds(until: 0.5001, from: 100) == 401)
    #expect(clock.milliseconds(until: 0.5, from: 900) == 0)
    #expect(clock.milliseconds(until: .infinity, from: 900) == 3_600_000)
  }
}
