import Foundation
import RepositoryKit
import RepositoryTesting
import Synchronization
import Testing

struct ConnectivityExchangeTests {
    private final class Reports: Sendable {
        let values = Mutex<[Bool]>([])
    }

    @Test(
        arguments: [
            (.failure(.unreachable(host: "qiita.com")), [false]), (.failure(.timedOut(.connect)), [false]),
            (.failure(.interrupted), [false]), (.failure(.cancelled), []), (.failure(.malformed), []),
            (.failure(.untrusted(host: "qiita.com")), []), (.response(200), [true]), (.response(500), [true]),
        ] as [(ScriptedHTTPExchange.Step, [Bool])]
    )
    func `a response says that hosts are reached, and a connection that fails that they are not`(
        step: ScriptedHTTPExchange.Step,
        expected: [Bool]
    ) async throws {
        let reports = Reports()
        let exchange = ConnectivityExchange(ScriptedHTTPExchange([step])) { isOnline in
            reports.values.withLock { $0.append(isOnline) }
        }
        let request = HTTPRequest(.get, try #require(URL(string: "https://qiita.com/api/v2/items")))
        _ = try? await exchange.send(request)
        #expect(reports.values.withLock { $0 } == expected)
    }
}
