import Foundation
import Testing

@testable import Snapshots

/// The end of a worker process whose parent has ended.
struct WorkerEndTests {
  @Test func aWorkerWhoseParentWasKilledEndsQuietly() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    var options = SuiteOptions()
    options.layers = []
    #expect(WorkerLine.send(WorkerRequest.prepare(options), to: ends[0]))
    let scene = SuiteScene(path: folder.path("card.yaml"), name: "card")
    #expect(WorkerLine.send(WorkerRequest.test(scene), to: ends[0]))
    close(ends[0])

    let workerEnd = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let worker = Process(), errors = Pipe()
    worker.executableURL = URL(filePath: SuiteFolder.program)
    worker.arguments = ["test-worker"]
    worker.standardInput = workerEnd
    worker.standardOutput = workerEnd
    worker.standardError = errors
    try worker.run()
    let warnings = try errors.fileHandleForReading.readToEnd() ?? Data()
    worker.waitUntilExit()
    #expect(worker.terminationReason == .exit)
    #expect(worker.terminationStatus == 0)
    #expect(warnings.isEmpty)
  }

  @Test func aWorkerThatCannotBeStartedIsNamedInTheSystemsWords() throws {
    let error = #expect(throws: WorkerError.self) { try WorkerProcess(["/nowhere/touchstone", "test-worker"]) }
    #expect(error?.description == "cannot start a worker process: No such file or directory")
  }
}
