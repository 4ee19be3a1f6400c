// On iOS a delegate need not have a method that is optional in Objective-C, and its answer may be missing. Here the method has a default
// implementation; the pre-pass calls these functions where a source binds the answer with `if let` or `guard let`.

/// The answer of a method that is optional on iOS. Not in UIKit.
public nonisolated func optionalAnswer<Value>(_ value: Value) -> Value? { value }
/// The answer of a method that is optional on iOS, which is itself optional. Not in UIKit.
public nonisolated func optionalAnswer<Value>(_ value: Value?) -> Value? { value }
