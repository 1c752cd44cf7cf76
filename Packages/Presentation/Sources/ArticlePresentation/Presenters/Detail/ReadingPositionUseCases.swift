public import ArticleDomain
public import ArticleUseCase
public import UseCaseKit

/// The use cases of the position in an article.
public struct ReadingPositionUseCases {
    /// The pause after the last change of a position, before it is stored.
    static let pause = Duration.seconds(1)

    let find: any QueryUseCase<ArticleID, ReadingPosition>
    let update: any CommandUseCase<UpdateReadingPosition.Input>
    /// Stores the positions that have changed.
    public let save: any CommandUseCase<Void>
    let clock: any Clock<Duration>

    /// Creates the use cases.
    ///
    /// - Parameters:
    ///   - find: finds the position up to which an article was read.
    ///   - update: changes the position in an article.
    ///   - save: stores the positions that have changed.
    ///   - clock: measures the pause after the last change, before the positions are stored.
    public init(
        find: any QueryUseCase<ArticleID, ReadingPosition>,
        update: any CommandUseCase<UpdateReadingPosition.Input>,
        save: any CommandUseCase<Void>,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.find = find
        self.update = update
        self.save = save
        self.clock = clock
    }

    /// Changes the position in an article, and stores it unless the task is cancelled by the next change.
    func remember(_ input: UpdateReadingPosition.Input) async {
        _ = await update.result(input)
        try? await clock.sleep(for: Self.pause)
        if !Task.isCancelled { _ = await save.result() }
    }
}
