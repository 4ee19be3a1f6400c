/// A kind of random input, and what must hold for every one.
package protocol Fuzzer: Sendable {
  /// The name of the command, such as `scenes`.
  static var name: String { get }
  /// The extension of a file that holds one input.
  static var fileExtension: String { get }

  /// Returns the input of a case. It depends only on the fuzzer's seed and the number.
  func makeInput(number: Int) -> [UInt8]

  /// Tries an input, and returns what is wrong; nil if nothing is. An input that is refused with a good message is not wrong.
  @MainActor func check(_ input: [UInt8]) -> Violation?
}

/// What is wrong with the way in which an input was handled.
package struct Violation: Equatable, Sendable, CustomStringConvertible {
  /// A few words that are the same for the same fault.
  package var kind: String
  /// What was seen, such as a message.
  package var detail: String

  package init(_ kind: String, _ detail: String) { (self.kind, self.detail) = (kind, detail) }

  package var description: String { "\(kind): \(detail)" }
}

extension Fuzzer {
  /// Runs some cases in this process, and returns the first violation with the number of its case.
  @MainActor package func firstViolation(in numbers: Range<Int>) -> (number: Int, violation: Violation)? {
    for number in numbers {
      if let violation = check(makeInput(number: number)) { return (number, violation) }
    }
    return nil
  }
}
