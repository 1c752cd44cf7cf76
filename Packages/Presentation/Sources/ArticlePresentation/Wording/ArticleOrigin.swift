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

    /// A Boolean value that indicates whether its articles belong to a service with accounts.
    ///
    /// Those can be stocked, kept and chosen several at once, and tabs lead to lists of them.
    var isService: Bool { self != .guide }

    /// The host of relative links.
    public var host: ArticleHost {
        setting?.value ?? .qiita
    }
}
