#if os(Linux)
    import CStrataSQLite
    import InfrastructureTesting
    import RepositoryKit
    import RepositoryTesting
    import SQLiteIndex
    import Testing

    /// Reading while the disk is slow to take the changes of another program.
    @Suite struct SlowCommitTests {
        private let folder: TemporaryFolder
        private var path: String { folder.path + "/index" }

        init() throws {
            folder = try TemporaryFolder()
        }

        /// Calls a function while another connection holds the lock that a commit holds.
        @discardableResult
        private func duringCommit<Result>(_ body: () async throws -> Result) async throws -> Result {
            var handle: OpaquePointer?
            try #require(sqlite3_open(path + "/1.sqlite", &handle) == SQLITE_OK)
            defer { sqlite3_close(handle) }
            try #require(sqlite3_exec(handle, "BEGIN EXCLUSIVE", nil, nil, nil) == SQLITE_OK)
            return try await body()
        }

        private func index(lockTimeout: Duration) async throws -> SQLiteTextIndex {
            let index = SQLiteTextIndex(folder: path, form: TextIndexContract.form, lockTimeout: lockTimeout)
            try await index.build([TextEntry(key: "one", order: 1, texts: ["body": ["東京タワー"]], summary: [1])])
            return index
        }

        @Test func `a reader waits no longer than it was told`() async throws {
            let index = try await index(lockTimeout: .milliseconds(20))
            try await duringCommit {
                await #expect(throws: TextIndexError.file(.busy(path: path + "/1.sqlite"))) { try await index.count() }
            }
            #expect(try await index.count() == 1)
        }

        @Suite struct Slow {
            @Test func `a reader outlasts a commit of six seconds`() async throws {
                let tests = try SlowCommitTests()
                let index = try await tests.index(lockTimeout: .seconds(600))
                let count = try await tests.duringCommit {
                    let count = Task { try await index.count() }
                    try await Task.sleep(for: .seconds(6))
                    return count
                }
                #expect(try await count.value == 1)
            }
        }
    }
#endif
