public import DomainKit
public import Foundation
public import LoanDomain
public import RepositoryKit

/// Asks the library.
public struct RemoteLoanGateway: LoanGateway {
    private let exchange: any HTTPExchange
    private let base: URL

    /// Creates a gateway.
    public init(exchange: any HTTPExchange, base: URL) {
        self.exchange = exchange
        self.base = base
    }

    public func loans(of secret: Secret?) async throws(ApplicationError) -> [Loan] {
        let token = secret.map { HostToken($0, host: base.host() ?? "") }
        return try await ResourceClient(exchange: exchange, base: base, token: token).value(of: .loans)
    }
}
