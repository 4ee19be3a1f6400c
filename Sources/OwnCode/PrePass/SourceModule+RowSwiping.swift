// On iOS a table finds out whether its data source has the method that deletes a row. A Swift protocol with defaults cannot tell,
// so the class says it.
//
//     override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) { … }
//
// gets, on the last line of the method,
//
//     public override var swipesRows: Bool { true }

extension SourceModule {
  /// Lets each class that has the method say so, once.
  mutating func tellOfSwiping() {
    var told: Set<String> = []
    for type in types where type.kind == .class || type.kind == .extension {
      guard let method = type.methods.first(where: isSwiping), told.insert(type.name).inserted,
        !types.contains(where: { isSubclass(type.name, of: $0.name) && $0.methods.contains(where: isSwiping) })
      else { continue }
      let body = method.tokens.upperBound, file = files[type.file]
      guard body < file.tokens.count, file.tokens[body].isSign("{") else { continue }
      let end = file.tokens[file.end(ofBracketAt: body)].range.upperBound
      files[type.file].insert(
        "; public \(method.isOverride ? "override " : "")var swipesRows: Bool { true }", at: end)
    }
  }

  private func isSwiping(_ method: MethodDeclaration) -> Bool {
    method.name == "tableView" && !method.isStatic && method.parameters.map(\.label) == ["_", "commit", "forRowAt"]
  }
}
