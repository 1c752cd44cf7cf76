import RepositoryTesting
import Testing

@Suite struct InMemorySettingsStoreTests {
    @Test(arguments: SettingsStoreContract.allCases)
    func `the settings in memory keep the promises of a settings store`(_ promise: SettingsStoreContract) async throws {
        try await promise.check(InMemorySettingsStore())
    }
}
