import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the built program with external failures: it prints a clear message, exits with the documented code, loses
/// no data, and does not crash.
struct BadInputTests {
    @Test(arguments: [
        (["lst"], ["'lst'", "'list'"]),
        (["list", "--pge", "2"], ["'--pge'", "'--page'"]),
        (["list", "--page", "0"], ["'--page'", "1", "100", "'0'"]),
        (["list", "--per-page", "many"], ["'--per-page'", "1", "100", "'many'"]),
        (["search"], ["'QUERY'"]),
        (["read"], ["'ID|URL|FILE'"]),
        (["read", ""], ["''", "id"]),
        (["comments", "a b"], ["'a b'", "id"]),
        (["history", "remove", "a b"], ["'a b'", "id"]),
        (["read", "https://example.org/x"], ["'https://example.org/x'"]),
        (["open", "https://example.org/x"], ["'https://example.org/x'"]),
        (["search", "python", "-n", "5"], ["'--'", "'qiita-reader search -- -n'"]),
        (["search", " "], ["' '", "query"]),
        (["list", "--host", "a b"], ["'a b'", "host"]),
        (["list", "--host", "http://qiita.com"], ["'http://qiita.com'", "host"]),
    ])
    func `a wrong command line says what is wrong and what to do`(arguments: [String], facts: [String]) async throws {
        let home = try ReaderHome()
        let result = try await home.program.run(arguments, environment: home.environment)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(facts.allSatisfy { result.messages.contains($0) }, "\(result.messages)")
        #expect(home.qiita.requests.isEmpty)
    }

    @Test func `an unknown article is not found`() async throws {
        let home = try ReaderHome()
        let result = try await home.run("read", "ffffffffffffffffffff", exits: 3)
        #expect(result.messages.contains("There is no article 'ffffffffffffffffffff' on '\(home.qiita.host)'."))
    }

    @Test(arguments: [
        (FakeFault.internalServerError, 1, "The server returned an error (status 500)."),
        (.captivePortal, 1, "The answer did not come from the expected service."),
        (.body("[{]"), 1, "The answer could not be read at "),
        (.body(#"{"not":"a list"}"#), 1, "The answer could not be read at "),
        (.body(#"[{"id":5}]"#), 1, "The answer could not be read at "),
        (
            .quotaExceeded(until: Date(timeIntervalSince1970: 4_102_444_800)), 5,
            "The server accepts no more requests until "
        ),
        (.rateLimitedByCDN, 5, "The server is overloaded and accepts no requests until "),
        (.truncatedBody, 6, "There is no connection to '"),
        (.reset, 6, "There is no connection to '"),
    ])
    func `a fault of the service becomes a message and a code`(
        fault: FakeFault,
        status: Int32,
        message: String
    ) async throws {
        let home = try ReaderHome()
        home.qiita.inject(fault)
        let result = try await home.run("list", exits: status)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains(message), "\(result.messages)")
    }

    @Test func `escape sequences and overrides reach no terminal`() async throws {
        let title = "\u{1B}]52;c;eA==\u{7}\u{202E}evil\u{9B}2J"
        let home = try ReaderHome([FakeItem(id: "00000000000000000001", title: title, body: "a\u{1B}[2Jb\u{202E}c\n")])
        for arguments in [["list"], ["list", "--json"], ["read", "00000000000000000001"]] {
            let session = try TerminalSession(home.program, arguments, environment: home.environment)
            #expect(await session.end() == 0)
            try await session.expect("\n")
            let written = await session.written
            for harmful in ["\u{1B}]52", "\u{202E}", "\u{9B}", "\u{1B}[2J", "\u{7}"] {
                #expect(!written.contains(harmful), "\(arguments)")
            }
        }
    }

    @Test func `a home that cannot be written loses no article, and is named`() async throws {
        let home = try ReaderHome()
        let file = home.folder + "/file"
        try Data().write(to: URL(filePath: file))
        let result = try await home.run("list", "--per-page", "1", environment: ["XDG_DATA_HOME": file])
        #expect(result.output.contains("東京で学ぶ設計 その1"))
        #expect(result.messages.contains("not be kept"), "\(result.messages)")
    }
}
