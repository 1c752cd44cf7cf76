import RepositoryKit
import Testing

@testable import FileStorage

/// The recovery of a place after a power failure, for each history and each state of the disk.
@Suite struct RecoveryTests {
    private static let place = StoreLayout.Place(folder: "articles", file: "one.json")

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

    private func recovery(_ states: [String?]) throws -> Recovery {
        let records = zip(states, states.dropFirst()).enumerated().map { number, step in
            LogRecord(
                sequence: number + 1,
                changes: [
                    LogRecord.Change(
                        place: Self.place,
                        old: step.0.map { Fingerprint(file($0)) },
                        bytes: step.1.map { file($0) }
                    )
                ]
            )
        }
        return try #require(Recovery.plan(records)[Self.place])
    }

    private func step(_ recovery: Recovery, _ bytes: [UInt8]?) -> Recovery.Step {
        recovery.step(bytes.map { $0.withUnsafeBytes { recovery.found($0) } } ?? .nothing)
    }

    @Test(arguments: histories)
    func `a state of the log is replaced by the last one, and an unknown one is set aside`(_ history: History) throws {
        let recovery = try recovery(history.states)
        let last = history.states.last ?? nil
        #expect(recovery.bytes == last.map { file($0) })
        for state in [nil, "a", "b", "c", "d"] {
            let expected: Recovery.Step =
                if state == last {
                    .done
                } else if state == nil {
                    .write
                } else if !history.states.contains(state) {
                    last == nil ? .setAside : .setAsideAndWrite
                } else {
                    last == nil ? .remove : .write
                }
            #expect(step(recovery, state.map { file($0) }) == expected, "\(state ?? "-") lies there")
        }
    }

    @Test(arguments: histories)
    func `a ruin becomes the last state, and nothing else is lost`(_ history: History) throws {
        let recovery = try recovery(history.states)
        let isRemoved = recovery.bytes == nil
        let repair: Recovery.Step = isRemoved ? .remove : .write
        for state in history.states.dropFirst().compactMap(\.self) {
            let file = file(state)
            for count in 0..<file.count {
                #expect(step(recovery, Array(file[..<count])) == repair, "cut to \(count)")
                let zeros = [UInt8](repeating: 0, count: file.count - count)
                #expect(step(recovery, file[..<count] + zeros) == repair, "zeros from \(count)")
            }
        }
        #expect(step(recovery, [UInt8](repeating: 0, count: 4096)) == repair)
        for text in ["{\"strata\":1,\"vers ion", "notes", "{}"] {
            #expect(step(recovery, Array(text.utf8)) == (isRemoved ? .setAside : .setAsideAndWrite))
        }
    }

    @Test(arguments: histories)
    func `an edit and a newer form stay`(_ history: History) throws {
        let recovery = try recovery(history.states)
        for text in [
            #"{"strata":1,"version":1,"document":"by hand"}"#, #"{"strata":2,"anything":"#,
            String(decoding: file("a"), as: UTF8.self).replacing("aaa", with: "aab"),
        ] { #expect(step(recovery, Array(text.utf8)) == .leave) }
    }

    @Test func `places are distinguished`() {
        let other = StoreLayout.Place(folder: "articles", file: "two.json")
        let record = LogRecord(
            sequence: 1,
            changes: [
                LogRecord.Change(place: Self.place, old: nil, bytes: file("a")),
                LogRecord.Change(place: other, old: Fingerprint(file("b")), bytes: nil),
            ]
        )
        let plan = Recovery.plan([record])
        #expect(plan.count == 2 && plan[Self.place]?.bytes == file("a") && plan[other]?.bytes == nil)
        #expect(plan[other].map { step($0, file("a")) } == .setAside)
    }
}
