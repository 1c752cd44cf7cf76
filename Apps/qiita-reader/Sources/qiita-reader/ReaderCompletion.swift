import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import CommandLineKit
import PresentationKit
import RepositoryKit
import UseCaseKit

/// The candidates that shells offer: looked up on this machine alone, without waiting for other programs.
struct ReaderCompletion {
    private let storage: ReaderStorage

    init(environment: [String: String]) {
        storage = ReaderStorage(environment: environment, lockTimeout: .zero)
    }

    func candidates(for question: CompletionQuery<ReaderOptions>) async -> [Candidate] {
        guard let kind = Suggestion.Kind(question.source) else { return [] }
        let list = ListCompletions(source: await source(for: question), searches: storage.searches)
        let found = await list.result(ListCompletions.Input(kind, prefix: question.beginning))
        return (try? found.get()).map { [Suggestion]($0) }?.map { Candidate($0, wording: question.wording) } ?? []
    }

    /// Returns the completions of the source on the line; of a host that cannot be read, it is the default one.
    private func source(for question: CompletionQuery<ReaderOptions>) async -> any CompletionSource {
        if question.globals?.source == .guide {
            return SuppliedArticleGateway.guide(in: question.wording.language.rawValue)
        }
        let written = (try? await storage.settings.written()) ?? []
        let setting = try? Setting(option: question.globals?.host, environment: storage.environment, written: written)
        let host = setting?.value ?? .qiita
        return IndexCompletionSource(host: host, store: storage.data, index: storage.index(of: host))
    }
}
