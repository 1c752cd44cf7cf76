import ArticleCommandLine
import ArticleContract
import ArticlePresentation
import ArticleTerminal
import ArticleUseCase
import DomainKit
import PresentationKit
import UseCaseKit
import ViewKit

/// The screens of what is on this machine.
extension ReaderApp {
    func makeLibrary(
        _ section: LibrarySection,
        on host: any SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> any Screen {
        let (source, recordsHistory) = (try source(), try configuration.keepsHistory())
        guard let kept = source.remote?.kept else { throw ApplicationError(.notFound) }
        let interactor = try libraryInteractor(of: kept, from: source)
        return Scene<ArticleListViewController>.build(
            tasks: host.makeTasks(),
            view: { ArticleListViewController(eventListener: $0, host: host) },
            presenter: {
                LibraryPresenter(
                    section,
                    in: ArticleContext(origin: source.origin, opensScreens: true),
                    recordsHistory: recordsHistory,
                    readings: readings.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: interactor
        )
    }
}
