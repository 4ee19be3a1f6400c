// The users of the machine under the names of the C library: there are none. Their table may not be read, and the search for it would
// be told as an attempt of the code, although Foundation makes it for `UserDefaults`.

#define _GNU_SOURCE
#include <pwd.h>
#include <stddef.h>

struct passwd *getpwuid(uid_t user) {
  (void)user;
  return NULL;
}

struct passwd *getpwnam(const char *name) {
  (void)name;
  return NULL;
}

int getpwuid_r(uid_t user, struct passwd *entry, char *texts, size_t count, struct passwd **result) {
  (void)user, (void)entry, (void)texts, (void)count;
  *result = NULL;
  return 0;
}

int getpwnam_r(const char *name, struct passwd *entry, char *texts, size_t count, struct passwd **result) {
  (void)name, (void)entry, (void)texts, (void)count;
  *result = NULL;
  return 0;
}
