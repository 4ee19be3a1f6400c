import FoundationEssentials
import Glibc

// The pre-pass: it finds the sources in the current folder, and leaves the result there.

/// The bytes of the stack: as many as nested source needs that the parser reads.
private let stack = 1 << 30

/// - Throws: if a file cannot be read or written.
private func prepare() throws {
  let data = try Data(contentsOf: URL(filePath: PrePassFiles.sources))
  let sources = try JSONDecoder().decode([PrePassSource].self, from: data)
  let outcome: PrePassOutcome
  do throws(SourceProblem) {
    outcome = .prepared(try PrePass.run(sources))
  } catch {
    outcome = .refused(error)
  }
  try JSONEncoder().encode(outcome).write(to: URL(filePath: PrePassFiles.result))
}

private nonisolated func work(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  exit((try? prepare()) == nil ? EXIT_FAILURE : EXIT_SUCCESS)
}

private var attributes = pthread_attr_t(), thread = pthread_t()
pthread_attr_init(&attributes)
pthread_attr_setstacksize(&attributes, stack)
guard pthread_create(&thread, &attributes, work, nil) == 0 else { exit(EXIT_FAILURE) }
pthread_join(thread, nil)
