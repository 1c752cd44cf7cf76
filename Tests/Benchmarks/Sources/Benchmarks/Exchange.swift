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
            if repetitions > 0 { ExchangeWorkload.sendByProgram(repetitions) }
        },
        others: [
            Contender("CurlHTTPExchange, one after the other", ratioLimit: 1.3) { repetitions in
                await ExchangeWorkload.send(repetitions)
            },
            Contender("from a task to a thread and back, without an exchange") { repetitions in
                await ExchangeWorkload.handOver(repetitions)
            },
            Contender("CurlHTTPExchange, four at a time") { repetitions in
                await withTaskGroup { group in
                    for _ in 0..<4 { group.addTask { await ExchangeWorkload.send(repetitions / 4) } }
                }
            },
        ]
    )
}

/// The server, and the exchanges that are timed.
private enum ExchangeWorkload {
    private static let size = 2 << 10
    private static let answer = LoopbackResponse.text(String(repeating: "x", count: size))
    private static let server: LoopbackServer = {
        guard let server = try? LoopbackServer({ _ in answer }) else { preconditionFailure("There is no server.") }
        return server
    }()
    private static let queue = DispatchQueue(label: "exchange")
    private static let exchange = CurlHTTPExchange(environment: [:])

    /// Sends all requests with the program `curl`, and checks that every response is complete.
    static func sendByProgram(_ repetitions: Int) {
        let program = Process()
        let output = Pipe()
        program.executableURL = URL(filePath: "/usr/bin/env")
        program.arguments = ["curl", "-s", "--noproxy", "*", "-o", "/dev/null"]
        program.arguments? += ["-w", "%{http_code} %{size_download}\n", "\(server.baseURL)[1-\(repetitions)]"]
        program.standardOutput = output
        precondition((try? program.run()) != nil, "curl cannot be started")
        let lines = (try? output.fileHandleForReading.readToEnd()).map { String(decoding: $0, as: UTF8.self) }
        program.waitUntilExit()
        precondition(program.terminationStatus == 0, "curl failed")
        precondition(lines == String(repeating: "200 \(size)\n", count: repetitions), "curl was answered otherwise")
    }

    @concurrent
    static func send(_ repetitions: Int) async {
        let request = HTTPRequest(.get, server.baseURL)
        for _ in 0..<repetitions {
            let response = try? await exchange.send(request)
            precondition(response?.status == 200 && response?.body.count == size, "The answer is not whole.")
        }
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
