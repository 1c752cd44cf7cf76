public import DomainKit
public import UseCaseKit
public import __Feature__Domain

/// Restores the count of the last run.
public struct Restore__Feature__: CommandUseCase {
    private let state: State<__Feature__>
    private let gateway: any __Feature__Gateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - state: the state that this changes.
    ///   - gateway: the storage of the count.
    public init(state: State<__Feature__>, gateway: any __Feature__Gateway) {
        self.state = state
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await state.serially { () throws(ApplicationError) in
            guard let stored = try await gateway.__feature__() else { return }
            state.set(stored)
        }
    }
}
