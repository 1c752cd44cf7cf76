import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import SQLiteIndex
import Testing

@Suite struct SQLiteTextIndexTests {
    @Test(arguments: TextIndexContract.allCases)
    func `the index keeps the promises of an index`(_ promise: TextIndexContract) async throws {
        let folder = try TemporaryFolder()
        try await promise.check(SQLiteTextIndex(folder: folder.path + "/index", form: TextIndexContract.form))
    }
}
