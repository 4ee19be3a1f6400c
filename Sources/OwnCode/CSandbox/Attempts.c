#define _GNU_SOURCE
#include <errno.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <stdint.h>
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
#endif

bool csandbox_next_attempt(int listener, struct csandbox_attempt *attempt) {
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
    attempt->is_opening = true;
    read_text(call.pid, call.data.args[call.data.nr == SYS_openat ? 1 : 0], attempt->path, sizeof attempt->path);
    if (strcmp(attempt->path, "/dev/null") != 0) attempt->kind = csandbox_writing;
  } else {
    attempt->kind = kind_of(call.data.nr);
  }
  return true;
#else
  (void)listener;
  return false;
#endif
}

void csandbox_refuse(int listener, const struct csandbox_attempt *attempt) {
#ifdef SECCOMP_IOCTL_NOTIF_RECV
  struct seccomp_notif_resp answer = {.id = attempt->call};
  // Landlock refuses to open a file, unless it is `/dev/null`.
  if (attempt->is_opening) answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  else answer.error = -EPERM;
  if (attempt->call) ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
#else
  (void)listener;
  (void)attempt;
#endif
}
