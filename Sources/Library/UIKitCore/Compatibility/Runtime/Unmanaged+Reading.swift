extension Unmanaged {
  /// Reads a property, or calls a method, without retaining the object, which its owner keeps alive.
  ///
  /// Not isolated: a closure of the main actor that is called from the standard library checks, each time, where it runs.
  @inline(__always)
  nonisolated func reading<Value>(_ read: (Instance) -> Value) -> Value { _withUnsafeGuaranteedRef { read($0) } }
}
