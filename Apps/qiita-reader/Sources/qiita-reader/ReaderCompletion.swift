import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import CommandLineKit
import FileStorage
import PresentationKit
import UseCaseKit

/// What shells offer: looked up on this machine alone, without waiting for other programs.
struct ReaderCompletion {
    let places: ReaderStorage

    /// The candidates for a word.
    func candidates(for question: CompletionQuery<ReaderOptions>) async -> [Candidate] {
        guard let kind = Suggestion.Kind(question.source) else { return [] }
        let data = FileDocumentStore(folder: places.folders.data, lockTimeout: .zero)
        let glance = await glance(question, data)
        let list = ListCompletions(source: glance, searches: StoredSavedSearchGateway(store: data))
        let found = try? await list(ListCompletions.Input(kind, prefix: question.beginning))
        return found.map { [Suggestion]($0) }?.map { Candidate($0, wording: question.wording) } ?? []
    }

    /// Where the line's articles come from; of a host that cannot be read, it is the usual one.
    private func glance(
        _ question: CompletionQuery<ReaderOptions>,
        _ data: FileDocumentStore
    ) async -> any CompletionSource {
        if question.globals?.source == .guide {
            return SuppliedArticleGateway.guide(in: question.wording.language.rawValue)
        }
        let written = (try? await places.settings.written()) ?? []
        let setting = try? Setting(option: question.globals?.host, environment: places.environment, written: written)
        let host = setting?.value ?? .qiita
        return IndexCompletionSource(host: host, store: data, index: places.index(of: host))
    }
}
