public import DomainKit
public import UseCaseKit
public import __Feature__Domain

/// Adds one to the count and stores it.
///
/// The state changes only after the count is stored, so that the next start shows what was seen.
public struct Increment__Feature__: CommandUseCase {
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
            state.set(try await gateway.update { ($0 ?? .zero).incremented })
        }
    }
}
