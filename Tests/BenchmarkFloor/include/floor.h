#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// One view as the tree generator makes it: the number of its parent (-1 for the root) and its frame there.
typedef struct {
  int32_t parent, x, y, width, height;
} FloorNode;

/// What a tree of C++ objects with virtual `hitTest` and `pointInside` answers for a point: the floor for
/// overridable methods. The tree lives as long as the process.
void *floor_make(const FloorNode *nodes, int32_t count);
int32_t floor_hit(void *root, double x, double y);

#ifdef __cplusplus
}
#endif
