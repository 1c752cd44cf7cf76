// The names and the optionals are those of Swift's import of the headers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals, NoLeadingUnderscores, TypeNamesShouldBeCapitalized

@_exported public import DarwinTypes

// The headers define these as numbers, which Swift imports as Int32; their values are those of Apple's systems where a
// program could depend on them, and 0 elsewhere.

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/errno.h
public var EPERM: Int32 { 1 }
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var EIO: Int32 { 5 }
public var ENXIO: Int32 { 6 }
public var ENOMEM: Int32 { 12 }
public var EACCES: Int32 { 13 }
public var EBUSY: Int32 { 16 }
public var EEXIST: Int32 { 17 }
public var EXDEV: Int32 { 18 }
public var ENODEV: Int32 { 19 }
public var ENOTDIR: Int32 { 20 }
public var EISDIR: Int32 { 21 }
public var EINVAL: Int32 { 22 }
public var EMFILE: Int32 { 24 }
public var EFBIG: Int32 { 27 }
public var ENOSPC: Int32 { 28 }
public var EROFS: Int32 { 30 }
public var EMLINK: Int32 { 31 }
public var EPIPE: Int32 { 32 }
public var EAGAIN: Int32 { 35 }
public var EWOULDBLOCK: Int32 { EAGAIN }
public var ENOTSUP: Int32 { 45 }
public var ECONNRESET: Int32 { 54 }
public var ELOOP: Int32 { 62 }
public var ENAMETOOLONG: Int32 { 63 }
public var EDQUOT: Int32 { 69 }
public var ENOLCK: Int32 { 77 }
public var ENOSYS: Int32 { 78 }
public var EILSEQ: Int32 { 92 }
public var EBADMSG: Int32 { 94 }
public var EOPNOTSUPP: Int32 { 102 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/fcntl.h
public var O_RDONLY: Int32 { 0x0000 }
public var O_WRONLY: Int32 { 0x0001 }
public var O_RDWR: Int32 { 0x0002 }
public var O_NONBLOCK: Int32 { 0x0004 }
public var O_APPEND: Int32 { 0x0008 }
public var O_NOFOLLOW: Int32 { 0x0100 }
public var O_CREAT: Int32 { 0x0200 }
public var O_TRUNC: Int32 { 0x0400 }
public var O_EXCL: Int32 { 0x0800 }
public var O_EVTONLY: Int32 { 0x8000 }
public var O_NOCTTY: Int32 { 0x20000 }
public var O_DIRECTORY: Int32 { 0x100000 }
public var O_CLOEXEC: Int32 { 0x1000000 }
public var AT_FDCWD: Int32 { -2 }
public var F_GETFD: Int32 { 1 }
public var F_SETFD: Int32 { 2 }
public var F_SETFL: Int32 { 4 }
public var F_FULLFSYNC: Int32 { 51 }
public var F_DUPFD_CLOEXEC: Int32 { 67 }
public var FD_CLOEXEC: Int32 { 1 }
public var F_RDLCK: Int32 { 1 }
public var F_UNLCK: Int32 { 2 }
public var F_WRLCK: Int32 { 3 }
public var LOCK_SH: Int32 { 1 }
public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }

// https://github.com/swiftlang/swift/blob/main/stdlib/public/Platform/Platform.swift
public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/unistd.h
public var F_OK: Int32 { 0 }
public var W_OK: Int32 { 2 }
public var X_OK: Int32 { 1 }
public var SEEK_SET: Int32 { 0 }
public var STDIN_FILENO: Int32 { 0 }
public var STDOUT_FILENO: Int32 { 1 }
public var STDERR_FILENO: Int32 { 2 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/dirent.h
public var DT_UNKNOWN: Int32 { 0 }
public var DT_DIR: Int32 { 4 }
public var DT_REG: Int32 { 8 }
public var DT_LNK: Int32 { 10 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/event.h
public var EVFILT_VNODE: Int32 { -4 }
public var EVFILT_USER: Int32 { -10 }
public var EV_ADD: Int32 { 1 }
public var EV_CLEAR: Int32 { 0x20 }
public var NOTE_DELETE: Int32 { 1 }
public var NOTE_WRITE: Int32 { 2 }
public var NOTE_RENAME: Int32 { 0x20 }
public var NOTE_REVOKE: Int32 { 0x40 }
public var NOTE_TRIGGER: Int32 { 0x0100_0000 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/signal.h
public var SIGHUP: Int32 { 1 }
public var SIGINT: Int32 { 2 }
public var SIGQUIT: Int32 { 3 }
public var SIGILL: Int32 { 4 }
public var SIGTRAP: Int32 { 5 }
public var SIGABRT: Int32 { 6 }
public var SIGFPE: Int32 { 8 }
public var SIGKILL: Int32 { 9 }
public var SIGBUS: Int32 { 10 }
public var SIGSEGV: Int32 { 11 }
public var SIGSYS: Int32 { 12 }
public var SIGPIPE: Int32 { 13 }
public var SIGALRM: Int32 { 14 }
public var SIGTERM: Int32 { 15 }
public var SIGSTOP: Int32 { 17 }
public var SIGTSTP: Int32 { 18 }
public var SIGCONT: Int32 { 19 }
public var SIGXCPU: Int32 { 24 }
public var SIGXFSZ: Int32 { 25 }
public var SIGVTALRM: Int32 { 26 }
public var SIGPROF: Int32 { 27 }
public var SIGWINCH: Int32 { 28 }
public var SIGUSR1: Int32 { 30 }
public var SIGUSR2: Int32 { 31 }
public var SIG_BLOCK: Int32 { 1 }
public var SIG_UNBLOCK: Int32 { 2 }
public var SIG_SETMASK: Int32 { 3 }
public var SA_ONSTACK: Int32 { 1 }
public var SA_RESTART: Int32 { 2 }
public var SA_SIGINFO: Int32 { 0x40 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/wait.h
public var WEXITED: Int32 { 4 }
public var WNOWAIT: Int32 { 0x20 }
public var P_PID: idtype_t { idtype_t(rawValue: 1) }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/spawn.h
public var POSIX_SPAWN_SETPGROUP: Int32 { 0x0002 }
public var POSIX_SPAWN_SETSIGDEF: Int32 { 0x0004 }
public var POSIX_SPAWN_SETSIGMASK: Int32 { 0x0008 }
public var POSIX_SPAWN_SETSID: Int32 { 0x0400 }
public var POSIX_SPAWN_CLOEXEC_DEFAULT: Int32 { 0x4000 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/termios.h
public var ICRNL: Int32 { 0x100 }
public var ECHO: Int32 { 0x8 }
public var ISIG: Int32 { 0x80 }
public var ICANON: Int32 { 0x100 }
public var TCSANOW: Int32 { 0 }
public var TCSADRAIN: Int32 { 1 }
public var TCSAFLUSH: Int32 { 2 }
public var TCIFLUSH: Int32 { 1 }
public var TCOFLUSH: Int32 { 2 }

// The macro is computed, and Swift's part of Darwin declares it.
// https://github.com/swiftlang/swift/blob/release/5.9/stdlib/public/Darwin/TiocConstants.swift
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var TIOCSWINSZ: UInt { 0x8008_7467 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/poll.h
public var POLLIN: Int32 { 0x01 }
public var POLLOUT: Int32 { 0x04 }
public var POLLHUP: Int32 { 0x10 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/socket.h
public var AF_INET: Int32 { 2 }
public var AF_INET6: Int32 { 30 }
public var SOCK_STREAM: Int32 { 1 }
public var SOL_SOCKET: Int32 { 0xffff }
public var SO_REUSEADDR: Int32 { 0x4 }
public var SO_LINGER: Int32 { 0x80 }
public var SO_NOSIGPIPE: Int32 { 0x1022 }
public var SHUT_WR: Int32 { 1 }
public var SHUT_RDWR: Int32 { 2 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/netinet/in.h
public var IPPROTO_TCP: Int32 { 6 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/netinet/tcp.h
public var TCP_NODELAY: Int32 { 1 }
