import RepositoryTesting
import Testing

@Suite struct InMemorySecretStoreTests {
    @Test(arguments: SecretStoreContract.allCases)
    func `the secrets in memory keep the promises of a secret store`(_ promise: SecretStoreContract) async throws {
        try await promise.check(InMemorySecretStore())
    }
}
