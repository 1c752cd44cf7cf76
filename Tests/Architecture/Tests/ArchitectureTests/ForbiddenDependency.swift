import Testing

/// An arrow that section 1 of the design forbids: what imports, and what it must not import.
struct ForbiddenDependency: CustomTestStringConvertible, Hashable, Sendable {
    let from: String
    let to: String
    /// The rule of `architecture.toml` that forbids it.
    let rule: String

    var testDescription: String { "\(from) -> \(to)" }

    private static func arrows(_ from: String, rule: String, _ targets: String...) -> [ForbiddenDependency] {
        targets.map { ForbiddenDependency(from: from, to: $0, rule: rule) }
    }

    static let all: [ForbiddenDependency] =
        arrows(
            "DomainKit",
            rule: "layer.Domain",
            "UseCaseKit",
            "RepositoryKit",
            "PresentationKit",
            "ViewKit",
            "FileStorage"
        )
        + arrows("ArticleDomain", rule: "layer.Domain", "ArticleUseCase", "ArticleRepository", "ArticleContract")
        + arrows("UseCaseKit", rule: "layer.UseCase", "RepositoryKit", "PresentationKit", "ViewKit", "FileStorage")
        + arrows("ArticleUseCase", rule: "layer.UseCase", "ArticleRepository", "ArticlePresentation")
        + arrows("RepositoryKit", rule: "layer.Repository", "UseCaseKit", "PresentationKit", "ViewKit", "FileStorage")
        + arrows("ArticleRepository", rule: "layer.Repository", "ArticleUseCase", "ArticlePresentation")
        + arrows("ArticlePresentation", rule: "layer.Presentation", "RepositoryKit", "ViewKit", "ArticleRepository")
        + arrows("ArticlePresentation", rule: "layer.Presentation", "FileStorage", "ArticleTerminal")
        + arrows("ViewKit", rule: "layer.View", "RepositoryKit", "FileStorage", "DomainKit", "UseCaseKit")
        + arrows("ArticleTerminal", rule: "layer.View", "ArticleDomain", "ArticlePresentation", "ArticleUseCase")
        + arrows("FileStorage", rule: "layer.Infrastructure", "UseCaseKit", "PresentationKit", "ViewKit", "DomainKit")
        + arrows("FileStorage", rule: "layer.Infrastructure", "SQLiteIndex")
        + arrows("FileStorage", rule: "features", "ArticleRepository")
        + arrows("PresentationKit", rule: "group.presentation-kit", "DomainKit", "UseCaseKit")
        + arrows(
            "ArticleContract",
            rule: "group.contract",
            "DomainKit",
            "ArticleDomain",
            "UseCaseKit",
            "ArticlePresentation"
        )
        + arrows("ArticleDomain", rule: "features", "AppearanceDomain")
        + arrows("ArticleUseCase", rule: "features", "AppearanceUseCase", "AppearanceDomain")
        + arrows("ArticleRepository", rule: "features", "AppearanceRepository")
        + arrows("ArticlePresentation", rule: "features", "AppearancePresentation", "AppearanceContract")
        + arrows("ArticleTerminal", rule: "features", "AppearanceTerminal", "AppearanceContract")
        + arrows("DomainKit", rule: "features", "ArticleDomain")
        + arrows("UseCaseKit", rule: "features", "ArticleUseCase")
        + arrows("RepositoryKit", rule: "features", "ArticleRepository")
        + arrows("PresentationKit", rule: "features", "ArticleContract")
        + arrows("ViewKit", rule: "features", "ArticleTerminal")
        + arrows("DomainKit", rule: "layer.Domain", "hoge")
        + arrows("ViewKit", rule: "layer.View", "hoge")
        + arrows("FileStorage", rule: "layer.Infrastructure", "hoge")
}
