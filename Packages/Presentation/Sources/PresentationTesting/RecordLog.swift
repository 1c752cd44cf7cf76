import PresentationKit

/// A message of a scene, or an output of a view model.
struct TestRecord<Family: Hashable & Sendable>: Equatable, Sendable {
    /// The kind of the record, which can be relaxed on its own.
    let family: Family
    private let content: any Equatable & Sendable

    init(_ family: Family, _ content: some Equatable & Sendable) {
        self.family = family
        self.content = content
    }

    var form: JSONValue { JSONValue(content) }

    static func == (one: TestRecord, other: TestRecord) -> Bool {
        func isEqual<Content: Equatable>(_ content: Content) -> Bool { other.content as? Content == content }
        return one.family == other.family && isEqual(one.content)
    }
}

/// The recorded messages in order, with the number of those that a test has mentioned.
struct RecordLog<Family: Hashable & Sendable> {
    typealias Record = TestRecord<Family>

    /// The result of an expectation.
    enum Outcome: Equatable {
        /// The next record is the expected one; it is mentioned now.
        case met
        /// The record at this place came instead.
        case differs(at: Int)
        /// No record that could be the expected one was added yet.
        case nothingYet
    }

    private(set) var records: [Record] = []
    private(set) var mentioned = 0

    mutating func append(_ record: Record) {
        records.append(record)
    }

    /// Compares the next record that has to be mentioned.
    ///
    /// - Parameters:
    ///   - expected: the expected record; records of other families that need no mention are passed over.
    ///   - exhaustive: the families of which every record has to be mentioned.
    mutating func take(_ expected: Record, exhaustive: Set<Family>) -> Outcome {
        for (index, record) in records.enumerated().dropFirst(mentioned) {
            if record == expected {
                mentioned = index + 1
                return .met
            }
            if exhaustive.contains(record.family) { return .differs(at: index) }
        }
        return .nothingYet
    }

    /// Continues after a difference: behind the expected record if it was added later, else behind the one that differs.
    mutating func recover(from index: Int, expecting expected: Record) {
        mentioned = (records[index...].firstIndex(of: expected) ?? index) + 1
    }

    /// Marks the next record, and all before it, as mentioned.
    mutating func mentionNext() {
        mentioned = records.count + 1
    }

    /// Marks all records as mentioned.
    mutating func skip() {
        mentioned = records.count
    }

    /// The places of the records that had to be mentioned and were not.
    func unmentioned(exhaustive: Set<Family>) -> [Int] {
        records.indices.dropFirst(mentioned).filter { exhaustive.contains(records[$0].family) }
    }
}

// MARK: - Reports for the programmer

extension RecordLog {
    /// Returns the report on a record other than the expected one.
    func differs(_ expected: Record, at place: Int) -> String {
        let (form, found) = (expected.form, records[place])
        var lines = ["Expected \(expected.family) \(form), but number \(place + 1) is \(found.family) \(found.form)."]
        if found.family == expected.family {
            lines += form.differences(from: found.form).map { "Difference: \($0)" }
        }
        if let nearest = nearest(to: expected), nearest != place {
            let other = records[nearest].form
            lines.append(
                other == form ? "It is there as number \(nearest + 1)." : "Nearest is number \(nearest + 1): \(other)."
            )
        }
        return text(lines, marking: place)
    }

    /// Returns the report on an expected record that was not added.
    func missing(_ expected: Record, running: [String]) -> String {
        var lines = ["Expected \(expected.family) \(expected.form), but nothing more came."]
        lines.append(
            running.isEmpty ? "No task has an answer to give." : "Not answered yet: \(running.joined(separator: ", "))."
        )
        if let nearest = nearest(to: expected) {
            lines.append("Nearest is number \(nearest + 1): \(records[nearest].form).")
        }
        return text(lines, marking: nil)
    }

    /// Returns the report on records that no expectation mentioned.
    func notMentioned(_ places: [Int]) -> String {
        let lines = places.map { place in
            "Number \(place + 1) was not mentioned: \(records[place].family) \(records[place].form)."
        }
        return text(lines, marking: places.first)
    }

    /// Returns the place of the record of the same family that differs least.
    private func nearest(to expected: Record) -> Int? {
        let form = expected.form
        func distance(_ index: Int) -> Int { form.differences(from: records[index].form).count }
        return records.indices.filter { records[$0].family == expected.family }.min { distance($0) < distance($1) }
    }

    /// Returns lines with the whole run, one record a line and a mark at one of them.
    private func text(_ lines: [String], marking marked: Int?) -> String {
        let run = records.indices.map { index in
            "\(index == marked ? ">" : " ") \(index + 1)  \(records[index].family)  \(records[index].form)"
        }
        return (lines + (run.isEmpty ? [] : ["The run:"] + run)).joined(separator: "\n")
    }
}
