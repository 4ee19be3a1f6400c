import Foundation

/// A property of a scroll view together with its value, under UIKit's names.
package enum ScrollSetting: Equatable, Sendable {
  /// The size of everything that can be scrolled to, in points.
  case contentSize(CGSize)
  case delaysContentTouches(Bool)
  case canCancelContentTouches(Bool)

  var property: Property {
    switch self {
    case .contentSize: .contentSize
    case .delaysContentTouches: .delaysContentTouches
    case .canCancelContentTouches: .canCancelContentTouches
    }
  }

  /// As a scene file has it behind the key.
  var value: String {
    switch self {
    case .contentSize(let size): "\(text(size.width)) \(text(size.height))"
    case .delaysContentTouches(let flag), .canCancelContentTouches(let flag): String(flag)
    }
  }
}
