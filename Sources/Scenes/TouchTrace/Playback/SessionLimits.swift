/// The parts of a long session that are in memory, and that are played at once. What is shown in the end is the same
/// with all limits.
package struct SessionLimits: Sendable {
  /// The number of steps at which the oldest leave memory: some hundred touches.
  var steps = 16_384
  /// The number of steps between two checkpoints, at least. Playing so many takes less than a millisecond.
  var checkpointDistance = 256
  /// The number of steps that are played at once in idle time, or after the touch that is shown. It takes a few
  /// milliseconds.
  var stepsAtOnce = 2048
  /// The number of inputs that are played at once to reach the touch that is shown.
  var inputsAtOnce = 2000

  /// The number of inputs that are played at once on an edited tree. The picture of an edit must not wait for more.
  var inputsAtOnceOnTree = 200

  package init() {}
}
