public import DomainKit
public import UseCaseKit
public import __Feature__Domain

/// Stores __Feature__ as it is; what the use case changes belongs in the closure.
public struct __Name__: CommandUseCase {
    private let state: State<__Feature__>
    private let gateway: any __Feature__Gateway

    public init(state: State<__Feature__>, gateway: any __Feature__Gateway) {
        self.state = state
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await state.serially { () throws(ApplicationError) in
            state.set(try await gateway.update { _ in })
        }
    }
}
