import Testing

@testable import UIKitCore

/// References between an application and its observer.
struct ObserverTests {
  /// An observer that owns its application, as the recorder of a trace does.
  private final class Keeper: PipelineObserver {
    let application = UIApplication()
    init() { application.observer = self }
    func pipelineWillPerform(_ step: PipelineStep) {}
    func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {}
    func pipelineDidNote(_ note: PipelineNote) {}
  }

  @Test func anObserverThatKeepsItsApplicationIsFreed() {
    weak var keeper: Keeper?
    weak var application: UIApplication?
    do {
      let own = Keeper()
      (keeper, application) = (own, own.application)
      #expect(application?.observer != nil)
    }
    #expect(keeper == nil)
    #expect(application == nil)
  }
}
