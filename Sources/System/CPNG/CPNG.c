#include "CPNG.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

struct cpng_encoder {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count, capacity;
  char error[200];
};

static void keep_error(png_structp png, png_const_charp text) {
  cpng_encoder *encoder = png_get_error_ptr(png);
  strncpy(encoder->error, text, sizeof encoder->error - 1);
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void append(png_structp png, png_bytep data, size_t length) {
  cpng_encoder *encoder = png_get_io_ptr(png);
  if (length > encoder->capacity - encoder->count) {
    size_t capacity = encoder->capacity * 2;
    while (capacity - encoder->count < length) capacity *= 2;
    uint8_t *bytes = realloc(encoder->bytes, capacity);
    if (!bytes) png_error(png, "Out of memory");
    encoder->bytes = bytes;
    encoder->capacity = capacity;
  }
  memcpy(encoder->bytes + encoder->count, data, length);
  encoder->count += length;
}

static void flush(png_structp png) { (void)png; }

const char *cpng_library_version(void) { return png_get_libpng_ver(NULL); }

cpng_encoder *cpng_create(void) {
  cpng_encoder *encoder = calloc(1, sizeof *encoder);
  if (!encoder) return NULL;
  encoder->capacity = 1 << 16;
  encoder->bytes = malloc(encoder->capacity);
  encoder->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, encoder, keep_error, ignore_warning);
  encoder->info = encoder->png ? png_create_info_struct(encoder->png) : NULL;
  if (!encoder->bytes || !encoder->info) {
    cpng_destroy(encoder);
    return NULL;
  }
  png_set_write_fn(encoder->png, encoder, append, flush);
  return encoder;
}

static void set_palette(cpng_encoder *encoder, const cpng_header *header) {
  png_color colors[256] = {{0, 0, 0}};
  if (header->palette_count > 256) png_error(encoder->png, "Invalid palette length");
  for (size_t index = 0; index < header->palette_count; index++) {
    uint32_t color = header->palette[index];
    colors[index] = (png_color){color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF};
  }
  png_set_PLTE(encoder->png, encoder->info, colors, (int)header->palette_count);
}

bool cpng_write_header(cpng_encoder *encoder, const cpng_header *header) {
  png_structp png = encoder->png;
  if (setjmp(png_jmpbuf(png))) return false;
  int depth = header->palette_count && header->palette_count <= 16 ? 4 : 8;
  png_set_IHDR(
      png, encoder->info, header->width, header->height, depth,
      header->palette_count ? PNG_COLOR_TYPE_PALETTE : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, header->level);
  // Flat colours: filters make the file larger.
  png_set_filter(png, 0, PNG_FILTER_NONE);
  if (header->palette_count) set_palette(encoder, header);
  png_write_info(png, encoder->info);
  png_set_packing(png);
  if (header->chunk_name) {
    png_write_chunk(png, (png_const_bytep)header->chunk_name, header->chunk, header->chunk_count);
  }
  return true;
}

bool cpng_write_row(cpng_encoder *encoder, const uint8_t *row) {
  if (setjmp(png_jmpbuf(encoder->png))) return false;
  png_write_row(encoder->png, row);
  return true;
}

bool cpng_write_chunk(cpng_encoder *encoder, const char *name, const uint8_t *bytes, size_t count) {
  if (setjmp(png_jmpbuf(encoder->png))) return false;
  png_write_chunk(encoder->png, (png_const_bytep)name, bytes, count);
  return true;
}

bool cpng_end(cpng_encoder *encoder) {
  if (setjmp(png_jmpbuf(encoder->png))) return false;
  png_write_end(encoder->png, NULL);
  return true;
}

const char *cpng_error(const cpng_encoder *encoder) { return encoder->error; }

const uint8_t *cpng_bytes(const cpng_encoder *encoder, size_t *count) {
  *count = encoder->count;
  return encoder->bytes;
}

uint8_t *cpng_take_bytes(cpng_encoder *encoder, size_t *count) {
  uint8_t *bytes = encoder->bytes;
  *count = encoder->count;
  encoder->bytes = NULL;
  encoder->count = encoder->capacity = 0;
  return bytes;
}

void cpng_destroy(cpng_encoder *encoder) {
  png_destroy_write_struct(&encoder->png, &encoder->info);
  free(encoder->bytes);
  free(encoder);
}

// This API of libpng catches its own errors.
bool cpng_decode(const void *bytes, size_t count, uint32_t *pixels, char *reason, size_t reason_size) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  bool is_read = false;
  if (png_image_begin_read_from_memory(&image, bytes, count)) {
    // Blue, green, red, alpha: the order of a pixel's bytes in memory.
    image.format = PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA;
    is_read = png_image_finish_read(&image, NULL, pixels, 0, NULL) != 0;
  }
  if (!is_read) {
    strncpy(reason, image.message, reason_size - 1);
    reason[reason_size - 1] = 0;
  }
  png_image_free(&image);
  return is_read;
}
