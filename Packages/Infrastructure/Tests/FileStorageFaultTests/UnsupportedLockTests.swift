#if os(Linux)
    import FileStorage
    import Foundation
    import RepositoryKit
    import Testing

    /// Stores on a system without locks, where the kernel returns an error for each attempt, as some network file systems do.
    ///
    /// The worker checks first that a plain call fails.
    @Suite struct UnsupportedLockTests {
        static let codes = [ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL]

        @Test(arguments: codes)
        func `without locks nothing is changed, and the error says so`(_ code: Int32) async throws {
            let fixture = try StoreFixture()
            defer { fixture.remove() }
            try await fixture.fill()
            for task in StoreFixture.tasks {
                let ending = try await fixture.run(task, fault: "lockless:0:\(code)")
                #expect(ending.outcome == "notLockable(path: \"\(fixture.folder)/.lock\", code: \(code))")
            }
            #expect(try await fixture.documents() == StoreFixture.old)
            try await fixture.expectNoOrphans(StoreFixture.old)
        }

        @Test func `without locks a document is read, and a list is refused rather than wrong`() async throws {
            let fixture = try StoreFixture()
            defer { fixture.remove() }
            try await fixture.fill()
            let read = try await Worker.run(fixture.folder, "lockless:0:\(ENOLCK)", "get", "one", "two", "three")
            #expect(read.lines.dropLast() == ["one \"1\"", "two \"2\"", "three -"] && read.isDone)
            let list = try await Worker.run(fixture.folder, "lockless:0:\(ENOLCK)", "list")
            #expect(list.outcome == "notLockable(path: \"\(fixture.folder)/.lock\", code: \(ENOLCK))")
        }

        @Test func `without locks settings and secrets stay as they are`() async throws {
            let fixture = try StoreFixture()
            defer { fixture.remove() }
            for command in [["set", "theme"], ["keep", "qiita.com"]] {
                #expect(try await Worker.run(fixture.folder, "none", command[0], command[1], "old").isDone)
                let before = try contents(fixture.folder)
                let ending = try await Worker.run(fixture.folder, "lockless:0:\(ENOLCK)", command[0], command[1], "new")
                #expect(ending.outcome.hasPrefix("notLockable(path: \"\(fixture.folder)/"))
                #expect(try contents(fixture.folder) == before)
            }
        }

        @Test(arguments: codes)
        func `without the queue lock everything works`(_ code: Int32) async throws {
            for task in StoreFixture.tasks {
                let fixture = try StoreFixture()
                defer { fixture.remove() }
                try await fixture.fill()
                #expect(try await fixture.run(task, fault: "lockless:1:\(code)").isDone)
                #expect(try await fixture.documents() == task.new)
            }
        }

        private func contents(_ folder: String) throws -> [String: Data] {
            var contents: [String: Data] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                contents[name] = try Data(contentsOf: URL(filePath: folder).appending(path: name))
            }
            return contents
        }
    }
#endif
