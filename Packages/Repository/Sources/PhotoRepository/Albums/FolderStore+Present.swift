import DomainKit
import RepositoryKit

extension FolderStore {
    /// Returns the files of a folder; none if there is no such folder.
    func filesIfPresent(in folder: String) async throws(ApplicationError) -> [FolderFile] {
        try await ifPresent { () throws(FolderError) in try await files(in: folder) } ?? []
    }

    /// Deletes a file, which another process may have deleted.
    func deleteIfPresent(_ path: String) async throws(ApplicationError) {
        try await ifPresent { () throws(FolderError) in try await commit([.delete(path: path)]) }
    }

    @discardableResult
    private func ifPresent<Value>(
        _ body: () async throws(FolderError) -> Value
    ) async throws(ApplicationError) -> Value? {
        do throws(FolderError) {
            return try await body()
        } catch {
            if case .notFound = error { return nil }
            throw ApplicationError(error)
        }
    }
}
