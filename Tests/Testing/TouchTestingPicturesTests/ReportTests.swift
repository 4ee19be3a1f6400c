import Testing

@Suite struct ReportTests {
  /// A task that does not belong to this test is, for the assertions, a test of XCTest.
  @Test func aDifferenceFailsATestOfXCTest() async {
    let failures = await Task.detached { await MainActor.run { FailingPicture.failures() } }.value
    #expect(failures == 1)
  }
}
