internal import RepositoryKit

/// What a log means for a place after a start of the machine, when the disk may have anything of what was written since
/// the log began.
///
/// The last record about a place decides. A file that somebody has edited stays. What a store has written, and the log
/// does not know to have lain there, may be another document's: without a journal, a file system can give a file that it
/// has forgotten to remove the blocks of a new one. It is set aside.
package struct Recovery: Equatable {
    /// What lies in a place.
    package enum Found: Equatable {
        case nothing
        case file(Fingerprint, Form)
        /// No file, or one that is too large for a document.
        case other
    }

    /// What a file looks like.
    package enum Form: Equatable {
        /// It is a document as no store writes it, or one of a newer format.
        case edited
        /// It is what a loss of power leaves: empty, with zeros, or the beginning of what was written.
        case torn
        /// It is a document as a store writes it, or no document.
        case strange
    }

    /// What is to be done.
    package enum Step: Equatable {
        /// The place is as the log has it.
        case done
        /// Somebody has changed it since; it is left.
        case leave
        /// The log's file is written there.
        case write
        /// What lies there is moved aside, and the log's file is written.
        case writeAside
        /// What lies there is removed.
        case remove
        /// What lies there is moved aside.
        case removeAside
    }

    /// What lies there in the end; nil if nothing does.
    package let bytes: [UInt8]?
    /// What the log knows to have lain there before; nil stands for nothing.
    package private(set) var earlier: Set<Fingerprint?>

    /// Everything that was written there, of which a loss of power may have left the beginning.
    private let writings: [[UInt8]]
    /// What is recognised as done; nil if that is nothing.
    private let last: Fingerprint?

    /// What a log says about its places.
    package static func plan(_ records: [LogRecord]) -> [StoreLayout.Place: Recovery] {
        var plan: [StoreLayout.Place: Recovery] = [:]
        for change in records.lazy.flatMap(\.changes) {
            let before = plan[change.place]
            plan[change.place] = Recovery(change, after: before)
        }
        return plan
    }

    private init(_ change: LogRecord.Change, after before: Recovery?) {
        bytes = change.bytes
        writings = (before?.writings ?? []) + [change.bytes].compactMap(\.self)
        last = change.bytes.map { Fingerprint($0) }
        earlier = before?.earlier ?? []
        if let before { earlier.insert(before.last) }
        earlier.insert(change.old)
    }

    /// Decides.
    package func step(_ found: Found) -> Step {
        switch (found, bytes == nil) {
        case (.nothing, true): .done
        case (.nothing, false): .write
        case (.other, let isRemoved): isRemoved ? .removeAside : .writeAside
        case (.file(let fingerprint, _), _) where fingerprint == last: .done
        case (.file(let fingerprint, _), let isRemoved) where earlier.contains(fingerprint):
            isRemoved ? .remove : .write
        case (.file(_, .edited), _): .leave
        case (.file(_, .torn), let isRemoved): isRemoved ? .remove : .write
        case (.file(_, .strange), let isRemoved): isRemoved ? .removeAside : .writeAside
        }
    }

    /// Looks at a file.
    package func found(_ file: UnsafeRawBufferPointer) -> Found {
        let isBeginning = writings.contains { $0.count > file.count && $0.starts(with: file) }
        let form: Form =
            if file.isEmpty || isBeginning || file.contains(0) {
                .torn
            } else {
                switch DocumentFile.read(file) {
                case .document(let document): document.isEdited ? .edited : .strange
                case .newerFormat: .edited
                case .damaged: .strange
                }
            }
        return .file(Fingerprint(file), form)
    }
}
