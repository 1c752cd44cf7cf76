import CommandLineKit
import Foundation
import PresentationKit
import TerminalTesting
import Testing

@testable import shelf

/// Types into real shells, with the scripts that the program prints, and looks at what the program receives.
@Suite(.serialized)
struct ShellCompletionTests {
    /// The keys before the tab, the keys behind it, and the request of the completed line.
    static let lines: [(String, String, String)] = [
        ("shelf fi", "q", query(["q"])),
        ("shelf find --lim", "3 q", query(["q"], limit: 3)),
        ("shelf find 'a b' --lim", "3", query(["a b"], limit: 3)),
        ("shelf find --label tw", "q", query(["q"], labels: ["two words"])),
        ("shelf find --label=tw", "q", query(["q"], labels: ["two words"])),
        ("shelf find -l 'tw", "q", query(["q"], labels: ["two words"])),
        ("shelf find -l \"tw", "q", query(["q"], labels: ["two words"])),
        ("shelf find -l two\\ w", "q", query(["q"], labels: ["two words"])),
        ("shelf find --label wi", "q", query(["q"], labels: ["with:colon"])),
        ("shelf find --label with:", "q", query(["q"], labels: ["with:colon"])),
        ("shelf find --label=with:c", "q", query(["q"], labels: ["with:colon"])),
        ("shelf find --label 東", "q", query(["q"], labels: ["東京"])),
        ("shelf find --label=東", "q", query(["q"], labels: ["東京"])),
        ("shelf find --label cap", "q", query(["q"], labels: ["Capital"])),
        ("shelf find --label it", "q", query(["q"], labels: [hostile])),
        ("shelf find --label 'it", "q", query(["q"], labels: [hostile])),
        ("shelf find --label \"it", "q", query(["q"], labels: [hostile])),
        ("shelf find --label=it", "q", query(["q"], labels: [hostile])),
        ("shelf list --fields=id,la", "", "\(Shelf.Invocation.list(.newest, fields: [.id, .labels]))"),
        ("shelf saved rem", "q", "\(Shelf.Invocation.remove(names: ["q"]))"),
        ("shelf help saved rem", "| grep -c remove", "2"),
        ("shelf read --format=h", "x", "\(Shelf.Invocation.read(file: "x", format: .html, into: nil))"),
        ("shelf read FOLDER/a", "", "\(Shelf.Invocation.read(file: "FOLDER/a b.md", format: .text, into: nil))"),
        (
            "shelf read x --into=FOLDER/su", "",
            "into: Optional(\"FOLDER/sub"
        ),
        ("~/shelf fi", "q", query(["q"])),
    ]

    /// The characters with a meaning for shells.
    static let hostile = "it's \"50%\" & $(touch ~/evaluated) `touch ~/evaluated` c:\\end"

    static func query(_ query: [String], limit: Int = 20, labels: [String] = []) -> String {
        "\(Shelf.Invocation.find(query: query, limit: limit, isExact: false, labels: labels, since: nil))"
    }

    @Test func `bash completes`() async throws {
        let home = try Home()
        let shell = try await ShellSession(
            Programs.tool("bash"),
            ["--norc", "--noprofile", "-i"],
            environment: home.environment
        )
        try await shell.type("source <(shelf completions bash); complete -F _shelf_complete shelf")
        try await check(shell, home)
        let list = try await shell.type("shelf find --l\t\t", until: "--limit")
        #expect(list.contains("--label") && list.contains("--lang"))
    }

    @Test func `zsh completes`() async throws {
        let home = try Home()
        let shell = try await ShellSession(Programs.tool("zsh"), ["-f", "-i"], environment: home.environment)
        try await shell.type("autoload -U compinit; compinit -u -D; source <(shelf completions zsh)")
        try await check(shell, home)
        let list = try await shell.type("shelf find --l\t", until: "-- How many at most")
        #expect(list.contains("-- Only with this label"))
    }

    @Test func `zsh loads the script as a file`() async throws {
        let home = try Home()
        let shell = try await ShellSession(Programs.tool("zsh"), ["-f", "-i"], environment: home.environment)
        try await shell.type(
            "mkdir ~/functions; shelf completions zsh > ~/functions/_shelf; fpath=(~/functions $fpath)"
        )
        try await shell.type("autoload -U compinit; compinit -u -D")
        for _ in 0..<2 {
            #expect(try await shell.type("shelf fi\tq").contains(Self.query(["q"])))
        }
    }

    @Test func `the script for zsh begins with the line by which compinit finds its command`() async {
        let script = await Shelf.program.text(of: .completions(.zsh))
        #expect(script.hasPrefix("#compdef shelf\n"))
    }

    private func check(_ shell: ShellSession, _ home: Home) async throws {
        for (typed, rest, expected) in Self.lines {
            let output = try await shell.type("\(home.path(in: typed))\t\(rest)")
            #expect(output.contains(home.path(in: expected)), "after typing: \(typed)")
        }
        // The line is completed, then deleted instead of run.
        try await shell.type("shelf find \"$(touch ~/evaluated)\" $(touch ~/evaluated) --lim\t", until: "--limit")
        try await shell.type("\u{15}true")
        #expect(!FileManager.default.fileExists(atPath: home.folder.appending(path: "evaluated").path))
    }

    @Test(arguments: [
        ("shelf fi", ["find\tFind articles"]),
        ("shelf find --label tw", ["two words"]),
        ("shelf find --label=tw", ["--label=two words"]),
        ("shelf find -l \"tw", ["two words"]),
        ("shelf find -l two\\ ", ["two words"]),
        ("shelf find -l 'two words' --label=東", ["--label=東京"]),
        ("shelf find --label cap", ["Capital"]),
        ("shelf find --label 'it", [hostile]),
        (
            "shelf find --l",
            ["--label\tOnly with this label", "--lang\tThe language of messages", "--limit\tHow many at most"]
        ),
        ("shelf saved rem", ["remove\tRemove searches"]),
        ("shelf read --format=h", ["--format=html"]),
        ("shelf read FOLDER/a", ["FOLDER/a b.md"]),
        ("shelf read x --into FOLDER/su", ["FOLDER/sub/\tDirectory"]),
        ("~/shelf fi", ["find\tFind articles"]),
        ("shelf find (touch ~/evaluated) --ex", ["--exact\tTake the query as one phrase"]),
    ])
    func `fish completes`(typed: String, candidates: [String]) async throws {
        let home = try Home()
        let script = """
            shelf completions fish | source
            complete -C "$argv[1]"
            """
        let outcome = try await Programs.run(
            Programs.tool("fish"),
            ["--no-config", "-c", script, home.path(in: typed)],
            environment: home.environment
        )
        #expect(outcome.output.split(separator: "\n").map { String($0) } == candidates.map(home.path(in:)))
        #expect(!FileManager.default.fileExists(atPath: home.folder.appending(path: "evaluated").path))
    }

    @Test func `the script for bash has no fault that shellcheck knows`() async throws {
        let script = await Shelf.program.text(of: .completions(.bash))
        let outcome = try await Programs.run(Programs.tool("shellcheck"), ["-s", "bash", "-"], input: script)
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}

/// A home folder with the program and some files in it, removed at the end.
private final class Home {
    let folder: URL
    let environment: [String: String]

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "sub"),
            withIntermediateDirectories: true
        )
        try Data().write(to: folder.appending(path: "a b.md"))
        let programs = try Programs.folder(of: "shelf")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "shelf").path,
            withDestinationPath: "\(programs)/shelf"
        )
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        environment = ["HOME": folder.path, "PATH": "\(programs):\(path)"]
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func path(in line: String) -> String {
        line.replacingOccurrences(of: "FOLDER", with: folder.path)
    }
}
