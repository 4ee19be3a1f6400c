#include <png.h>
#include <stdio.h>
#include <stdlib.h>

#include "floors.h"

void floor_fill(uint32_t *pixels, int32_t width, int32_t height, uint32_t color) {
  for (long i = 0; i < (long)width * height; i++) pixels[i] = color;
}

int32_t floor_write_png(const char *path, const uint32_t *pixels, int32_t width, int32_t height) {
  FILE *file = fopen(path, "wb");
  if (!file) return 1;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_init_io(png, file);
  png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, 1);
  png_set_filter(png, 0, PNG_FILTER_SUB);
  png_write_info(png, info);
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  png_set_bgr(png);
  for (int32_t y = 0; y < height; y++) png_write_row(png, (png_const_bytep)(pixels + (long)y * width));
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return fclose(file);
}

int32_t floor_read_png(const char *path, uint32_t *pixels, int32_t width, int32_t height) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_file(&image, path)) return 1;
  if ((int32_t)image.width != width || (int32_t)image.height != height) return png_image_free(&image), 1;
  image.format = PNG_FORMAT_BGRA;
  return png_image_finish_read(&image, NULL, pixels, 0, NULL) ? 0 : 1;
}

int32_t floor_compare(const uint32_t *one, const uint32_t *other, int32_t count) {
  int32_t different = 0;
  for (int32_t i = 0; i < count; i++) different += one[i] != other[i];
  return different;
}
