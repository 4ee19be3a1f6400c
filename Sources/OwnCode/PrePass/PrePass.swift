/// Turns sources that were written for iOS into sources that Swift on Linux compiles against this `UIKit`.
///
/// Linux has no Objective-C runtime: no flag and no macro gives `@objc` and `#selector`. The pre-pass
/// * writes names of today for those of Swift 4,
/// * removes the attributes that only Objective-C and Interface Builder use,
/// * replaces `#selector` and `#keyPath` by names,
/// * gives each class a table of its methods with `@objc` or `@IBAction`, by name,
/// * moves extensions that override methods into their class,
/// * puts methods of extensions of UIKit's views that override those about touches in their place,
/// * chooses the iOS branch of `#if os(…)`,
/// * imports the timers and queues of this `UIKit`,
/// * lets classes say that they have the methods by which rows of tables are swiped,
/// * gives each optional method of a protocol a protocol of its own,
/// * writes initializers of layers and calls of optional methods as this `UIKit` declares them,
/// * makes a library and the example that imports it one module,
/// * makes objects of classes that only the running program knows by functions of this `UIKit`.
///
/// It divides the text into tokens and finds declarations; it is no compiler. Lines stay where they are, so that what the
/// compiler says of a line is true of the person's own file.
///
///     let module = try PrePass.run([("Knob.swift", text)])
///     module.sources  // to be compiled
package enum PrePass {
  /// - Parameter sources: all files of a module, with their paths.
  /// - Throws: the first `SourceProblem`.
  package static func run(_ sources: [(path: String, text: String)]) throws(SourceProblem) -> PreparedModule {
    var module = SourceModule(sources.map { SourceFile(path: $0.path, $0.text) }.withNamesOfToday)
    try module.removeAttributes()
    module.chooseBranches()
    module.joinModules()
    module.importVirtualTime()
    module.importPartsOfFoundation()
    module.declareModuleBundle()
    module.closeStaticMembers()
    module.nameSelectors()
    module.requireInitializersOfLayers()
    module.callOptionalMethods()
    module.unwrapWindowsOnce()
    module.makeObjectsOfUnknownClasses()
    module.makeEmptyTexts()
    module.keepManagedProperties()
    module.giveObjectsTheirTypes()
    module.overrideNothingOfObjects()
    module.allowOptionalMethods()
    module.tellOfSwiping()
    module.allowOptionalProperties()
    module.replaceMethodsOfUIKit()
    try module.mergeOverridingExtensions()
    module.addActionTables()
    return PreparedModule(
      sources: module.files.map(\.changed), appDelegate: module.appDelegate, classes: module.shownClasses,
      hasOutlets: module.hasOutlets, functions: module.functions, superclasses: module.superclasses,
      replacements: module.replacements)
  }
}

/// The sources of a module that compile on Linux.
package struct PreparedModule: Equatable, Sendable, Codable {
  /// In the order of the files.
  package var sources: [String]
  /// The class with `@main` or `@UIApplicationMain`; nil if there is none.
  package var appDelegate: String?
  /// The classes that may be shown, in the order of the files.
  package var classes: [ShownClass] = []
  /// Whether a property has `@IBOutlet`.
  package var hasOutlets = false
  /// The methods of all classes and their extensions, in the order of the files.
  package var functions: [SourceFunction] = []
  /// The superclass of each class.
  package var superclasses: [String: String] = [:]
  /// Statements with which the program begins: they put methods in the place of those of UIKit's classes.
  package var replacements: [String] = []
}

/// The files of a person's module, and the types in them.
struct SourceModule {
  var files: [SourceFile]
  let types: [TypeDeclaration]
  /// The class with `@main` or `@UIApplicationMain`.
  var appDelegate: String?
  /// Statements that put methods of extensions in the place of those of UIKit.
  var replacements: [String] = []

  init(_ files: [SourceFile]) {
    self.files = files
    types = files.enumerated().flatMap { DeclarationReader.types(of: $0.element, index: $0.offset) }
  }

  /// The class of a name; nil for other types and for those of other modules.
  func classNamed(_ name: String) -> TypeDeclaration? { types.first { $0.kind == .class && $0.name == name } }

  /// The superclass of a class, if it is in this module.
  func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    // `Base<Item>` is the class `Base`.
    type.inherited.first.flatMap { classNamed(String($0.prefix { $0 != "<" })) }
  }

  /// The name of the first superclass that is not of this module; nil for a class without one.
  func foreignSuperclass(of type: TypeDeclaration) -> String? {
    var type = type
    for _ in types {
      guard let next = superclass(of: type) else { return type.inherited.first }
      type = next
    }
    return nil
  }

  /// All methods of a class with `@objc` or `@IBAction`, also those in its extensions.
  func actions(of type: TypeDeclaration) -> [(method: MethodDeclaration, owner: TypeDeclaration)] {
    types.filter { $0.name == type.name && ($0.kind == .class || $0.kind == .extension) }
      .flatMap { owner in
        owner.methods.filter { ($0.isObjc || owner.hasObjcMembers || type.hasObjcMembers) && !$0.isStatic }
          .map { ($0, owner) }
      }
  }
}
