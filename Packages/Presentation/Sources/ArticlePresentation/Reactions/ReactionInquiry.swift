public import ArticleContract
public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import UseCaseKit

/// Asks and changes reactions by what the user wrote.
@MainActor
public struct ReactionInquiry {
    private let change: any CommandUseCase<ReactionChangeRequest>
    private let check: any QueryUseCase<ReactionQuery, ReactionStatus>
    private let replay: any CommandUseCase<Void>
    private let journal: ReadOnlyState<ReactionJournal>
    private let naming: ArticleNaming

    /// Puts together what is needed.
    ///
    /// - Parameters:
    ///   - change: gives a reaction or takes it back.
    ///   - check: says whether one is given.
    ///   - replay: sends the changes that wait; asking for a reaction does that first.
    ///   - journal: tells what became of changes.
    ///   - naming: names the article in the confirmation.
    public init(
        change: any CommandUseCase<ReactionChangeRequest>,
        check: any QueryUseCase<ReactionQuery, ReactionStatus>,
        replay: any CommandUseCase<Void>,
        journal: ReadOnlyState<ReactionJournal>,
        naming: ArticleNaming
    ) {
        self.change = change
        self.check = check
        self.replay = replay
        self.journal = journal
        self.naming = naming
    }

    /// Finds out whether a reaction is given, and changes nothing.
    ///
    /// - Parameter name: the identifier or the URL of the article, as the user wrote it.
    public func status(
        of reaction: Reaction,
        to name: String
    ) async -> Result<ReactionStatus, ApplicationError> {
        do throws(ApplicationError) {
            return .success(try await check(ReactionQuery(reaction, to: try ArticleReference(named: name))))
        } catch {
            return .failure(error)
        }
    }

    /// Finds the answer to what was asked for.
    ///
    /// - Parameters:
    ///   - ask: what is asked for.
    ///   - name: the identifier or the URL of the article, as the user wrote it.
    public func answer(_ ask: ReactionAction, of name: String) async -> Result<ReactionAnswer, ApplicationError> {
        do throws(ApplicationError) {
            let article = try ArticleReference(named: name)
            let title = await naming.name(of: article)
            guard let isGiven = ask.isGiven else {
                try await replay()
                let status = try await check(ReactionQuery(ask.reaction, to: article))
                return .success(ReactionAnswer(status, title: title, journal: journal.value))
            }
            let wanted = ReactionChange(ask.reaction, to: article.id, isGiven: isGiven)
            try await change(ReactionChangeRequest(ask.reaction, to: article, isGiven: isGiven))
            let journal = journal.value
            let isQueued = journal.waiting.contains { $0.change == wanted }
            let status = ReactionStatus(wanted, isQueued: isQueued)
            return .success(ReactionAnswer(status, title: title, journal: journal))
        } catch {
            return .failure(error)
        }
    }
}

extension ReactionAction {
    /// Which reaction it is about.
    var reaction: Reaction {
        switch self {
        case .stock, .unstock, .stocked: .stock
        case .like, .unlike, .liked: .like
        }
    }

    /// Whether the reaction is to be given or taken back, or nil if nothing is to be changed.
    var isGiven: Bool? {
        switch self {
        case .stock, .like: true
        case .unstock, .unlike: false
        case .stocked, .liked: nil
        }
    }
}
