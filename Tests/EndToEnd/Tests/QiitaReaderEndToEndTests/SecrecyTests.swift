#if os(Linux)
    import FakeQiita
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import Testing

    /// Tests that search everything that others could see for the token of the reader.
    struct SecrecyTests {
        /// The calls besides those of the table of all commands: other ways to sign in, and calls that are refused.
        private static let more = [
            ["list", "--mine", "--verbose"], ["list", "--stocks", "--plain"], ["list", "--per-page", "0"],
            ["list", "--unknown"], ["read", "00000000000000000099", "--verbose"], ["login", "--from-qiita-cli"],
            ["--help"], ["--version"],
        ].map { CommandCall(name: "", arguments: $0) }

        /// The files that may contain secrets, relative to the home.
        static let secretFiles: Set = ["XDG_STATE_HOME/qiita-reader/secrets/secrets"]

        static let faults: [FakeFault] = [
            .quotaExceeded(until: Date(timeIntervalSince1970: 4_000_000_000)), .rateLimitedByCDN, .captivePortal,
            .internalServerError,
            .body("[{}]"), .truncatedBody, .reset,
        ]

        private func baseEnvironment(_ home: ReaderHome) throws -> [String: String] {
            var variables = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "TMPDIR"]
                .reduce(into: [:]) { $0[$1] = "\(home.folder)/\($1)" }
            for folder in variables.values {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            variables["QIITA_TOKEN"] = FakeQiita.token
            variables["BROWSER"] = "/bin/true"
            return variables
        }

        /// Stores the token of the host as the reader does.
        private func keepToken(_ home: ReaderHome) throws {
            let path = URL(filePath: "\(home.folder)/XDG_STATE_HOME/qiita-reader/secrets/secrets")
            let folder = path.deletingLastPathComponent()
            let files = FileManager.default
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("\(home.qiita.host) = \(FakeQiita.token)\n".utf8).write(to: path)
            try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path.path)
        }

        @Test func `after a full run the token is nowhere but with its host`() async throws {
            let home = try ReaderHome()
            let environment = try baseEnvironment(home)
            var evidence = RunArtifacts()
            let watch = ProcessListSampler()
            watch.start()
            defer { watch.stop() }
            var traces = 0
            func run(_ call: CommandCall, _ options: [String], token: String = FakeQiita.token) async throws {
                traces += 1
                let words = call.line + options.map { $0 == "FILE" ? "\(home.folder)/trace-\(traces)" : $0 }
                let all = home.environment.merging(environment) { $1 }.merging(["QIITA_TOKEN": token]) { $1 }
                let run = try await home.program.run(words, environment: all, input: call.input)
                evidence.add(run, of: words)
                // A call that is refused as wrong usage does nothing, so it could not leak anything.
                if !call.name.isEmpty, call.status != 2 { #expect(run.status != 2, "\(words): \(run.messages)") }
            }
            func authorized() -> Int {
                home.qiita.requests.count { $0.headers["authorization"] == "Bearer \(FakeQiita.token)" }
            }
            for call in CommandCall.all { try await run(call, ["--verbose", "--trace", "FILE"]) }
            for call in Self.more { try await run(call, []) }
            let fromEnvironment = authorized()
            #expect(fromEnvironment > 0)
            for call in CommandCall.all where call.contactsHost || call.name == "logout" {
                try keepToken(home)
                try await run(call, ["--json", "--max-age", "0"], token: "")
            }
            #expect(authorized() > fromEnvironment, "the token that is kept was not used")
            let list = CommandCall(name: "", arguments: ["list", "--verbose"])
            for fault in Self.faults {
                home.qiita.inject(fault)
                try await run(list, [])
                try await run(CommandCall(name: "", arguments: ["read", "00000000000000000003", "--json"]), [])
            }
            home.qiita.inject(nil)
            // Tokens that the host or the reader refuses.
            let wrong = [
                "fedcba9876543210fedcba9876543210fedcba98", "fedcba9876543210 two words", "fedcba9876543210\n",
            ]
            for token in wrong { try await run(list, [], token: token) }

            let session = try home.open(environment: environment)
            try await session.expect("Article 2")
            watch.sample()
            await session.send("\u{3}")
            _ = await session.end()
            evidence.add(await session.written, from: "the terminal")
            home.qiita.stop()
            for call in CommandCall.all where call.offline == 6 { try await run(call, ["--verbose"]) }
            // The table signs out after signing in.
            try keepToken(home)

            let path = Data(home.program.path.utf8)
            #expect(watch.seen.contains { $0.range(of: path) != nil }, "the reader's own arguments were not seen")
            evidence.add(watch)
            try evidence.add(folder: home.folder, except: Self.secretFiles)
            for token in [FakeQiita.token] + wrong { #expect(evidence.places(with: token) == []) }
            var all = RunArtifacts()
            try all.add(folder: home.folder, except: [])
            #expect(Set(all.places(with: FakeQiita.token)) == Self.secretFiles)
            // The stored files are among those that were searched.
            #expect(evidence.places(with: "東京で学ぶ設計 その1").contains { $0.hasSuffix(".json") })
            #expect(evidence.places(with: "00000000000000000004").contains { $0.hasPrefix("trace-") })
        }

        @Test(arguments: [
            ("output", #"echo "$SECRET""#), ("messages", #"echo "$SECRET" >&2"#),
            ("cut", #"echo "${SECRET%????}" >&2"#),
            ("file", #"mkdir -p .a/.b; echo "x$SECRET" > .a/.b/.c"#), ("name", #": > "$SECRET""#),
            ("arguments", #"exec sh -c 'read -r line' "$SECRET""#),
            ("basic", #"printf 'user:%s' "$SECRET" | base64 -w 0"#),
        ])
        func `the search finds what it searches for, wherever it is`(_ name: String, _ script: String) async throws {
            let folder = try TemporaryFolder()
            let secret = UUID().uuidString
            let watch = ProcessListSampler()
            var evidence = RunArtifacts()
            let shell = BuiltProgram(at: "/bin/sh")
            // The line that the shell waits for is written after its arguments were seen.
            let session = try TerminalSession(
                shell,
                ["-c", "cd '\(folder.path)'; echo begin; \(script)"],
                environment: ["SECRET": secret]
            )
            try await session.expect("begin")
            if name == "arguments" {
                while !watch.seen.contains(where: { $0.range(of: Data(secret.utf8)) != nil }) { watch.sample() }
                await session.type("")
            }
            #expect(await session.end() == 0)
            evidence.add(await session.written, from: "the terminal")
            evidence.add(watch)
            try evidence.add(folder: folder.path, except: [])
            #expect(evidence.places(with: secret).count == 1)
            #expect(evidence.places(with: UUID().uuidString) == [])
        }
    }
#endif
