// SDL2 and SDL2_ttf need sixty libraries, which take milliseconds to load, about a sixth of what a picture takes, and most commands
// use nothing of them. So they are not linked, but loaded when the first of their functions is called: SDL2_ttf by itself, because
// a window whose letters are all in the cache of glyphs needs none of its functions.
#include "CSDL2.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

// A pointer to each function.
#define FUNCTION(Result, name, parameters, arguments) static __typeof__(name) *loaded_##name;
#include "functions.h"
#undef FUNCTION

// MARK: Loading

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_once_t text_once = PTHREAD_ONCE_INIT;
static char error[512];
static char text_error[512];

static void *find(void *library, const char *name, char error[512]) {
  void *function = dlsym(library, name);
  if (!function && !error[0]) {
    snprintf(error, 512, "SDL2 has no function %s: Touchstone needs SDL 2.26 and SDL_ttf 2.20, or newer", name);
  }
  return function;
}

static void *open_library(const char *name, const char *package, char error[512]) {
  // Finding all functions that the libraries call would take longer than loading them; most are never called.
  void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
  if (!library) snprintf(error, 512, "%s cannot be loaded (Debian: %s): %s", name, package, dlerror());
  return library;
}

static void load(void) {
  void *library = open_library("libSDL2-2.0.so.0", "libsdl2-2.0-0", error);
  if (!library) return;
#define FUNCTION(Result, name, parameters, arguments) loaded_##name = find(library, #name, error);
#define TEXT_FUNCTION(Result, name, parameters, arguments)
#include "functions.h"
#undef FUNCTION
}

static void load_text(void) {
  void *library = open_library("libSDL2_ttf-2.0.so.0", "libsdl2-ttf-2.0-0", text_error);
  if (!library) return;
#define FUNCTION(Result, name, parameters, arguments)
#define TEXT_FUNCTION(Result, name, parameters, arguments) loaded_##name = find(library, #name, text_error);
#include "functions.h"
#undef FUNCTION
}

const char *CSDL2_load(void) {
  pthread_once(&once, load);
  return error[0] ? error : NULL;
}

static void *load_beside(void *nothing) {
  pthread_once(&once, load);
  return nothing;
}

void CSDL2_begin_loading(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, load_beside, NULL) == 0) pthread_detach(thread);
}

// MARK: The other thread

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t has_ended = PTHREAD_COND_INITIALIZER;
// Read without the mutex: no other thread is left in most calls.
static atomic_bool is_running;
static pthread_t runner;

static void *run(void *function) {
  ((void (*)(void))function)();
  pthread_mutex_lock(&mutex);
  is_running = false;
  pthread_cond_broadcast(&has_ended);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

bool CSDL2_run(void (*function)(void)) {
  pthread_mutex_lock(&mutex);
  bool is_made = pthread_create(&runner, NULL, run, (void *)function) == 0;
  if (is_made) pthread_detach(runner);
  is_running = is_made;
  pthread_mutex_unlock(&mutex);
  return is_made;
}

void CSDL2_wait(void) {
  if (!is_running) return;
  pthread_mutex_lock(&mutex);
  while (is_running && !pthread_equal(pthread_self(), runner)) pthread_cond_wait(&has_ended, &mutex);
  pthread_mutex_unlock(&mutex);
}

// MARK: The functions

static void stop_if(const char *message) {
  if (!message || !message[0]) return;
  fprintf(stderr, "%s\n", message);
  exit(69);
}

static void require(void) {
  CSDL2_wait();
  stop_if(CSDL2_load());
}

static void require_text(void) {
  require();
  pthread_once(&text_once, load_text);
  stop_if(text_error);
}

#define FUNCTION(Result, name, parameters, arguments) \
  Result name parameters {                            \
    require();                                        \
    return loaded_##name arguments;                   \
  }
#define TEXT_FUNCTION(Result, name, parameters, arguments) \
  Result name parameters {                                 \
    require_text();                                        \
    return loaded_##name arguments;                        \
  }
#include "functions.h"
