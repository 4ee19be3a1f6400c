// The part of Core Graphics that sources written for UIKit use and that Foundation does not have: Foundation declares
// CGFloat, CGPoint, CGSize and CGRect on every platform.

@_exported import Foundation

/// A duration, in seconds.
public typealias CFTimeInterval = Double
