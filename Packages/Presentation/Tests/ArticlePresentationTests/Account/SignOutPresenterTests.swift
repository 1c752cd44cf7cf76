import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import DomainKit
import PresentationKit
import ReportKit
import Testing

@MainActor
struct SignOutPresenterTests {
    private let sent = Sent<ReportCommand<RetryAction>, ReportRequest, ArticleRoute>()

    private let signOut = RetryAction.proceed(title: SignOutPresenter.title)

    private func makePresenter() -> SignOutPresenter {
        let presenter = SignOutPresenter(
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
        presenter.handle(event: .viewDidLoad)
        return presenter
    }

    @Test func `signs out after a question, and reports it`() throws {
        let presenter = makePresenter()
        #expect(sent.requests.isEmpty)
        #expect(sent.commands.last?.alert?.actions == [signOut, .cancel])
        presenter.handle(event: .didAnswer(AlertAnswer(signOut)))
        #expect(sent.requests == [.answer])
        let session = Session(host: .qiita)
        presenter.handle(response: .didAnswer(.success(session)))
        #expect(sent.commands.last == .show(Report(signedOut: session)))
        #expect(sent.transitions.isEmpty)
    }

    @Test func `goes back, and signs nobody out, if the user declines`() {
        let presenter = makePresenter()
        presenter.handle(event: .didAnswer(AlertAnswer(.cancel)))
        #expect(sent.requests.isEmpty)
        #expect(sent.transitions == [.back])
    }

    @Test func `tells a failure, and tries again on request`() throws {
        let presenter = makePresenter()
        presenter.handle(event: .didAnswer(AlertAnswer(signOut)))
        let locked = ApplicationError(.storage(.secretsUnavailable(store: "Keychain")))
        presenter.handle(response: .didAnswer(.failure(locked)))
        let alert = try #require(sent.commands.last?.alert)
        #expect(alert.message.english.contains("Keychain"))
        presenter.handle(event: .didAnswer(AlertAnswer(.retry, to: alert.id)))
        #expect(sent.requests == [.answer, .answer])
    }
}
