#include "floor.h"

#include <cstddef>
#include <vector>

namespace {

struct View {
  double originX, originY, width, height;
  int32_t number;
  bool hidden = false, enabled = true;
  double alpha = 1;
  std::vector<View *> subviews;

  virtual ~View() {}

  virtual bool pointInside(double x, double y) { return x >= 0 && x < width && y >= 0 && y < height; }

  virtual View *hitTest(double x, double y) {
    if (hidden || !enabled || alpha < 0.01 || !pointInside(x, y)) return nullptr;
    for (std::size_t i = subviews.size(); i-- > 0;) {
      View *subview = subviews[i];
      if (View *hit = subview->hitTest(x - subview->originX, y - subview->originY)) return hit;
    }
    return this;
  }
};

}  // namespace

void *floor_make(const FloorNode *nodes, int32_t count) {
  std::vector<View *> views;
  for (int32_t i = 0; i < count; i++) {
    View *view = new View;
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

int32_t floor_hit(void *root, double x, double y) { return static_cast<View *>(root)->hitTest(x, y)->number; }
