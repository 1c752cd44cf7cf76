public import ArticleDomain
public import UseCaseKit

/// The origin of the articles of a run, as people see it.
public enum ArticleOrigin: Equatable, Sendable {
    /// A host, with its source in the settings and the authorization of its requests.
    case host(Setting<ArticleHost>, RequestAuthorization = .missing)
    /// The guide that is part of the program.
    case guide

    /// The host with its source; nil for the guide.
    var setting: Setting<ArticleHost>? {
        if case .host(let setting, _) = self { setting } else { nil }
    }

    /// The host of relative links.
    var host: ArticleHost {
        setting?.value ?? .qiita
    }
}
