import ArticleCommandLine
import ArticleContract
import CommandLineKit
import Foundation
import PresentationKit
import ReportKit
import Testing
import ViewKit

struct ReaderProgramTests {
    private let program = Program<ReaderOptions, FieldSelection<ArticleInvocation>>
        .reader("qiita-reader", version: "1.0") { $0 }
    private static let standard = ArticlePaging(page: 1, size: nil)

    private func run(_ words: [String]) throws -> (found: FieldSelection<ArticleInvocation>, options: ReaderOptions) {
        guard case .run(let found, let options) = try program.request(for: words) else {
            Issue.record("answered \(words) by itself")
            throw CancellationError()
        }
        return (found, options)
    }

    @Test(arguments: [
        ([], ArticleInvocation.open(restores: false)),
        (["--restore"], .open(restores: true)),
        (["list"], .list(.newest, standard)),
        (["list", "--tag", "C#"], .list(.tag("C#"), standard)),
        (["list", "--user=@ann"], .list(.user("@ann"), standard)),
        (["list", "--mine"], .list(.mine, standard)),
        (["list", "--stocks"], .list(.stocks(nil), standard)),
        (["list", "--stocks-of", "ann"], .list(.stocks("ann"), standard)),
        (["list", "--page", "3", "--per-page=100"], .list(.newest, ArticlePaging(page: 3, size: 100))),
        (["search", "swift", "actor"], .list(.search("swift actor"), standard)),
        (["search", "--", "-word"], .list(.search("-word"), standard)),
        (["comments", "a"], .subject(.comments("a"))),
        (["user", "@ann"], .subject(.user("@ann"))),
        (["tag", "C#"], .subject(.tag("C#"))),
        (["open", "https://qiita.com/ann/items/a"], .subject(.open("https://qiita.com/ann/items/a"))),
        (["stock", "a"], .reaction(ReactionInvocation(.stock, article: "a"))),
        (["unstock", "a"], .reaction(ReactionInvocation(.unstock, article: "a"))),
        (["stocked", "a"], .reaction(ReactionInvocation(.stocked, article: "a"))),
        (["like", "a"], .reaction(ReactionInvocation(.like, article: "a"))),
        (["unlike", "a"], .reaction(ReactionInvocation(.unlike, article: "a"))),
        (["liked", "a"], .reaction(ReactionInvocation(.liked, article: "a"))),
        (
            ["search", "設計", "--created", "2026", "--title=並行 処理", "--stocks", ">=10", "--org", "acme"],
            .list(
                .search(
                    ArticleSearch("設計", created: "2026", stocks: ">=10", title: "並行 処理", organization: "acme")
                ),
                standard
            )
        ),
        (
            ["search", "--updated=2026", "--code", "a"],
            .list(.search(ArticleSearch("", updated: "2026", code: "a")), standard)
        ),
        (["search", "a", "--all"], .all(.search("a"), continues: false)),
        (["list", "--mine", "--all", "--continue"], .all(.mine, continues: true)),
        (
            ["read", "https://qiita.com/ann/items/0123456789abcdef0123"],
            .read("https://qiita.com/ann/items/0123456789abcdef0123")
        ),
        (["read", "a", "--format", "md"], .written("a", as: .markdown)),
        (["read", "a", "--format", "md", "--raw"], .raw("a")),
        (["read", "a", "--toc"], .contents("a")),
        (["read", "--links", "a"], .links("a")),
        (["saved"], .saved(.list)),
        (["saved", "list"], .saved(.list)),
        (["saved", "save", "朝 刊", "swift", "actor"], .saved(.save("朝 刊", "swift actor"))),
        (
            ["saved", "save", "a", "--created", "2026", "--org=acme"],
            .saved(.save("a", ArticleSearch("", created: "2026", organization: "acme")))
        ),
        (["saved", "run", "a"], .saved(.run("a", .page(standard)))),
        (
            ["saved", "run", "a", "--page", "2", "--per-page", "5"],
            .saved(.run("a", .page(ArticlePaging(page: 2, size: 5))))
        ),
        (["saved", "run", "a", "--all", "--continue"], .saved(.run("a", .all(continues: true)))),
        (["saved", "run", "--offline", "--", "-x"], .saved(.run("-x", .offline(page: 1, size: 20)))),
        (["saved", "remove", "a"], .saved(.remove("a"))),
        (["sync"], .sync(SyncInvocation(.listing(.stocks(nil)), reserve: 10))),
        (["sync", "--saved", "朝 刊", "--reserve=0"], .sync(SyncInvocation(.saved("朝 刊"), reserve: 0))),
        (["read", "a b.md"], .read("a b.md")),
        (["read", "-", "--format", "html"], .written("-", as: .html)),
        (["history"], .history(.list(page: 1, size: 20))),
        (["history", "--page", "2", "--per-page", "100"], .history(.list(page: 2, size: 100))),
        (["history", "remove", "a"], .history(.remove("a"))),
        (["history", "clear"], .history(.clear)),
        (["login"], .account(.login(.asking))),
        (["login", "--with-token"], .account(.login(.withToken))),
        (["login", "--from-qiita-cli"], .account(.login(.fromTool))),
        (["logout"], .account(.logout)),
        (["whoami"], .account(.whoami)),
        (["status"], .account(.status)),
        (["config", "list"], .settings(SettingsInvocation(.list))),
        (["config", "get", "per-page"], .settings(SettingsInvocation(.get("per-page")))),
        (["config", "set", "host", "a.example"], .settings(SettingsInvocation(.set("host", "a.example")))),
        (["config", "unset", "hots"], .settings(SettingsInvocation(.unset("hots")))),
        (["config", "edit"], .settings(SettingsInvocation(.edit))),
        (["config", "path"], .settings(SettingsInvocation(.path))),
    ])
    func `yields what was asked for`(arguments: [String], invocation: ArticleInvocation) throws {
        let (found, options) = try run(arguments)
        #expect(found == FieldSelection(invocation))
        #expect(options.source == .qiita)
    }

    @Test func `invocations keep the names under which routes store them`() throws {
        let reaction = try JSONDecoder().decode(
            ReactionInvocation.self,
            from: Data(#"{"ask":"unlike","article":"a"}"#.utf8)
        )
        #expect(reaction == ReactionInvocation(.unlike, article: "a"))
        let settings = try JSONEncoder().encode(SettingsInvocation(.list))
        #expect(String(decoding: settings, as: UTF8.self) == #"{"ask":{"list":{}}}"#)
    }

    @Test func `picks fields in the order in which they were named`() throws {
        let found = try run(["list", "--fields", "title,id"]).found
        #expect(found == FieldSelection(.list(.newest, Self.standard), fields: ["title", "id"]))
        #expect {
            try program.request(for: ["list", "--fields", "id,titel"])
        } throws: { error in
            let rule = ValueRule.oneOf(ArticleField.listed.map(\.rawValue), nearest: "title")
            return (error as? UsageFailure)?.error == .invalidValue(parameter: "--fields", value: "titel", rule: rule)
        }
        #expect(throws: UsageFailure.self) { try program.request(for: ["list", "--fields", "body"]) }
        #expect(throws: UsageFailure.self) { try program.request(for: ["read", "a", "--fields", ""]) }
    }

    @Test func `fields of the history are picked where it is listed`() throws {
        let found = try run(["history", "--fields", "read_at,id"]).found
        #expect(found == FieldSelection(.history(.list(page: 1, size: 20)), fields: ["read_at", "id"]))
    }

    @Test func `the fields depend on the part of an article that is read`() throws {
        let invocations: [([String], ArticleInvocation)] = [
            (["--toc", "--fields", "title,level"], .contents("a")),
            (["--links", "--fields", "url,number"], .links("a")),
            (["--fields", "body"], .read("a")),
        ]
        for (options, invocation) in invocations {
            let fields = options.last?.split(separator: ",").map { String($0) }
            #expect(try run(["read", "a"] + options).found == FieldSelection(invocation, fields: fields))
        }
        for options in [["--toc", "--fields", "url"], ["--links", "--fields", "level"], ["--fields", "number"]] {
            #expect(throws: UsageFailure.self) { try program.request(for: ["read", "a"] + options) }
        }
    }

    @Test func `saved searches are picked from with and without a command`() throws {
        for words in [["saved"], ["saved", "list"]] {
            let found = try run(words + ["--fields", "search,name"]).found
            #expect(found == FieldSelection(.saved(.list), fields: ["search", "name"]))
        }
        #expect(throws: UsageFailure.self) { try program.request(for: ["saved", "--fields", "id"]) }
    }

    @Test func `takes host, source, age and the standard options with every command`() throws {
        let line = ["--json", "list", "--host", "a.example", "--source", "guide", "--max-age", "0"]
        let options = try run(line).options
        #expect(options.maxAge == 0)
        #expect(options.host == "a.example")
        #expect(options.source == .guide)
        #expect(options.standard.output == .json)
    }

    @Test(arguments: [
        ["list", "--page", "0"], ["list", "--per-page", "101"], ["search"], ["read"], ["read", "a", "b"], ["lst"],
        ["comments"], ["user"], ["tag"], ["open"], ["stock"], ["stocked", "a", "b"], ["user", "a", "--fields", "body"],
        ["search", ""], ["list", "--continue"], ["list", "--all", "--page", "2"],
        ["search", "a", "--all", "--per-page=3"],
        ["list", "--tag", "a", "--mine"], ["list", "--stocks", "--user", "a"],
        ["read", "a", "--toc", "--links"], ["read", "--toc"],
        ["history", "list"], ["history", "remove"], ["history", "clear", "a"], ["history", "--page", "0"],
        ["history", "clear", "--fields", "id"], ["history", "--page", "2", "clear"], ["history", "--fields", "url"],
        ["read", "a", "--toc", "--format", "md"], ["read", "a", "--format", "pdf"],
        ["saved", "save"], ["saved", "save", "a"], ["saved", "run"], ["saved", "run", "a", "b"], ["saved", "remove"],
        ["saved", "run", "a", "--offline", "--all"], ["saved", "run", "a", "--title", "b"], ["saved", "a"],
        ["saved", "remove", "a", "--fields", "name"], ["sync", "--saved", "a", "--tag", "b"],
        ["login", "--with-token", "--from-qiita-cli"], ["login", "0123456789abcdef"], ["login", "--token", "x"],
        ["config"], ["config", "get"], ["config", "set", "host"], ["--max-age", "-1", "list"],
    ])
    func `refuses what makes no sense, and a token in the arguments`(arguments: [String]) {
        #expect(throws: UsageFailure.self) { try program.request(for: arguments) }
    }

    @Test func `an unknown setting is refused with the nearest`() {
        let failure = #expect(throws: UsageFailure.self) { try program.request(for: ["config", "set", "hots", "x"]) }
        let rule = ValueRule.oneOf(SettingKey.allCases.map(\.rawValue), nearest: "host")
        #expect(failure?.error == .invalidValue(parameter: "KEY", value: "hots", rule: rule))
    }
}
