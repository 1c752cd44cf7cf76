internal import RepositoryKit

/// The recovery of one place after a power failure, when the disk may have any state since the log was restarted.
///
/// The last record of a place decides. A file that the user has edited stays. A document in the form of a store whose
/// fingerprint the log does not have may belong to another key, because a file system without a journal can give the
/// blocks of a file that it has forgotten to remove to a new one. It is set aside.
package struct Recovery: Equatable {
    /// The state of a place on the disk.
    package enum FileState: Equatable {
        case nothing
        case file(Fingerprint, UnknownFile)
        /// No regular file, or one that is too large for a document.
        case other
    }

    /// The state of a file whose fingerprint the log does not have.
    package enum UnknownFile: Equatable {
        /// A document in a form that no store writes, or of a newer format.
        case edited
        /// A torn write: empty, with zeros, or the beginning of a file that was written.
        case torn
        /// A document in the form of a store, or no document.
        case unknown
    }

    /// The step that restores a place.
    package enum Step: Equatable {
        /// The place is in the state of the log.
        case done
        /// The user has edited the file; it stays.
        case leave
        /// The file is written from the log.
        case write
        /// The present file is set aside, and the file is written from the log.
        case setAsideAndWrite
        /// The file is removed.
        case remove
        /// The file is set aside.
        case setAside
    }

    /// The file after the recovery; nil if there is none.
    package let bytes: [UInt8]?
    /// The fingerprints of the earlier states in the log; nil stands for no file.
    package private(set) var earlier: Set<Fingerprint?>

    /// The files that were written, of which a power failure may have left the beginning.
    private let writtenContents: [[UInt8]]
    /// The fingerprint of ``bytes``.
    private let last: Fingerprint?

    /// Plans the recovery of every place in a log.
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
        writtenContents = (before?.writtenContents ?? []) + [change.bytes].compactMap(\.self)
        last = change.bytes.map { Fingerprint($0) }
        earlier = before?.earlier ?? []
        if let before { earlier.insert(before.last) }
        earlier.insert(change.old)
    }

    /// Decides on the step for the state of the place.
    package func step(_ found: FileState) -> Step {
        switch (found, bytes == nil) {
        case (.nothing, true): .done
        case (.nothing, false): .write
        case (.other, let isRemoved): isRemoved ? .setAside : .setAsideAndWrite
        case (.file(let fingerprint, _), _) where fingerprint == last: .done
        case (.file(let fingerprint, _), let isRemoved) where earlier.contains(fingerprint):
            isRemoved ? .remove : .write
        case (.file(_, .edited), _): .leave
        case (.file(_, .torn), let isRemoved): isRemoved ? .remove : .write
        case (.file(_, .unknown), let isRemoved): isRemoved ? .setAside : .setAsideAndWrite
        }
    }

    /// Examines a file.
    package func found(_ file: UnsafeRawBufferPointer) -> FileState {
        let isBeginning = writtenContents.contains { $0.count > file.count && $0.starts(with: file) }
        let form: UnknownFile =
            if file.isEmpty || isBeginning || file.contains(0) {
                .torn
            } else {
                switch DocumentFile.read(file) {
                case .document(let document): document.isEdited ? .edited : .unknown
                case .newerFormat: .edited
                case .damaged: .unknown
                }
            }
        return .file(Fingerprint(file), form)
    }
}
