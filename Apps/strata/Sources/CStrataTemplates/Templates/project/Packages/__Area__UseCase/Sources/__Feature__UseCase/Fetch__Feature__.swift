public import DomainKit
public import UseCaseKit
public import __Feature__Domain

/// Returns the stored count.
public struct Fetch__Feature__: QueryUseCase {
    private let gateway: any __Feature__Gateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the storage of the count.
    public init(gateway: any __Feature__Gateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> __Feature__ {
        try await gateway.__feature__() ?? .zero
    }
}
