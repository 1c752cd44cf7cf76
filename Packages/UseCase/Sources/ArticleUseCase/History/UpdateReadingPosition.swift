public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Changes the position in an article; it is stored by ``SaveReadingPositions``.
public struct UpdateReadingPosition: CommandUseCase {
    /// An article with a position in it.
    public struct Input: Hashable, Sendable {
        /// The article.
        public let article: ArticleID
        /// The position.
        public let position: ReadingPosition

        /// Creates an input.
        public init(_ position: ReadingPosition, in article: ArticleID) {
            self.article = article
            self.position = position
        }
    }

    private let positions: State<ReadingPositions>

    /// Creates the use case.
    ///
    /// - Parameter positions: the state of the positions of this run.
    public init(positions: State<ReadingPositions>) {
        self.positions = positions
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        positions.update { $0.move(to: input.position, in: input.article) }
    }
}
