public import ArticleDomain
public import DomainKit
public import UseCaseKit

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
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the stored positions.
    ///   - host: the host of the articles.
    ///   - positions: the state of the positions of this run.
    ///   - writeFailure: the state of the last failure to write the history.
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
