internal import DedicatedThreads
public import RepositoryKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension FileDocumentStore: MeasuredStore {
    @concurrent
    public func size(of collection: String) async throws(DocumentError) -> StoreSize {
        let keys = try await keys(in: collection)
        return try await DedicatedThread.run { () throws(DocumentError) in try size(of: keys) }
    }

    private func size(of keys: [DocumentKey]) throws(DocumentError) -> StoreSize {
        var (documents, bytes) = (0, 0)
        for key in keys {
            let path = layout.path(try StoreLayout.place(of: key))
            do throws(SystemError) {
                // Somebody may have removed it since.
                guard let status = try FileSystem.status(path) else { continue }
                documents += 1
                bytes += Int(status.st_size)
            } catch {
                throw .notReadable(path: path, code: error.code)
            }
        }
        return StoreSize(documents: documents, bytes: bytes)
    }
}
