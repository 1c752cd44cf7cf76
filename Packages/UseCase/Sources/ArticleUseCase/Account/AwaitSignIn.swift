public import DomainKit
public import UseCaseKit

/// Waits for the next sign-in, so that a screen can repeat what failed without one.
public struct AwaitSignIn: QueryUseCase {
    private let signIns: ReadOnlyEvent<Session>

    /// Creates the use case.
    ///
    /// - Parameter signIns: the event that the user has signed in; by default one that never occurs.
    public init(signIns: ReadOnlyEvent<Session> = Event().readOnly) {
        self.signIns = signIns
    }

    /// Waits for the next sign-in.
    ///
    /// - Returns: the session that it began.
    /// - Throws: `ApplicationError` of kind `cancelled`.
    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> Session {
        for await case .value(let session) in signIns.subscribe() { return session }
        throw ApplicationError(.cancelled)
    }
}
