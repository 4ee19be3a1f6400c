#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "CSandbox.h"

#ifdef SECCOMP_IOCTL_NOTIF_RECV
static enum csandbox_attempt_kind kind_of(int call) {
  switch (call) {
  case SYS_socket: case SYS_socketpair: case SYS_connect: case SYS_bind: case SYS_listen: case SYS_accept: case SYS_accept4:
    return csandbox_connection;
  case SYS_execve: case SYS_execveat: case SYS_clone:
#if defined(__x86_64__)
  case SYS_fork: case SYS_vfork:
#endif
    return csandbox_process;
  case SYS_kill: case SYS_tkill: case SYS_tgkill: case SYS_ptrace: case SYS_process_vm_readv: case SYS_process_vm_writev:
  case SYS_rt_sigqueueinfo: case SYS_rt_tgsigqueueinfo: case 424: case 434: case 438: case 440: case 448:
    return csandbox_other_process;
  case SYS_truncate: case SYS_mkdirat: case SYS_unlinkat: case SYS_symlinkat: case SYS_linkat: case SYS_renameat2:
  case SYS_fchmod: case SYS_fchmodat: case 452: case SYS_fchown: case SYS_fchownat: case SYS_utimensat: case SYS_mknodat:
  case SYS_setxattr: case SYS_lsetxattr: case SYS_fsetxattr: case SYS_removexattr: case SYS_lremovexattr:
  case SYS_fremovexattr: case SYS_renameat:
#if defined(__x86_64__)
  case SYS_creat: case SYS_mkdir: case SYS_rmdir: case SYS_unlink: case SYS_symlink: case SYS_link: case SYS_rename:
  case SYS_mknod: case SYS_chmod: case SYS_chown: case SYS_lchown: case SYS_utime: case SYS_utimes: case SYS_futimesat:
#endif
    return csandbox_changing;
  case SYS_memfd_create: case SYS_userfaultfd: case SYS_bpf: case SYS_perf_event_open: case SYS_add_key:
  case SYS_request_key: case SYS_keyctl: case SYS_mount: case SYS_umount2: case SYS_unshare: case SYS_setns:
  case SYS_chroot: case SYS_pivot_root: case SYS_reboot: case SYS_init_module: case SYS_finit_module:
  case 425: case 426: case 427: case 447:
    return csandbox_kernel;
  default: return csandbox_nothing;
  }
}

static bool is_opening(int call) {
#if defined(__x86_64__)
  if (call == SYS_open) return true;
#endif
  return call == SYS_openat;
}

// The text at an address of the process, as far as it can be read. It may change at any time: it is only shown.
static void read_text(uint32_t process, uint64_t address, char *text, size_t size) {
  size_t count = 0;
  while (count < size - 1) {
    size_t page = 4096 - (address + count) % 4096;
    size_t wanted = page < size - 1 - count ? page : size - 1 - count;
    struct iovec own = {text + count, wanted}, other = {(void *)(uintptr_t)(address + count), wanted};
    if (process_vm_readv((pid_t)process, &own, 1, &other, 1, 0) != (ssize_t)wanted) break;
    if (memchr(text + count, 0, wanted)) return;
    count += wanted;
  }
  text[count] = 0;
}

static bool is_beneath(const char *path, const char *folder) {
  size_t length = strlen(folder);
  return strncmp(path, folder, length) == 0 && (path[length] == 0 || path[length] == '/');
}

// The file that a process names, without symbolic links; false if there is none.
static bool find_file(uint32_t process, int folder, const char *path, char *file) {
  static const char itself[] = "/proc/self";
  char place[PATH_MAX + 40];
  if (is_beneath(path, itself)) snprintf(place, sizeof place, "/proc/%u%s", process, path + sizeof itself - 1);
  else if (path[0] == '/') snprintf(place, sizeof place, "%s", path);
  else if (folder == AT_FDCWD) snprintf(place, sizeof place, "/proc/%u/cwd/%s", process, path);
  else snprintf(place, sizeof place, "/proc/%u/fd/%d/%s", process, folder, path);
  return realpath(place, file);
}

// Whether Landlock does not let a process read a file. What libraries of the system look for by themselves does not count: facts
// about the machine.
static bool is_foreign(uint32_t process, const char *file, const char *const *folders, size_t count) {
  char itself[20];
  snprintf(itself, sizeof itself, "/proc/%u", process);
  if (is_beneath(file, itself) || is_beneath(file, "/sys") || strcmp(file, "/dev/null") == 0) return false;
  if (is_beneath(file, "/proc") && !(file[5] == '/' && file[6] >= '0' && file[6] <= '9')) return false;
  for (const char *const *common = csandbox_common; *common; common++)
    if (is_beneath(file, *common)) return false;
  for (size_t index = 0; index < count; index++)
    if (is_beneath(file, folders[index])) return false;
  return true;
}

// What a call that opens a file is for: the place of its arguments differs.
static void look_at_opening(
    const struct seccomp_notif *call, const char *const *folders, size_t count, struct csandbox_attempt *attempt) {
  int first = call->data.nr == SYS_openat ? 1 : 0, folder = first ? (int)call->data.args[0] : AT_FDCWD;
  uint64_t flags = call->data.args[first + 1];
  char path[PATH_MAX], file[PATH_MAX];
  attempt->is_opening = true;
  read_text(call->pid, call->data.args[first], path, sizeof path);
  if (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) {
    if (strcmp(path, "/dev/null") == 0) return;
    attempt->kind = csandbox_writing;
    snprintf(attempt->path, sizeof attempt->path, "%s", path);
  } else if (!(flags & O_PATH) && find_file(call->pid, folder, path, file) && is_foreign(call->pid, file, folders, count)) {
    attempt->kind = csandbox_reading;
    snprintf(attempt->path, sizeof attempt->path, "%s", file);
  }
}
#endif

bool csandbox_next_attempt(
    int listener, const char *const *folders, size_t count, struct csandbox_attempt *attempt) {
  *attempt = (struct csandbox_attempt){.kind = csandbox_nothing};
#ifdef SECCOMP_IOCTL_NOTIF_RECV
  struct pollfd place = {.fd = listener, .events = POLLIN};
  while (poll(&place, 1, -1) < 0) {
    if (errno != EINTR) return false;
  }
  if (!(place.revents & POLLIN)) return false;
  struct seccomp_notif call = {0};
  // The process may have ended, or gone on after a signal.
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &call) != 0) return true;
  attempt->call = call.id;
  if (is_opening(call.data.nr)) {
    look_at_opening(&call, folders, count, attempt);
  } else {
    attempt->kind = kind_of(call.data.nr);
  }
  return true;
#else
  (void)listener;
  (void)folders;
  (void)count;
  return false;
#endif
}

void csandbox_refuse(int listener, const struct csandbox_attempt *attempt) {
#ifdef SECCOMP_IOCTL_NOTIF_RECV
  struct seccomp_notif_resp answer = {.id = attempt->call};
  // Whether a file may be opened, Landlock decides.
  if (attempt->is_opening) answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  else answer.error = -EPERM;
  if (attempt->call) ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
#else
  (void)listener;
  (void)attempt;
#endif
}
