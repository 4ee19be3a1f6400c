/// A scene with an object of every kind whose properties the inspector edits.
enum EveryObject {
  static let scene = """
    name: Everything
    views:
      - name: root
        frame: 0 0 360 560
        controller: ViewController
        recognizers:
          - { name: tap, kind: tap }
          - { name: press, kind: longPress }
          - { name: pan, kind: pan }
          - { name: swipe, kind: swipe }
          - { name: pinch, kind: pinch }
          - { name: rotation, kind: rotation }
          - { name: edge, kind: screenEdgePan, edges: left }
        views:
          - { name: button, class: UIButton, frame: 20 20 100 40 }
          - { name: list, class: UIScrollView, frame: 20 100 200 200 }
    script:
      - tap 60,40

    """
}
