import ArticleCommandLine
import ArticleDomain
import ArticleRepository
import DomainKit
import FileStorage
import RepositoryKit
import SubprocessRunner

/// Where the reader keeps what: settings, articles, tokens, and what can be had again.
struct ReaderPlaces: Sendable {
    let folders = StandardFolders(application: "qiita-reader")
    let environment: [String: String]

    /// What is of use only until something is done.
    var state: FileDocumentStore { FileDocumentStore(folder: folders.state + "/documents") }

    var settings: StoredSettingsGateway {
        let path = folders.config + "/config"
        return StoredSettingsGateway(
            path: path,
            store: SettingsFile(path: path),
            runner: TerminalProgramRunner(environment: environment),
            environment: environment
        )
    }
}
