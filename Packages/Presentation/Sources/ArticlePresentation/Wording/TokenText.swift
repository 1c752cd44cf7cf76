public import ArticleDomain
public import PresentationKit
import UseCaseKit

extension Phrase {
    /// The host is being asked who the user is.
    public init(asking host: ArticleHost) {
        self.init(en: "Asking '\(host)'…", ja: "'\(host)' に確認しています…")
    }

    /// The page on which a token is made, filled in; a team's articles need scopes of their own.
    static func tokenForm(on host: ArticleHost) -> String {
        let scopes = [host.scopeToRead, host.scopeToWrite].map { "\($0.rawValue)=1&" }.joined()
        return "\(host.address)/settings/tokens/new?\(scopes)description=qiita-reader"
    }

    /// What has to be given at another call to reach the same host; nothing where it is the host anyway.
    static func hostOption(_ setting: Setting<ArticleHost>) -> String {
        setting.source == .call ? " --host \(setting.value.address)" : ""
    }
}
