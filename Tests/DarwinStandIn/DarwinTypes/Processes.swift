// The names and the optionals are those of Swift's import of the headers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals, NoLeadingUnderscores, TypeNamesShouldBeCapitalized

@_exported public import DarwinSignals

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/signal.h
// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/_types/_sigset_t.h

public typealias sigset_t = UInt32
public typealias sig_t = @convention(c) (Int32) -> Void

// Swift takes the structures of C for sendable.
public struct __sigaction_u: @unchecked Sendable {
    public var __sa_handler: (@convention(c) (Int32) -> Void)!
    public var __sa_sigaction:
        (@convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void)!

    public init() {}

    public init(__sa_handler: (@convention(c) (Int32) -> Void)!) {
        self.__sa_handler = __sa_handler
    }
}

public struct sigaction: Sendable {
    public var __sigaction_u: __sigaction_u
    public var sa_mask: sigset_t
    public var sa_flags: Int32

    public init() { self.init(__sigaction_u: .init(), sa_mask: 0, sa_flags: 0) }

    public init(__sigaction_u: __sigaction_u, sa_mask: sigset_t, sa_flags: Int32) {
        self.__sigaction_u = __sigaction_u
        self.sa_mask = sa_mask
        self.sa_flags = sa_flags
    }
}

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/wait.h
public struct idtype_t: RawRepresentable, Equatable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

// https://github.com/apple-oss-distributions/xnu/blob/main/libsyscall/wrappers/spawn/spawn.h
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer

// https://github.com/apple-oss-distributions/libpthread/blob/main/include/sys/_pthread/_pthread_types.h
public struct _opaque_pthread_t {
    public init() {}
}

public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>

// https://github.com/apple-oss-distributions/Libc/blob/main/include/pwd.h
public struct passwd {
    public var pw_name: UnsafeMutablePointer<CChar>!
    public var pw_dir: UnsafeMutablePointer<CChar>!

    public init() {}
}
