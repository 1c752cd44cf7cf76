/// The Swift files of a repository, by whether they belong to a target that was read; manifests, documentation and
/// files that version control ignores are no files of a target, and do not count.
public struct Coverage: Hashable, Sendable {
    /// A folder with Swift files that belong to no target.
    public struct Folder: Hashable, Sendable {
        /// The path relative to the root of the repository; `.` for the root.
        public let path: String
        /// The number of files in it and below it.
        public let files: Int

        /// Creates a folder.
        public init(path: String, files: Int) {
            self.path = path
            self.files = files
        }
    }

    /// The number of targets that have a Swift file.
    public let targets: Int
    /// The number of files that belong to a target.
    public let covered: Int
    /// The number of files that a manifest excludes from a target, or declares to be resources, and that belong to no other.
    public let excluded: Int
    /// The folders of the other files, those with most files first.
    public let folders: [Folder]

    /// Creates the coverage of a repository without Swift files.
    public init() {
        self.init(targets: 0, files: [], excluded: 0, others: [])
    }

    /// Sorts the files of a repository; the folder of a file without a target is the outermost one that has no file of
    /// a target, or else its own.
    ///
    /// - Parameters:
    ///   - targets: the number of targets that have a file.
    ///   - excluded: the number of files that manifests exclude.
    ///   - others: the paths of the other files.
    public init(targets: Int, files: Set<String>, excluded: Int, others: [String]) {
        self.targets = targets
        self.covered = files.count
        self.excluded = excluded
        let occupied = others.isEmpty ? [] : Set(files.flatMap(\.folders))
        var counts: [String: Int] = [:]
        for file in others {
            let folders = file.folders.dropLast()
            counts[folders.last { !occupied.contains($0) } ?? folders.first ?? ".", default: 0] += 1
        }
        folders = counts.map { Folder(path: $0.key, files: $0.value) }
            .sorted { ($1.files, $0.path) < ($0.files, $1.path) }
    }

    /// The number of files in the folders without a target.
    public var uncovered: Int { folders.reduce(0) { $0 + $1.files } }

    /// The number of all files.
    public var total: Int { covered + excluded + uncovered }
}
