public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// The positions in the articles that were opened in a run, and those among them that are not stored yet.
public struct ReadingPositions: Equatable, Sendable {
    private var positions: [ArticleID: ReadingPosition] = [:]
    /// The positions that are not stored yet.
    public private(set) var unsaved: [ArticleID: ReadingPosition] = [:]

    /// Creates an empty collection.
    public init() {}

    /// The position in an article; nil if it was not opened in this run.
    public subscript(article: ArticleID) -> ReadingPosition? { positions[article] }

    /// Adds a position that is stored, unless the article was opened before.
    mutating func add(stored position: ReadingPosition, in article: ArticleID) {
        if positions[article] == nil { positions[article] = position }
    }

    /// Changes the position in an article, which has to be stored then.
    mutating func move(to position: ReadingPosition, in article: ArticleID) {
        guard positions[article] != position else { return }
        positions[article] = position
        unsaved[article] = position
    }

    /// Removes the position in an article.
    mutating func remove(_ article: ArticleID) {
        positions[article] = nil
        unsaved[article] = nil
    }

    /// Marks a position as stored, unless it has changed since.
    mutating func didSave(_ position: ReadingPosition, in article: ArticleID) {
        if unsaved[article] == position { unsaved[article] = nil }
    }
}

/// Finds the position up to which an article was read.
public struct FindReadingPosition: QueryUseCase {
    private let gateway: any ReadingPositionGateway
    private let host: ArticleHost
    private let positions: State<ReadingPositions>

    /// Creates the use case.
    public init(gateway: any ReadingPositionGateway, host: ArticleHost, positions: State<ReadingPositions>) {
        self.gateway = gateway
        self.host = host
        self.positions = positions
    }

    public func callAsFunction(_ input: ArticleID) async throws(ApplicationError) -> ReadingPosition {
        if let position = positions.value[input] { return position }
        let stored = try await gateway.position(in: input, on: host)
        positions.update { $0.add(stored: stored, in: input) }
        return positions.value[input] ?? stored
    }
}

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
    public init(positions: State<ReadingPositions>) {
        self.positions = positions
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        positions.update { $0.move(to: input.position, in: input.article) }
    }
}

/// Stores the positions that have changed since they were stored; that of an article which the history does not have yet is
/// stored the next time.
///
/// A position that cannot be stored never stops a reader: the command succeeds, and a state receives the failure.
public struct SaveReadingPositions: CommandUseCase {
    private let gateway: any ReadingPositionGateway
    private let host: ArticleHost
    private let positions: State<ReadingPositions>
    private let writeFailure: State<ApplicationError?>

    /// Creates the use case.
    public init(
        gateway: any ReadingPositionGateway,
        host: ArticleHost,
        positions: State<ReadingPositions>,
        writeFailure: State<ApplicationError?>
    ) {
        self.gateway = gateway
        self.host = host
        self.positions = positions
        self.writeFailure = writeFailure
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        for (article, position) in positions.value.unsaved {
            do throws(ApplicationError) {
                let isStored = try await gateway.save(position, in: article, on: host)
                if isStored { positions.update { $0.didSave(position, in: article) } }
            } catch {
                // The next pause, or the end of the run, stores what a cancelled task has not.
                if error.kind != .cancelled { writeFailure.set(error) }
            }
        }
    }
}
