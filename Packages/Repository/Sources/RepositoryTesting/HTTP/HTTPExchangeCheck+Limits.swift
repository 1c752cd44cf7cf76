import Foundation
import RepositoryKit
import Testing

extension HTTPExchangeCheck {
    func aBodyOfTheLimitIsTaken() async throws {
        let server = try start([.response(200, [:], Data(count: 1000))])
        let limits = HTTPLimits(bodySize: 1000)
        let response = try await exchange.send(HTTPRequest(.get, server.baseURL, limits: limits))
        #expect(response.body == Data(count: 1000), sourceLocation: location)
    }

    func aBodyBeyondTheLimitIsRefused() async throws {
        let server = try start([.response(200, [:], Data(count: 1001)), .drip])
        let limits = HTTPLimits(bodySize: 1000)
        await expect(.tooLarge(limit: 1000), HTTPRequest(.get, server.baseURL, limits: limits))
        await expect(.tooLarge(limit: 10), HTTPRequest(.get, server.baseURL, limits: HTTPLimits(bodySize: 10)))
    }

    func silenceEndsAtTheLimit() async throws {
        let server = try start([.silence])
        await expect(
            .timedOut(.idle),
            HTTPRequest(.get, server.baseURL, limits: HTTPLimits(idle: .milliseconds(100)))
        )
        await server.waitUntilDisconnected()
    }

    func drippingEndsAtTheLimit() async throws {
        let server = try start([.drip])
        await expect(
            .timedOut(.total),
            HTTPRequest(.get, server.baseURL, limits: HTTPLimits(idle: .seconds(30), total: .milliseconds(200)))
        )
        await server.waitUntilDisconnected()
    }

    func cancellingClosesTheConnection() async throws {
        let server = try start([.silence, .drip])
        for number in 1...2 {
            let task = Task { [exchange] in try await exchange.send(HTTPRequest(.get, server.baseURL)) }
            await server.waitForRequests(number)
            task.cancel()
            await #expect(throws: TransportError.cancelled, sourceLocation: location) { try await task.value }
            await server.waitUntilDisconnected()
        }
    }

    func aCancelledTaskSendsNothing() async throws {
        let server = try start([.response(200)])
        let task = Task { [exchange] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await exchange.send(HTTPRequest(.get, server.baseURL))
        }
        await #expect(throws: TransportError.cancelled, sourceLocation: location) { try await task.value }
        #expect(server.receivedRequests.isEmpty, sourceLocation: location)
    }
}
