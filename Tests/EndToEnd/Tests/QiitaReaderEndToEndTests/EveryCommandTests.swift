import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of every command of the built program where something is missing: it prints a clear message or none, exits with
/// the documented code, loses no data, and does not crash.
///
/// The tests run one after the other, because many processes at once would overload the machine.
@Suite(.serialized)
struct EveryCommandTests {
    // MARK: - The table itself

    /// Returns the commands of a group as the help of the program lists them.
    private func commands(below path: [String], of home: ReaderHome) async throws -> [String] {
        let help = try await home.run(["help"] + path).output
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: "Commands:") else { return [path.joined(separator: " ")] }
        var names: [String] = []
        let entries = lines[(start + 1)...].prefix { !$0.isEmpty }.filter { $0.prefix { $0 == " " }.count == 2 }
        for line in entries {
            names += try await commands(below: path + [String(line.split(separator: " ")[0])], of: home)
        }
        return names
    }

    @Test func `every command of the program has a row`() async throws {
        let known = Set(try await commands(below: [], of: ReaderHome.populated()))
        #expect(known.count > 25)
        #expect(known.subtracting(CommandCall.all.map(\.name)) == [])
        #expect(Set(CommandCall.all.map(\.name)).subtracting(known) == [""])
    }

    // MARK: - Environment

    @Test(arguments: CommandCall.all)
    func `without a home, standard input and standard error, the named places are used, and nothing waits`(
        call: CommandCall
    ) async throws {
        let home = try ReaderHome.populated()
        let folders = ["CONFIG", "DATA", "STATE", "CACHE"].map { ("XDG_\($0)_HOME", "\(home.folder)/\($0)") }
        let run = try await home.run(
            call,
            streams: call.input.isEmpty ? "exec 0<&- 2>&-" : "exec 2>&-",
            environment: Dictionary(uniqueKeysWithValues: folders).merging(["HOME": nil]) { $1 }
        )
        #expect(run.status == call.status, "\(run)")
        #expect(run.output.isEmpty != call.prints, "\(run)")
        #expect(home.qiita.requests.isEmpty != call.contactsHost)
        run.expectNoCrash()
    }

    @Test(arguments: CommandCall.all)
    func `with no place to write to, a command does what it can or names the place, in the C locale in UTF-8`(
        call: CommandCall
    ) async throws {
        let environment = ["HOME": "/proc", "LANG": "C", "LC_ALL": "C"]
        let run = try await ReaderHome.populated().run(call, environment: environment)
        #expect(run.status == (call.unwritable == 0 ? call.status : call.unwritable), "\(run)")
        run.expectNoCrash()
        if call.unwritable == 7 {
            #expect(run.messages.contains("'/proc/."), "\(run)")
            #expect(run.output.isEmpty)
        } else {
            #expect(run.output.isEmpty != call.prints, "\(run)")
        }
        if call.name == "list" { #expect(run.output.contains("東京で学ぶ設計 その1")) }
    }

    @Test(arguments: CommandCall.all.filter(\.contactsHost))
    func `a host that does not answer is reported, and what needs none is done`(call: CommandCall) async throws {
        let home = try ReaderHome.populated()
        home.qiita.stop()
        let run = try await home.run(call)
        #expect(run.status == (call.offline == 0 ? call.status : call.offline), "\(run)")
        run.expectNoCrash()
        if call.offline == 6 {
            #expect(run.messages.contains("There is no connection to '"), "\(run)")
            #expect(run.output.isEmpty)
        }
    }
}
