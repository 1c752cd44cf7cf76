#if os(Linux)
    import CurlTransport
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import Testing

    /// The memory that a bomb of 10 GB needs until it is refused, each in a process of its own.
    ///
    /// The server runs in the same process and sends the same block again and again, so its memory is constant.
    struct BombTests {
        @Test func `a bomb for memory is refused without more memory than its limit`() async {
            await #expect(processExitsWith: .success) {
                for bomb in HostileResponse.bombs {
                    let peak = try await PeakMemory.measure(bomb.response, limit: 1 << 20)
                    #expect(peak < 8 << 20, "\(bomb.testDescription) took \(peak >> 10) KB")
                }
            }
        }

        @Test func `a bomb for a file is refused in flat memory, however large the file may be`() async {
            await #expect(processExitsWith: .success) {
                let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
                for bomb in HostileResponse.bombs {
                    let peak = try await PeakMemory.measure(bomb.response, limit: 64 << 20, to: .file(file))
                    #expect(peak < 8 << 20, "\(bomb.testDescription) took \(peak >> 10) KB")
                    #expect(!FileManager.default.fileExists(atPath: file.path))
                }
            }
        }

        @Test func `memory that is taken is seen`() async {
            await #expect(processExitsWith: .success) {
                let bomb = try #require(HostileResponse.bombs.first)
                let peak = try await PeakMemory.measure(bomb.response, limit: 64 << 20)
                #expect(peak > 64 << 20, "\(peak >> 10) KB")
            }
        }
    }

    extension PeakMemory {
        /// Requests a response that is too large.
        ///
        /// - Returns: The increase of this process's memory in bytes.
        fileprivate static func measure(
            _ answer: LoopbackResponse,
            limit: Int,
            to destination: HTTPRequest.Destination = .memory
        ) async throws -> Int {
            let exchange = CurlHTTPExchange(environment: [:])
            let server = try LoopbackServer { $0.path == "/bomb" ? answer : .text("x") }
            defer { server.stop() }
            // Memory that is allocated once is allocated before the measurement.
            _ = try await exchange.send(HTTPRequest(.get, server.baseURL))
            let bomb = HTTPRequest(
                .get,
                server.baseURL.appending(path: "bomb"),
                limits: HTTPLimits(bodySize: limit),
                destination: destination
            )
            return try await measure {
                await #expect(throws: TransportError.tooLarge(limit: limit)) { try await exchange.send(bomb) }
            }
        }
    }
#endif
