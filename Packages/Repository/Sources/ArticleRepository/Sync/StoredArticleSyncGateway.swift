public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway of the progress of syncs, as one document for each list.
public struct StoredArticleSyncGateway: ArticleSyncGateway {
    private let syncs: DocumentCollection<SyncDocument>
    private let keys: ArticleListKeys
    private let skipped: SkippedDocuments

    /// Creates a gateway, which stores documents in the collection `syncs-HOST`.
    ///
    /// Each token, which is evaluated for each call, has its own syncs of the lists of its account; without one, those
    /// are neither found nor stored.
    public init(
        host: ArticleHost,
        token: @autoclosure @escaping @Sendable () -> HostToken? = nil,
        store: any DocumentStore,
        skipped: SkippedDocuments = SkippedDocuments()
    ) {
        self.skipped = skipped
        keys = ArticleListKeys(token: token)
        syncs = DocumentCollection("syncs-\(host)", in: store)
    }

    @concurrent
    public func sync(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleSync? {
        guard let key = keys.key(of: selection) else { return nil }
        return try await syncs.value(for: key) { kept throws(ValidationError) in try kept.sync(of: selection) }
    }

    @concurrent
    public func save(_ sync: ArticleSync) async throws(ApplicationError) {
        guard let key = keys.key(of: sync.selection) else { return }
        try await syncs.put(SyncDocument(sync), for: key)
    }
}

extension StoredArticleSyncGateway: SyncHistoryGateway {
    @concurrent
    public func lastSyncDay() async throws(ApplicationError) -> Day? {
        var last: Day?
        for key in try await syncs.keys() {
            guard let kept = try await syncs.value(for: key, skipping: skipped), let day = kept.lastDay else {
                continue
            }
            last = max(last ?? day, day)
        }
        return last
    }
}

/// The stored form of a sync, version 1.
private struct SyncDocument: Codable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case beganOn, completedOn, isComplete
        case traversal = "walk"
    }

    private let beganOn: String
    private let completedOn: String?
    private let traversal: TraversalDocument
    private let isComplete: Bool

    init(_ sync: ArticleSync) {
        beganOn = sync.beganOn.description
        completedOn = sync.completedOn?.description
        traversal = TraversalDocument(sync.traversal)
        isComplete = sync.traversal.isComplete
    }

    /// The day on which the last complete sync began.
    var lastDay: Day? { (isComplete ? beganOn : completedOn).flatMap { try? Day(reading: $0) } }

    func sync(of selection: ArticleSelection) throws(ValidationError) -> ArticleSync {
        let completed = try completedOn.map { text throws(ValidationError) in try Day(reading: text) }
        let began = try Day(reading: beganOn)
        let begun = ArticleSync(selection, on: began, after: completed)
        var traversal = try self.traversal.traversal(of: begun.traversal.selection)
        if isComplete { traversal.finish() }
        return ArticleSync(selection, beganOn: began, completedOn: completed, traversal: traversal)
    }
}
