import Testing

/// A dependency that the grid forbids.
struct ForbiddenDependency: CustomTestStringConvertible, Hashable, Sendable {
    let from: String
    let to: String
    /// The rule of `architecture.toml` that forbids it.
    let rule: String

    var testDescription: String { "\(from) -> \(to)" }

    private static func from(_ source: String, rule: String, _ targets: String...) -> [ForbiddenDependency] {
        targets.map { ForbiddenDependency(from: source, to: $0, rule: rule) }
    }

    static let all: [ForbiddenDependency] =
        from(
            "DomainKit",
            rule: "layer.Domain",
            "UseCaseKit",
            "RepositoryKit",
            "PresentationKit",
            "ViewKit",
            "FileStorage"
        )
        + from("ArticleDomain", rule: "layer.Domain", "ArticleUseCase", "ArticleRepository", "ArticleContract")
        + from("UseCaseKit", rule: "layer.UseCase", "RepositoryKit", "PresentationKit", "ViewKit", "FileStorage")
        + from("ArticleUseCase", rule: "layer.UseCase", "ArticleRepository", "ArticlePresentation")
        + from("RepositoryKit", rule: "layer.Repository", "UseCaseKit", "PresentationKit", "ViewKit", "FileStorage")
        + from("ArticleRepository", rule: "layer.Repository", "ArticleUseCase", "ArticlePresentation")
        + from("ArticlePresentation", rule: "layer.Presentation", "RepositoryKit", "ViewKit", "ArticleRepository")
        + from("ArticlePresentation", rule: "layer.Presentation", "FileStorage", "ArticleTerminal")
        + from("ViewKit", rule: "layer.View", "RepositoryKit", "FileStorage", "DomainKit", "UseCaseKit")
        + from("ArticleTerminal", rule: "layer.View", "ArticleDomain", "ArticlePresentation", "ArticleUseCase")
        + from("FileStorage", rule: "layer.Infrastructure", "UseCaseKit", "PresentationKit", "ViewKit", "DomainKit")
        + from("FileStorage", rule: "layer.Infrastructure", "SQLiteIndex")
        + from("FileStorage", rule: "features", "ArticleRepository")
        + from("PresentationKit", rule: "group.presentation-kit", "DomainKit", "UseCaseKit")
        + from(
            "ArticleContract",
            rule: "group.contract",
            "DomainKit",
            "ArticleDomain",
            "UseCaseKit",
            "ArticlePresentation"
        )
        + from("ArticleDomain", rule: "features", "AppearanceDomain")
        + from("ArticleUseCase", rule: "features", "AppearanceUseCase", "AppearanceDomain")
        + from("ArticleRepository", rule: "features", "AppearanceRepository")
        + from("ArticlePresentation", rule: "features", "AppearancePresentation", "AppearanceContract")
        + from("ArticleTerminal", rule: "features", "AppearanceTerminal", "AppearanceContract")
        + from("DomainKit", rule: "features", "ArticleDomain")
        + from("UseCaseKit", rule: "features", "ArticleUseCase")
        + from("RepositoryKit", rule: "features", "ArticleRepository")
        + from("PresentationKit", rule: "features", "ArticleContract")
        + from("ViewKit", rule: "features", "ArticleTerminal")
        + from("DomainKit", rule: "layer.Domain", "hoge")
        + from("ViewKit", rule: "layer.View", "hoge")
        + from("FileStorage", rule: "layer.Infrastructure", "hoge")
}
