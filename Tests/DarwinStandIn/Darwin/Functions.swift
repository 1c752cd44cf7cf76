// The names and the optionals are those of Swift's import of the headers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals, NoLeadingUnderscores, TypeNamesShouldBeCapitalized

@_exported public import DarwinTypes

// Neither the nullability nor the bodies matter here: the headers have no annotations for these functions but for those of
// threads, so that Swift imports each pointer as implicitly unwrapped.

// https://github.com/swiftlang/swift/blob/main/stdlib/public/Platform/Platform.swift
public var errno: Int32 {
    get { 0 }
    set {}
}
@discardableResult public func open(_: UnsafePointer<CChar>, _: Int32) -> Int32 { 0 }
@discardableResult public func open(_: UnsafePointer<CChar>, _: Int32, _: mode_t) -> Int32 { 0 }
@discardableResult public func fcntl(_: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func fcntl(_: Int32, _: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func fcntl(_: Int32, _: Int32, _: UnsafeMutableRawPointer) -> Int32 { 0 }
@discardableResult public func ioctl(_: CInt, _: UInt, _: CInt) -> CInt { 0 }
@discardableResult public func ioctl(_: CInt, _: UInt, _: UnsafeMutableRawPointer) -> CInt { 0 }
@discardableResult public func ioctl(_: CInt, _: UInt) -> CInt { 0 }
public var stdin: UnsafeMutablePointer<FILE> { preconditionFailure() }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { preconditionFailure() }

// https://github.com/apple-oss-distributions/Libc/blob/main/include/unistd.h
@discardableResult public func access(_: UnsafePointer<CChar>!, _: Int32) -> Int32 { 0 }
@discardableResult public func close(_: Int32) -> Int32 { 0 }
@discardableResult public func dup2(_: Int32, _: Int32) -> Int32 { 0 }
public func _exit(_: Int32) -> Never { preconditionFailure() }
@discardableResult public func fsync(_: Int32) -> Int32 { 0 }
@discardableResult public func ftruncate(_: Int32, _: off_t) -> Int32 { 0 }
public func geteuid() -> uid_t { 0 }
public func getuid() -> uid_t { 0 }
@discardableResult public func getpgrp() -> pid_t { 0 }
@discardableResult public func isatty(_: Int32) -> Int32 { 0 }
@discardableResult public func link(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func pipe(_: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
@discardableResult public func pread(_: Int32, _: UnsafeMutableRawPointer!, _: Int, _: off_t) -> Int { 0 }
@discardableResult public func pwrite(_: Int32, _: UnsafeRawPointer!, _: Int, _: off_t) -> Int { 0 }
@discardableResult public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int { 0 }
@discardableResult public func readlink(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<CChar>!, _: Int) -> Int { 0 }
@discardableResult public func rmdir(_: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func tcgetpgrp(_: Int32) -> pid_t { 0 }
@discardableResult public func ttyname_r(_: Int32, _: UnsafeMutablePointer<CChar>!, _: Int) -> Int32 { 0 }
@discardableResult public func unlink(_: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func utimensat(_: Int32, _: UnsafePointer<CChar>!, _: UnsafePointer<timespec>!, _: Int32)
    -> Int32
{ 0 }
@discardableResult public func usleep(_: UInt32) -> Int32 { 0 }
@discardableResult public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int { 0 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/fcntl.h
@discardableResult public func flock(_: Int32, _: Int32) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/stat.h
@discardableResult public func chmod(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 { 0 }
@discardableResult public func fchmod(_: Int32, _: mode_t) -> Int32 { 0 }
@discardableResult public func fstat(_: Int32, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult public func lstat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult public func mkdir(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 { 0 }
@discardableResult public func stat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/stdio.h
@discardableResult public func rename(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/Libc/blob/main/include/dirent.h
@discardableResult public func opendir(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<DIR>! { nil }
@discardableResult public func readdir(_: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { nil }
@discardableResult public func closedir(_: UnsafeMutablePointer<DIR>!) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/Libc/blob/main/include/_stdlib.h
@discardableResult public func atexit(_: (@convention(c) () -> Void)!) -> Int32 { 0 }
public func exit(_: Int32) -> Never { preconditionFailure() }
public func free(_: UnsafeMutableRawPointer!) {}
@discardableResult public func getenv(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
@discardableResult public func mkdtemp(_: UnsafeMutablePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
@discardableResult public func realpath(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<CChar>!)
    -> UnsafeMutablePointer<CChar>!
{ nil }

// https://github.com/apple-oss-distributions/Libc/blob/main/include/_string.h
@discardableResult public func memcmp(_: UnsafeRawPointer!, _: UnsafeRawPointer!, _: Int) -> Int32 { 0 }
@discardableResult public func strdup(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
@discardableResult public func strlen(_: UnsafePointer<CChar>!) -> Int { 0 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/event.h
@discardableResult public func kqueue() -> Int32 { 0 }
@discardableResult public func kevent(
    _: Int32,
    _: UnsafePointer<kevent>!,
    _: Int32,
    _: UnsafeMutablePointer<kevent>!,
    _: Int32,
    _: UnsafePointer<timespec>!
) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/Libc/blob/main/include/signal.h
@discardableResult public func kill(_: pid_t, _: Int32) -> Int32 { 0 }
@discardableResult public func raise(_: Int32) -> Int32 { 0 }
@discardableResult public func sigaction(_: Int32, _: UnsafePointer<sigaction>!, _: UnsafeMutablePointer<sigaction>!)
    -> Int32
{ 0 }
@discardableResult public func signal(_: Int32, _: (@convention(c) (Int32) -> Void)!) -> (
    @convention(c) (Int32) -> Void
)! { nil }
@discardableResult public func sigaddset(_: UnsafeMutablePointer<sigset_t>!, _: Int32) -> Int32 { 0 }
@discardableResult public func sigemptyset(_: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func sigfillset(_: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func pthread_sigmask(
    _: Int32,
    _: UnsafePointer<sigset_t>!,
    _: UnsafeMutablePointer<sigset_t>!
) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/libpthread/blob/main/include/pthread/pthread.h
@discardableResult public func pthread_self() -> pthread_t { preconditionFailure() }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/wait.h
@discardableResult public func waitpid(_: pid_t, _: UnsafeMutablePointer<Int32>!, _: Int32) -> pid_t { 0 }
@discardableResult public func waitid(_: idtype_t, _: id_t, _: UnsafeMutablePointer<siginfo_t>!, _: Int32) -> Int32 {
    0
}

// https://github.com/apple-oss-distributions/xnu/blob/main/libsyscall/wrappers/spawn/spawn.h
@discardableResult public func posix_spawn(
    _: UnsafeMutablePointer<pid_t>!,
    _: UnsafePointer<CChar>!,
    _: UnsafePointer<posix_spawn_file_actions_t?>!,
    _: UnsafePointer<posix_spawnattr_t?>!,
    _: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
    _: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_init(_: UnsafeMutablePointer<posix_spawn_file_actions_t?>!)
    -> Int32
{ 0 }
@discardableResult public func posix_spawn_file_actions_destroy(_: UnsafeMutablePointer<posix_spawn_file_actions_t?>!)
    -> Int32
{ 0 }
@discardableResult public func posix_spawn_file_actions_adddup2(
    _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!,
    _: Int32,
    _: Int32
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_addopen(
    _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!,
    _: Int32,
    _: UnsafePointer<CChar>!,
    _: Int32,
    _: mode_t
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_addinherit_np(
    _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!,
    _: Int32
) -> Int32 { 0 }
#if os(macOS)
    @discardableResult public func posix_spawn_file_actions_addchdir_np(
        _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!,
        _: UnsafePointer<CChar>!
    ) -> Int32 { 0 }
#endif
@discardableResult public func posix_spawnattr_init(_: UnsafeMutablePointer<posix_spawnattr_t?>!) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_destroy(_: UnsafeMutablePointer<posix_spawnattr_t?>!) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_setflags(_: UnsafeMutablePointer<posix_spawnattr_t?>!, _: Int16) -> Int32
{ 0 }
@discardableResult public func posix_spawnattr_setsigdefault(
    _: UnsafeMutablePointer<posix_spawnattr_t?>!,
    _: UnsafePointer<sigset_t>!
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_setsigmask(
    _: UnsafeMutablePointer<posix_spawnattr_t?>!,
    _: UnsafePointer<sigset_t>!
) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/termios.h
@discardableResult public func tcgetattr(_: Int32, _: UnsafeMutablePointer<termios>!) -> Int32 { 0 }
@discardableResult public func tcsetattr(_: Int32, _: Int32, _: UnsafePointer<termios>!) -> Int32 { 0 }
@discardableResult public func tcflush(_: Int32, _: Int32) -> Int32 { 0 }
public func cfmakeraw(_: UnsafeMutablePointer<termios>!) {}

// https://github.com/apple-oss-distributions/libutil/blob/main/util.h
@discardableResult public func openpty(
    _: UnsafeMutablePointer<Int32>!,
    _: UnsafeMutablePointer<Int32>!,
    _: UnsafeMutablePointer<CChar>!,
    _: UnsafeMutablePointer<termios>!,
    _: UnsafeMutablePointer<winsize>!
) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/poll.h
@discardableResult public func poll(_: UnsafeMutablePointer<pollfd>!, _: nfds_t, _: Int32) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/socket.h
@discardableResult public func accept(_: Int32, _: UnsafeMutablePointer<sockaddr>!, _: UnsafeMutablePointer<socklen_t>!)
    -> Int32
{ 0 }
@discardableResult public func bind(_: Int32, _: UnsafePointer<sockaddr>!, _: socklen_t) -> Int32 { 0 }
@discardableResult public func connect(_: Int32, _: UnsafePointer<sockaddr>!, _: socklen_t) -> Int32 { 0 }
@discardableResult public func getsockname(
    _: Int32,
    _: UnsafeMutablePointer<sockaddr>!,
    _: UnsafeMutablePointer<socklen_t>!
) -> Int32 { 0 }
@discardableResult public func listen(_: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func recv(_: Int32, _: UnsafeMutableRawPointer!, _: Int, _: Int32) -> Int { 0 }
@discardableResult public func send(_: Int32, _: UnsafeRawPointer!, _: Int, _: Int32) -> Int { 0 }
@discardableResult public func setsockopt(_: Int32, _: Int32, _: Int32, _: UnsafeRawPointer!, _: socklen_t) -> Int32 {
    0
}
@discardableResult public func shutdown(_: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func socket(_: Int32, _: Int32, _: Int32) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/Libc/blob/main/include/arpa/inet.h
@discardableResult public func inet_aton(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<in_addr>!) -> Int32 { 0 }
@discardableResult public func inet_pton(_: Int32, _: UnsafePointer<CChar>!, _: UnsafeMutableRawPointer!) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/Libc/blob/main/include/pwd.h
@discardableResult public func getpwuid_r(
    _: uid_t,
    _: UnsafeMutablePointer<passwd>!,
    _: UnsafeMutablePointer<CChar>!,
    _: Int,
    _: UnsafeMutablePointer<UnsafeMutablePointer<passwd>?>!
) -> Int32 { 0 }

// https://github.com/apple-oss-distributions/Libc/blob/main/include/time.h
@discardableResult public func time(_: UnsafeMutablePointer<time_t>!) -> time_t { 0 }

@discardableResult public func gmtime_r(
    _: UnsafePointer<time_t>!,
    _: UnsafeMutablePointer<tm>!
) -> UnsafeMutablePointer<tm>! { nil }

@discardableResult public func localtime_r(
    _: UnsafePointer<time_t>!,
    _: UnsafeMutablePointer<tm>!
) -> UnsafeMutablePointer<tm>! { nil }

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/sysctl.h
