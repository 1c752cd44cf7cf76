import Foundation

/// The folders in which an application keeps its files for one user.
///
/// They follow the XDG Base Directory Specification 0.8; on macOS its variables are honoured where they are set, and the
/// platform's own folders are used otherwise. The file system is neither read nor changed.
public struct StandardFolders: Hashable, Sendable {
    /// The folder of the configuration: `$XDG_CONFIG_HOME/application`, by default `~/.config/application`.
    public let config: String
    /// The folder of the user's data: `$XDG_DATA_HOME/application`, by default `~/.local/share/application`.
    public let data: String
    /// The folder of data that should survive a restart, but matters less: `$XDG_STATE_HOME/application`, by default
    /// `~/.local/state/application`.
    public let state: String
    /// The folder of data that can be created again: `$XDG_CACHE_HOME/application`, by default `~/.cache/application`.
    public let cache: String

    /// Creates the paths of the folders of an application, such as `qiita-reader`.
    ///
    /// If neither the environment nor the system's list of users has the user's home, it is `/`, where an ordinary user cannot
    /// write: the first attempt to store something then fails and names the path.
    public init(application: String, environment: (String) -> String? = Self.variable) {
        let home = Self.absolute(environment("HOME")) ?? Self.homeOfUser() ?? ""
        func folder(_ variable: String, _ standard: String) -> String {
            "\(Self.absolute(environment(variable)) ?? "\(home)/\(standard)")/\(application)"
        }
        #if os(macOS)
            let support = "Library/Application Support"
            let standard = (support, support, support, "Library/Caches")
        #else
            let standard = (".config", ".local/share", ".local/state", ".cache")
        #endif
        config = folder("XDG_CONFIG_HOME", standard.0)
        data = folder("XDG_DATA_HOME", standard.1)
        state = folder("XDG_STATE_HOME", standard.2)
        cache = folder("XDG_CACHE_HOME", standard.3)
    }

    /// Returns the value of a variable of the process's environment, or nil if it is not set.
    public static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Removes slashes from the end of a path; nil for a relative path, which the specification says to ignore.
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
