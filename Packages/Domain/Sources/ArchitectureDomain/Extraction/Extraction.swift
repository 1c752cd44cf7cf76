/// A request to make a module of files of a target.
public struct ExtractionRequest: Hashable, Sendable {
    /// The files and folders, relative to the root of the repository.
    public let paths: [String]
    /// The name of the new module.
    public let name: String
    /// The folder of the package that gets the module, relative to the root of the repository; nil for that which the files leave.
    public let package: String?

    /// Creates a request.
    public init(_ paths: [String], as name: String, to package: String? = nil) {
        self.paths = paths.map(\.normalizedPath)
        self.name = name
        self.package = package?.normalizedPath
    }

    /// Those of the paths that are folders.
    public var folders: [String] { paths.filter { !$0.hasSuffix(".swift") } }

    /// The folder of the first of them, or that which it is, by which its target is found.
    public var folder: String {
        let path = paths.first ?? ""
        return path.hasSuffix(".swift") ? String(path.folder) : path
    }
}

/// The plan of moved files, with what has to change so that everything builds as before.
public struct Extraction: Hashable, Sendable {
    /// A file with its path before and after.
    public struct Move: Hashable, Sendable {
        /// The path before.
        public let old: String
        /// The path after.
        public let new: String

        /// Creates a move.
        public init(old: String, new: String) {
            self.old = old
            self.new = new
        }
    }

    /// A declaration that other modules have to see.
    public struct Exposure: Hashable, Sendable, Comparable {
        /// The place of its name before the move.
        public let place: Place
        /// The name, after those of the types that contain it.
        public let name: String
        /// The access that it gets.
        public let access: SourceSymbols.Access

        public static func < (one: Exposure, other: Exposure) -> Bool {
            (one.place, one.name) < (other.place, other.name)
        }
    }

    /// Test files that move with what they test.
    public struct Tests: Hashable, Sendable {
        /// The test target that they leave.
        public let origin: String
        /// The test target that they become.
        public let target: String
        /// The files with the resources that they use, sorted.
        public let moves: [Move]
    }

    /// The name of the new module.
    public let module: String
    /// The folder of another package that gets the module, or nil for the same one.
    public let package: String?
    /// The target that the files leave.
    public let origin: String
    /// The files that move, sorted.
    public let moves: [Move]
    /// The tests that move with them; nil for none.
    public let tests: Tests?
    /// The uses of resources that stay, sorted; the tests that have them stay for that.
    public let testObstacles: [SourceReference]
    /// The declarations that get another access, sorted.
    public let exposures: [Exposure]
    /// The files that get an import, sorted.
    public let importing: [String]
    /// Those of them that see internal declarations of the module although they are in another package, sorted.
    public let testable: [String]
    /// The modules that moved files import, and that no package is known to have, sorted.
    public let unknownImports: [String]
    /// The number of moved declarations that other packages could use before.
    public let publicCount: Int
    /// The references of the moved files to files that stay, sorted; they stand in the way.
    public let obstacles: [SourceReference]
    /// The files that can leave without the others, sorted: they use nothing that stays, directly or through files that move.
    public let leaving: [String]
    /// The files of the folders that are not Swift and stay, sorted; a folder with an ending, such as an asset catalogue, counts as one.
    public let otherFiles: [String]
    /// The edits of projects that are not packages, of which ``changes`` has the results once they are added.
    public let projectEdits: [ProjectEdit]
    /// All changes of files, sorted by path.
    public private(set) var changes: [ProjectChange]
    /// The lines that the user has to add to files of projects, because their place in them is not certain.
    public private(set) var additions: [ProjectEdit.Addition] = []

    /// Adds the results of the edits of projects.
    public mutating func add(_ outcome: ProjectEdit.Outcome) {
        changes = (changes + outcome.changes).sorted { $0.path < $1.path }
        additions += outcome.additions
    }
}

/// The reasons for which nothing is written.
public enum ExtractionRefusal: Hashable, Sendable {
    /// Files differ from the last commit.
    case uncommitted([String])
    /// The repository has no commit.
    case noCommit
    /// The folder is in no git repository, or there is no git.
    case unversioned
    /// Files that move use files that stay.
    case obstacles
    /// The command still fails after all answers to its messages; the last of them.
    case unproven([String])
}

extension String {
    /// The path without `.`, `..` behind a folder and slashes that mean nothing; empty for the root.
    fileprivate var normalizedPath: String { (hasPrefix("/") ? "/" : "") + resolved(in: "") }
}
