import FoundationEssentials
import Glibc
import SwiftSyntax

// Runs the pre-pass over folders of Swift files, and says which declarations it loses or damages: Scripts/pre-pass-corpus FOLDER…
//
// Each file is a module of its own, whole and damaged, and then all files of a folder are one.

/// The declarations of a source, each with its number.
private final class Declarations: SyntaxVisitor {
  private(set) var counts: [String: Int] = [:]

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// A name without that of a class: members of extensions that override, and what is put in the place of a method of UIKit, have it.
  private func unprefixed(_ name: TokenSyntax) -> String { name.plain.replacing(/^(own|[A-Z]\w*)_/, with: "") }

  private func add(_ name: String) -> SyntaxVisitorContinueKind {
    counts[name, default: 0] += 1
    return .visitChildren
  }

  // Previews are left out.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add("class \(node.name.plain)") }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add("struct \(node.name.plain)") }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add("enum \(node.name.plain)") }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add("actor \(node.name.plain)") }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add("protocol \(node.name.plain)") }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("extension \(node.extendedType.inOneLine)")
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add("case \(node.name.plain)") }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add("typealias \(node.name.plain)") }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init(\(node.signature.parameterClause.parameters.map { $0.firstName.plain + ":" }.joined()))")
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { add("subscript") }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { add("operator \(node.name.text)") }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add("pattern \(unprefixed(node.identifier))")
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Answers of NSObject have names of their own.
    let plain = unprefixed(node.name)
    let name = ["respondsItself": "responds", "forwardsItself": "forwardingTarget"][plain] ?? plain
    return add("func \(name)(\(node.signature.parameterClause.parameters.map { $0.firstName.plain + ":" }.joined()))")
  }
}

/// Compares a module before and after the pre-pass. Returns whether all is there.
private func check(_ sources: [PrePassSource], called name: String) -> Bool {
  let phone = Phone(folders: sources.map(\.path))
  // Types of SwiftUI are left out.
  let before = sources.map { SourceFile(path: $0.path, $0.text).withBranches(for: phone).withoutSwiftUI }
    .withNamesOfToday
  let module: PreparedModule
  do throws(SourceProblem) { module = try PrePass.run(sources) } catch {
    print("\(name): refused: \(error)")
    return true
  }
  let after = zip(sources, module.sources).map { SourceFile(path: $0.path, $1) }
  var isWhole = module.isSound(
    forLines: sources.map { $0.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count })
  if !isWhole { print("\(name): its result is not sound") }
  for (one, other) in zip(before, after) where other.tree.hasError && !one.tree.hasError {
    print("\(one.path): does not parse any more")
    isWhole = false
  }
  var lost: [String: Int] = [:]
  for file in before { lost.merge(Declarations(file).counts, uniquingKeysWith: +) }
  for file in after { for (declaration, count) in Declarations(file).counts { lost[declaration, default: 0] -= count } }
  for (declaration, count) in lost.sorted(by: { $0.key < $1.key }) where count > 0 {
    print("\(name): \(count) × \(declaration) lost")
    isWhole = false
  }
  return isWhole
}

/// Reads sources that are cut, or have a piece of another place in them. None may stop the pre-pass, and a result fits its source.
private func checkDamaged(_ source: PrePassSource) -> Bool {
  let bytes = Array(source.text.utf8)
  guard bytes.count > 1 else { return true }
  // The same damage in each run.
  var state = UInt64(bytes.count)
  func place() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bytes.count
  }
  return (0..<6).allSatisfy { number in
    let (one, other, from) = (place(), place(), place())
    let cut = bytes[..<one], piece = bytes[min(from, other)..<max(from, other)].prefix(300)
    let damaged = number.isMultiple(of: 2) ? Array(cut) : Array(cut + piece + bytes[one...])
    let text = String(decoding: damaged, as: UTF8.self),
      lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let module = try? PrePass.run([PrePassSource(path: source.path, text: text)]) else { return true }
    if module.isSound(forLines: [lines.count]) { return true }
    print("\(source.path): the result of damaged source \(number) is not sound")
    return false
  }
}

/// The Swift files of a folder.
private func files(in folder: String) -> [PrePassSource] {
  guard let all = try? FileManager.default.subpathsOfDirectory(atPath: folder) else { return [] }
  return all.sorted().filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }.compactMap { name in
    let path = folder + "/" + name
    return (try? String(contentsOfFile: path, encoding: .utf8)).map { PrePassSource(path: path, text: $0) }
  }
}

private nonisolated func work(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  var count = 0, bad = 0
  for folder in CommandLine.arguments.dropFirst() {
    let sources = files(in: folder)
    for source in sources where !check([source], called: source.path) || !checkDamaged(source) { bad += 1 }
    if !check(sources, called: folder) { bad += 1 }
    count += sources.count
  }
  print("\(count) files, \(bad) modules with a loss")
  exit(bad == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
}

private var attributes = pthread_attr_t(), thread = pthread_t()
pthread_attr_init(&attributes)
pthread_attr_setstacksize(&attributes, 1 << 30)
guard pthread_create(&thread, &attributes, work, nil) == 0 else { exit(EXIT_FAILURE) }
pthread_join(thread, nil)
