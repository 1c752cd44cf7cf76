public import DomainKit
public import RepositoryKit
public import __Feature__Domain

/// A gateway that stores a ``__Name__`` as one small document.
public struct Stored__Name__Gateway: __Name__Gateway {
    private let documents: DocumentCollection<Stored__Name__>
    private let key = "__name__"

    ///
    /// - Parameter store: the store of the document `settings/__name__`.
    public init(store: any DocumentStore) {
        documents = DocumentCollection("settings", in: store)
    }

    @concurrent
    public func __name__() async throws(ApplicationError) -> __Name__? {
        try await documents.value(for: key)?.value
    }

    @concurrent
    public func store(_ value: __Name__) async throws(ApplicationError) {
        try await documents.update(key) { $0 = Stored__Name__(value) }
    }
}

/// The form of the document: `{"text":"…"}`.
private struct Stored__Name__: Codable, Sendable {
    private enum CodingKeys: CodingKey {
        case text
    }

    let value: __Name__

    init(_ value: __Name__) {
        self.value = value
    }

    /// Throws for a text that breaks the rule too, because somebody has edited the document.
    init(from decoder: any Decoder) throws {
        value = try __Name__(decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value.text, forKey: .text)
    }
}
