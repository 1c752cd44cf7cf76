import Foundation
import Testing

/// `Scripts/setup` with a compiler that finds no header, a system without libraries, and a package manager that only records its arguments.
struct SetupScriptTests {
    private let scratch: Scratch
    private let calls: URL

    init() throws {
        scratch = try Scratch()
        calls = scratch.folder.appending(path: "calls")
        try scratch.writeProgram("swift", "exit 0")
        try scratch.writeProgram("clang", "exit 1")
        try scratch.writeProgram("ldconfig", "exit 0")
        try scratch.writeProgram("apt-get", "echo \"apt-get $*\" >>'\(calls.path)'")
        try scratch.writeProgram("sudo", "echo sudo >>'\(calls.path)'; exec \"$@\"")
    }

    private static let install =
        "apt-get install -y -o DPkg::Lock::Timeout=300 --no-install-recommends"
        + " libcurl4-openssl-dev libssl-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libjpeg-dev libpng-dev libwebp-dev"
        + " libsqlite3-dev"

    private func setUp(_ purpose: String = "build", uid: Int, ci: String) async throws -> Script.Outcome {
        try scratch.writeProgram("id", "echo \(uid)")
        let path = scratch.folder.path + ":/usr/bin:/bin"
        return try await Script(name: "setup", environment: ["PATH": path, "CI": ci]).run(purpose)
    }

    private func called() -> [String] {
        let text = try? String(contentsOf: calls, encoding: .utf8)
        return (text ?? "").split(separator: "\n").map { String($0) }
    }

    @Test func `root gets what is missing, after an update, and sees the command`() async throws {
        let outcome = try await setUp(uid: 0, ci: "")
        #expect(outcome.status == 0)
        #expect(
            outcome.lines.first == "Missing: libcurl openssl cmark-gfm cmark-gfm-tables libjpeg libpng libwebp sqlite"
        )
        #expect(outcome.lines.contains("    apt-get update && \(Self.install)"))
        #expect(called() == ["apt-get update", Self.install])
    }

    @Test func `running the apps takes no more than they link`() async throws {
        let outcome = try await setUp("run", uid: 0, ci: "")
        #expect(outcome.lines.first == "Missing: libcurl cmark-gfm cmark-gfm-tables libjpeg libpng libwebp sqlite")
    }

    @Test func `the tests take what an app only loads where it is there`() async throws {
        let outcome = try await setUp("all", uid: 0, ci: "")
        #expect(outcome.lines.first?.contains(" libchafa ") == true, "\(outcome)")
    }

    @Test(arguments: ["1", "true"])
    func `continuous integration is not asked`(ci: String) async throws {
        let outcome = try await setUp(uid: 1000, ci: ci)
        #expect(outcome.status == 0)
        #expect(called() == ["sudo", "apt-get update", "sudo", Self.install])
    }

    @Test func `without a prompt the command to run is printed, and the status is 1`() async throws {
        let outcome = try await setUp(uid: 1000, ci: "")
        #expect(outcome.status == 1)
        #expect(outcome.lines.contains("    sudo apt-get update && sudo \(Self.install)"))
        #expect(called() == [])
    }

    @Test func `nothing is printed or installed if nothing is missing`() async throws {
        try scratch.writeProgram("clang", "exit 0")
        try scratch.writeProgram("ldconfig", "echo 'libchafa.so.0 (libc6) => /lib/libchafa.so.0'")
        let outcome = try await setUp(uid: 0, ci: "1")
        #expect(outcome.status == 0)
        #expect(outcome.lines == [])
        #expect(called() == [])
    }
}
