extension CaseDraft {
  /// A finger that is down: its place and the way it goes with each move.
  private struct Finger {
    let number: Int
    var x, y: Int
    var stepX, stepY: Int
  }

  mutating func addInputs() {
    var down: [Finger] = []
    for _ in 0..<random.between(60, 240) {
      var input = nextInput(&down)
      input.wait = random.pick([0, 0, 1, 4, 8, 16, 16, 16, 33, 33, 100])
      if input.kind == .wait { input.wait = random.pick([50, 160, 360, 600, 800]) }
      input.isHeld = input.kind.isOfFinger && random.once(in: 5)
      parts.append(.input(input))
    }
  }

  private mutating func nextInput(_ down: inout [Finger]) -> Input {
    if random.once(in: 40) {
      return Input(
        kind: random.pick([.resign, .activate, .activate, .ignore, .unignore, .unignore, .shake, .press, .release]),
        x: random.below(4))
    }
    if random.once(in: 15) { return Input(kind: .wait) }
    guard !down.isEmpty, down.count >= fingers || !random.once(in: 6) else { return touchDown(&down) }
    let index = random.below(down.count)
    guard random.once(in: 4) else { return move(&down[index]) }
    let finger = down.remove(at: index)
    let kind: Input.Kind = random.once(in: 8) ? .cancel : .up
    return Input(kind: kind, finger: finger.number, x: finger.x, y: finger.y)
  }

  private mutating func touchDown(_ down: inout [Finger]) -> Input {
    let number = (1...fingers).first { number in !down.contains { $0.number == number } } ?? 1
    let reach = random.pick([1, 6, 25])
    let finger = Finger(
      number: number, x: random.below(400), y: random.below(400), stepX: random.between(-reach, reach),
      stepY: random.between(-reach, reach))
    down.append(finger)
    return Input(kind: .down, finger: number, x: finger.x, y: finger.y)
  }

  private mutating func move(_ finger: inout Finger) -> Input {
    finger.x += finger.stepX + random.between(-1, 1)
    finger.y += finger.stepY + random.between(-1, 1)
    if random.once(in: 20) { (finger.stepX, finger.stepY) = (finger.stepY, -finger.stepX) }
    return Input(kind: .move, finger: finger.number, x: finger.x, y: finger.y)
  }
}

extension Input.Kind {
  var isOfFinger: Bool {
    switch self {
    case .down, .move, .up, .cancel: true
    case .wait, .resign, .activate, .ignore, .unignore, .shake, .press, .release: false
    }
  }
}
