#if os(Linux)
    import CurlTransport
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import Testing

    /// The effects of many exchanges, in a process in which nothing else opens files or uses memory.
    enum EnduranceTests {
        @Suite struct Slow {}
    }

    extension EnduranceTests.Slow {
        @Test
        func `2,000 exchanges, most of them with hostile answers, leave no descriptor and no memory behind`() async {
            await #expect(processExitsWith: .success) {
                try await Endurance().run(exchanges: 2_000)
            }
        }

        @Test func `a gigabyte goes to a file in flat memory`() async {
            await #expect(processExitsWith: .success) {
                let (file, peak) = try await Endurance().download(megabytes: 1024, toFile: true)
                #expect(file == 1024 << 20)
                #expect(peak < 8 << 20, "it took \(peak >> 10) KB")
            }
        }

        @Test func `a body that is held in memory for a moment is seen`() async {
            await #expect(processExitsWith: .success) {
                let (_, peak) = try await Endurance().download(megabytes: 64, toFile: false)
                #expect(peak > 48 << 20, "it took \(peak >> 10) KB")
            }
        }

        @Test func `a cancelled exchange has closed its connection within 50 milliseconds`() async throws {
            let server = try LoopbackServer { _ in LoopbackResponse(steps: [.stall]) }
            let exchange = CurlHTTPExchange(environment: [:])
            var times: [Duration] = []
            for number in 1...100 {
                let task = Task { try await exchange.send(HTTPRequest(.get, server.baseURL)) }
                await server.waitForRequests(number)
                let start = ContinuousClock.now
                task.cancel()
                await server.waitUntilDisconnected()
                times.append(ContinuousClock.now - start)
                _ = await task.result
            }
            times.sort()
            Attachment.record("median \(times[50]), slowest \(times[99])", named: "cancelling.txt")
            // The median, because other programs may delay some.
            #expect(times[50] < .milliseconds(50))
        }
    }

    private struct Endurance {
        private static let answers = HostileResponse.all.filter { $0.fault != .slow && $0.fault != .silent }
        private static let atATime = 8

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
            // Both ends are in this process, and each task may leave one connection for the next.
            #expect(after.descriptors <= before.descriptors + 2 * Self.atATime)
            #expect(after.memory - before.memory < 4 << 20)
        }

        /// Fetches a large body.
        ///
        /// - Returns: The size of the file, and the greatest increase of the process's memory.
        func download(megabytes: Int, toFile: Bool) async throws -> (file: Int?, peak: Int) {
            let megabyte = Data(count: 1 << 20)
            let head = LoopbackResponse.head(200, ["content-length": "\(megabytes << 20)"])
            let server = try LoopbackServer { request in
                LoopbackResponse(steps: [.send(head), .repeating(megabyte, times: megabytes)])
            }
            let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: file) }
            _ = try? await exchange.send(HTTPRequest(.get, server.baseURL, limits: HTTPLimits(bodySize: 1 << 20)))
            let limits = HTTPLimits(total: .seconds(300), bodySize: 2 << 30)
            let destination: HTTPRequest.Destination = toFile ? .file(file) : .memory
            let request = HTTPRequest(.get, server.baseURL, limits: limits, destination: destination)
            // A body in memory is released before the measurement ends.
            let peak = try await PeakMemory.measure {
                let status = try await exchange.send(request).status
                #expect(status == 200)
            }
            return (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0, peak)
        }

        private func send(_ count: Int, to server: LoopbackServer) async throws {
            let limits = HTTPLimits(bodySize: 64 << 10, headerSize: 64 << 10, redirects: 2)
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<count {
                    if number >= Self.atATime { await group.next() }
                    let path = "\(number % (Self.answers.count + 4))"
                    let request = HTTPRequest(.get, server.baseURL.appending(path: path), limits: limits)
                    group.addTask { [exchange] in _ = try? await exchange.send(request) }
                }
            }
        }
    }

    /// The resources of this process.
    private struct Usage {
        let descriptors: Int
        /// The resident memory in bytes.
        let memory: Int

        init() throws {
            descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
            let statm = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            memory = (Int(statm[1]) ?? 0) * 4096
        }
    }
#endif
