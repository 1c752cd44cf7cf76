import ArticleCommandLine
import ArticleContract
import CommandLineKit
import PresentationKit
import ReportKit
import Testing

struct AccountCommandTests {
    private let program = Program<ReaderOptions, FieldSelection<ArticleInvocation>>.reader(
        "qiita-reader",
        version: "1.0"
    ) {
        $0
    }

    @Test(
        arguments: [
            (["login"], .account(.login(.asking))), (["login", "--with-token"], .account(.login(.withToken))),
            (["login", "--from-qiita-cli"], .account(.login(.fromTool))), (["logout"], .account(.logout)),
            (["whoami"], .account(.whoami)), (["status"], .account(.status)),
            (["config", "list"], .settings(SettingsInvocation(.list))),
            (["config", "get", "per-page"], .settings(SettingsInvocation(.get("per-page")))),
            (["config", "set", "host", "a.example"], .settings(SettingsInvocation(.set("host", "a.example")))),
            (["config", "unset", "hots"], .settings(SettingsInvocation(.unset("hots")))),
            (["config", "edit"], .settings(SettingsInvocation(.edit))),
            (["config", "path"], .settings(SettingsInvocation(.path))),
        ] as [([String], ArticleInvocation)]
    )
    func `yields what was asked for`(arguments: [String], invocation: ArticleInvocation) throws {
        guard case .run(let request, _) = try program.request(for: arguments) else {
            Issue.record("answered \(arguments) by itself")
            return
        }
        #expect(request.invocation == invocation)
    }

    @Test(arguments: [
        ["login", "--with-token", "--from-qiita-cli"], ["login", "0123456789abcdef"], ["login", "--token", "x"],
        ["config"], ["config", "get"], ["config", "set", "host"], ["config", "set", "hots", "x"],
        ["--max-age", "-1", "list"],
    ])
    func `refuses what makes no sense, and a token in the arguments`(arguments: [String]) {
        #expect(throws: UsageFailure.self) { try program.request(for: arguments) }
    }

    @Test func `an unknown setting is refused with the nearest`() {
        let failure = #expect(throws: UsageFailure.self) { try program.request(for: ["config", "set", "hots", "x"]) }
        let words = SettingKey.allCases.map(\.rawValue)
        let rule = ValueRule.oneOf(words, nearest: "host")
        #expect(failure?.error == .invalidValue(parameter: "KEY", value: "hots", rule: rule))
    }

    @Test func `the age goes with every command`() throws {
        guard case .run(_, let options) = try program.request(for: ["read", "a", "--max-age", "0"]) else {
            Issue.record("answered by itself")
            return
        }
        #expect(options.maxAge == 0)
    }
}
