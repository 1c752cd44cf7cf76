public import ArticleDomain
public import PresentationKit
import UseCaseKit

extension Phrase {
    /// Creates the progress of asking a host for the account.
    public init(asking host: ArticleHost) {
        self.init(en: "Asking '\(host)'…", ja: "'\(host)' に確認しています…")
    }

    /// Returns the address of Qiita's form for a new token, with the scopes of the host.
    static func tokenForm(on host: ArticleHost) -> String {
        let scopes = [host.scopeToRead, host.scopeToWrite].map { "\($0.rawValue)=1&" }.joined()
        return "\(host.address)/settings/tokens/new?\(scopes)description=\(Phrase.programName)"
    }

    /// Returns the option that selects the host in another command; empty where it is selected anyway.
    static func hostOption(_ setting: Setting<ArticleHost>) -> String {
        setting.source == .call ? " --host \(setting.value.address)" : ""
    }
}
