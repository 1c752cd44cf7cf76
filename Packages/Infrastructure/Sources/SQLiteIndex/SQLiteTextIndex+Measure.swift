internal import DedicatedThreads
internal import FileStorage
public import RepositoryKit

extension SQLiteTextIndex: MeasuredIndex {
    @concurrent
    public func measure() async throws(TextIndexError) -> IndexMeasure {
        let bytes = try await DedicatedThread.run { [folder] () throws(TextIndexError) in
            try TextIndexError.reading(folder.path, try folder.size())
        }
        do throws(TextIndexError) {
            let isStale = try await !dirtyKeys().isEmpty
            // The whole list is read, so that what it would find damaged is found now.
            _ = try await list(limit: .max, offset: 0)
            return IndexMeasure(bytes: bytes, rebuildCause: nil, isStale: isStale)
        } catch {
            guard case .needsRebuild(let cause) = error else { throw error }
            return IndexMeasure(bytes: bytes, rebuildCause: cause, isStale: false)
        }
    }
}
