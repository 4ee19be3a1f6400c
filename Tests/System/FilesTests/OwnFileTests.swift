import Files
import Foundation
import Testing

/// Who may read what the program writes, and what happens to links.
struct OwnFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "own-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func mode(_ file: URL) -> mode_t {
    var status = stat()
    return lstat(file.path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  private func isLink(_ file: URL) -> Bool {
    var status = stat()
    return lstat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  @Test func whatIsKeptIsThePersonsAlone() throws {
    defer { remove() }
    let file = folder.appending(path: "a/b/state.json")
    try FileReplacement.write(Data("1".utf8), to: file, as: .kept)
    #expect(mode(file) == 0o600)
    for name in ["a", "a/b"] { #expect(mode(folder.appending(path: name)) == 0o700) }
    // One of an earlier version that others could read.
    chmod(file.path, 0o644)
    try FileReplacement.write(Data("2".utf8), to: file, as: .kept)
    #expect(mode(file) == 0o600)
    #expect(try String(contentsOf: file, encoding: .utf8) == "2")
  }

  @Test func whatAPersonNamedKeepsItsPermissions() throws {
    defer { remove() }
    let file = folder.appending(path: "scene.yaml")
    try FileReplacement.write(Data("1".utf8), to: file)
    #expect(mode(file) & 0o600 == 0o600)
    chmod(file.path, 0o640)
    try FileReplacement.write(Data("2".utf8), to: file)
    #expect(mode(file) == 0o640)
  }

  @Test(arguments: [FilePurpose.kept, .derived]) func aLinkIsReplacedAndNotFollowed(purpose: FilePurpose) throws {
    defer { remove() }
    let target = folder.appending(path: "target"), link = folder.appending(path: "link")
    try Data("precious".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try FileReplacement.write(Data("new".utf8), to: link, as: purpose)
    #expect(try String(contentsOf: target, encoding: .utf8) == "precious")
    #expect(!isLink(link))
    #expect(try String(contentsOf: link, encoding: .utf8) == "new")
  }

  @Test(.enabled(if: geteuid() == 0, "only root makes links of other users"))
  func aLinkOfAnotherUserIsNotFollowed() throws {
    defer { remove() }
    let target = folder.appending(path: "target"), link = folder.appending(path: "link")
    try Data("precious".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    #expect(lchown(link.path, 65_534, 65_534) == 0)
    try FileReplacement.write(Data("new".utf8), to: link)
    #expect(try String(contentsOf: target, encoding: .utf8) == "precious")
    #expect(!isLink(link))
  }

  @Test func aFolderOfTheProgramIsClosed() throws {
    defer { remove() }
    let open = folder.appending(path: "open")
    mkdir(open.path, 0o755)
    chmod(open.path, 0o755)
    try OwnFolder.make(open)
    #expect(mode(open) == 0o700)
    try OwnFolder.make(folder.appending(path: "new/inner"))
    #expect(mode(folder.appending(path: "new/inner")) == 0o700)
    // That of everybody stays as it is.
    chmod(open.path, 0o1777)
    try OwnFolder.make(open)
    #expect(mode(open) == 0o1777)
    try Data().write(to: folder.appending(path: "file"))
    #expect(throws: FileReplacementError.self) { try OwnFolder.make(folder.appending(path: "file/inner")) }
  }

  @Test func aTemporaryFolderIsNewAndClosed() throws {
    let one = try OwnFolder.temporary(), other = try OwnFolder.temporary()
    defer { for folder in [one, other] { rmdir(folder.path) } }
    #expect(one != other && mode(one) == 0o700)
  }

  @Test func whatOthersCouldHaveChangedIsNotOwn() throws {
    defer { remove() }
    let file = folder.appending(path: "file"), link = folder.appending(path: "link")
    try Data().write(to: file)
    chmod(file.path, 0o700)
    #expect(OwnFolder.isOwn(file.path, folder: false) && !OwnFolder.isOwn(file.path, folder: true))
    for open in [0o720, 0o702] as [mode_t] {
      chmod(file.path, open)
      #expect(!OwnFolder.isOwn(file.path, folder: false))
    }
    chmod(file.path, 0o700)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(!OwnFolder.isOwn(link.path, folder: false))
    if geteuid() == 0 {
      chown(file.path, 65_534, 65_534)
      #expect(!OwnFolder.isOwn(file.path, folder: false))
    }
  }
}
