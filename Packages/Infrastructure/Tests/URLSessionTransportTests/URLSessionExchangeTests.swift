import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import Testing
import URLSessionTransport

struct URLSessionExchangeTests {
    private let exchange = URLSessionExchange()

    @Test(arguments: HTTPExchangeContract.allCases)
    func `keeps the promises of an exchange`(promise: HTTPExchangeContract) async throws {
        try await promise.check(exchange) { try LoopbackServer(answers: $0) }
    }
}
