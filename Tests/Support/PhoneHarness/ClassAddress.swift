import Foundation

/// The place of a class on this machine.
package struct ClassAddress: Sendable {
  package let port: UInt16
  /// The path of the page, such as `/KTWQXM`.
  package let path: String

  package init(port: UInt16, path: String) { (self.port, self.path) = (port, path) }

  /// A new phone joins, and returns its token.
  package func join() throws -> String {
    guard let token = try Answer.get(path + "/state", port: port).json["token"] as? String else {
      throw CocoaError(.fileReadUnknown)
    }
    return token
  }
}
