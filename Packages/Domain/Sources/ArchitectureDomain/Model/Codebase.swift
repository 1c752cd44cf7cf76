/// A repository as the checks need it: its manifests, and the facts about its source files.
public struct Codebase: Sendable {
    /// A source file of a target.
    public struct SourceFile: Sendable {
        /// The path relative to the root of the repository.
        public let path: String
        private let content: Content

        /// The facts in an object: lists of files are copied often, and a copy of all facts takes long.
        private final class Content: Sendable {
            let facts: SourceFacts

            init(_ facts: SourceFacts) { self.facts = facts }
        }

        /// The facts that were read from it.
        public var facts: SourceFacts { content.facts }

        /// Creates a source file.
        public init(path: String, facts: SourceFacts) {
            self.path = path
            content = Content(facts)
        }
    }

    /// The identity of a target: the path of its package or project, and its name.
    public struct TargetKey: Hashable, Sendable, Comparable {
        /// The folder of the package.
        public let package: String
        /// The name of the target.
        public let target: String

        /// Creates a key.
        public init(package: String, target: String) {
            self.package = package
            self.target = target
        }

        public static func < (one: TargetKey, other: TargetKey) -> Bool {
            (one.package, one.target) < (other.package, other.target)
        }
    }

    /// The evidence for references between files.
    public enum Evidence: String, Hashable, Sendable {
        /// The index that the compiler wrote.
        case index
        /// The source files alone.
        case sources
    }

    /// A part of the repository that could not be read.
    public struct ReadFailure: Hashable, Sendable {
        /// The reasons for which a part is not read.
        public enum Reason: Hashable, Sendable {
            /// SwiftPM rejects the manifest; the text is its message.
            case manifest(String)
            /// The manifest needs a newer version of SwiftPM; the text is its message.
            case toolsVersion(String)
            /// SwiftPM cannot write to the cache of the compiler, without which it compiles no manifest; the text is its message.
            case cacheNotWritable(String)
            /// The folder of a target is missing or empty.
            case missingFolder
            /// A target has a kind that this program does not know.
            case targetKind(String)
            /// The file or the folder cannot be read.
            case notReadable
            /// The file is larger than the limit, in bytes.
            case tooLarge(limit: Int)
            /// The file is not UTF-8.
            case notUTF8
            /// The file is only a pointer to one in Git LFS, which was not fetched.
            case pointer
            /// A link leads back to a folder that contains it.
            case linkLoop
            /// An Xcode project or a specification of XcodeGen has a syntax error at this line.
            case malformedProject
            /// The manifest of the project computes targets, which only running it would tell.
            case computedTargets
            /// SwiftPM is not installed.
            case noPackageManager
            /// SwiftPM could not be started.
            case packageManagerNotStarted
            /// SwiftPM was ended before it had read the manifest, because that took too long.
            case packageManagerTimedOut
            /// Git does not tell which files it ignores, so that they are read, too; the text is its message, nil if it cannot be run.
            case ignoredFiles(String?)
        }

        /// The place that could not be read.
        public let place: Place
        /// The reason.
        public let reason: Reason

        /// Creates a failure.
        public init(_ reason: Reason, at place: Place) {
            self.reason = reason
            self.place = place
        }
    }

    /// The absolute path of the repository's folder; empty if it lies in none.
    public let root: String
    /// The path of that folder within its git repository, with a slash at the end; empty for the root of the repository.
    public let prefix: String
    /// The packages and projects, by path.
    public let packages: [PackageManifest]
    /// The Xcode projects whose targets repeat those of packages, and of which nothing else is known.
    public let repetitions: [PackageManifest]
    /// The Swift files of each target.
    public let sources: [TargetKey: [SourceFile]]
    /// The parts that could not be read.
    public let readFailures: [ReadFailure]
    /// The identities of the packages that `Package.resolved` lists, as far as it belongs to the repository.
    public let resolved: Set<String>
    /// The Swift files, by whether they belong to a target.
    public let coverage: Coverage
    /// The uses of declarations in other files, as far as the division of targets into parts needs them; sorted.
    public let references: [SourceReference]
    /// The evidence for the references of each target that has some.
    public let evidence: [TargetKey: Evidence]

    /// Creates a codebase.
    public init(
        root: String = "",
        prefix: String = "",
        packages: [PackageManifest],
        repetitions: [PackageManifest] = [],
        sources: [TargetKey: [SourceFile]],
        readFailures: [ReadFailure] = [],
        resolved: Set<String> = [],
        coverage: Coverage = Coverage(),
        references: [SourceReference] = [],
        evidence: [TargetKey: Evidence] = [:]
    ) {
        self.root = root
        self.prefix = prefix
        self.packages = packages.sorted { $0.path < $1.path }
        self.repetitions = repetitions
        self.sources = sources
        self.readFailures = readFailures
        self.resolved = resolved
        self.coverage = coverage
        // Searches find them in order, and a sorted copy takes longer than to see that.
        let isSorted = zip(references, references.dropFirst()).allSatisfy { $0 <= $1 }
        self.references = isSorted ? references : references.sorted()
        self.evidence = evidence
    }
}
