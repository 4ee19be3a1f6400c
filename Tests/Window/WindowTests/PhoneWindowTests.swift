import Foundation
import PhoneHarness
import Testing
import WindowHarness

@testable import Canvas
@testable import Playground

/// A class that answers with its phones, in a window.
@Suite(.serialized)
struct PhoneWindowTests {
  /// The port and the path of the page that the program has printed.
  private func place(_ program: RunningProgram) throws -> (port: UInt16, path: String) {
    let line = try program.nextLine()
    let address = try #require(URL(string: line)), port = try #require(address.port.flatMap { UInt16(exactly: $0) })
    return (port, address.path)
  }

  private func join(_ place: (port: UInt16, path: String)) throws -> (token: String, question: Int) {
    let message = try Answer.get(place.path + "/state", port: place.port).json
    let question = try #require((message["stage"] as? [String: Any])?["question"] as? Int)
    return (try #require(message["token"] as? String), question)
  }

  @Test func votesOfPhonesAreInTheTableOfThePlan() throws {
    try RunningProgram.withWindow("first-hour", "--class", "--class-address", "127.0.0.1") { program in
      let place = try place(program)
      let page = try Answer.get(place.path, port: place.port)
      #expect(page.status == 200 && page.head.contains("script-src 'sha256-"))
      for choice in [0, 0, 1] {
        let (token, question) = try join(place)
        let answer = try Answer.vote(place.path, token, question: question, choice: choice, port: place.port)
        #expect(answer.status == 200)
      }
      // The sheet with the address closes first.
      try program.key("Escape")
      try program.key("Return")
      try program.key("shift+F9")
      let table = try String(contentsOf: program.folder.nextFile(), encoding: .utf8)
      #expect(table.contains(",2,,no,") && table.contains(",1,,no,"), "\(table)")
      try program.close()
      #expect(throws: (any Error).self) { _ = try TestClient(port: place.port) }
    }
  }

  @Test func twoLessonsOnOneMachineHaveTwoPorts() throws {
    try RunningProgram.withWindow("P16", "--class", "--class-address", "127.0.0.1") { one in
      try RunningProgram.withWindow("P16", "--class", "--class-address", "127.0.0.1") { other in
        let first = try place(one).port, second = try place(other).port
        #expect(first != second)
      }
    }
  }

  /// Phones do not keep the window from what it does: it steps while half of the clients mean harm.
  @Test func theWindowStepsWhileClientsMeanHarm() throws {
    try RunningProgram.withWindow("P16", "--class", "--class-address", "127.0.0.1") { program in
      let place = try place(program)
      let (token, question) = try join(place)
      let group = DispatchGroup()
      let address = ClassAddress(port: place.port, path: place.path)
      for kind in Hostility.all { DispatchQueue.global().async(group: group) { for _ in 0..<5 { kind(address) } } }
      #expect(try Answer.vote(place.path, token, question: question, choice: 1, port: place.port).status == 200)
      try program.key("Escape")
      let asked = try program.savePicture()
      try program.key("Return")
      #expect(try program.savePicture().difference(from: asked) != nil)
      group.wait()
      let state = try Answer.get(place.path + "/state?t=" + token, port: place.port).json
      #expect((state["stage"] as? [String: Any])?["phase"] as? String == "revealed" && state["yours"] as? Int == 1)
      try program.close()
    }
  }
}
