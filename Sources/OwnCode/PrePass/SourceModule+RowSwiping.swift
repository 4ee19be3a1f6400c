// On iOS a table finds out whether its data source and its delegate have the methods that swiping a row needs. A Swift protocol
// with defaults cannot tell, so the class says it.
//
//     override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) { … }
//
// gets, on the last line of the method,
//
//     public override var swipesRows: Bool { true }

extension SourceModule {
  /// The labels of the methods.
  private static let swiping: Set<[String]> = [
    ["_", "commit", "forRowAt"], ["_", "trailingSwipeActionsConfigurationForRowAt"],
    ["_", "leadingSwipeActionsConfigurationForRowAt"], ["_", "editActionsForRowAt"],
  ]

  /// Lets each class that has one of the methods say so, once.
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
    method.name == "tableView" && !method.isStatic && SourceModule.swiping.contains(method.parameters.map(\.label))
  }
}
