import CZlib
import Files
import Foundation

/// The compiled modules of an installation: packed by gzip, which makes them a fifth as large. The cache has them unpacked.
package struct PackedModules {
  private let folder: URL
  private let names: [String]
  private static let packed = ".gz"

  /// Nil if the modules in `folder` are not packed, as those of a build.
  package init?(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    self.names = names.filter { $0.hasSuffix(PackedModules.packed) }.sorted()
    self.folder = folder
    if self.names.isEmpty { return nil }
  }

  /// Returns the folder of the cache with the unpacked modules, and makes it if it is not there.
  /// - Parameter stamp: what says whether the library is another one.
  /// - Throws: `CodeProblems` if a file is damaged, or the cache cannot be written.
  package func unpacked(in cache: CodeCache, stamp: String) throws(CodeProblems) -> URL {
    let target = cache.library(stamp.stableHash), manager = FileManager.default
    if OwnFolder.isOwn(target.path, folder: true) { return target }
    try? manager.removeItem(at: target)
    let draft = target.deletingLastPathComponent().appending(path: ".\(target.lastPathComponent)-\(getpid())")
    defer { try? manager.removeItem(at: draft) }
    var modules: [(name: String, contents: Data)] = []
    for name in names {
      let file = folder.appending(path: name)
      guard let contents = PackedModules.contents(of: file) else {
        throw CodeProblems("the file is damaged: install Touchstone again", path: file.path)
      }
      modules.append((String(name.dropLast(PackedModules.packed.count)), contents))
    }
    do {
      try manager.createDirectory(
        at: draft, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for module in modules { try module.contents.write(to: draft.appending(path: module.name)) }
      try manager.moveItem(at: draft, to: target)
    } catch {
      // Another process may have unpacked them meanwhile.
      guard OwnFolder.isOwn(target.path, folder: true) else {
        throw CodeProblems("the cache cannot be written: \(error.localizedDescription)", path: target.path)
      }
    }
    cache.removeOldLibraries(besides: target)
    return target
  }

  /// Returns what a packed file contains; nil if it is damaged or cannot be read.
  private static func contents(of file: URL) -> Data? {
    guard let stream = gzopen(file.path, "rb") else { return nil }
    defer { gzclose(stream) }
    var contents = Data(), part = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = gzread(stream, &part, UInt32(part.count))
      if count < 0 { return nil }
      if count == 0 { break }
      contents.append(contentsOf: part[..<Int(count)])
    }
    // At the end of a file that was cut off, reading succeeds, and this does not.
    var error = Int32(0)
    gzerror(stream, &error)
    return error == Z_OK && gzdirect(stream) == 0 && !contents.isEmpty ? contents : nil
  }
}
