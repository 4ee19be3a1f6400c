// The recognizers of the chain are collected at touch-down; each event is three calls of recognizers and ten of views.
#include <cmath>
#include <vector>

#include "floors.h"

struct RoutingView;

enum Phase { began, moved, ended };

struct Touch {
  double x, y, previousX, previousY;
  RoutingView *view;
};

struct FloorRecognizer {
  enum Kind { tap, pan, press } kind;
  int state = 0, count = 0;
  double x = 0, y = 0;

  explicit FloorRecognizer(Kind kind) : kind(kind) {}
  virtual ~FloorRecognizer() {}

  virtual void receive(const Touch &touch, Phase phase) {
    if (phase == began) {
      state = 1, x = touch.x, y = touch.y;
    } else if (phase == moved) {
      double distance = hypot(touch.x - x, touch.y - y);
      if (kind == tap && distance > 10) state = 2;
      if (kind == pan && distance > 10) state = 3;
      if (kind == press) count++;
    } else {
      if (kind == tap && state == 1) count++;
      state = 0;
    }
  }
};

struct RoutingView {
  double originX, originY, width, height;
  std::vector<RoutingView *> subviews;
  std::vector<FloorRecognizer *> recognizers;
  RoutingView *next = nullptr;
  long calls = 0;

  virtual ~RoutingView() {}

  virtual bool pointInside(double x, double y) { return x >= 0 && x < width && y >= 0 && y < height; }

  virtual RoutingView *hitTest(double x, double y) {
    if (!pointInside(x, y)) return nullptr;
    for (std::size_t i = subviews.size(); i-- > 0;) {
      RoutingView *subview = subviews[i];
      if (RoutingView *hit = subview->hitTest(x - subview->originX, y - subview->originY)) return hit;
    }
    return this;
  }

  virtual void receive(Touch &touch, Phase phase) {
    calls++;
    if (next) next->receive(touch, phase);
  }
};

namespace {

struct Tree {
  RoutingView views[10];
  std::vector<FloorRecognizer *> followers;
  Touch touch = {};

  Tree() {
    for (int i = 0; i < 10; i++) {
      views[i].originX = views[i].originY = 0;
      views[i].width = views[i].height = 1000;
      if (i == 0) continue;
      views[i - 1].subviews.push_back(&views[i]);
      views[i].next = &views[i - 1];
    }
    views[2].recognizers.push_back(new FloorRecognizer(FloorRecognizer::tap));
    views[5].recognizers.push_back(new FloorRecognizer(FloorRecognizer::pan));
    views[8].recognizers.push_back(new FloorRecognizer(FloorRecognizer::press));
  }

  void send(Phase phase, double x, double y) {
    touch.previousX = touch.x, touch.previousY = touch.y, touch.x = x, touch.y = y;
    if (phase == began) {
      RoutingView *volatile root = &views[0];
      touch.view = root->hitTest(x, y);
      followers.clear();
      for (RoutingView *view = touch.view; view; view = view->next)
        followers.insert(followers.end(), view->recognizers.begin(), view->recognizers.end());
    }
    for (FloorRecognizer *recognizer : followers) recognizer->receive(touch, phase);
    touch.view->receive(touch, phase);
  }
};

}  // namespace

void floor_route(int32_t sequences, int32_t moves) {
  static Tree tree;
  for (int32_t i = 0; i < sequences; i++) {
    tree.send(began, 500, 500);
    for (int32_t step = 1; step <= moves; step++) tree.send(moved, 500 + step % 5, 500);
    tree.send(ended, 500, 500);
  }
}
