public import AppearanceDomain
public import DomainKit
public import RepositoryKit

/// A gateway that stores the appearance as one small document.
public struct StoredAppearanceGateway: AppearanceGateway {
    private let documents: DocumentCollection<StoredAppearance>
    private let key = "appearance"

    /// Creates the gateway of the document `settings/appearance`.
    public init(store: any DocumentStore) {
        documents = DocumentCollection("settings", in: store)
    }

    @concurrent
    public func appearance() async throws(ApplicationError) -> Appearance? {
        try await documents.value(for: key)?.mode
    }

    @concurrent
    public func keep(_ choice: @Sendable (Appearance?) -> Appearance) async throws(ApplicationError) -> Appearance {
        // A valid document of another form is somebody's edit: it is an error, and is not overwritten.
        try await documents.update(key) { stored in
            let appearance = choice(stored?.mode)
            stored = StoredAppearance(mode: appearance)
            return appearance
        }
    }
}

/// The form of what the document holds: `{"mode":"dark"}`.
struct StoredAppearance: Codable, Sendable {
    let mode: Appearance
}
