import RepositoryTesting
import Testing

@Suite struct InMemorySecretStoreTests {
    @Test(arguments: SecretStoreContract.allCases)
    func `the secrets in memory meet the contract of a secret store`(_ requirement: SecretStoreContract) async throws {
        try await requirement.check(InMemorySecretStore())
    }
}
