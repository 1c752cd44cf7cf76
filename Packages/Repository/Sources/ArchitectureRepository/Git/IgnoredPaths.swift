/// The files and folders that version control ignores.
struct IgnoredPaths {
    private let paths: Set<String>

    /// Creates a set of paths; the path of a folder ends with a slash, and stands for all files in it.
    init(_ paths: Set<String>) {
        self.paths = paths
    }

    /// A Boolean value that indicates whether a file is ignored, or a folder, whose path ends with a slash.
    func contains(_ path: String) -> Bool {
        guard !paths.isEmpty else { return false }
        if paths.contains(path) { return true }
        return path.indices.contains { path[$0] == "/" && paths.contains(String(path[...$0])) }
    }
}
