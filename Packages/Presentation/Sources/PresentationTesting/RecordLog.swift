import PresentationKit

/// The recorded messages in order, with the number of those that a test has mentioned.
struct RecordLog<Record: Recordable> {
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
    ///   - family: what is expected; records of other families that need no mention are passed over.
    ///   - exhaustive: the families of which every record has to be mentioned.
    ///   - isExpected: whether a record is the one.
    mutating func take(
        _ family: Record.Family,
        exhaustive: Set<Record.Family>,
        where isExpected: (Record) -> Bool
    ) -> Outcome {
        for index in records.indices.dropFirst(mentioned) {
            let record = records[index]
            if record.family == family, isExpected(record) {
                mentioned = index + 1
                return .met
            }
            guard exhaustive.contains(record.family) else { continue }
            return .differs(at: index)
        }
        return .nothingYet
    }

    /// Continues after a difference: behind the expected record if it was added later, else behind the one that differs.
    mutating func recover(from index: Int, where isExpected: (Record) -> Bool) {
        mentioned = (records[index...].firstIndex(where: isExpected) ?? index) + 1
    }

    /// Marks the next record, and all before it, as mentioned.
    mutating func mentionNext() {
        mentioned = records.count + 1
    }

    /// Marks all records as mentioned.
    mutating func skip() {
        mentioned = records.count
    }

    /// The records that had to be mentioned and were not, with their places.
    func unmentioned(exhaustive: Set<Record.Family>) -> [(place: Int, record: Record)] {
        records.indices.dropFirst(mentioned).filter { exhaustive.contains(records[$0].family) }
            .map { ($0, records[$0]) }
    }

    /// The record that differs least from a form, of the same family first.
    func nearest(to form: JSONValue, in family: Record.Family) -> Int? {
        records.indices.filter { records[$0].family == family }
            .min { distance(form, $0) < distance(form, $1) }
    }

    private func distance(_ form: JSONValue, _ index: Int) -> Int {
        form.differences(from: records[index].form).count
    }

    /// The whole run as text, one record a line, with a mark at one of them.
    func text(marking marked: Int?) -> String {
        records.indices.map { index in
            "\(index == marked ? ">" : " ") \(index + 1)  \(records[index].family)  \(records[index].form)"
        }.joined(separator: "\n")
    }
}
