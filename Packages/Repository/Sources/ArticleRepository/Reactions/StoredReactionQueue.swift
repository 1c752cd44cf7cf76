public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// A queue of the reactions that a host does not have yet, each as one document.
///
/// A later change of the same article and reaction replaces the earlier one atomically, under a key of its own: a
/// process that has just sent the earlier one cannot remove the later one. Each host has its own collection. A change
/// belongs to the token with which it was made, so that it is never sent to another account; to another token of the
/// same account it is, once the host has said that both belong to it.
public struct StoredReactionQueue: ReactionQueueGateway {
    private let documents: DocumentCollection<ReactionDocument>
    private let owners: TokenOwners
    private let lock: any ProcessLock
    private let skipped: SkippedDocuments

    /// Creates a queue in the collection `reactions-HOST`; the lock is for the senders of this queue alone.
    public init(
        host: ArticleHost,
        owners: TokenOwners,
        lock: any ProcessLock,
        store: any DocumentStore,
        skipped: SkippedDocuments = SkippedDocuments()
    ) {
        self.skipped = skipped
        documents = DocumentCollection("reactions-\(host)", in: store)
        self.owners = owners
        self.lock = lock
    }

    @concurrent
    public func changes() async throws(ApplicationError) -> [QueuedReaction] {
        try await own(entries(), of: owners.current).map(\.reaction)
    }

    @concurrent
    public func add(_ change: ReactionChange) async throws(ApplicationError) -> QueuedReaction {
        guard let owner = owners.current else { throw ApplicationError(.unauthorized) }
        let entries = try await entries()
        let entry = QueuedReaction(id: UUID(), change: change, token: owner)
        let number = (entries.map(\.form.number).max() ?? 0) + 1
        var changes = [try documents.storing(ReactionDocument(change, number: number, owner: owner), for: entry.key)]
        for other in try await own(entries, of: owner) where other.reaction.change.concerns(change) {
            changes.append(documents.removing(other.reaction.key))
        }
        try await documents.commit(changes)
        return entry
    }

    @concurrent
    public func remove(_ entry: QueuedReaction) async throws(ApplicationError) {
        try await documents.delete(entry.key)
        await owners.fetchOwner()
    }

    @concurrent
    public func contains(_ entry: QueuedReaction) async throws(ApplicationError) -> Bool {
        try await documents.value(for: entry.key, skipping: skipped) != nil
    }

    @concurrent
    public func beginSending() async throws(ApplicationError) -> Bool {
        try await mapping { () throws(DocumentError) in try await lock.acquire(within: .seconds(60)) }
    }

    public func endSending() {
        lock.release()
    }

    private struct Entry {
        let form: ReactionDocument
        let reaction: QueuedReaction
    }

    /// Returns the entries of the account of a token, to be sent with it.
    private func own(_ entries: [Entry], of token: String?) async throws(ApplicationError) -> [Entry] {
        guard let token else { return [] }
        var own: [Entry] = []
        for entry in entries where try await owners.isSame(entry.form.owner, token) {
            let reaction = QueuedReaction(id: entry.reaction.id, change: entry.reaction.change, token: token)
            own.append(Entry(form: entry.form, reaction: reaction))
        }
        return own
    }

    /// Returns the entries of all accounts in order.
    private func entries() async throws(ApplicationError) -> [Entry] {
        var entries: [Entry] = []
        for key in try await documents.keys() {
            // Another process may have sent it since the keys were listed.
            guard let form = try await documents.value(for: key, skipping: skipped) else { continue }
            guard let id = UUID(uuidString: key), let change = form.change else {
                skipped.add(ApplicationError(.storage(.malformed(document: "\(documents.name)/\(key)"))))
                continue
            }
            entries.append(Entry(form: form, reaction: QueuedReaction(id: id, change: change, token: form.owner)))
        }
        return entries.sorted { ($0.form.number, $0.reaction.key) < ($1.form.number, $1.reaction.key) }
    }
}

/// The form of a change that waits, version 1.
private struct ReactionDocument: Codable, Sendable {
    /// The position in the queue.
    let number: Int
    /// The fingerprint of the token with which the change was made.
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

    /// The change, or nil if the document was edited into something else.
    var change: ReactionChange? {
        guard let reaction = Reaction(rawValue: reaction), let article = try? ArticleID(article) else { return nil }
        return ReactionChange(reaction, to: article, isGiven: isGiven)
    }
}

extension QueuedReaction {
    fileprivate var key: String { id.uuidString.lowercased() }
}

extension ReactionChange {
    /// Returns whether both concern the same reaction to the same article, so that the later one counts.
    fileprivate func concerns(_ other: ReactionChange) -> Bool {
        article == other.article && reaction == other.reaction
    }
}
