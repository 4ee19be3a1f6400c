import Files
import Foundation

/// The files of a report page, which a browser loads when they are seen. They are in the folder of results and, if the page makes them,
/// in a folder beside the page: `report.files` beside `report.html`.
struct ReportFiles {
  private let page: URL
  private let results: URL

  /// Marks a folder that a report made, and that may be removed with it.
  private static let markName = "about.txt"

  /// - Parameters:
  ///   - page: the file of the page. A page that is written to a device such as `/dev/stdout` contains its pictures.
  ///   - results: the path of the folder of artifacts.
  init(page: URL, results: String) {
    self.page = page.standardizedFileURL
    self.results = URL(fileURLWithPath: results).standardizedFileURL
  }

  /// Returns the address of an artifact, for the page: the artifact's own, or the address of a copy if the page is in another folder.
  /// - Parameter path: the path of the artifact.
  /// - Returns: nil if there is no such file.
  /// - Throws: `FileReplacementError` when the copy cannot be written.
  func address(ofArtifact path: String) throws(FileReplacementError) -> String? {
    let file = URL(fileURLWithPath: path)
    let names = [file.deletingLastPathComponent().lastPathComponent, file.lastPathComponent]
    if !isEmbedding, page.deletingLastPathComponent().path == results.path {
      return FileManager.default.fileExists(atPath: path) ? Self.address(names) : nil
    }
    guard let data = ReferenceFile.bytes(at: file) else { return nil }
    return try address(of: data, at: names)
  }

  /// Writes a file that the page shows, and returns its address.
  /// - Parameter names: the names of the folders below the folder of the page's files, then the name of the file.
  /// - Throws: `FileReplacementError`.
  func address(of data: Data, at names: [String]) throws(FileReplacementError) -> String {
    let type = names.last?.hasSuffix(".js") == true ? "text/javascript" : "image/png"
    guard !isEmbedding else { return "data:\(type);base64,\(data.base64EncodedString())" }
    let mark = folder.appending(path: Self.markName)
    if !FileManager.default.fileExists(atPath: mark.path) {
      let text = "The files of \(page.lastPathComponent). The next run of `touchstone test` removes them.\n"
      try FileReplacement.write(Data(text.utf8), to: mark, as: .derived)
    }
    try FileReplacement.write(data, to: names.reduce(folder) { $0.appending(path: $1) }, as: .derived)
    return Self.address([folder.lastPathComponent] + names)
  }

  /// Removes the folder that an earlier report made.
  /// - Throws: `FileReplacementError`.
  func remove() throws(FileReplacementError) {
    guard FileManager.default.fileExists(atPath: folder.appending(path: Self.markName).path) else { return }
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      throw FileReplacementError(path: folder.shownPath, reason: SystemError.reason(of: error))
    }
  }

  /// Whether the page is no file, and can have none beside it.
  private var isEmbedding: Bool {
    var status = stat()
    // Standard output may be a file, but has another name.
    return page.path.hasPrefix("/dev/") || stat(page.path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  private var folder: URL { page.deletingPathExtension().appendingPathExtension("files") }

  private static func address(_ parts: [String]) -> String {
    parts.map(\.addressOfFile).joined(separator: "/")
  }
}
