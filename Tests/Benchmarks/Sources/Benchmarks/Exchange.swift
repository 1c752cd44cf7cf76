import BenchmarkRunner
import CurlTransport
import Foundation
import InfrastructureTesting
import RepositoryKit

extension Benchmark {
    @MainActor static let exchange = Benchmark(
        "exchange",
        explanation: """
            One GET of 2 KB from a server on the loopback, on a connection that is used again. The baseline is the
            program `curl`, which asks for the same in one process; its start is spread over the requests.
            An exchange wakes two threads more than the program does, so what else runs on the machine moves the ratio.
            """,
        repetitions: 3_000,
        rounds: 11,
        baseline: Contender("curl, the program") { repetitions in
            guard repetitions > 0, let url = ExchangeJobs.url else { return }
            let program = Process()
            program.executableURL = URL(filePath: "/usr/bin/env")
            program.arguments = ["curl", "-s", "--noproxy", "*", "-o", "/dev/null", "\(url)[1-\(repetitions)]"]
            guard (try? program.run()) != nil else { return }
            program.waitUntilExit()
        },
        others: [
            Contender("CurlHTTPExchange, one after the other", ratioLimit: 1.3) { repetitions in
                await ExchangeJobs.send(repetitions)
            },
            Contender("from a task to a thread and back, without an exchange") { repetitions in
                await ExchangeJobs.handOver(repetitions)
            },
            Contender("CurlHTTPExchange, four at a time") { repetitions in
                await withTaskGroup { group in
                    for _ in 0..<4 { group.addTask { await ExchangeJobs.send(repetitions / 4) } }
                }
            },
        ]
    )
}

/// The server and the exchange that are timed.
private enum ExchangeJobs {
    private static let server = try? LoopbackServer { _ in answer }
    private static let answer = LoopbackResponse.text(String(repeating: "x", count: 2 << 10))
    private static let queue = DispatchQueue(label: "exchange")
    private static let exchange = CurlHTTPExchange(environment: [:])

    static var url: URL? { server?.baseURL }

    @concurrent
    static func send(_ repetitions: Int) async {
        guard let url else { return }
        let request = HTTPRequest(.get, url)
        for _ in 0..<repetitions { _ = try? await exchange.send(request) }
    }

    @concurrent
    static func handOver(_ repetitions: Int) async {
        for _ in 0..<repetitions {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume() }
            }
        }
    }
}
