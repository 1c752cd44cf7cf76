public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Indexes the kept articles that searches and lists lack yet; a state receives the progress.
///
/// It is done piece by piece, and what is indexed stays when the task is cancelled.
public struct IndexKeptArticles: CommandUseCase {
    private let gateway: any KeptArticleGateway
    private let progress: State<KeptIndexProgress?>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the kept articles.
    ///   - progress: the state that receives the progress; nil while nothing is to be done.
    public init(gateway: any KeptArticleGateway, progress: State<KeptIndexProgress?>) {
        self.gateway = gateway
        self.progress = progress
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        defer { progress.set(nil) }
        while true {
            if Task.isCancelled { throw ApplicationError(.cancelled) }
            let step = try await gateway.updateIndex()
            if step.isComplete { return }
            progress.set(step)
        }
    }
}
