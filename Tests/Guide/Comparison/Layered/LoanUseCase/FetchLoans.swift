public import DomainKit
public import LoanDomain
public import UseCaseKit

/// Finds what the user has borrowed, what is due first at the top.
public struct FetchLoans: QueryUseCase {
    private let session: ReadOnlyState<Secret?>
    private let gateway: any LoanGateway

    /// Creates the use case.
    public init(session: ReadOnlyState<Secret?>, gateway: any LoanGateway) {
        self.session = session
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> [Loan] {
        try await gateway.loans(of: session.value).sorted { $0.due < $1.due }
    }
}
