import BrowserLauncher
import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import SubprocessRunner
import Testing

/// Opening links with scripts as browsers, which record their arguments.
final class BrowserLinkOpenerTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    private let url: URL

    init() throws {
        url = try #require(URL(string: "https://qiita.com/koher/items/a?b=$(touch%20x)&c='d'"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Creates a script that records its arguments, one a line, and ends with a status.
    private func makeBrowser(_ name: String, then end: String = "exit 0") throws {
        let file = folder.appending(path: name).path
        let script = "#!/bin/sh\nfor word; do echo \"$word\"; done >> '\(folder.path)/\(name).seen'\n\(end)\n"
        try BuiltProgram.writeScript(script, to: file)
    }

    private func seen(by name: String) -> [String]? { Self.seen(by: name, in: folder) }

    private static func seen(by name: String, in folder: URL) -> [String]? {
        (try? String(contentsOf: folder.appending(path: "\(name).seen"), encoding: .utf8))?
            .split(separator: "\n").map { String($0) }
    }

    private func opener(_ browser: String? = nil, gracePeriod: Duration = .seconds(60)) -> BrowserLinkOpener {
        let environment = ProgramEnvironment(
            ["PATH": "\(folder.path):/usr/bin:/bin", "BROWSER": browser ?? ""],
            withholding: []
        )
        return BrowserLinkOpener(
            runner: TerminalProgramRunner(environment: environment),
            environment: environment,
            gracePeriod: gracePeriod
        )
    }

    @Test func `the browser of the environment gets the address as it is`() async throws {
        try makeBrowser("mine")
        try await opener("mine").open(url)
        #expect(seen(by: "mine") == [url.absoluteString])
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "x").path))
    }

    @Test func `its arguments stay, and the address takes the place that is kept for it`() async throws {
        try makeBrowser("mine")
        try await opener("mine --new-tab --url=%s  -q").open(url)
        #expect(seen(by: "mine") == ["--new-tab", "--url=\(url.absoluteString)", "-q"])
    }

    @Test func `the next one is asked when one is missing or fails`() async throws {
        try makeBrowser("broken", then: "exit 3")
        try makeBrowser("mine")
        try await opener("no-such-browser::broken:mine").open(url)
        #expect(seen(by: "broken") == [url.absoluteString])
        #expect(seen(by: "mine") == [url.absoluteString])
    }

    #if os(Linux)
        /// On other systems this would open the desktop's browser.
        @Test(arguments: LinkOpenerContract.all, ["BROWSER", "xdg-open"])
        func `the browser meets the contract of an opener`(
            _ requirement: LinkOpenerContract,
            means: String
        ) async throws {
            try await requirement.check { browser in
                let name = means == "BROWSER" ? "mine" : means
                if browser != .missing {
                    try self.makeBrowser(name, then: browser == .refusing ? "exit 3" : "exit 0")
                }
                let environment = ProgramEnvironment(
                    ["PATH": self.folder.path, "BROWSER": means == "BROWSER" ? name : ""],
                    withholding: []
                )
                let opener = BrowserLinkOpener(
                    runner: TerminalProgramRunner(environment: environment),
                    environment: environment
                )
                return (opener, { [folder = self.folder] in Self.seen(by: name, in: folder) ?? [] })
            }
        }

        @Test func `the desktop is asked where the environment names no browser`() async throws {
            try makeBrowser("xdg-open")
            try await opener().open(url)
            #expect(seen(by: "xdg-open") == [url.absoluteString])
        }

        @Test func `a program of the desktop that still runs has opened the address`() async throws {
            try makeBrowser("xdg-open", then: "exec sleep 30")
            try await opener(gracePeriod: .milliseconds(300)).open(url)
        }

        @Test func `if no program opens the address there is no browser`() async throws {
            try makeBrowser("broken", then: "exit 3")
            try makeBrowser("xdg-open", then: "exit 3")
            await #expect(throws: LinkOpenerError.noBrowser) { try await opener("broken").open(url) }
        }

        @Test func `cancelling ends the wait, not the browser`() async throws {
            try makeBrowser("xdg-open", then: "exec sleep 30")
            let opener = opener()
            let task = Task { [url] in try await opener.open(url) }
            task.cancel()
            await #expect(throws: LinkOpenerError.cancelled) { try await task.value }
        }
    #endif
}
