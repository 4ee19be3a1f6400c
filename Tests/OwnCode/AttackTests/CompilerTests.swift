import Foundation
import Glibc
import PrePass
import TestFolders
import TestSupport
import Testing

@testable import OwnCode

/// Sources that harm the compiler or the pre-pass: each ends in a sentence with its file, and in a bounded time.
@Suite(.slow) struct CompilerTests {
  private let temporary: TestFolder
  private var folder: URL { temporary.url }

  init() throws { temporary = try TestFolder() }

  private func write(_ text: String, to name: String = "A.swift") throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// The problems of the folder, with the names of its files alone.
  private func problems(_ limits: CompilingLimits = CompilingLimits()) -> [String] {
    do {
      let cache = CodeCache(["XDG_CACHE_HOME": SharedFolder.caches.path])
      var builder = try CodeBuilder(cache: cache)
      builder.limits = limits
      _ = try builder.program(of: CodeSources(folder.path))
      return []
    } catch {
      return error.all.map { $0.description.replacing(folder.path + "/", with: "") }
    }
  }

  private static let view = "import UIKit\nclass A: UIView {}\n"

  @Test func anExpressionWithoutEndIsSaid() throws {
    let terms = (0..<40).map { "(\($0) + 1.5)" }.joined(separator: " - ")
    try write(Self.view + "let a: Int = [\(terms)].map { -$0 + $0 * 2 - $0 }.reduce(0) { $0 + -$1 * 2 }\n")
    var limits = CompilingLimits()
    limits.expression = 1
    let problems = problems(limits)
    #expect(problems.first?.hasPrefix("A.swift:3:") == true, "\(problems)")
  }

  @Test func aCompilerThatTakesTooLongIsEnded() throws {
    try write(Self.view)
    var limits = CompilingLimits()
    limits.seconds = 0
    #expect(problems(limits) == ["A.swift: error: the compiler needs more than 0 s for it"])
  }

  /// Whatever happens to its process, it is said.
  @Test(arguments: [
    ("exit 3", "status 3"), ("echo {} > result.json", "status 0"),
    // As the loader says which library is missing.
    ("printf 'before\\nno \\033library\\n'; exit 127", "status 127: no \\u{1B}library"),
    ("exec perl -e 'unpack q(P8), pack(q(J), 8)'", "signal 11"),
    // A module of another number of files.
    (
      "echo '{\"prepared\":{\"_0\":{\"sources\":[],\"classes\":[],\"hasOutlets\":false,\"functions\":[],\"superclasses\":{},"
        + "\"replacements\":[],\"objcNames\":{},\"isPlayground\":false}}}' > result.json", "status 0"
    ),
  ])
  func aPrePassThatFailsIsSaid(command: String, how: String) throws {
    try write(Self.view)
    let program = folder.appending(path: "program")
    try Data("#!/bin/sh\n\(command)\n".utf8).write(to: program)
    chmod(program.path, 0o700)
    let prePass = ConfinedPrePass(
      program: ConfinedPrePass.Program(path: program.path, libraries: []), confinement: .ofThisMachine,
      limits: CompilingLimits())
    let file = folder.appending(path: "A.swift").path
    #expect {
      try prePass.module(of: CodeSources(file).files.map(PrePassSource.init), in: file)
    } throws: { error in
      "\(error)" == "\(file): error: the pre-pass fails (\(how)). Please report it with this source"
    }
  }

  @Test func aPrePassThatTakesTooLongIsEnded() throws {
    try write(Self.view)
    var limits = CompilingLimits()
    limits.prePass = 0
    #expect(problems(limits) == ["A.swift: error: the pre-pass needs more than 0 s for it"])
  }

  @Test func whatThePrePassDoesNotFinishIsAnErrorOfTheCompiler() throws {
    try write(Self.view + "let a = [\n")
    var limits = CompilingLimits()
    limits.prePass = 0
    #expect(problems(limits) == ["A.swift:3: error: expected expression in container literal"])
  }

  /// Both parsers take twice as long for each bracket.
  @Test(.exhaustive) func whatNoParserFinishesIsSaid() throws {
    try write(Self.view + "let a = " + String(repeating: "[", count: 60) + "\n")
    var limits = CompilingLimits()
    (limits.prePass, limits.seconds) = (1, 1)
    #expect(problems(limits) == ["A.swift: error: the compiler needs more than 1 s for it"])
  }

  @Test(.exhaustive) func tooManyFilesAreSaid() throws {
    for number in 0..<10_000 { try write("", to: "\(number).swift") }
    let path = folder.path
    #expect(problems() == ["\(path): error: the folder has 10000 Swift files; at most 1000 can be opened"])
  }

  @Test func aPipeIsRefused() throws {
    try write(Self.view)
    mkfifo(folder.path + "/B.swift", 0o600)
    #expect(problems() == ["B.swift: error: it is a pipe, a device or a folder, and no file"])
  }

  @Test(arguments: ["/dev/zero", "/etc/passwd", "/proc/self/environ"]) func aLinkOutIsRefused(place: String) throws {
    try write(Self.view)
    symlink(place, folder.path + "/B.swift")
    let real = place.replacing("self", with: "\(getpid())")
    #expect(problems() == ["B.swift: error: the link leads out of the folder, to \(real): it is not read"])
  }

  @Test func aLinkInTheFolderIsRead() throws {
    try write(Self.view)
    try write("let b = 1\n", to: "text")
    symlink("text", folder.path + "/B.swift")
    #expect(problems() == [])
  }

  /// A name is never an option or a list of arguments.
  @Test(
    arguments: [
      "-o.swift", "@list.swift", "-emit-module.swift", "a b.swift", "new\nline.swift", "quote\".swift", "back\\.swift",
      "tab\t.swift", "é.swift", String(repeating: "n", count: 240) + ".swift",
    ].sample(every: 5))
  func aNameIsAName(name: String) throws {
    try write("-o\n/tmp/escaped\n", to: "list.swift.txt")
    try write(Self.view, to: name)
    #expect(problems() == [])
  }

  @Test func aProblemInAFileWithAnOddNameHasItsName() throws {
    try write("let a = angel\n", to: "new\nline.swift")
    #expect(problems() == ["new\\u{A}line.swift:1:9: error: cannot find 'angel' in scope"])
  }

  /// What exhausts the stack of the compiler, or of the pre-pass.
  nonisolated static let deep: [(name: String, text: String)] = [
    ("brackets", "let a = " + String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)),
    ("lists", "let a = " + String(repeating: "[", count: 100_000) + "1" + String(repeating: "]", count: 100_000)),
    ("signs", "let a = " + String(repeating: "!", count: 1) + String(repeating: "-1 + ", count: 20_000) + "1"),
    ("calls", "let a = [1]" + String(repeating: ".map { $0 }", count: 5_000)),
    ("members", "let a = 1" + String(repeating: ".a", count: 50_000)),
    ("types", String(repeating: "struct A {", count: 20_000) + String(repeating: "}", count: 20_000)),
    ("closures", "let a = " + String(repeating: "{", count: 20_000) + String(repeating: "}", count: 20_000)),
    ("ifs", "func f() {" + String(repeating: "if true {", count: 20_000) + String(repeating: "}", count: 20_001)),
    (
      "interpolations",
      "let a = " + String(repeating: "\"\\(", count: 20_000) + "1" + String(repeating: ")\"", count: 20_000)
    ),
    ("comments", String(repeating: "/*", count: 100_000) + String(repeating: "*/", count: 100_000)),
    ("options", "let a: Int" + String(repeating: "?", count: 50_000) + " = nil"),
    ("angles", "let a: " + String(repeating: "Array<", count: 20_000) + "Int" + String(repeating: ">", count: 20_000)),
    ("elses", "func f() { if true {}" + String(repeating: " else if true {}", count: 20_000) + "}"),
    ("literal", "let a = [" + String(repeating: "1, ", count: 100_000) + "1]"),
    ("text", "let a = \"" + String(repeating: "x", count: 5_000_000) + "\""),
    ("conditions", String(repeating: "#if true\n", count: 20_000) + String(repeating: "#endif\n", count: 20_000)),
  ]

  @Test(arguments: deep.map(\.name).sample(every: 16)) func whatExhaustsAStackIsSaid(name: String) throws {
    let text = try #require(Self.deep.first { $0.name == name }?.text)
    try write(Self.view + text + "\n")
    let problems = problems()
    #expect(problems.allSatisfy { $0.hasPrefix("A.swift:") }, "\(problems.map { $0.prefix(300) })")
  }

  /// What the compiler quotes cannot act on a terminal, and does not fill it.
  @Test func controlCharactersAreVisible() throws {
    try write(Self.view + "#error(\"red \\u{1B}[31m\u{1B}[31m\u{202E}\")\n")
    let problems = problems()
    #expect(problems.contains { $0.contains("\\u{1B}[31m") }, "\(problems)")
    #expect(!problems.joined().contains("\u{1B}") && !problems.joined().contains("\u{202E}"))
  }

  @Test func aLongMessageIsCut() throws {
    try write(Self.view + "#error(\"\(String(repeating: "long ", count: 100_000))\")\n")
    #expect(problems().joined().count < 3_000)
  }

  /// A macro is looked for in the toolchain alone.
  @Test func aMacroOfTheFolderIsNotLoaded() throws {
    try write(
      Self.view
        + "@freestanding(expression) macro m() -> Int = #externalMacro(module: \"Evil\", type: \"M\")\nlet a = #m\n")
    try write("not a library", to: "libEvil.so")
    #expect(problems().contains { $0.contains("Evil") })
  }
}
