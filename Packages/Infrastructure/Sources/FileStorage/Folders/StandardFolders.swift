#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The folders in which an application keeps its files for one user.
///
/// They follow the XDG Base Directory Specification 0.8; on macOS its variables are honoured where they are set, and the
/// platform's own folders are taken otherwise. Nothing is looked up in the file system and no folder is made.
///
/// ```swift
/// let folders = StandardFolders(application: "library", environment: { ["XDG_DATA_HOME": "/data"][$0] })
/// print(folders.data)  // /data/library
/// ```
public struct StandardFolders: Hashable, Sendable {
    /// What the user sets: `$XDG_CONFIG_HOME/application`, by default `~/.config/application`.
    public let config: String
    /// What the user would miss: `$XDG_DATA_HOME/application`, by default `~/.local/share/application`.
    public let data: String
    /// What should survive a restart, but matters less: `$XDG_STATE_HOME/application`, by default
    /// `~/.local/state/application`.
    public let state: String
    /// What can be had again: `$XDG_CACHE_HOME/application`, by default `~/.cache/application`.
    public let cache: String

    /// Finds the folders.
    ///
    /// - Parameters:
    ///   - application: the name of the application's own folder in each of them, for example `qiita-reader`.
    ///   - environment: gives the value of a variable; by default from the environment of the process.
    ///
    /// Where neither the environment nor the system's list of users knows the user's home, it is taken to be `/`, where
    /// an ordinary user cannot write: the first attempt to keep something then fails and names the place.
    public init(application: String, environment: (String) -> String? = Self.variable) {
        let home = Self.absolute(environment("HOME")) ?? Self.homeOfUser() ?? ""
        func folder(_ variable: String, _ standard: String) -> String {
            "\(Self.absolute(environment(variable)) ?? "\(home)/\(standard)")/\(application)"
        }
        #if os(macOS)
            let standard = (
                "Library/Application Support", "Library/Application Support", "Library/Application Support",
                "Library/Caches"
            )
        #else
            let standard = (".config", ".local/share", ".local/state", ".cache")
        #endif
        config = folder("XDG_CONFIG_HOME", standard.0)
        data = folder("XDG_DATA_HOME", standard.1)
        state = folder("XDG_STATE_HOME", standard.2)
        cache = folder("XDG_CACHE_HOME", standard.3)
    }

    /// The value of a variable of the process's environment, or nil if it is not set.
    public static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// A path without a slash at its end; the specification has relative ones ignored.
    private static func absolute(_ path: String?) -> String? {
        guard var path, path.hasPrefix("/") else { return nil }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path == "/" ? "" : path
    }

    private static func homeOfUser() -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16 << 10) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            var user = passwd()
            var found: UnsafeMutablePointer<passwd>?
            guard getpwuid_r(getuid(), &user, start, buffer.count, &found) == 0, found != nil, let home = user.pw_dir
            else { return nil }
            return absolute(String(cString: home))
        }
    }
}
