import ArticleDomain
import ArticlePresentation
import ArticleRepository
import FileStorage
import LocalFileTree
import RepositoryKit
import SQLiteIndex
import SecretFile
import SubprocessRunner

/// The folders of the reader, and the stores in them: each is created once, and shared by all gateways of a run.
struct ReaderStorage: Sendable {
    let environment: [String: String]
    let folders = StandardFolders(application: "qiita-reader")
    /// The reasons why documents were skipped in this run.
    let skipped = SkippedDocuments()
    /// The kept articles, comments, profiles and searches.
    let data: FileDocumentStore
    /// The history, the session and whatever else is needed until something is done.
    let state: FileDocumentStore
    /// The cached responses of hosts, and their quotas.
    ///
    /// Commands do without it rather than wait for its lock.
    let cache: FileDocumentStore
    /// The choices of the user that are not settings.
    let preferences: FileDocumentStore
    /// The tokens, which nobody else can read.
    let secrets: SecretFile
    let secretsFolder: String
    let settings: StoredSettingsGateway
    let searches: StoredSavedSearchGateway

    /// Creates the stores; nothing is read or written before their first use.
    ///
    /// - Parameters:
    ///   - environment: the variables of the process.
    ///   - lockTimeout: the time after which waiting for the lock of the kept articles fails.
    init(environment: [String: String], lockTimeout: Duration = .seconds(5)) {
        self.environment = environment
        data = FileDocumentStore(folder: folders.data, lockTimeout: lockTimeout)
        state = FileDocumentStore(folder: folders.state + "/documents")
        cache = FileDocumentStore(folder: folders.cache + "/documents", lockTimeout: .milliseconds(200))
        preferences = FileDocumentStore(folder: folders.config + "/documents")
        secretsFolder = folders.state + "/secrets"
        secrets = SecretFile(folder: secretsFolder)
        searches = StoredSavedSearchGateway(store: data)
        let configuration = folders.config + "/config"
        settings = StoredSettingsGateway(
            path: configuration,
            store: SettingsFile(path: configuration),
            runner: TerminalProgramRunner(environment: Self.environment(ofPrograms: environment)),
            environment: environment
        )
    }

    /// The environment of the browser, the pager and the editor: every variable except those with tokens.
    ///
    /// - Parameter defaults: the variables for programs that nobody has configured.
    func programEnvironment(_ defaults: [String: String] = [:]) -> ProgramEnvironment {
        Self.environment(ofPrograms: defaults.merging(environment) { $1 })
    }

    private static func environment(ofPrograms variables: [String: String]) -> ProgramEnvironment {
        ProgramEnvironment(variables, withholding: StoredTokenGateway.secretVariables)
    }

    /// The search index of the kept articles of a host.
    func index(of host: ArticleHost) -> SQLiteTextIndex {
        SQLiteTextIndex(folder: folders.cache + "/index-\(host.storageName)", form: .articles)
    }

    /// The gateway of the tokens of a host.
    func tokens(of host: ArticleHost, current: CurrentToken) -> StoredTokenGateway {
        StoredTokenGateway(
            host: host,
            current: current,
            secrets: secrets,
            environment: environment,
            files: LocalFileTree(),
            toolFolder: StandardFolders(application: "qiita-cli").config
        )
    }

    /// The lock that limits a host to one task of a kind at a time.
    func lock(_ kind: String, of host: ArticleHost) -> FileProcessLock {
        FileProcessLock(path: folders.state + "/\(kind)-\(host.storageName).lock")
    }

    /// The folders as `status` prints them.
    var text: ReaderPathsText {
        ReaderPathsText(
            configuration: settings.path,
            data: folders.data,
            state: folders.state,
            cache: folders.cache
        )
    }
}
