import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// Tests of a full screen over ssh.
struct SecureShellTests {
    /// The server runs for one connection, as the user of the tests, and without a port.
    struct Slow {
        private static let server = "/usr/sbin/sshd"
        private let home: ReaderHome

        init() throws {
            home = try ReaderHome()
        }

        /// A Boolean value that indicates whether both programs are installed.
        private static var isPossible: Bool {
            ["/usr/bin/ssh", "/usr/bin/ssh-keygen", server].allSatisfy(FileManager.default.isExecutableFile)
        }

        /// Writes the keys and the configuration of the server, and returns the arguments of the client.
        private func prepare() async throws -> [String] {
            let folder = home.folder + "/ssh"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for name in ["host", "user"] {
                let arguments = ["-q", "-t", "ed25519", "-N", "", "-f", "\(folder)/\(name)"]
                #expect(try await BuiltProgram(at: "/usr/bin/ssh-keygen").run(arguments).status == 0)
            }
            let settings = """
                HostKey \(folder)/host
                AuthorizedKeysFile \(folder)/user.pub
                StrictModes no
                PidFile none
                """
            try Data(settings.utf8).write(to: URL(filePath: folder + "/config"))
            // As root the server needs this folder, which the system makes when it starts the service.
            if geteuid() == 0 {
                try FileManager.default.createDirectory(atPath: "/run/sshd", withIntermediateDirectories: true)
            }
            let options = [
                "IdentitiesOnly=yes", "StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR",
                "ProxyCommand=\(Self.server) -i -f \(folder)/config",
            ]
            return ["-tt", "-F", "/dev/null", "-i", "\(folder)/user"] + options.flatMap { ["-o", $0] }
                + ["\(NSUserName())@loopback"]
        }

        @Test(.enabled(if: isPossible))
        func `the reader is used over ssh as on the terminal itself, and leaves it whole`() async throws {
            let variables = ["HOME": home.folder, "ACCESSIBLE": ""].sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value)" }
            let command = ["env"] + variables + [home.program.path, "--source", "guide"]
            let session = try EmulatedSession(
                BuiltProgram(at: "/usr/bin/ssh"),
                try await prepare() + command,
                environment: ["HOME": home.folder, "TERM": "xterm-256color"]
            )
            try await session.expect("1/")
            try await session.expectWhole()
            for (keys, text) in [("j", "2/"), ("\r", "%"), (" ", "%"), ("\u{1B}", "2/")] {
                try await session.send(keys, expecting: text)
                try await session.expectWhole("\(keys)")
            }
            try await session.resize(columns: 120, rows: 40)
            try await session.expectWhole()
            try await session.resize(columns: 40, rows: 10)
            try await session.expectWhole()
            await session.quit("q")
            let written = await session.terminal.written
            #expect(written.contains("\u{1B}[?1049h"))
            #expect(written.hasSuffix("\u{1B}[?1049l"))
        }
    }
}
