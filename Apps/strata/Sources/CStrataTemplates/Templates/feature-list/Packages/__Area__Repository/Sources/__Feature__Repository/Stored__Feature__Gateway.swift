public import DomainKit
public import RepositoryKit
public import __Feature__Domain

/// A gateway that stores the list as one document.
public struct Stored__Feature__Gateway: __Feature__Gateway {
    private let documents: DocumentCollection<__Feature__>
    private let key = "__feature__"

    public init(store: any DocumentStore) {
        documents = DocumentCollection("lists", in: store)
    }

    @concurrent
    public func load() async throws(ApplicationError) -> __Feature__ {
        try await documents.value(for: key) ?? __Feature__()
    }

    @concurrent
    public func update(
        _ change: @Sendable (inout __Feature__) throws(ApplicationError) -> Void
    ) async throws(ApplicationError) -> __Feature__ {
        try await documents.update(key, from: __Feature__(), change)
    }
}
