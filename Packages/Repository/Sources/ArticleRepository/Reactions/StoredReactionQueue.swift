public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// Keeps the changes that a host does not have yet, each as one document.
///
/// A later change of the same article and reaction replaces the earlier one in one step, under a name of its own: so
/// whoever has just sent the earlier one cannot remove the later. Each host has a collection of its own, and within it
/// a change belongs to the token that it was made with, so that it never goes to another account; to another token of
/// the same account it does, once the host has said whose both are.
public struct StoredReactionQueue: ReactionQueueGateway {
    private let documents: DocumentCollection<ReactionDocument>
    private let owners: TokenOwners
    private let skipped: SkippedDocuments

    /// Makes a queue.
    ///
    /// - Parameters:
    ///   - host: where the changes are to go.
    ///   - owners: knows whose changes they are.
    ///   - store: keeps the documents, in the collection `reactions-HOST`.
    ///   - skipped: gets the reasons why documents were passed over.
    public init(
        host: ArticleHost,
        owners: TokenOwners,
        store: any DocumentStore,
        skipped: SkippedDocuments = SkippedDocuments()
    ) {
        self.skipped = skipped
        documents = DocumentCollection("reactions-\(host)", in: store)
        self.owners = owners
    }

    @concurrent
    public func changes() async throws(ApplicationError) -> [QueuedReaction] {
        try await own(entries()).map(\.reaction)
    }

    @concurrent
    public func add(_ change: ReactionChange) async throws(ApplicationError) -> QueuedReaction {
        guard let owner = owners.current else { throw ApplicationError(.unauthorized) }
        let entries = try await entries()
        let entry = QueuedReaction(id: UUID(), change: change)
        let number = (entries.map(\.form.number).max() ?? 0) + 1
        var changes = [try documents.keeping(ReactionDocument(change, number: number, owner: owner), for: entry.key)]
        for other in try await own(entries) where other.reaction.change.concerns(change) {
            changes.append(documents.removing(other.reaction.key))
        }
        try await documents.commit(changes)
        return entry
    }

    @concurrent
    public func remove(_ entry: QueuedReaction) async throws(ApplicationError) {
        try await documents.delete(entry.key)
        await owners.learn()
    }

    private struct Entry {
        let form: ReactionDocument
        let reaction: QueuedReaction
    }

    /// Those of the account that is signed in.
    private func own(_ entries: [Entry]) async throws(ApplicationError) -> [Entry] {
        guard let current = owners.current else { return [] }
        var own: [Entry] = []
        for entry in entries where try await owners.isSame(entry.form.owner, current) { own.append(entry) }
        return own
    }

    /// Everything that is kept, whoever it belongs to, in order.
    private func entries() async throws(ApplicationError) -> [Entry] {
        var entries: [Entry] = []
        for key in try await documents.keys() {
            // Another process may have sent it since the keys were listed.
            guard let form = try await documents.value(for: key, skipping: skipped) else { continue }
            guard let id = UUID(uuidString: key), let change = form.change else {
                skipped.add(ApplicationError(.storage(.malformed(document: "\(documents.name)/\(key)"))))
                continue
            }
            entries.append(Entry(form: form, reaction: QueuedReaction(id: id, change: change)))
        }
        return entries.sorted { ($0.form.number, $0.reaction.key) < ($1.form.number, $1.reaction.key) }
    }
}

/// The form of a change that waits, version 1.
private struct ReactionDocument: Codable, Sendable {
    /// Where it stands among the others.
    let number: Int
    /// The fingerprint of the token it was made with.
    let owner: String
    private let article: String
    private let reaction: String
    private let isGiven: Bool

    init(_ change: ReactionChange, number: Int, owner: String) {
        self.number = number
        self.owner = owner
        article = change.article.rawValue
        reaction = change.reaction.rawValue
        isGiven = change.isGiven
    }

    /// The change, or nil if somebody made another thing of it.
    var change: ReactionChange? {
        guard let reaction = Reaction(rawValue: reaction), let article = try? ArticleID(article) else { return nil }
        return ReactionChange(reaction, to: article, isGiven: isGiven)
    }
}

extension QueuedReaction {
    fileprivate var key: String { id.uuidString.lowercased() }
}

extension ReactionChange {
    /// Whether both are about the same reaction to the same article, so that the later one counts.
    fileprivate func concerns(_ other: ReactionChange) -> Bool {
        article == other.article && reaction == other.reaction
    }
}
