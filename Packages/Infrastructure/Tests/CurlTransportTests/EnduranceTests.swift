#if os(Linux)
    import CurlTransport
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import Testing

    /// What shows only after many exchanges; in a process of its own, where nobody else opens files or takes memory.
    @Suite(.enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW"] == "1"), .serialized)
    struct EnduranceTests {
        @Test
        func `10,000 exchanges, most of them with hostile answers, leave no descriptor and no memory behind`() async {
            await #expect(processExitsWith: .success) {
                try await Endurance().run(exchanges: 10_000)
            }
        }
    }

    private struct Endurance {
        private static let answers = HostileAnswer.allCases.filter { !waits.contains($0) }
        private static let waits: Set<HostileAnswer> = [
            .aFieldNowAndThen, .aHeaderByteNowAndThen, .aBodyByteNowAndThen, .silenceInTheHeader, .silenceInTheBody,
        ]

        private let exchange = CurlHTTPExchange(environment: [:])

        func run(exchanges: Int) async throws {
            let server = try LoopbackServer { request in
                let index = Int(request.path.dropFirst()) ?? 0
                return index < Self.answers.count ? Self.answers[index].response : .text("x")
            }
            try await send(exchanges / 10, to: server)
            let before = try Usage()
            try await send(exchanges, to: server)
            let after = try Usage()
            print("before: \(before)\nafter: \(after)")
            #expect(after.descriptors <= before.descriptors + 4)
            #expect(after.memory - before.memory < 16 << 20)
        }

        private func send(_ count: Int, to server: LoopbackServer) async throws {
            let limits = HTTPLimits(bodySize: 64 << 10, headerSize: 64 << 10, redirects: 2)
            for start in stride(from: 0, to: count, by: 8) {
                await withTaskGroup { group in
                    for number in start..<start + 8 {
                        let path = "\(number % (Self.answers.count + 4))"
                        let request = HTTPRequest(.get, server.baseURL.appending(path: path), limits: limits)
                        group.addTask { [exchange] in _ = try? await exchange.send(request) }
                    }
                }
            }
        }
    }

    /// What this process holds.
    private struct Usage {
        let descriptors: Int
        /// The memory that is resident, in bytes.
        let memory: Int

        init() throws {
            descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
            let statm = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            memory = (Int(statm[1]) ?? 0) * 4096
        }
    }
#endif
