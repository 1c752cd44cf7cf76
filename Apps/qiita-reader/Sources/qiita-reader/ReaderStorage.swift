import ArticleDomain
import ArticlePresentation
import ArticleRepository
import FileStorage
import RepositoryKit
import SQLiteIndex
import SubprocessRunner

/// Where the reader keeps what: settings, articles, tokens, and what can be had again.
struct ReaderStorage: Sendable {
    let folders = StandardFolders(application: "qiita-reader")
    let environment: [String: String]
    /// Why documents were passed over in this run.
    let skipped = SkippedDocuments()

    /// The environment of the browser, the pager and the editor: everything but tokens.
    ///
    /// - Parameter defaults: variables for the case that nobody has set them.
    func programEnvironment(_ defaults: [String: String] = [:]) -> ProgramEnvironment {
        ProgramEnvironment(defaults.merging(environment) { $1 }, withholding: StoredTokenGateway.secretVariables)
    }

    /// What is of use only until something is done.
    var state: FileDocumentStore { FileDocumentStore(folder: folders.state + "/documents") }

    /// What finds the kept articles of a host.
    func index(of host: ArticleHost) -> SQLiteTextIndex {
        SQLiteTextIndex(folder: folders.cache + "/index-\(host)", form: .articles)
    }

    /// The lock that keeps a second sync of a host from running.
    func syncLock(of host: ArticleHost) -> FileProcessLock {
        FileProcessLock(path: folders.state + "/sync-\(host).lock")
    }

    /// The searches that were saved, for every host.
    var searches: StoredSavedSearchGateway {
        StoredSavedSearchGateway(store: FileDocumentStore(folder: folders.data))
    }

    /// Where the tokens are, which nobody else may read.
    var secrets: String { folders.state + "/secrets" }

    /// The places, for people to see.
    var text: ReaderPathsText {
        ReaderPathsText(
            configuration: settings.path,
            data: folders.data,
            state: folders.state,
            cache: folders.cache
        )
    }

    var settings: StoredSettingsGateway {
        let path = folders.config + "/config"
        return StoredSettingsGateway(
            path: path,
            store: SettingsFile(path: path),
            runner: TerminalProgramRunner(environment: programEnvironment()),
            environment: environment
        )
    }
}
