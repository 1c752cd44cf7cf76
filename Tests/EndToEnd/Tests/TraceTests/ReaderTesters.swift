import ArticleContract
import ArticleDomain
import ArticleMarkdown
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import CMarkParser
import Determinism
import DomainKit
import Foundation
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

typealias ListTester = SceneTester<ArticleListEvent, ArticleListCommand, ArticleListRequest, ArticleListResponse>
typealias DetailTester = SceneTester<
    ArticleDetailEvent, ArticleDetailCommand, ArticleDetailRequest, ArticleDetailResponse
>

let markup = QiitaMarkup(parser: CMarkParser())

/// The chapters of `docs/guide` in English.
private let guide = SuppliedArticleGateway(listed: chapters())

private func chapters() -> [SuppliedArticle] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../docs/guide")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.standardizedFileURL.path)) ?? []
    return files.filter { $0.first?.isNumber == true }.sorted().compactMap { file in
        let slug = String(file.drop { $0 != "-" }.dropFirst().dropLast(".md".count))
        return (try? String(contentsOf: folder.appending(path: file), encoding: .utf8))
            .map { SuppliedArticle(slug, text: $0) }
    }
}

/// Creates a tester of the list of the guide's chapters, in which no pause takes time.
@MainActor
func makeListTester() -> ListTester {
    let clock = TestClock(skipsSleep: true)
    let paginator = ArticlePaginator(firstPage: .first, fetch: guide.page)
    let (nobody, marks, progress) = (NullCommunityGateway(), State(ArticleMarks()), State(ArticleBatchProgress()))
    let batch = RunArticleBatch(
        gateway: guide,
        host: .qiita,
        store: nil,
        queue: nobody,
        reactions: nobody,
        opener: NoBrowser(),
        journal: State(ReactionJournal()),
        marks: marks,
        progress: progress
    )
    return SceneTester(
        clock: clock,
        presenter: {
            ArticleListPresenter(
                listing: .newest,
                context: ArticleContext(origin: .guide),
                marks: ArticleMarks(),
                commandListener: $0,
                requestListener: $1,
                router: Router { _ in }
            )
        },
        interactor: UseCaseInteractor.using(
            list: paginator.list,
            readings: State([:]).readOnly,
            marks: marks.readOnly,
            progress: progress.readOnly,
            browse: BrowseArticles(paginator: paginator, marks: marks),
            complete: NoCompletions(),
            batch: batch,
            clock: clock
        )
    )
}

/// Creates a tester of one chapter of the guide.
@MainActor
func makeDetailTester(of name: String, in listing: ArticleListing? = nil) -> DetailTester {
    let read = ReadArticle(gateway: guide, host: .qiita, markup: markup)
    let (reaction, opened) = (State<ReactionResult?>(nil), State<OpenedWebPage?>(nil))
    return SceneTester(
        presenter: {
            ArticleDetailPresenter(
                name: name,
                listing: listing,
                context: ArticleContext(origin: .guide),
                commandListener: $0,
                requestListener: $1,
                router: Router { _ in }
            )
        },
        interactor: UseCaseInteractor.using(
            read: read,
            react: react(reaction),
            reaction: reaction.readOnly,
            check: CheckReaction(queue: NullCommunityGateway(), gateway: NullCommunityGateway(), host: .qiita),
            image: FetchArticleImage(gateway: NoImages()),
            open: OpenWebPage(gateway: guide, opener: NoBrowser(), opened: opened),
            opened: opened.readOnly
        )
    )
}

private func react(_ result: State<ReactionResult?>) -> ReactToArticle {
    let (nobody, journal) = (NullCommunityGateway(), State(ReactionJournal()))
    return ReactToArticle(
        queue: nobody,
        gateway: nobody,
        host: .qiita,
        titles: guide,
        journal: journal,
        marks: State(ArticleMarks()),
        result: result
    )
}

private struct NoBrowser: WebPageOpener {
    func open(_ page: ArticleWebPage) async throws(ApplicationError) { throw ApplicationError(.notFound) }
}

/// A query that finds no names.
struct NoCompletions: QueryUseCase {
    func callAsFunction(_ input: ListCompletions.Input) async throws(ApplicationError) -> ListCompletions.Output {
        .tags([])
    }
}

private struct NoImages: ArticleImageGateway {
    @concurrent
    func image(at address: ArticleImageAddress) async throws(ApplicationError) -> PixelImage {
        throw ApplicationError(.notFound)
    }
}
