import Narration

/// The class that may answer with its phones. The `ClassRoom`, which server and window share, has the votes:
/// the reveal counts each vote that the server has answered.
struct Phones {
  /// The class; nil while no server listens.
  var session: PhoneSession?
  /// Whether no class may answer with phones on this machine.
  var areRefused = false
  /// The address at which a class begins; nil for that of the default route.
  var address: String?

  /// Lets the class answer with phones, or shows their address.
  func show(_ context: FeatureContext) -> [FeatureEffect] {
    session == nil ? start(at: address, context) : [.panel(.showPhones)]
  }

  /// - Parameter address: nil for that of the default route.
  func start(at address: String?, _ context: FeatureContext) -> [FeatureEffect] {
    if areRefused { return [context.say(ClassText.notAllowed)] }
    return [.withdraw(.endPhones), .request(.startPhones(at: address))]
  }

  mutating func end() -> [FeatureEffect] {
    guard session != nil else { return [] }
    session = nil
    return [.panel(.hidePhones), .request(.endPhones)]
  }
}
