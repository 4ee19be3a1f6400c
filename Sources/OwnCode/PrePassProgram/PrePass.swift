/// Turns sources that were written for iOS into sources that Swift on Linux compiles against this `UIKit`.
///
/// Linux has no Objective-C runtime: no flag and no macro gives `@objc` and `#selector`. The pre-pass reads Swift with the parser of
/// the compiler, and
/// * takes the branches of `#if` that a build for iOS takes,
/// * leaves out what is of SwiftUI,
/// * writes names of today for those of Swift 4,
/// * removes the attributes that only Objective-C and Interface Builder use, and previews,
/// * replaces `#selector` and `#keyPath` by names,
/// * gives each class a table of its methods with `@objc` or `@IBAction`, by name,
/// * lets classes tell their properties with `@objc` by their names, override what sets values by name, and call observers,
/// * gives classes the optional methods of a delegate that their subclasses have,
/// * lets extensions override, and classes override what extensions declare,
/// * puts methods of extensions of UIKit's views that override those about touches in their place,
/// * imports the timers and queues of this `UIKit`,
/// * lets classes say that they have the methods by which rows of tables are swiped and moved, and have menus,
/// * gives each optional method of a protocol a protocol of its own,
/// * writes initializers of layers and calls of optional methods as this `UIKit` declares them,
/// * makes a library and the example that imports it one module,
/// * makes objects of classes that only the running program knows by functions of this `UIKit`.
///
/// Lines stay where they are, so that what the compiler says of a line is true of the person's own file.
enum PrePass {
  /// - Parameter sources: all files of a module.
  /// - Throws: the first `SourceProblem`.
  static func run(_ sources: [PrePassSource]) throws(SourceProblem) -> PreparedModule {
    let phone = Phone(folders: sources.map(\.path))
    let whole = sources.map { SourceFile(path: $0.path, $0.text) }
    let files = whole.map { file in
      let ofPhone = file.withBranches(for: phone)
      return file.importsSwiftUI ? ofPhone.withoutSwiftUI : ofPhone
    }
    let module = SourceModule(files.withNamesOfToday)
    module.changeImports()
    for index in module.files.indices { Rewriter(module, module.files[index]).walk(module.files[index].tree) }
    try module.noteMain()
    try module.checkSelectors()
    module.makeObjectsByProtocols()
    module.changeTypes()
    module.allowOptionalMembers()
    module.replaceMethodsOfUIKit()
    module.addActionTables()
    module.tellKeyedProperties()
    module.announceChanges()
    module.inheritDelegateMethods()
    try module.passOverridesOn()
    var prepared = module.prepared
    prepared.isHalfWritten = whole.contains(where: \.tree.hasError)
    return prepared
  }
}
