import ArchitectureDomain
import DomainKit
import Foundation
import RepositoryKit

extension Codebase.ReadFailure.Reason {
    /// Creates the reason why a file or a folder could not be read.
    init(_ error: FileTreeError) {
        self =
            switch error {
            case .tooLarge(_, let limit): .tooLarge(limit: limit)
            case .linkLoop: .linkLoop
            case .notFound, .notReadable, .notWritable, .exists, .notAFile, .malformed: .notReadable
            }
    }
}

extension ApplicationError {
    /// Creates the error for a file or a folder that has to be read and cannot be.
    init(reading error: FileTreeError) {
        let reason: StorageReason =
            switch error {
            case .tooLarge(let path, let limit): .tooLarge(path: path, limit: limit)
            case .notAFile(let path): .notAFile(path: path)
            case .notFound, .notReadable, .notWritable, .exists, .linkLoop, .malformed:
                .notReadable(path: error.path)
            }
        self.init(.storage(reason), origin: error)
    }

    /// Creates the error for a file or a folder that could not be written.
    init(writing error: FileTreeError, at path: String) {
        let isFull =
            switch error {
            case .notWritable(_, ENOSPC), .notWritable(_, EDQUOT): true
            default: false
            }
        self.init(.storage(isFull ? .full : .notWritable(path: path)), origin: error)
    }
}

extension FileSource {
    /// Reads a file that need not exist; nil if there is none.
    func contents(of path: String, under root: String, limit: Int) async throws(ApplicationError) -> [UInt8]? {
        do throws(FileTreeError) {
            return try await read(path, under: root, limit: limit)
        } catch .notFound {
            return nil
        } catch {
            throw ApplicationError(reading: error)
        }
    }
}

extension FileTreeError {
    var path: String {
        switch self {
        case .notFound(let path), .notReadable(let path, _), .notWritable(let path, _), .exists(let path),
            .notAFile(let path), .linkLoop(let path), .malformed(let path), .tooLarge(let path, _):
            path
        }
    }
}
