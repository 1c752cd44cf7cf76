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
