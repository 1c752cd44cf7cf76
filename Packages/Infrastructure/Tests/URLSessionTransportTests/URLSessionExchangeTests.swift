import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import Testing

@testable import URLSessionTransport

struct URLSessionExchangeTests {
    private let exchange = URLSessionExchange()

    @Test(arguments: HTTPExchangeContract.allCases)
    func `keeps the promises of an exchange`(promise: HTTPExchangeContract) async throws {
        try await promise.check(exchange) { try LoopbackServer(answers: $0) }
    }

    /// On a busy machine the session's own clock may be first to notice that the time is over.
    @Test(arguments: [(false, TransportError.Stage.idle), (true, .total)])
    func `the session's own limit is the one that was reached`(isOver: Bool, stage: TransportError.Stage) {
        let error = TransportError(URLError(.timedOut), host: "", isOver: isOver)
        #expect(error == .timedOut(stage))
    }
}
