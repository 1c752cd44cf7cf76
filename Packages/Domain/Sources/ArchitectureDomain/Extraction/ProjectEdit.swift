/// The change that a project of Xcode, XcodeGen or Tuist needs after files have moved.
public struct ProjectEdit: Hashable, Sendable {
    /// A package of the repository on which targets come to depend.
    public struct Link: Hashable, Sendable {
        /// The folder of the package, relative to the root of the repository.
        public let package: String
        /// The product, which has the name of its module.
        public let product: String
        /// The names of the targets, sorted.
        public let targets: [String]

        /// Creates a link.
        public init(package: String, product: String, targets: [String]) {
            self.package = package
            self.product = product
            self.targets = targets
        }
    }

    /// The path of the project, for example `App.xcodeproj`.
    public let project: String
    /// The path of the file that declares the targets.
    public let file: String
    /// The files that leave the project, whether it lists them or not, sorted.
    public let removed: [String]
    /// The files that stay in their targets with another path.
    public let moves: [Extraction.Move]
    /// The package that targets get; nil for none.
    public let link: Link?

    /// Creates an edit of a project.
    public init(
        _ project: PackageManifest,
        removed: [String] = [],
        moves: [Extraction.Move] = [],
        link: Link? = nil
    ) {
        self.project = project.path
        file = project.file
        self.removed = removed
        self.moves = moves
        self.link = link
    }

    /// Lines that a person has to add to a file, because its text does not tell where they belong.
    public struct Addition: Hashable, Sendable {
        /// The path of the file.
        public let file: String
        /// The lines.
        public let lines: [String]

        /// Creates an addition.
        public init(_ lines: [String], to file: String) {
            self.file = file
            self.lines = lines
        }
    }

    /// The result of edits.
    public struct Outcome: Hashable, Sendable {
        /// The changes of files.
        public let changes: [ProjectChange]
        /// The lines that the user has to add.
        public let additions: [Addition]

        /// Creates an outcome.
        public init(changes: [ProjectChange] = [], additions: [Addition] = []) {
            self.changes = changes
            self.additions = additions
        }
    }
}

extension Codebase {
    /// The Xcode projects, also those that repeat packages.
    var projects: [PackageManifest] { packages.filter { $0.kind == .xcodeProject } + repetitions }
}
