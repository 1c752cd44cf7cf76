import ArticleCommandLine
import ArticleContract
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit
import ViewKit

extension ReaderApp {
    /// Creates the screen of a scene, in every mode of the host.
    ///
    /// - Returns: The screen, or nil if a part that it needs is missing; the host has shown the reason then.
    func makeScreen(for scene: AppScene, on host: any SceneHost, router: Router<AppScene>) -> (any Screen)? {
        let articles = router.scoped(AppScene.article)
        do throws(ApplicationError) {
            return switch scene {
            case .article(.list(let listing)): try makeList(of: listing, on: host, router: articles)
            case .article(.detail(let name, let listing)):
                try makeDetail(of: name, in: listing, on: host, router: articles)
            case .article(.comments(let name)): try makeComments(on: name, on: host, router: articles)
            case .article(.signIn): makeLogin(.asking, to: try connection(), on: host, router: articles)
            case .article(.settings): makeSettings(on: host, router: articles)
            case .article(.library(let section)): try makeLibrary(section, on: host, router: articles)
            case .command(let invocation): try makeScreen(for: invocation, on: host, router: router)
            case .appearance(let invocation): makeAppearance(invocation, on: host)
            }
        } catch {
            host.showMessage(error)
            host.outcome = ExitOutcome(error)
            return nil
        }
    }

    private func makeScreen(
        for invocation: ArticleInvocation,
        on host: any SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> any Screen {
        let articles = router.scoped(AppScene.article)
        return switch invocation {
        case .open: try makeList(of: .newest, on: host, router: articles)
        case .list(let listing, let paging): try makeList(of: listing, paging, on: host, router: articles)
        case .all(let listing, let continues):
            try makeTraversal(of: listing, continues: continues, on: host, router: articles)
        case .read(let name), .written(let name, as: .text), .written(let name, as: .markdown), .raw(let name):
            try makeDetail(of: name, on: host, router: articles)
        case .written(let name, as: .html): try makeHTML(of: name, on: host)
        case .contents(let name): try makeContents(of: name, on: host)
        case .links(let name): try makeLinks(of: name, on: host)
        case .subject(let invocation): try makeSubject(invocation, on: host, router: articles)
        case .reaction(let invocation): try makeReaction(invocation, on: host)
        case .sync(let invocation): try makeSync(invocation, on: host, router: router)
        case .kept(let invocation): try makeKept(invocation, on: host)
        case .saved(let invocation): makeSaved(invocation, on: host, router: router)
        case .history(let invocation): try makeHistory(invocation, on: host)
        case .account(let invocation): try makeAccount(invocation, on: host)
        case .settings(let invocation): makeSettings(invocation, on: host)
        }
    }
}

extension SceneHost {
    func showMessage(_ failure: ApplicationError) { showMessage(FailureText(failure).message) }
}
