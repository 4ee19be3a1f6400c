import Testing

@testable import Scenes

/// A scene as text for a question.
@Suite struct SceneQuestionTests {
  @Test func theTreeTheInputAndTheTraceAreInMarkdown() throws {
    let scene = try Scene.parse(
      """
      title: Who wins?
      targets: [saver]
      views:
        - name: A
          frame: 0 0 360 560
          controller: { name: VC, touches: handles }
          recognizers: [{ name: tap, kind: tap, action: save to saver }]
          views: [{ name: B, class: UIButton, frame: 1 2 3 4.5, alpha: 0.5, actions: [touchDown go] }]
      variants: [{ name: only, edits: [B.isHidden true] }]
      """, file: "a.yaml")
    let question = SceneQuestion(scene, scene.variants[0], script: ["tap 1,2"], trace: ["event: …", "  W.hitTest"])
    #expect(
      question.text == """
        **Who wins?**

        Views, back to front, with `x y width height` in the superview:

        ```text
        W  UIWindow  0 0 360 560
          A  UIView  0 0 360 560  controller VC (touches handles)
            ◇ tap  tap  action save to saver
            B  UIButton  1 2 3 4.5  isHidden true, alpha 0.5, on touchDown go
        saver  (target)
        ```

        Input, in points of the screen and milliseconds:

        ```text
        tap 1,2
        ```

        What happened:

        ```text
        event: …
          W.hitTest
        ```

        """)
    #expect(!SceneQuestion(scene, scene.variants[0], script: [], trace: []).text.contains("Input"))
  }
}
