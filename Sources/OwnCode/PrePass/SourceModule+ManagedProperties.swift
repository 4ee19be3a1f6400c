extension SourceModule {
  /// `@NSManaged var angle: CGFloat` of a layer, which Core Animation keeps under its name, gets a body that does that.
  mutating func keepManagedProperties() {
    for index in files.indices {
      let tokens = files[index].tokens
      for position in tokens.indices where tokens[position].text == "@NSManaged" {
        files[index].replace(tokens[position].range, by: "")
        let line = tokens[position...].prefix { $0.line == tokens[position].line }
        guard let start = line.firstIndex(where: { $0.isWord("var") }), start + 3 < line.endIndex,
          tokens[start + 2].isSign(":"), let end = line.indices.last
        else { continue }
        for modifier in line[..<start] where modifier.isWord("weak") {
          files[index].replace(modifier.range, by: "")
        }
        let key = tokens[start + 1].text.swiftLiteral
        var type = files[index].text(tokens[start + 3].range.lowerBound..<tokens[end].range.upperBound)
        if type.hasSuffix("!") { type = type.dropLast() + "?" }
        files[index].insert(
          " { get { managedValue(forKey: \(key)) as \(type) } set { setManagedValue(newValue, forKey: \(key)) } }",
          at: tokens[end].range.upperBound)
      }
    }
  }
}
