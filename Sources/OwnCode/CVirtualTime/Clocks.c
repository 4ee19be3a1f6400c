// Functions of the C library under their own names: the dynamic linker takes these for all libraries of the process,
// because the library that holds them is loaded before the C library.

#define _GNU_SOURCE
#include "CVirtualTime.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static double (*now)(void);
static const time_t epoch = 1704102060;

int clock_gettime(clockid_t clock, struct timespec *time) {
  int shows_virtual_time = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_MONOTONIC ||
                           clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_BOOTTIME;
  if (!now || !shows_virtual_time) return (int)syscall(SYS_clock_gettime, clock, time);
  double seconds = now();
  time->tv_sec = (time_t)floor(seconds);
  time->tv_nsec = (long)((seconds - floor(seconds)) * 1e9);
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) time->tv_sec += epoch;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec precise;
  (void)zone;
  int result = clock_gettime(CLOCK_REALTIME, &precise);
  time->tv_sec = precise.tv_sec;
  time->tv_usec = precise.tv_nsec / 1000;
  return result;
}

time_t time(time_t *result) {
  struct timespec precise;
  clock_gettime(CLOCK_REALTIME, &precise);
  if (result) *result = precise.tv_sec;
  return precise.tv_sec;
}

// SplitMix64. Threads may mix their numbers; only those of the main thread are the same in every run.
static uint64_t state = 0x9e3779b97f4a7c15;

static uint64_t next(void) {
  uint64_t value = __atomic_add_fetch(&state, 0x9e3779b97f4a7c15, __ATOMIC_RELAXED);
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

static void fill(void *bytes, size_t count) {
  for (size_t place = 0; place < count; place += 8) {
    uint64_t value = next();
    memcpy((char *)bytes + place, &value, count - place < 8 ? count - place : 8);
  }
}

int getentropy(void *bytes, size_t count) {
  fill(bytes, count);
  return 0;
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  (void)flags;
  fill(bytes, count);
  return (ssize_t)count;
}

// Swift takes its random numbers with this call.
long syscall(long number, ...) {
  static long (*system_call)(long, ...);
  long value[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) value[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) return getrandom((void *)value[0], (size_t)value[1], 0);
  if (!system_call) system_call = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return system_call(number, value[0], value[1], value[2], value[3], value[4], value[5]);
}

// `UUID()` reads this file, which a confined process cannot open.
int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  int mode = va_arg(list, int);
  va_end(list);
  if (strcmp(path, "/dev/urandom") && strcmp(path, "/dev/random"))
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  int ends[2];
  char bytes[4096];
  fill(bytes, sizeof bytes);
  if (pipe2(ends, O_CLOEXEC)) return -1;
  (void)!write(ends[1], bytes, sizeof bytes);
  close(ends[1]);
  return ends[0];
}

void arc4random_buf(void *bytes, size_t count) { fill(bytes, count); }
uint32_t arc4random(void) { return (uint32_t)next(); }
uint32_t arc4random_uniform(uint32_t bound) { return bound ? (uint32_t)(next() % bound) : 0; }

void cvirtualtime_begin(double (*clock)(void)) { now = clock; }
