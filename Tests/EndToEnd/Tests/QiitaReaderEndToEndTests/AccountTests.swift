import FakeQiita
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

/// Tests of signing in and out with the built program.
struct AccountTests {
    private let home: ReaderHome
    private let token = FakeQiita.token

    init() throws {
        home = try ReaderHome()
    }

    /// Returns the paths of all files in the home that contain the token.
    private var placesOfToken: [String] {
        let files = FileManager.default.enumerator(atPath: home.folder)?.compactMap { $0 as? String } ?? []
        return files.filter { file in
            let data = FileManager.default.contents(atPath: "\(home.folder)/\(file)") ?? Data()
            return String(decoding: data, as: UTF8.self).contains(token)
        }
    }

    private func login(_ input: String, _ arguments: String...) async throws -> BuiltProgram.Run {
        try await home.run(["login", "--with-token"] + arguments, input: input)
    }

    @Test func `a token from standard input is checked, kept for its host, and used there`() async throws {
        let result = try await login(token + "\n", "--json")
        #expect(result.status == 0, "\(result.messages)")
        #expect(result.messages.isEmpty)
        let record = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(record["user"] as? String == FakeQiita.user)
        #expect(record["signed_in"] as? Bool == true)
        #expect(home.qiita.requests.map(\.path) == ["/api/v2/authenticated_user"])
        #expect(try await home.run("list", "--mine").status == 0)
        #expect(home.qiita.requests.last?.headers["authorization"] == "Bearer \(token)")
        #expect(placesOfToken == [".local/state/qiita-reader/secrets/secrets"])
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(home.folder)/\(placesOfToken[0])")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `another host does not get it`() async throws {
        #expect(try await login(token).status == 0)
        let other = try FakeQiita(FakeItem.numbered(1))
        #expect(try await home.run("list", "--host", "http://\(other.host)").status == 0)
        #expect(other.requests.last?.headers["authorization"] == nil)
        #expect(try await home.run("whoami", "--host", "http://\(other.host)").status == 4)
    }

    @Test func `a token that the host does not know, or that may not read, is not kept`() async throws {
        let unknown = try await login("wrong-token\n", "--verbose")
        #expect(unknown.status == 4)
        #expect(unknown.messages.contains("does not know this token"))
        #expect(!unknown.messages.contains("wrong-token"))
        home.qiita.inject(.insufficientScope)
        let scope = try await login(token, "--lang", "ja")
        #expect(scope.status == 4)
        #expect(scope.messages.contains("'read_qiita_team'"))
        #expect(placesOfToken.isEmpty)
        #expect(try await home.run("whoami").status == 4)
    }

    @Test func `on a terminal the token is asked for, and not shown`() async throws {
        let session = try home.open("login", "--with-token", "--host", "http://\(home.qiita.host)")
        let scopes = "read_qiita_team=1&write_qiita_team=1&description=qiita-reader"
        let form = "http://\(home.qiita.host)/settings/tokens/new?\(scopes)"
        // The address is shown without a line break.
        try await session.type(token, at: "\n\u{1B}]8;;\(form)\u{1B}\\\(form)\u{1B}]8;;\u{1B}\\\r\nToken: ")
        try await session.expect("as 'koher'.")
        #expect(await session.end() == 0)
        #expect(await !session.written.contains(token))
        #expect(placesOfToken.count == 1)
    }

    @Test func `nothing is asked where nothing may be asked`() async throws {
        let session = try home.open("login", "--with-token", "--no-input")
        #expect(await session.end() == 2)
        #expect(try await home.run("login").status == 2)
        #expect(home.qiita.requests.isEmpty)
    }

    @Test func `the token of Qiita's own tool is offered, and taken when the user says so`() async throws {
        try home.storeToolToken(token)
        let refused = try home.open("login", columns: 200)
        try await refused.expect(".config/qiita-cli/credentials.json'. Use it?", "3  Cancel")
        try await refused.type("", at: "> ")
        #expect(await refused.end() == 2)
        #expect(home.qiita.requests.isEmpty)
        let taken = try home.open("login", columns: 200)
        try await taken.expect("1  Use It")
        try await taken.type("1", at: "> ")
        try await taken.expect("as 'koher'.")
        #expect(await taken.end() == 0)
        #expect(await !taken.written.contains(token))
        #expect(
            placesOfToken.sorted() == [
                ".config/qiita-cli/credentials.json", ".local/state/qiita-reader/secrets/secrets",
            ]
        )
    }

    @Test func `the token is used without a question only with the option for it`() async throws {
        try home.storeToolToken(token)
        for arguments in [["login"], ["login", "--no-input"], ["list", "--mine"], ["whoami"]] {
            #expect(try await home.run(arguments).status != 0)
        }
        #expect(home.qiita.requests.allSatisfy { $0.headers["authorization"] == nil })
        try await home.run("login", "--from-qiita-cli", "--no-input", exits: 0)
        #expect(try await home.run("whoami", "--fields", "user").output == "koher\n")
    }

    @Test func `whoami asks the host, and says which token counts`() async throws {
        #expect(try await login(token).status == 0)
        let kept = try await home.run("whoami")
        #expect(
            kept.output == """
                user\tkoher
                name\t
                host\t\(home.qiita.host)
                signed_in\ttrue
                token_source\tkept
                variable\t

                """
        )
        let environment = try await home.run("whoami", "--json", environment: ["QIITA_TOKEN": token])
        #expect(environment.output.contains(#""token_source":"environment""#))
        #expect(environment.output.contains(#""variable":"QIITA_TOKEN""#))
        #expect(try await home.run("whoami", environment: ["QIITA_TOKEN": "wrong"]).status == 4)
    }

    @Test func `a token that others could read is not used`() async throws {
        #expect(try await login(token).status == 0)
        let file = "\(home.folder)/\(placesOfToken[0])"
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        let count = home.qiita.requests.count
        let result = try await home.run("whoami", exits: 7)
        #expect(result.messages.contains("Other users can read or change"))
        #expect(home.qiita.requests.count == count)
    }
}
