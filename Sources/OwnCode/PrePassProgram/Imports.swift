import SwiftSyntax

// Names that sources have on iOS by `import Foundation` or by their own module, and that Linux has in other modules.

extension SourceModule {
  /// The names of Foundation that are in modules of their own here.
  private static let parts: [(module: String, names: Set<String>)] = [
    ("FoundationNetworking", network), ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
  ]

  private static let network: Set = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate",
    "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLCache", "CachedURLResponse",
    "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol", "HTTPCookie",
    "HTTPCookieStorage", "NSMutableURLRequest", "NSURLRequest",
  ]

  /// Modules that are parts of this `UIKit`: `Timer` and `DispatchQueue` are then those of `UIKit`, in the time of the scene.
  /// With both imports their names would be ambiguous.
  private static let partsOfUIKit = Phone.modules.subtracting([
    "Swift", "Observation", "Synchronization", "_Concurrency",
  ])
  /// Modules of playgrounds, whose names the program declares.
  static let playgrounds: Set = ["PlaygroundSupport", "XCPlayground"]

  /// Makes files import the modules that exist here. On iOS, a file without imports sees the imports of other files, or of the
  /// header of its library.
  func changeImports() {
    let phone = Phone(folders: files.map(\.path))
    let own = Set(types.filter { $0.kind != .extension }.map(\.name))
    let usesUIKit = files.contains { !$0.imports.isEmpty || $0.usesUIKit }
    for file in files {
      for one in file.imports { change(one, in: file, phone) }
      guard let first = file.tree.firstToken(viewMode: .sourceAccurate), first.tokenKind != .endOfFile else { continue }
      // The first line of a script that a shell starts.
      if let shebang = file.tree.shebang { file.replace(shebang) }
      let place = file.imports.first.map { $0.span.lowerBound } ?? first.span.lowerBound
      let names = file.names
      for (part, members) in SourceModule.parts
      where !names.isDisjoint(with: members.subtracting(own)) && !names.contains(part) {
        file.insert("import \(part); ", at: place)
      }
      if usesUIKit, file.imports.isEmpty { file.insert("import UIKit; ", at: file.startOfText) }
      if file.isScript { file.insert("import CodeClasses; prepareCode(); ", at: first.span.lowerBound) }
    }
    declareModuleBundle()
  }

  /// `import class UIKit.UIImage` becomes `import UIKit`: on iOS such a file also sees what the module's other files import.
  /// The parts that `UIKit` has on iOS, such as `UIKit.UIColor`, are all of it here.
  private func change(_ node: ImportDeclSyntax, in file: SourceFile, _ phone: Phone) {
    guard let name = node.path.first?.name.plain else { return }
    if SourceModule.playgrounds.contains(name)
      || (node.path.count == 1 || node.importKindSpecifier != nil) && phone.isFolder(name)
    {
      file.replace(node)
    } else if SourceModule.partsOfUIKit.contains(name)
      || node.importKindSpecifier != nil && Phone.modules.contains(name)
    {
      let start = (node.importKindSpecifier ?? node.path.first?.name)?.span.lowerBound ?? node.span.upperBound
      let whole = SourceModule.partsOfUIKit.contains(name) ? "UIKit" : name
      file.replace(start..<node.path.span.upperBound, by: whole)
    }
  }

  /// Declares `Bundle.module`, which a package gives to its sources, where it is used.
  private func declareModuleBundle() {
    let uses = files.contains { file in
      file.names.contains("module")
        && file.tree.all(MemberAccessExprSyntax.self).contains {
          $0.declName.baseName.text == "module" && $0.base?.trimmedDescription ?? "Bundle" == "Bundle"
        }
    }
    let declares = types.contains { $0.hasProperty("module") }
    guard uses, !declares, let type = types.first(where: { !$0.name.contains(".") && !$0.isLocal }) else { return }
    type.insertBehind("extension Bundle { static var module: Bundle { .main } }")
  }
}

extension SourceFile {
  var imports: [ImportDeclSyntax] { tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) } }

  /// Whether it has the name of something of UIKit.
  fileprivate var usesUIKit: Bool {
    names.contains { $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase == true }
  }

  var isPlayground: Bool {
    imports.contains { $0.path.first.map { SourceModule.playgrounds.contains($0.name.plain) } ?? false }
  }

  /// Whether its statements are the program. A page of a playground is `Contents.swift` in its folder.
  var isScript: Bool {
    let names = path.split(separator: "/"), folder = names.dropLast().last ?? ""
    let isPage = folder.hasSuffix(".playground") || folder.hasSuffix(".xcplaygroundpage")
    return names.last == "main.swift" || names.last == "Contents.swift" && isPage || isPlayground
  }
}
