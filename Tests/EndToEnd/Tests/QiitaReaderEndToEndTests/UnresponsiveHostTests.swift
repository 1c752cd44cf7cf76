import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of every command of the built program in front of a host that accepts the request and never responds.
struct UnresponsiveHostTests {
    private static let asking = CommandCall.all.filter(\.contactsHost)

    /// Returns the contents of all files that the reader cannot recreate, by path.
    private func documents(of home: ReaderHome) -> [String: Data] {
        let folder = home.folder + "/.local/share/qiita-reader"
        var documents: [String: Data] = [:]
        for name in FileManager.default.subpaths(atPath: folder) ?? [] where !name.hasPrefix(".") {
            documents[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
        }
        return documents
    }

    struct Slow {
        /// The time limit is the real one, and three attempts take three times as long: all commands wait side by side.
        @Test func `at the time limit it is reported, what can be done without is done, and nothing is lost`()
            async throws
        {
            let tests = UnresponsiveHostTests()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for call in asking {
                    group.addTask { try await tests.expectFailure(of: call) }
                    group.addTask { try await tests.expectKeptCopy(by: call) }
                }
                try await group.waitForAll()
            }
        }
    }

    private func expectFailure(of call: CommandCall) async throws {
        let home = try ReaderHome.populated()
        home.qiita.inject(.noResponse)
        let run = try await home.run(call)
        #expect(!home.qiita.requests.isEmpty, "\(call)")
        #expect(run.status == call.offline, "\(call): \(run)")
        if call.offline == 6 {
            #expect(run.messages.contains("The server did not answer in time."), "\(call): \(run)")
            #expect(run.output.isEmpty, "\(call): \(run)")
        } else {
            #expect(!run.output.isEmpty, "\(call): \(run)")
        }
        home.qiita.inject(nil)
        try await expectSuccess(of: call, in: home)
    }

    private func expectKeptCopy(by call: CommandCall) async throws {
        let home = try ReaderHome.populated()
        let first = try await home.run(call)
        #expect(first.status == call.status, "\(call): \(first)")
        let documents = documents(of: home)
        home.qiita.inject(.noResponse)
        let run = try await home.run(call)
        #expect(run.status == (call.needsHost ? 6 : call.status), "\(call): \(run)")
        if call.needsHost {
            #expect(run.messages.contains("The server did not answer in time."), "\(call): \(run)")
            #expect(run.output.isEmpty, "\(call): \(run)")
        } else if call.offline == 6 {
            // The records of profiles have the date of the copy in a field.
            #expect(run.output.hasPrefix(first.output.dropLast()), "\(call): \(run)")
            // The responses to these two do not change.
            let isReported = !["keep", "open"].contains(call.name)
            #expect(
                run.messages.contains("No answer in time. This is the copy of ") == isReported,
                "\(call): \(run)"
            )
        }
        #expect(self.documents(of: home).merging(documents) { $1 } == self.documents(of: home), "\(call)")
    }

    private func expectSuccess(of call: CommandCall, in home: ReaderHome) async throws {
        let run = try await home.run(call)
        #expect(run.status == call.status, "\(call): \(run)")
        #expect(run.output.isEmpty != call.prints, "\(call): \(run)")
    }

    @Test(arguments: [
        ["read", "00000000000000000003"], ["list"], ["comments", "00000000000000000003"], ["user", "koher"],
        ["tag", "Swift"],
    ])
    func `the kept copy is shown long before the time limit, with its date`(arguments: [String]) async throws {
        let home = try ReaderHome()
        let first = try await home.run(arguments, exits: 0)
        home.qiita.inject(.noResponse)
        let count = home.qiita.requests.count
        let run = try await home.run(arguments, exits: 0)
        #expect(run.output.hasPrefix(first.output.dropLast()), "\(run.output)")
        #expect(run.messages.contains("No answer in time. This is the copy of "), "\(run.messages)")
        // The time limit of the exchange would have been followed by another attempt.
        #expect(home.qiita.requests.count == count + 1)
    }

    @Test(arguments: asking)
    func `Control-C ends the wait, and nothing is lost`(call: CommandCall) async throws {
        let home = try ReaderHome.populated()
        home.qiita.inject(.noResponse)
        let session = try home.open(call.line, environment: ReaderHome.baseEnvironment)
        if call.name == "login" {
            try await session.type(call.input, at: "Token: ")
        }
        await home.qiita.waitForRequests(1)
        await session.send("\u{3}")
        #expect(await session.end() == 130)
        home.qiita.inject(nil)
        try await expectSuccess(of: call, in: home)
    }
}
