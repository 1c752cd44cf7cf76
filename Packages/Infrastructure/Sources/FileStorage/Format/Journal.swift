/// What a transaction is about to do, so that it can be undone when it does not come to its end.
///
/// While the file is there, the transaction is not committed: whoever finds it and holds the lock puts back what lay in
/// each place, or removes what did not lie there. The form is lines of text:
///
/// ```
/// strata-journal 1 0a1b2c3d
/// replace articles one.json
/// create articles two.json
/// delete drafts three.json
/// ```
/// The checksum is the CRC-32 of everything behind the first line. Step number `n`, from 0, has its new file under
/// `new-n` and the old one under `old-n`.
package struct Journal: Equatable {
    /// What one step does.
    package enum Action: String {
        /// Puts a file in the place of another one.
        case replace
        /// Puts a file where there was none.
        case create
        /// Removes a file.
        case delete
    }

    /// One step of the transaction.
    package struct Step: Equatable {
        package let action: Action
        package let place: StoreLayout.Place
    }

    /// What was found in a journal's file.
    package enum Reading: Equatable {
        case journal(Journal)
        case newerFormat
        case damaged
    }

    package let steps: [Step]

    /// The bytes of the journal's file.
    package var bytes: [UInt8] {
        var body: [UInt8] = []
        for step in steps { body += "\(step.action.rawValue) \(step.place.folder) \(step.place.file)\n".utf8 }
        var crc = CRC32()
        body.withUnsafeBytes { crc.add($0) }
        return Array("strata-journal 1 \(String(crc.value, radix: 16))\n".utf8) + body
    }

    /// Finds the journal in the bytes of a file; only places that keys have are taken, so it never leaves the folder.
    package static func read(_ bytes: [UInt8]) -> Reading {
        guard let text = String(validating: bytes, as: UTF8.self) else { return .damaged }
        var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
        let head = lines.removeFirst().split(separator: 0x20)
        guard head.count >= 2, head[0].elementsEqual("strata-journal".utf8), let format = Int(String(head[1]) ?? ""),
            format >= 1
        else { return .damaged }
        guard format == 1 else { return .newerFormat }
        guard lines.popLast()?.isEmpty == true else { return .damaged }
        var steps: [Step] = []
        for line in lines {
            guard let step = step(line) else { return .damaged }
            steps.append(step)
        }
        let journal = Journal(steps: steps)
        return journal.bytes == bytes ? .journal(journal) : .damaged
    }

    private static func step(_ line: Substring.UTF8View) -> Step? {
        let words = line.split(separator: 0x20, omittingEmptySubsequences: false).map { String($0) ?? "" }
        guard words.count == 3, let action = Action(rawValue: words[0]) else { return nil }
        let isPlace =
            Array(words[1].utf8).withUnsafeBufferPointer { KeyName.text(of: $0) != nil }
            && Array(words[2].utf8).withUnsafeBufferPointer { StoreLayout.name(ofFile: $0) != nil }
        return isPlace ? Step(action: action, place: StoreLayout.Place(folder: words[1], file: words[2])) : nil
    }
}
