#include <cstddef>
#include <vector>

#include "floors.h"

// Not in an anonymous namespace: then the compiler would see that nothing overrides the methods.
struct FloorView {
  double originX, originY, width, height;
  int32_t number;
  bool hidden = false, enabled = true;
  double alpha = 1;
  std::vector<FloorView *> subviews;

  virtual ~FloorView() {}

  virtual bool pointInside(double x, double y) { return x >= 0 && x < width && y >= 0 && y < height; }

  virtual FloorView *hitTest(double x, double y) {
    if (hidden || !enabled || alpha < 0.01 || !pointInside(x, y)) return nullptr;
    for (std::size_t i = subviews.size(); i-- > 0;) {
      FloorView *subview = subviews[i];
      if (FloorView *hit = subview->hitTest(x - subview->originX, y - subview->originY)) return hit;
    }
    return this;
  }
};

struct OverridingFloorView : FloorView {
  bool pointInside(double x, double y) override { return FloorView::pointInside(x, y); }
  FloorView *hitTest(double x, double y) override { return FloorView::hitTest(x, y); }
};

void *floor_make(const FloorNode *nodes, int32_t count, int32_t overrides) {
  std::vector<FloorView *> views;
  for (int32_t i = 0; i < count; i++) {
    FloorView *view = overrides ? new OverridingFloorView : new FloorView;
    view->originX = nodes[i].x;
    view->originY = nodes[i].y;
    view->width = nodes[i].width;
    view->height = nodes[i].height;
    view->number = i;
    views.push_back(view);
    if (nodes[i].parent >= 0) views[nodes[i].parent]->subviews.push_back(view);
  }
  return views[0];
}

void floor_hit(void *root, const double *points, int32_t count, int32_t *numbers) {
  FloorView *view = static_cast<FloorView *>(root);
  for (int32_t i = 0; i < count; i++) numbers[i] = view->hitTest(points[2 * i], points[2 * i + 1])->number;
}
