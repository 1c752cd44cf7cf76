import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import SQLiteIndex
import Testing

@Suite struct SQLiteTextIndexTests {
    @Test(arguments: TextIndexContract.allCases)
    func `the index meets the contract of an index`(_ requirement: TextIndexContract) async throws {
        let folder = try TemporaryFolder()
        try await requirement.check(SQLiteTextIndex(folder: folder.path + "/index", form: TextIndexContract.form))
    }
}
