import PresentationKit

/// Reports the differences that a log found, for the programmer.
struct RecordLogText<Record: Recordable> {
    let log: RecordLog<Record>
    let seed: UInt64?

    /// Returns the report on a record other than the expected one.
    func differs(_ family: Record.Family, _ form: JSONValue, at place: Int) -> String {
        let found = log.records[place]
        var lines = ["Expected \(family) \(form), but number \(place + 1) is \(found.family) \(found.form)."]
        if found.family == family {
            lines += form.differences(from: found.form).map { "Difference: \($0)" }
        }
        if let nearest = log.nearest(to: form, in: family), nearest != place {
            let record = log.records[nearest]
            let isEqual = record.form == form
            lines.append(
                "\(isEqual ? "It is there as" : "Nearest is") number \(nearest + 1)\(isEqual ? "" : ": \(record.form)")."
            )
        }
        return finish(lines, marking: place)
    }

    /// Returns the report on an expected record that was not added.
    func missing(_ family: Record.Family, _ form: JSONValue, running: [String]) -> String {
        var lines = ["Expected \(family) \(form), but nothing more came."]
        lines.append(
            running.isEmpty ? "No task has an answer to give." : "Not answered yet: \(running.joined(separator: ", "))."
        )
        if let nearest = log.nearest(to: form, in: family) {
            lines.append("Nearest is number \(nearest + 1): \(log.records[nearest].form).")
        }
        return finish(lines, marking: nil)
    }

    /// Returns the report on records that no expectation mentioned.
    func unmentioned(_ places: [Int]) -> String {
        let lines = places.map { place in
            "Number \(place + 1) was not mentioned: \(log.records[place].family) \(log.records[place].form)."
        }
        return finish(lines, marking: places.first)
    }

    private func finish(_ lines: [String], marking place: Int?) -> String {
        var lines = lines
        if let seed { lines.append("Seed: \(seed)") }
        if !log.records.isEmpty { lines += ["The run:", log.text(marking: place)] }
        return lines.joined(separator: "\n")
    }
}
