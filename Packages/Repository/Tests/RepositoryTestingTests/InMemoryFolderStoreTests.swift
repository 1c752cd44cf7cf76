import RepositoryTesting
import Testing

struct InMemoryFolderStoreTests {
    @Test(.timeLimit(.minutes(5)), arguments: FolderStoreContract.allCases)
    func `the double meets the contract of a store of folders`(_ requirement: FolderStoreContract) async throws {
        try await requirement.check(InMemoryFolderStore())
    }
}
