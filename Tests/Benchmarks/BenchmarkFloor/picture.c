// A whole process: picture FILE draws twenty translucent rectangles on 1280 × 800 pixels and writes them as PNG;
// picture FILE FILE reads two PNGs of 1280 × 800 and compares them.
#include <stdlib.h>

#include "floors.h"

enum { width = 1280, height = 800 };

static uint32_t pixels[width * height], others[width * height];

static uint32_t blend(uint32_t top, uint32_t bottom, int shift) {
  return ((top >> shift & 255) * 200 + (bottom >> shift & 255) * 55) / 255 << shift;
}

int main(int count, char **arguments) {
  if (count == 3) {
    if (floor_read_png(arguments[1], pixels, width, height) || floor_read_png(arguments[2], others, width, height)) return 2;
    return floor_compare(pixels, others, width * height) > 0;
  }
  if (count != 2) return 64;
  floor_fill(pixels, width, height, 0xfff0f0f5);
  for (int i = 0; i < 20; i++) {
    uint32_t color = (uint32_t)(i * 12) << 16 | (uint32_t)(200 - i * 9) << 8 | (uint32_t)(80 + i * 8);
    for (int y = 20 + i * 25; y < 280 + i * 25; y++)
      for (int x = 20 + i * 40; x < 440 + i * 40; x++) {
        uint32_t *pixel = &pixels[y * width + x];
        *pixel = 0xff000000 | blend(color, *pixel, 16) | blend(color, *pixel, 8) | blend(color, *pixel, 0);
      }
  }
  return floor_write_png(arguments[1], pixels, width, height);
}
