public import DomainKit
public import HabitDomain
public import RepositoryKit

/// A gateway that stores the habits as one document.
public struct StoredHabitGateway: HabitGateway {
    private let documents: DocumentCollection<HabitList>

    public init(store: any DocumentStore) {
        documents = DocumentCollection("lists", in: store)
    }

    @concurrent
    public func load() async throws(ApplicationError) -> HabitList {
        try await documents.value(for: "habits") ?? HabitList()
    }

    @concurrent
    public func apply(_ change: HabitList.Change) async throws(ApplicationError) -> HabitList {
        try await documents.update("habits", from: HabitList()) { list throws(ApplicationError) in
            try list.apply(change)
        }
    }
}
