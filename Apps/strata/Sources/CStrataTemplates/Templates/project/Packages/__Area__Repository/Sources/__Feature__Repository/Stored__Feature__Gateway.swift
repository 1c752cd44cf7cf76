public import DomainKit
public import RepositoryKit
public import __Feature__Domain

/// A gateway that stores the count as one small document.
public struct Stored__Feature__Gateway: __Feature__Gateway {
    private let documents: DocumentCollection<Stored__Feature__>
    private let key = "__feature__"

    /// Creates the gateway.
    ///
    /// - Parameter store: the store of the document `settings/__feature__`.
    public init(store: any DocumentStore) {
        documents = DocumentCollection("settings", in: store)
    }

    @concurrent
    public func __feature__() async throws(ApplicationError) -> __Feature__? {
        try await documents.value(for: key)?.value
    }

    @concurrent
    public func update(
        _ change: @Sendable (__Feature__?) -> __Feature__
    ) async throws(ApplicationError) -> __Feature__ {
        try await documents.update(key) { stored in
            let value = change(stored?.value)
            stored = Stored__Feature__(value)
            return value
        }
    }
}

/// The form of the document: `{"count":1}`.
private struct Stored__Feature__: Codable, Sendable {
    private enum CodingKeys: CodingKey {
        case count
    }

    let value: __Feature__

    init(_ value: __Feature__) {
        self.value = value
    }

    /// Throws for a count out of range too, because somebody has edited the document.
    init(from decoder: any Decoder) throws {
        value = try __Feature__(count: decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value.count, forKey: .count)
    }
}
