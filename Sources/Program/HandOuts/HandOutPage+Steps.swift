import Foundation
import Narration
import Scenes

// The steps on a page: the slider with its chapters and marks, the list of all sentences, and the printed sheet.

extension HandOutPage {
  var timeline: String {
    mutating get {
      let last = handOut.steps.count - 1
      let chapters = handOut.chapters.filter { !$0.steps.isEmpty }.map { title, steps in
        "<li style=\"flex-grow:\(steps.count)\" data-from=\"\(steps.lowerBound)\" data-to=\"\(steps.upperBound)\">"
          + "\(text.both(title))</li>"
      }
      let ticks = handOut.steps.enumerated().dropFirst().map { index, step in
        "<i class=\"\(step.tick?.rawValue ?? "plain")\" data-step=\"\(index)\"></i>"
      }
      return """
        <section class="timeline">
        <ol class="chapters" aria-hidden="true">\(chapters.joined())</ol>
        <div class="ticks" aria-hidden="true">\(ticks.joined())</div>
        <label class="unseen" for="step">\(text.both(.steps))</label>
        <input type="range" id="step" min="0" max="\(last)" value="\(handOut.place)" step="1">
        <div class="buttons">
        <button type="button" id="previous"><span aria-hidden="true">‹</span> \(text.both(.previous))</button>
        <button type="button" id="next" class="main">\(text.both(.next)) <span aria-hidden="true">›</span></button>
        <button type="button" id="play" aria-pressed="false"><span class="off">\(text.both(.play))</span>\
        <span class="on">\(text.both(.pause))</span></button>
        <output id="number" for="step">\(handOut.place) / \(last)</output>
        <p class="keys"><kbd>←</kbd><kbd>→</kbd> \(text.both(.keyStep)) <kbd>Home</kbd> \(text.both(.first)) \
        <kbd>End</kbd> \(text.both(.last)) <kbd>\(text.both(LocalizedText(english: "Space", simplifiedChinese: "空格")))\
        </kbd> \(text.both(.keyPlay))</p>
        </div>
        </section>

        """
    }
  }

  /// All steps as text, chapter by chapter.
  var list: String {
    mutating get {
      var parts: [String] = []
      for (title, steps) in handOut.chapters where !steps.isEmpty {
        let items = handOut.steps[steps].enumerated().map { offset, step in
          let index = steps.lowerBound + offset
          return "<li id=\"step-\(index)\" value=\"\(index)\">\(text.both(step.frame.sentences))</li>"
        }
        parts.append("<h3>\(text.both(title, isStrong: true))</h3><ol>\(items.joined(separator: "\n"))</ol>")
      }
      let start = "<p id=\"step-0\">\(text.both(handOut.steps[0].frame.sentences))</p>"
      return """
        <details class="list">
        <summary>\(text.both(.all(handOut.steps.count - 1), isStrong: true))</summary>
        \(start)\(parts.joined(separator: "\n"))
        </details>

        """
    }
  }

  /// Buttons for the larger answers. Those on the edges of views are a point wide: a click, or the arrow keys, find them.
  var answers: String {
    mutating get {
      guard handOut.answers.count > 1 else { return "" }
      let all = handOut.answers.map(\.count).reduce(0, +)
      let large = handOut.answers.enumerated().filter { $1.count * 400 >= all }
      let buttons = large.map { index, answer in
        let share = max(1, Int((100 * Double(answer.count) / Double(max(all, 1))).rounded()))
        let name = answer.winner.map { text.both(LocalizedText($0)) } ?? text.both(.noView)
        // A view can win in several places, in other ways.
        let isAlone = large.count { $0.element.winner == answer.winner } == 1
        let place = isAlone ? "" : "(\(answer.x), \(answer.y)) "
        return "<li><button type=\"button\" data-answer=\"\(index)\" aria-pressed=\"false\">\(name) "
          + "<small>\(place)\(answer.count * 200 < all ? "&lt; 1" : "\(share)") %</small></button></li>"
      }
      let sentences = handOut.answers.enumerated().map { index, answer in
        "<p data-sentence=\"\(index)\">\(text.both(answer.frame.sentences))</p>"
      }
      return """
        <section class="answers" aria-labelledby="answers-heading">
        <h2 id="answers-heading">\(text.both(.whereElse, isStrong: true))</h2>
        <ul>\(buttons.joined())</ul>
        <p>\(text.both(.arrowsOnPicture))</p>
        <div hidden>\(sentences.joined())</div>
        </section>

        """
    }
  }

  // MARK: The printed sheet

  /// One page: a line for a name, the question, at most 12 small pictures of steps, the other variants, and the address of the page.
  var sheet: String {
    mutating get {
      let figures = handOut.steps.enumerated().compactMap { index, step -> String? in
        guard let thumbnail = step.thumbnail else { return nil }
        return "<li value=\"\(index)\">\(figure(thumbnail))<p><b>\(index)</b> \(text.both(step.caption))</p></li>"
      }
      let question = scene.invitation?.text.map { "<p class=\"question\">\(text.both($0))</p>" } ?? ""
      let point = scene.point.map { "<p class=\"point\">\(text.both($0))</p>" } ?? ""
      return """
        <section class="sheet\(handOut.otherVariants.isEmpty ? "" : " varied")">
        <p class="person"><span>\(text.both(.name))</span></p>
        <h2>\(text.both(scene.name, isStrong: true))</h2>
        \(question)<ol>\(figures.joined(separator: "\n"))</ol>
        \(variants)\(point)<p>\(text.both(.openAndClick)) <span id="address"></span></p>
        </section>

        """
    }
  }

  private var variants: String {
    mutating get {
      if handOut.otherVariants.isEmpty { return "" }
      let items = handOut.otherVariants.map { other in
        "<li>\(figure(other.thumbnail))<p>\(text.both(other.title, isStrong: true)): \(text.both(other.sentences))</p></li>"
      }
      return "<h3>\(text.both(.otherVariants, isStrong: true))</h3><ol class=\"variants\">\(items.joined())</ol>\n"
    }
  }

  private func figure(_ thumbnail: [Int]) -> String {
    let size = HandOutPictures.thumbnailPlace(of: scene.size).size
    return "<svg viewBox=\"0 0 \(Int(size.width)) \(Int(size.height))\" aria-hidden=\"true\">"
      + thumbnail.map { "<use href=\"#l\($0)\"/>" }.joined() + "</svg>"
  }
}
