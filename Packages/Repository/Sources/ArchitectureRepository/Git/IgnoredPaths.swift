import ArchitectureDomain
import RepositoryKit

/// The files and folders that version control ignores.
struct IgnoredPaths {
    private var paths: Set<String> = []
    /// The reason why the paths are not known, although the folder lies in a repository; nil if they are.
    private(set) var failure: Codebase.ReadFailure?

    /// Creates a set without paths.
    init() {}

    /// Creates the set of what git ignores below its folder, and of the submodules there if they are omitted, too.
    init(of git: Git, in files: any FileSource, omittingSubmodules omitsSubmodules: Bool) async {
        do throws(Git.Failure) {
            paths = try await git.ignoredPaths()
            if omitsSubmodules { paths.formUnion(try await git.submodules()) }
        } catch {
            // Git itself says in the user's language that a folder is in no repository.
            guard error.reason != .cancelled, await Self.isVersioned(git.folder, files) else { return }
            let lines = error.reason == nil ? error.messages.split(separator: "\n").map { String($0) } : []
            let message = lines.first { $0.hasPrefix("fatal:") } ?? lines.first
            failure = .init(.ignoredFiles(message), at: Place(file: "."))
        }
    }

    /// A Boolean value that indicates whether a folder, or one that contains it, is a git repository.
    private static func isVersioned(_ folder: String, _ files: any FileSource) async -> Bool {
        let parents = sequence(first: folder) { path in
            path.lastIndex(of: "/").map { String(path[..<$0]) }
        }
        for folder in parents {
            do throws(FileTreeError) {
                // A worktree has a file in place of the folder.
                _ = try await files.read(".git", under: folder, limit: 0)
                return true
            } catch .notFound {
                continue
            } catch {
                return true
            }
        }
        return false
    }

    /// Inserts files and folders; the path of a folder ends with a slash, and stands for all files in it.
    mutating func formUnion(_ others: [String]) { paths.formUnion(others) }

    /// A Boolean value that indicates whether a file is ignored, or a folder, whose path ends with a slash.
    func contains(_ path: String) -> Bool {
        guard !paths.isEmpty else { return false }
        if paths.contains(path) { return true }
        return path.indices.contains { path[$0] == "/" && paths.contains(String(path[...$0])) }
    }
}
