#if os(Linux)
    import FakeQiita
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import Testing

    /// Tests of the environment of child processes: each writes its variables and its open files to a file.
    struct ChildEnvironmentTests {
        private let home: ReaderHome
        private let token = FakeQiita.token

        init() throws {
            home = try ReaderHome()
        }

        private func makeProgram(_ name: String) throws -> String {
            let path = "\(home.folder)/\(name)"
            let script = """
                #!/bin/sh
                env > '\(path).variables'
                ls /proc/self/fd > '\(path).files'
                """
            try BuiltProgram.writeScript(script, to: path)
            return path
        }

        private func lines(_ file: String) -> [String] {
            (try? String(contentsOfFile: "\(home.folder)/\(file)", encoding: .utf8))?
                .split(separator: "\n").map { String($0) } ?? []
        }

        private func expectNoSecret(in name: String) {
            let variables = lines("\(name).variables")
            #expect(variables.contains("WORD=x"), "\(name) was not started")
            #expect(variables.filter { $0.contains(token) } == [])
            #expect(!variables.contains { $0.hasPrefix("QIITA_TOKEN=") || $0.hasPrefix("QIITA_ACCESS_TOKEN=") })
            // Listing the folder opens another file.
            #expect(lines("\(name).files") == ["0", "1", "2", "3"])
        }

        @Test(arguments: ["QIITA_TOKEN", "QIITA_ACCESS_TOKEN"])
        func `neither browser nor pager nor editor gets a token or an open file`(variable: String) async throws {
            let programs = [
                variable: token, "A_COPY": token, "WORD": "x", "BROWSER": try makeProgram("browser"),
                "PAGER": try makeProgram("pager"), "VISUAL": try makeProgram("editor"),
            ]
            let runs = [["open", home.items[0].id], ["list"], ["config", "edit"]]
            for arguments in runs {
                let session = try home.open(arguments, environment: programs)
                #expect(await session.end() == 0, "\(arguments)")
            }
            for name in ["browser", "pager", "editor"] { expectNoSecret(in: name) }
            // The reader itself has the token.
            #expect(home.qiita.requests.contains { $0.headers["authorization"] == "Bearer \(token)" })
        }

        @Test func `neither does the program of the desktop`() async throws {
            _ = try makeProgram("xdg-open")
            let run = try await home.run(
                "open",
                home.items[0].id,
                environment: ["QIITA_TOKEN": token, "WORD": "x", "PATH": "\(home.folder):/usr/bin:/bin"]
            )
            #expect(run.status == 0, "\(run.messages)")
            expectNoSecret(in: "xdg-open")
        }
    }
#endif
