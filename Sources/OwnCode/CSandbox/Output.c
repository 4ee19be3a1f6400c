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
static size_t kept_count, lost_lines;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// The cookie is the descriptor. The reader never lets the program wait; without one, what is printed is lost.
static ssize_t keep(void *cookie, const char *bytes, size_t count) {
  pthread_mutex_lock(&lock);
  size_t room = sizeof kept - kept_count, taken = count < room ? count : room;
  memcpy(kept + kept_count, bytes, taken);
  kept_count += taken;
  for (size_t index = taken; index < count; index++) lost_lines += bytes[index] == '\n';
  pthread_mutex_unlock(&lock);
  for (size_t place = 0; place < count;) {
    ssize_t written = write((int)(intptr_t)cookie, bytes + place, count - place);
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
  // After a crash this thread may hold either lock.
  if (!ftrylockfile(stdout)) {
    fflush_unlocked(stdout);
    funlockfile(stdout);
  }
  if (pthread_mutex_trylock(&lock)) return 0;
  size_t taken = kept_count < count ? kept_count : count;
  memcpy(bytes, kept, taken);
  *lost = lost_lines;
  kept_count = lost_lines = 0;
  pthread_mutex_unlock(&lock);
  return taken;
}

bool csandbox_has_output(void) {
  return __fpending(stdout) > 0 || __atomic_load_n(&kept_count, __ATOMIC_RELAXED) > 0;
}
