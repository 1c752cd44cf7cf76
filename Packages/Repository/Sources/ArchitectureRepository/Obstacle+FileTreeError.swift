import ArchitectureDomain
import RepositoryKit

extension Codebase.Obstacle.Reason {
    /// What keeps a file or a folder from being read.
    init(_ error: FileTreeError) {
        self =
            switch error {
            case .tooLarge(_, let limit): .tooLarge(limit: limit)
            case .linkLoop: .linkLoop
            case .notFound, .notReadable, .notWritable, .exists: .notReadable
            }
    }
}
