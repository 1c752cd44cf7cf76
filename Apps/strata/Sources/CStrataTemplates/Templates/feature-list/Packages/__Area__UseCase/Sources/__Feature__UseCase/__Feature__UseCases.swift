public import DomainKit
public import UseCaseKit
public import __Feature__Domain

/// Loads the stored list.
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

/// Changes the list; the state changes only after it is stored, so that the next start shows what was seen.
public struct Change__Feature__: CommandUseCase {
    private let state: State<__Feature__>
    private let gateway: any __Feature__Gateway

    public init(state: State<__Feature__>, gateway: any __Feature__Gateway) {
        self.state = state
        self.gateway = gateway
    }

    public func callAsFunction(_ input: __Feature__.Change) async throws(ApplicationError) {
        try await state.serially { () throws(ApplicationError) in
            state.set(try await gateway.update { list throws(ApplicationError) in try list.apply(input) })
        }
    }
}
