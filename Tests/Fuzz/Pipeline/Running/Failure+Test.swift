extension Campaign.Failure {
  /// A test with the smallest case found, ready to be copied.
  package var test: String {
    let lines = shrunk.text.split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
      @Test("\(finding.invariant): \(finding.detail)") func case\(number)() throws {
        let plan = try Case(
          text: \"\"\"
      \(lines)    \"\"\")
        #expect(CaseRun(plan).finding() == nil)
      }
      """
  }
}
