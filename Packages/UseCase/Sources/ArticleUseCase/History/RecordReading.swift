public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Records that an article was fetched and read: lists show that it is kept, and the history has it.
public struct RecordReading: CommandUseCase {
    private let marks: State<ArticleMarks>
    private let history: (any CommandUseCase<Article>)?

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - marks: the state of what lists show about articles.
    ///   - history: adds the article to the history, or nil where it is not added.
    public init(marks: State<ArticleMarks>, history: (any CommandUseCase<Article>)?) {
        self.marks = marks
        self.history = history
    }

    public func callAsFunction(_ input: Fetched<Article>) async throws(ApplicationError) {
        switch input.freshness {
        case .live, .kept: marks.update { $0.kept[input.id] = true }
        case .notKept: break
        }
        try await history?(input.value)
    }
}
