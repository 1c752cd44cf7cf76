import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import Testing

@testable import URLSessionTransport

struct URLSessionExchangeTests {
    private let exchange = URLSessionExchange()

    @Test(arguments: HTTPExchangeContract.all)
    func `meets the contract of an exchange`(requirement: HTTPExchangeContract) async throws {
        try await requirement.check(exchange)
    }

    /// On a busy machine the session's own timer may be the first to expire.
    @Test(arguments: [(false, TransportError.Stage.idle), (true, .total)])
    func `the session's own limit is the one that was reached`(isOver: Bool, stage: TransportError.Stage) {
        let error = TransportError(URLError(.timedOut), host: "", isOver: isOver)
        #expect(error == .timedOut(stage))
    }
}
