public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway of the progress of syncs, as one document for each list.
public struct StoredArticleSyncGateway: ArticleSyncGateway {
    private let syncs: DocumentCollection<SyncDocument>
    private let skipped: SkippedDocuments

    /// Creates a gateway, which stores documents in the collection `syncs-HOST`.
    public init(host: ArticleHost, store: any DocumentStore, skipped: SkippedDocuments = SkippedDocuments()) {
        self.skipped = skipped
        syncs = DocumentCollection("syncs-\(host)", in: store)
    }

    @concurrent
    public func sync(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleSync? {
        let key = ArticlePageDocument.name(of: selection)
        return try await syncs.value(for: key) { kept throws(ValidationError) in try kept.sync(of: selection) }
    }

    @concurrent
    public func save(_ sync: ArticleSync) async throws(ApplicationError) {
        try await syncs.put(SyncDocument(sync), for: ArticlePageDocument.name(of: sync.selection))
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
