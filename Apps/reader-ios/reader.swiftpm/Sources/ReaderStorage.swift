import ArticleDomain
import ArticleRepository
import FileStorage
import LocalFileTree
import RepositoryKit
import SQLiteIndex

/// The folders of the reader, and the stores in them: each is created once, and shared by all gateways.
struct ReaderStorage: Sendable {
    /// The reasons why documents were skipped.
    let skipped = SkippedDocuments()
    /// The kept articles, comments, profiles and searches.
    let data: FileDocumentStore
    /// The history and whatever else is needed until something is done.
    let state: FileDocumentStore
    /// The cached responses of hosts, and their quotas.
    let cache: FileDocumentStore
    let settings: StoredSettingsGateway
    let searches: StoredSavedSearchGateway
    private let folder: String
    private let secrets: any SecretStore

    /// Creates the stores; nothing is read or written before their first use.
    ///
    /// - Parameters:
    ///   - folder: the folder of what the system keeps.
    ///   - caches: the folder of what the system may remove.
    ///   - secrets: the store of the tokens.
    init(folder: String, caches: String, secrets: any SecretStore) {
        self.folder = folder
        self.secrets = secrets
        data = FileDocumentStore(folder: folder + "/data")
        state = FileDocumentStore(folder: folder + "/state")
        cache = FileDocumentStore(folder: caches + "/documents", lockTimeout: .milliseconds(200))
        searches = StoredSavedSearchGateway(store: data)
        let configuration = folder + "/config"
        settings = StoredSettingsGateway(path: configuration, store: SettingsFile(path: configuration))
    }

    /// The search index of the kept articles of a host.
    func index(of host: ArticleHost) -> SQLiteTextIndex {
        SQLiteTextIndex(folder: folder + "/index-\(host.storageName)", form: .articles)
    }

    /// The gateway of the tokens of a host.
    ///
    /// There are neither variables nor other programs with tokens.
    func tokens(of host: ArticleHost, current: CurrentToken) -> StoredTokenGateway {
        StoredTokenGateway(
            host: host,
            current: current,
            secrets: secrets,
            environment: [:],
            files: LocalFileTree(),
            toolFolder: folder
        )
    }

    /// The lock that limits a host to one task of a kind at a time.
    func lock(_ kind: String, of host: ArticleHost) -> FileProcessLock {
        FileProcessLock(path: folder + "/\(kind)-\(host.storageName).lock")
    }
}
