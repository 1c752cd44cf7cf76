public import LoanDomain
public import PresentationKit
public import UseCaseKit

/// The interactor of the loans, which calls one use case for each request.
public typealias LoanListInteractor = UseCaseInteractor<LoanListRequest, LoanListResponse>

extension LoanListInteractor {
    /// Creates the interactor.
    public convenience init(
        responseListener: AnyResponseListener<LoanListResponse>,
        tasks: TaskScope,
        fetchLoans: any QueryUseCase<Void, [Loan]>,
        signIn: any CommandUseCase<String>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .load: .answer(replacing: "load") { .didLoad(await fetchLoans.result()) }
            case .signIn(let text): .answer { .didSignIn(await signIn.result(text.exposed)) }
            }
        }
    }
}
