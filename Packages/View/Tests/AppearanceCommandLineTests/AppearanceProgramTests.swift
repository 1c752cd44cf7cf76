import AppearanceCommandLine
import CommandLineKit
import Testing

struct AppearanceProgramTests {
    private let program = Program<StandardOptions, AppearanceInvocation>.appearance("hoge", version: "1.0") { $0 }

    @Test(arguments: [([], AppearanceInvocation.open), (["show"], .show), (["toggle", "--json"], .toggle)])
    func `yields what was asked for`(arguments: [String], invocation: AppearanceInvocation) throws {
        guard case .run(let found, _) = try program.request(for: arguments) else {
            Issue.record("answered \(arguments) by itself")
            return
        }
        #expect(found == invocation)
    }
}
