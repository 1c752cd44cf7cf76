import DomainKit
public import Foundation
import LoanDomain
import LoanPresentation
import LoanRepository
import LoanTerminal
import LoanUseCase
import PresentationKit
public import RepositoryKit
import UseCaseKit
public import ViewKit

/// The object graph, and how the screen is put together.
@MainActor
public struct LoanApp {
    private let session = State<Secret?>(nil)
    private let gateway: any LoanGateway

    /// Creates the app.
    public init(exchange: any HTTPExchange, base: URL) {
        gateway = RemoteLoanGateway(exchange: exchange, base: base)
    }

    /// Creates the screen of the loans.
    public func makeScreen(on host: any SceneHost) -> any Screen {
        Scene<LoanListViewController>.build(
            tasks: host.makeTasks(),
            view: { LoanListViewController(eventListener: $0, host: host) },
            presenter: LoanListPresenter.init,
            interactor: { [session, gateway] responses, tasks in
                UseCaseInteractor(
                    responseListener: responses,
                    tasks: tasks,
                    fetchLoans: FetchLoans(session: session.readOnly, gateway: gateway),
                    signIn: SignIn(session: session)
                )
            }
        )
    }
}
