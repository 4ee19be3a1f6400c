/// Ends the program with the sentence if the condition is false. It stands before Swift's function, which drops the sentence in
/// a release build, and the library for own code is one.
@inline(__always) package nonisolated func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) {
  if !condition() { fatalError(message(), file: file, line: line) }
}
