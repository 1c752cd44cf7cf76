public import DomainKit

/// The loans of a reader.
public protocol LoanGateway: Sendable {
    /// The loans of whoever a secret belongs to, in no particular order.
    ///
    /// - Throws: `ApplicationError`, of kind `unauthorized` if nobody has signed in.
    func loans(of secret: Secret?) async throws(ApplicationError) -> [Loan]
}
