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

  /// Imports the modules of the network and of XML in files that name something of them.
  mutating func importPartsOfFoundation() {
    let own = Set(types.filter { $0.kind != .extension }.map(\.name))
    for (part, names) in SourceModule.parts {
      let names = names.subtracting(own)
      for index in files.indices {
        let tokens = files[index].tokens
        guard tokens.contains(where: { $0.kind == .word && names.contains($0.text) }),
          !tokens.contains(where: { $0.isWord(part) })
        else { continue }
        let place = tokens.first { $0.isWord("import") } ?? tokens.first
        if let place { files[index].insert("import \(part); ", at: place.range.lowerBound) }
      }
    }
  }

  /// Takes out the import of a module whose sources are in a folder of its name: an example and the library that it shows
  /// are one module here.
  mutating func joinModules() {
    let folders = Set(files.flatMap { $0.path.split(separator: "/").dropLast().map { SourceModule.plain(String($0)) } })
    for index in files.indices {
      let tokens = files[index].tokens
      for position in tokens.indices.dropLast()
      where tokens[position].isWord("import") && tokens[position].line == tokens[position + 1].line
        && !(position + 2 < tokens.count && tokens[position + 2].isSign("."))
      {
        let name = tokens[position + 1].text
        guard !SourceModule.known.contains(name), folders.contains(SourceModule.plain(name)) else { continue }
        let isTestable = position > 0 && tokens[position - 1].text == "@testable"
        let start = tokens[isTestable ? position - 1 : position].range.lowerBound
        files[index].replace(start..<tokens[position + 1].range.upperBound, by: "")
      }
    }
  }

  /// The modules that are there.
  private static let known: Set = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Dispatch", "Swift"]

  /// A name as a folder has it: `Dial-Kit` is that of the module `DialKit`.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Declares `Bundle.module`, which a package gives to its sources, where it is used.
  mutating func declareModuleBundle() {
    let uses = files.contains { file in
      file.tokens.indices.dropFirst(2).contains {
        file.tokens[$0].isWord("module") && file.tokens[$0 - 1].isSign(".")
          && (file.tokens[$0 - 2].isWord("Bundle") || file.tokens[$0 - 2].isSign(":"))
      }
    }
    let declares = files.contains { file in
      file.tokens.indices.dropFirst().contains {
        file.tokens[$0].isWord("module") && (file.tokens[$0 - 1].isWord("var") || file.tokens[$0 - 1].isWord("let"))
      }
    }
    guard uses, !declares, let type = types.first(where: { !$0.name.contains(".") }) else { return }
    files[type.file].insert(
      "; extension Bundle { static var module: Bundle { .main } }",
      at: files[type.file].tokens[type.close].range.upperBound)
  }

  /// `open static` becomes `public static`, as current compilers want it.
  mutating func closeStaticMembers() {
    for index in files.indices {
      let tokens = files[index].tokens
      for position in tokens.indices.dropLast()
      where tokens[position].isWord("open") && tokens[position + 1].isWord("static")
        || position > 0 && tokens[position].isWord("open") && tokens[position - 1].isWord("static")
      {
        files[index].replace(tokens[position].range, by: "public")
      }
    }
  }
}
