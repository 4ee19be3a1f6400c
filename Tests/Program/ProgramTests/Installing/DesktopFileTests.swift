import Foundation
import Testing
import WindowHarness

@testable import touchstone

/// The files that tell a desktop about the program.
struct DesktopFileTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
  private static let folder = root.appending(path: "Assets/Desktop")

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
  }

  @Test func theMenuEntryIsValid() throws {
    let printed = try Subprocess.run(
      ["desktop-file-validate", Self.folder.appending(path: "touchstone.desktop").path])
    #expect(printed == "")
  }

  @Test func theDescriptionForSoftwareCentresIsValid() throws {
    let printed = try Subprocess.run([
      "appstreamcli", "validate", "--no-net", "--pedantic", Self.folder.appending(path: "touchstone.metainfo.xml").path,
    ])
    #expect(printed.contains("Validation was successful"))
  }

  @Test func theDescriptionHasTheVersionOfTheProgram() throws {
    let releases = try text("touchstone.metainfo.xml").matches(of: /<release version="([0-9.]+)"/).map { String($0.1) }
    #expect(releases.first == Version.current)
  }

  @Test func theTypesOfTheMenuEntryAreDefined() throws {
    let entry = try text("touchstone.desktop"), types = try text("touchstone-mime.xml")
    let named = try #require(entry.firstMatch(of: /MimeType=(.*)/)?.1).split(separator: ";")
    #expect(named.count == 2)
    for name in named { #expect(types.contains("<mime-type type=\"\(name)\">")) }
  }

  // MARK: - Types of files

  /// Returns the types that a desktop finds, by the paths of files, with the program's types installed.
  private func types(of files: [URL]) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let packages = folder.url.appending(path: "mime/packages")
    try FileManager.default.createDirectory(at: packages, withIntermediateDirectories: true)
    for file in [
      Self.folder.appending(path: "touchstone-mime.xml"), URL(filePath: "/usr/share/mime/packages/freedesktop.org.xml"),
    ] {
      try FileManager.default.copyItem(at: file, to: packages.appending(path: file.lastPathComponent))
    }
    let environment = ["XDG_DATA_HOME": folder.url.path, "XDG_DATA_DIRS": folder.url.path]
    _ = try Subprocess.run(
      ["update-mime-database", folder.url.appending(path: "mime").path], environment: environment)
    let printed = try Subprocess.run(
      ["gio", "info", "--attributes", "standard::content-type"] + files.map(\.path), environment: environment)
    return printed.matches(of: /standard::content-type: (.*)/).map { String($0.1) }
  }

  @Test func everyPresetIsAScene() throws {
    let folder = Self.root.appending(path: "samples")
    let files = try [folder, folder.appending(path: "apps")].flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "yaml" }
    #expect(files.count >= 53)
    #expect(Set(try types(of: files)) == ["application/x-touchstone-scene"])
  }

  @Test func plansAreNoScenesAndOtherYAMLIsNeither() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func file(_ name: String, _ text: String) throws -> URL {
      let file = folder.url.appending(path: name)
      try text.write(to: file, atomically: false, encoding: .utf8)
      return file
    }
    let files = [
      Self.root.appending(path: "samples/plans/first-hour.yaml"),
      try file("other.yaml", "services:\n  web: { image: x }\n"),
      try file("views.yaml", "title: x\nviews: a list of pages\n"),
      try file("short.scene.yaml", "script: []\n"),
      try file("own.yml", "views:\n  - { name: root, frame: 0 0 360 560 }\n"),
    ]
    #expect(
      try types(of: files) == [
        "application/x-touchstone-plan", "application/x-yaml", "application/x-yaml", "application/x-touchstone-scene",
        "application/x-touchstone-scene",
      ])
  }

  // MARK: - Completions

  @Test(arguments: [
    ["bash", "-c", "source $FILE && complete -p touchstone"],
    ["zsh", "-fc", "autoload -Uz compinit && compinit -D && source $FILE && echo $+functions[_touchstone]"],
    ["fish", "--no-config", "-c", "source $FILE && complete -C 'touchstone ren'"],
  ])
  func shellsReadTheCompletions(command: [String]) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appending(path: "completions")
    try Subprocess.run([RunningProgram.executable, "--generate-completion-script", command[0]])
      .write(to: file, atomically: false, encoding: .utf8)
    let shell = try Subprocess(command, environment: ["FILE": file.path, "HOME": folder.url.path, "TERM": "dumb"])
    let printed = try shell.rest()
    #expect(try shell.waitForExit() == 0)
    #expect(shell.warnings() == "")
    let expected = ["bash": "touchstone", "zsh": "1", "fish": "render"][command[0]]
    #expect(printed.contains(expected ?? ""))
  }
}
