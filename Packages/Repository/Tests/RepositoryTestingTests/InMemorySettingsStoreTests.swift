import RepositoryTesting
import Testing

@Suite struct InMemorySettingsStoreTests {
    @Test(arguments: SettingsStoreContract.allCases)
    func `the settings in memory meet the contract of a settings store`(_ requirement: SettingsStoreContract)
        async throws
    {
        try await requirement.check(InMemorySettingsStore())
    }
}
