// As in Apple's SDK, where UIKit re-exports a UIKitCore.
@_exported import UIKitCore
@_exported import UIKitLists

/// Whether a type is declared by this library, not by a program.
package nonisolated func isOfUIKit(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return name.hasPrefix("UIKitCore.") || name.hasPrefix("UIKitLists.")
}
