// The output of the program: kept in memory until the next step of its trace takes it, and written on to its descriptors.

#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <string.h>
#include <unistd.h>

#include "CSandbox.h"

static char kept[1 << 16];
// The length of the line under way: what is longer than the longest line is not kept, so that other lines have room.
static size_t kept_count, lost_lines, line_count;
enum { longest_line = 4096 };
static int last_descriptor;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void flush_output(void) {
  // After a crash, or in another thread, the lock may be held.
  if (ftrylockfile(stdout)) return;
  fflush_unlocked(stdout);
  funlockfile(stdout);
}

// The cookie is the descriptor. The reader never lets the program wait; without one, what is printed is lost.
static ssize_t keep(void *cookie, const char *bytes, size_t count) {
  int descriptor = (int)(intptr_t)cookie;
  // The two keep their order, and each begins a line of its own.
  if (descriptor == 2) flush_output();
  pthread_mutex_lock(&lock);
  if (descriptor != last_descriptor && kept_count > 0 && kept_count < sizeof kept && kept[kept_count - 1] != '\n') {
    kept[kept_count++] = '\n';
    line_count = 0;
    (void)!write(descriptor, "\n", 1);
  }
  last_descriptor = descriptor;
  for (size_t index = 0; index < count; index++) {
    bool ends = bytes[index] == '\n';
    if (kept_count == sizeof kept)
      lost_lines += ends;
    else if (ends || line_count < longest_line)
      kept[kept_count++] = bytes[index];
    line_count = ends ? 0 : line_count + 1;
  }
  pthread_mutex_unlock(&lock);
  for (size_t place = 0; place < count;) {
    ssize_t written = write(descriptor, bytes + place, count - place);
    if (written <= 0) break;
    place += (size_t)written;
  }
  return (ssize_t)count;
}

static FILE *keeping(int descriptor, int mode) {
  cookie_io_functions_t functions = {.write = keep};
  FILE *file = fopencookie((void *)(intptr_t)descriptor, "w", functions);
  if (file) setvbuf(file, NULL, mode, 0);
  return file;
}

void csandbox_keep_output(void) {
  FILE *output = keeping(1, _IOLBF), *errors = keeping(2, _IONBF);
  if (output) stdout = output;
  if (errors) stderr = errors;
}

size_t csandbox_take_output(char *bytes, size_t count, size_t *lost) {
  flush_output();
  // After a crash this thread may hold it.
  if (pthread_mutex_trylock(&lock)) return 0;
  size_t taken = kept_count < count ? kept_count : count;
  memcpy(bytes, kept, taken);
  *lost = lost_lines;
  kept_count = lost_lines = line_count = 0;
  pthread_mutex_unlock(&lock);
  return taken;
}

bool csandbox_has_output(void) {
  return __fpending(stdout) > 0 || __atomic_load_n(&kept_count, __ATOMIC_RELAXED) > 0;
}
