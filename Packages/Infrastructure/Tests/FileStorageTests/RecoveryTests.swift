import FileStorageTesting
import RepositoryKit
import Testing

@testable import FileStorage

/// The recovery of a place after a power failure, for each history and each state of the disk.
@Suite struct RecoveryTests {
    private static let place = "articles/one.json"

    /// The successive states of the place; nil stands for no file.
    ///
    /// Each step from one to the next is a record.
    struct History: Sendable, CustomTestStringConvertible {
        let states: [String?]
        var testDescription: String { states.map { $0 ?? "-" }.joined(separator: " ") }
    }

    static let histories = [
        History(states: [nil, "a"]), History(states: ["a", "b"]), History(states: ["a", nil]),
        History(states: [nil, "a", "b"]), History(states: ["a", "b", "c"]), History(states: ["a", "b", nil]),
        History(states: ["a", nil, "b"]), History(states: [nil, "a", nil]), History(states: ["a", "b", "a"]),
        History(states: ["a", nil, "a"]), History(states: [nil, "a", nil, "b", nil]),
    ]

    private func file(_ mark: String) -> [UInt8] {
        DocumentFile.bytes(of: Document(version: 1, json: Array("\"\(mark)\(mark)\(mark)\"".utf8)))
    }

    private func recovery(_ states: [String?]) throws -> EarlierLog.Recovery {
        var log = EarlierLogWriter()
        for (old, new) in zip(states, states.dropFirst()) {
            log.append([.init(Self.place, from: old.map(file), to: new.map(file))])
        }
        let place = try #require(StoreLayout.Place(Self.place))
        return try #require(recoveries(log)[place])
    }

    private func recoveries(_ log: EarlierLogWriter) -> [StoreLayout.Place: EarlierLog.Recovery] {
        guard case .log(let log) = EarlierLog.read(log.bytes) else { return [:] }
        return log.recoveries
    }

    @Test(arguments: histories)
    func `a state of the log is replaced by the last one, and an unknown one is set aside`(_ history: History) throws {
        let recovery = try recovery(history.states)
        let last = history.states.last ?? nil
        #expect(recovery.bytes == last.map { file($0) })
        for state in [nil, "a", "b", "c", "d"] {
            let expected: EarlierLog.Recovery.Finding =
                if state == last { .last } else if state == nil || history.states.contains(state) { .outdated } else {
                    .unknown
                }
            #expect(recovery.finding(state.map { file($0) }) == expected, "\(state ?? "-") lies there")
        }
    }

    @Test(arguments: histories)
    func `a ruin becomes the last state, and nothing else is lost`(_ history: History) throws {
        let recovery = try recovery(history.states)
        for state in history.states.dropFirst().compactMap(\.self) {
            let file = file(state)
            for count in 0..<file.count {
                #expect(recovery.finding(Array(file[..<count])) == .outdated, "cut to \(count)")
                let zeros = [UInt8](repeating: 0, count: file.count - count)
                #expect(recovery.finding(file[..<count] + zeros) == .outdated, "zeros from \(count)")
            }
        }
        #expect(recovery.finding([UInt8](repeating: 0, count: 4096)) == .outdated)
        for text in ["{\"strata\":1,\"vers ion", "notes", "{}"] {
            #expect(recovery.finding(Array(text.utf8)) == .unknown)
        }
    }

    @Test(arguments: histories)
    func `an edit and a newer form stay`(_ history: History) throws {
        let recovery = try recovery(history.states)
        for text in [
            #"{"strata":1,"version":1,"document":"by hand"}"#, #"{"strata":2,"anything":"#,
            String(decoding: file("a"), as: UTF8.self).replacing("aaa", with: "aab"),
        ] { #expect(recovery.finding(Array(text.utf8)) == .edited) }
    }

    @Test func `places are distinguished`() throws {
        var log = EarlierLogWriter()
        log.append([.init(Self.place, from: nil, to: file("a")), .init("articles/two.json", from: file("b"), to: nil)])
        let recoveries = recoveries(log)
        let two = try #require(StoreLayout.Place("articles/two.json"))
        let one = try #require(StoreLayout.Place(Self.place))
        #expect(recoveries.count == 2 && recoveries[one]?.bytes == file("a") && recoveries[two]?.bytes == nil)
        #expect(recoveries[two]?.finding(file("a")) == .unknown)
    }
}
