public import DomainKit
public import UseCaseKit
public import __Feature__Domain

/// Loads the stored count.
public struct Load__Feature__: CommandUseCase {
    private let state: State<__Feature__>
    private let gateway: any __Feature__Gateway

    public init(state: State<__Feature__>, gateway: any __Feature__Gateway) {
        self.state = state
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await state.load { () throws(ApplicationError) in try await gateway.load() }
    }
}

/// Adds one to the count; the state changes only after it is stored, so that the next start shows what was seen.
public struct Increment__Feature__: CommandUseCase {
    private let state: State<__Feature__>
    private let gateway: any __Feature__Gateway

    public init(state: State<__Feature__>, gateway: any __Feature__Gateway) {
        self.state = state
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await state.serially { () throws(ApplicationError) in
            state.set(try await gateway.update { $0.increment() })
        }
    }
}
