#if os(Linux)
    import Foundation
    import LocalFileTree
    import RepositoryKit
    import Testing

    /// Files after a change whose process ends, or whose calls fail, at each of its system calls in turn.
    @Suite struct FileChangeFaultTests {
        private static let words = ["a=1>3", "new/deep/b=4", "c/d=2>5", "f/g=7>", "c/e=6"]
        private static let old = ["a": "1", "c/d": "2", "f/g": "7"]
        private static let new = ["a": "3", "new/deep/b": "4", "c/d": "5", "c/e": "6"]

        private func run(_ fixture: StoreFixture, fault: String) async throws -> Worker.Ending {
            let tree = LocalFileTree()
            try FileManager.default.createDirectory(atPath: fixture.folder, withIntermediateDirectories: false)
            for (path, text) in Self.old {
                try await tree.create(path, under: fixture.folder, with: Array(text.utf8))
            }
            return try await Worker.run([fixture.folder, fault, "change"] + Self.words)
        }

        /// Returns all files, hidden ones too, after the next process has restored what was interrupted.
        private func files(_ fixture: StoreFixture) async throws -> [String: String] {
            try await LocalFileTree().change([], under: fixture.folder)
            var found: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: fixture.folder) {
                // A folder has no contents.
                guard let contents = FileManager.default.contents(atPath: fixture.folder + "/" + path) else { continue }
                found[path] = String(decoding: contents, as: UTF8.self)
            }
            return found
        }

        @Test func `a process that ends between any two calls leaves the old files or the new ones`() async throws {
            let outcomes = try await StoreFixture.forEachCall { call, fixture in
                let ending = try await run(fixture, fault: "kill:\(call)")
                let found = try await files(fixture)
                #expect(found == Self.old || found == Self.new, "after call \(call): \(found)")
                #expect(ending.isKilled || ending.isDone && found == Self.new)
                return (isLast: !ending.isKilled, found)
            }
            #expect(outcomes.count > 40, "too few calls are seen")
            #expect(Set(outcomes) == [Self.old, Self.new], "both outcomes have to come up")
        }

        @Test func `changes side by side leave the process its actions for signals`() async throws {
            let before = actions()
            let fixtures = try (0..<2).map { _ in try StoreFixture() }
            defer { for fixture in fixtures { fixture.remove() } }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for fixture in fixtures {
                    try FileManager.default.createDirectory(
                        atPath: fixture.folder,
                        withIntermediateDirectories: true
                    )
                    group.addTask {
                        for _ in 0..<300 { try await LocalFileTree().change([], under: fixture.folder) }
                    }
                }
                try await group.waitForAll()
            }
            #expect(actions() == before)
        }

        /// Returns the actions of this process for the signals that changes ignore.
        ///
        /// A shell starts a program in the background with the interrupt ignored.
        private func actions() -> [Int] {
            [SIGHUP, SIGINT, SIGTERM].map { signal in
                let action = Foundation.signal(signal, SIG_DFL)
                Foundation.signal(signal, action)
                return unsafeBitCast(action, to: Int.self)
            }
        }

        /// With several failures in a row, the files cannot be restored before the next call.
        @Test(arguments: 0..<4)
        func `calls that fail leave the old files, or the new ones`(repetitions: Int) async throws {
            let outcomes = try await StoreFixture.forEachCall { call, fixture in
                let ending = try await run(fixture, fault: "fail:\(call):\(EIO):\(repetitions)")
                try #require(!ending.isKilled && !ending.lines.isEmpty, "the worker ended at call \(call)")
                let found = try await files(fixture)
                #expect(found == (ending.isDone ? Self.new : Self.old), "at call \(call): \(ending.lines)")
                return (isLast: ending.isDone && call > ending.calls, found)
            }
            #expect(Set(outcomes) == [Self.old, Self.new], "both outcomes have to come up")
        }
    }
#endif
