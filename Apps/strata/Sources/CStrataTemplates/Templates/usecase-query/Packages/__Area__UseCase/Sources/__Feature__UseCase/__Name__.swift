public import DomainKit
public import UseCaseKit
public import __Feature__Domain

/// Returns what is stored of __Feature__.
public struct __Name__: QueryUseCase {
    private let gateway: any __Feature__Gateway

    public init(gateway: any __Feature__Gateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> __Feature__ {
        try await gateway.load()
    }
}
