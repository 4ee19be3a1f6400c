import TestSupport
import Testing
import TouchTrace

@testable import OwnCode

/// Timers, queues and tasks of a person's code run in the time of the scene.
@Suite(.slow) struct VirtualTimeTests {
  /// The actions of a playback, with their times.
  private func actions(_ playback: Playback) -> [String] {
    playback.trace.steps.compactMap { step in
      if case .action(_, let name, _, _, _) = step.kind { "\(step.time) \(name)" } else { nil }
    }
  }

  /// A view controller whose `pad` sends what `body` of the class says. The action `note` is of the controller.
  private static func pad(_ body: String) -> [String: String] {
    [
      "Pad.swift": """
      import Foundation
      import UIKit

      final class Pad: UIControl {
        \(body)
      }

      final class PadController: UIViewController {
        private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(pad)
          pad.addTarget(self, action: #selector(pressedLong), for: .primaryActionTriggered)
          pad.addTarget(self, action: #selector(searched), for: .valueChanged)
        }
        @objc func pressedLong() {}
        @objc func searched() {}
      }
      """
    ]
  }

  @Test func aTimerMakesALongPress() throws {
    let folder = try CodeFolder(
      Self.pad(
        """
        private var timer: Timer?
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
              self?.sendActions(for: .primaryActionTriggered)
            }
          }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { timer?.invalidate() }
        """))
    #expect(actions(try folder.playback("down 195,422", "wait 600", "up")) == ["500 pressedLong"])
    #expect(actions(try folder.playback("down 195,422", "wait 400", "up", "wait 600")) == [])
  }

  /// A file that imports Foundation alone is meant, too.
  @Test func aDebouncerWaitsForTheLastCall() throws {
    var files = Self.pad(
      """
      private let debouncer = Debouncer(delay: 0.3)
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          debouncer.call { [weak self] in self?.sendActions(for: .valueChanged) }
        }
      """)
    files["Debouncer.swift"] = """
      import Foundation

      final class Debouncer {
        private let delay: TimeInterval
        private var item: DispatchWorkItem?
        init(delay: TimeInterval) { self.delay = delay }

        func call(_ action: @escaping () -> Void) {
          item?.cancel()
          let item = DispatchWorkItem(block: action)
          self.item = item
          DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
        }
      }
      """
    let playback = try CodeFolder(files).playback(
      "down 100,400", "move 200,400 over 200", "wait 250", "move 300,400 over 100", "wait 400", "up")
    #expect(actions(playback) == ["850 searched"])
  }

  /// A repeating timer goes on while a finger drags; the same inputs give the same trace.
  @Test func aRepeatingTimerIsReplayed() throws {
    let folder = try CodeFolder(
      Self.pad(
        """
        private var timer: Timer?
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            timer = Timer(timeInterval: 0.1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
            RunLoop.main.add(timer!, forMode: .common)
          }
          @objc private func tick() { if Bool.random() { sendActions(for: .valueChanged) } }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { timer?.invalidate() }
        """))
    let lines = ["down 100,400", "move 300,400 over 950", "up", "wait 500"]
    let first = try folder.playback(lines[0], lines[1], lines[2], lines[3])
    let second = try folder.playback(lines[0], lines[1], lines[2], lines[3])
    let times = actions(first).compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    #expect(!times.isEmpty && times.allSatisfy { $0 % 100 == 0 && $0 < 950 })
    #expect(first.trace.steps.count { $0.kind == .timeout } == 9)
    #expect(first.trace == second.trace)
    // Going back begins a new process.
    second.play(Array(second.recorded.prefix(20)), until: 300)
    second.perform(Array(first.recorded.dropFirst(20)))
    #expect(second.trace.steps == first.trace.steps)
  }

  @Test func tasksSleepInTheTimeOfTheScene() throws {
    let playback = try CodeFolder(
      Self.pad(
        """
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let begin = Date()
          Task {
            try? await Task.sleep(nanoseconds: 200_000_000)
            await sum()
            sendActions(for: .valueChanged)
            try? await Task.sleep(for: .milliseconds(50))
            if Date().timeIntervalSince(begin) == 0.25 { sendActions(for: .primaryActionTriggered) }
          }
        }
        @discardableResult nonisolated func sum() async -> Int { (0..<10).reduce(0, +) }
        """)
    ).playback("down 195,422", "wait 600", "up")
    #expect(actions(playback) == ["200 searched", "250 pressedLong"])
  }

  @Test func notificationsAreAwaited() throws {
    let playback = try CodeFolder(
      Self.pad(
        """
        private var task: Task<Void, Never>?
          override func didMoveToWindow() {
            task = Task { [weak self] in
              for await _ in NotificationCenter.default.notifications(named: .init("ping")) {
                self?.sendActions(for: .valueChanged)
              }
            }
          }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            NotificationCenter.default.post(name: .init("ping"), object: nil)
          }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { task?.cancel() }
        """)
    ).playback("down 195,422", "wait 300", "up", "wait 100", "tap 195,422")
    #expect(actions(playback) == ["0 searched"])
  }

  /// No time passes while code runs: a loop that waits for the clock never ends.
  @Test(.exhaustive) func waitingForTheClockIsSaid() throws {
    let playback = try CodeFolder(
      Self.pad(
        """
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let end = Date().addingTimeInterval(0.01)
          while Date() < end {}
        }
        """)
    ).playback()
    #expect(playback.failure?.reason == .late(2))
  }

  @Test func waitingForTheOwnQueueIsSaid() throws {
    let playback = try CodeFolder(
      Self.pad(
        """
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          DispatchQueue.main.sync { sendActions(for: .valueChanged) }
        }
        """)
    ).playback()
    #expect(
      playback.failure?.reason == .trapped("DispatchQueue.main.sync on the main thread waits for itself for ever"))
  }
}
