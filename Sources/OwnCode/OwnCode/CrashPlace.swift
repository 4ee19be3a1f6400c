import Foundation

/// The place in a person's source at which their program crashed.
enum CrashPlace {
  /// The time that the search may take, in seconds of the processor.
  private static let patience = 10
  private static let mark = "touchstone-frame ", memory = "touchstone-memory "

  /// The memory for data when the process crashed.
  static func kilobytes(in output: String) -> Int {
    let line = output.split(separator: "\n").last { $0.hasPrefix(memory) }
    return line.flatMap { Int($0.dropFirst(memory.count), radix: 16) } ?? 0
  }

  /// Returns the output of the person's code itself: everything before the frames and the addresses that Swift prints.
  static func printed(in output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.hasPrefix(mark) && !$0.hasPrefix(memory) && $0 != "Current stack trace:" }
      .filter { ProgramEnding.stop(in: $0) == nil }.joined(separator: "\n")
  }

  /// Asks `llvm-symbolizer`, which lies beside the compiler, for the innermost call in the person's own files.
  /// - Parameter output: what the process has written.
  static func find(in output: String, of program: CodeProgram) -> (file: String, line: Int)? {
    let offsets = output.split(separator: "\n").filter { $0.hasPrefix(mark) }.map { "0x" + $0.dropFirst(mark.count) }
    guard !offsets.isEmpty, let compiler = try? HostLibrary.compiler() else { return nil }
    let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    // A failed check is a call that was inlined into the line: without it, the line would be that of the closing brace.
    let start = ConfinedStart(
      kind: .tool(work: nil), path: folder.appending(path: "llvm-symbolizer").path,
      arguments: ["--obj=\(program.executable)", "--inlines", "--functions=none"] + offsets.prefix(32),
      environment: ["LC_ALL=C.UTF-8", "HOME=/nonexistent"],
      folders: [folder.deletingLastPathComponent().path, program.executable], confinement: program.confinement,
      seconds: Self.patience)
    guard let text = try? ConfinedTool(start: start).run().output else { return nil }
    for line in text.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(.+\.swift):(\d+):\d+/), let number = Int(match.2), number > 0 else {
        continue
      }
      let path = String(match.1)
      // The compiler's folder comes before a path that was not absolute.
      if let own = program.files.filter({ path == $0 || path.hasSuffix("/" + $0) }).max(by: { $0.count < $1.count }) {
        return (own, number)
      }
    }
    return nil
  }
}
