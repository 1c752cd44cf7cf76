internal import DedicatedThreads
public import RepositoryKit

extension FileDocumentStore: MeasuredStore {
    @concurrent
    public func size(of collection: String) async throws(DocumentError) -> StoreSize {
        let keys = try await keys(in: collection)
        return try await DedicatedThread.run { () throws(DocumentError) in
            var (documents, bytes) = (0, 0)
            for key in keys {
                let places = try StoreLayout.places(of: key)
                let path = layout.path(try reading(layout.root, try layout.place(places)))
                // Another process may have removed it since.
                guard let size = try reading(path, try FileSystem.size(path)) else { continue }
                documents += 1
                bytes += size
            }
            return StoreSize(documents: documents, bytes: bytes)
        }
    }
}
