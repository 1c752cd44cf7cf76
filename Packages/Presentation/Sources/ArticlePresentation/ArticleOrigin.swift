public import ArticleDomain
public import UseCaseKit

/// Where the articles of an app come from, as far as people are told.
public enum ArticleOrigin: Equatable, Sendable {
    /// From a host of Qiita; the setting says who chose it, and which token goes along.
    case host(Setting<ArticleHost>, RequestAuthorization = .missing)
    /// From the guide that is part of the program.
    case guide

    /// The host, and who chose it; nil for the guide.
    var setting: Setting<ArticleHost>? {
        if case .host(let setting, _) = self { setting } else { nil }
    }

    /// The host that links within an article lead to.
    var host: ArticleHost {
        setting?.value ?? .qiita
    }
}
