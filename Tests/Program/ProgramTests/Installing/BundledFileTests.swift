import BundledFiles
import Foundation
import Testing

/// The files that come with a program that was built in the repository.
struct BundledFileTests {
  /// The copies beside the program can be older than it is.
  @Test func theyAreThoseOfTheRepository() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized.path
    #expect(try BundledFiles.samples().path == "\(root)/samples")
    #expect(
      try BundledFiles.prePass().map(\.path) == ["PrePass", "PrePassProgram"].map { "\(root)/Sources/OwnCode/\($0)" })
  }
}
