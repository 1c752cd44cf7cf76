/// A repository as the checks see it: its manifests, and the facts about its source files.
public struct Codebase: Hashable, Sendable {
    /// One source file of a target.
    public struct SourceFile: Hashable, Sendable {
        /// The file, relative to the root of the repository.
        public let path: String
        /// What was read out of it.
        public let facts: SourceFacts

        /// Makes a source file.
        public init(path: String, facts: SourceFacts) {
            self.path = path
            self.facts = facts
        }
    }

    /// Names a target: its package's folder and its own name.
    public struct TargetKey: Hashable, Sendable, Comparable {
        /// The folder of the package.
        public let package: String
        /// The target.
        public let target: String

        /// Makes a key.
        public init(package: String, target: String) {
            self.package = package
            self.target = target
        }

        public static func < (one: TargetKey, other: TargetKey) -> Bool {
            (one.package, one.target) < (other.package, other.target)
        }
    }

    /// What could not be read; the rest was.
    public struct Obstacle: Hashable, Sendable {
        /// Why.
        public enum Reason: Hashable, Sendable {
            /// The package manager refused the manifest; the text is what it said.
            case manifest(String)
            /// The manifest needs a newer package manager than the one that is installed.
            case toolsVersion(String)
            /// A target's folder is not there.
            case missingFolder
            /// A target is of a kind that nobody knew when this program was made.
            case targetKind(String)
            /// The file cannot be read.
            case notReadable
            /// The file is larger than this many bytes, and was not read.
            case tooLarge(limit: Int)
            /// The file is not UTF-8.
            case notUTF8
            /// A link leads back to a folder that contains it.
            case linkLoop
            /// There is no package manager to ask.
            case noPackageManager
        }

        /// Where.
        public let place: Place
        /// Why.
        public let reason: Reason

        /// Makes an obstacle.
        public init(_ reason: Reason, at place: Place) {
            self.reason = reason
            self.place = place
        }
    }

    /// The packages, by folder.
    public let packages: [PackageManifest]
    /// The Swift files of each target.
    public let sources: [TargetKey: [SourceFile]]
    /// What could not be read.
    public let obstacles: [Obstacle]
    /// The manifests of packages that the package manager has fetched.
    ///
    /// They tell which modules the products hold that the repository uses; nothing in them is checked.
    public let checkouts: [PackageManifest]
    /// The identities of the packages that the package manager has resolved, fetched or not.
    public let resolved: Set<String>

    /// Makes a codebase.
    public init(
        packages: [PackageManifest],
        sources: [TargetKey: [SourceFile]],
        obstacles: [Obstacle] = [],
        checkouts: [PackageManifest] = [],
        resolved: Set<String> = []
    ) {
        self.packages = packages.sorted { $0.path < $1.path }
        self.sources = sources
        self.obstacles = obstacles
        self.checkouts = checkouts
        self.resolved = resolved
    }
}
