internal import RepositoryKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension LockedStore {
    /// Puts in place what was committed and is not there: because its writer was ended, or because the machine was and
    /// the files had not reached the disk.
    borrowing func settle() throws(DocumentError) {
        let found = try reading(layout.log) { () throws(SystemError) in try LogFile.end(of: layout.log, memory, boot) }
        guard let found else { return try settleByWholeLog() }
        let isIdle = try reading(layout.idle) { () throws(SystemError) in try FileSystem.exists(layout.idle) }
        if found.last != nil || !isIdle {
            memory.end = nil
            try finish(found.last)
        }
        memory.end = found.end
    }

    private borrowing func settleByWholeLog() throws(DocumentError) {
        memory.end = nil
        guard let log = try readLog() else { return try rest() }
        if isOfThisBoot(log.header) {
            try finish(log.records.last)
            if log.hasGap {
                try writing(layout.log) { () throws(SystemError) in try layout.synchronize(log.places) }
                throw try setLogAside()
            }
        } else {
            try recover(log)
            if !log.records.isEmpty { return }
        }
        memory.end = LogMemory.End(epoch: log.header.epoch, offset: log.end, sequence: log.records.count + 1)
    }

    /// Settles the store where the disk can be written.
    ///
    /// - Returns: the documents as they are to be, where it cannot; nil when everything is in place.
    borrowing func newSet() throws(DocumentError) -> NewSet? {
        do throws(DocumentError) {
            try settle()
            return nil
        } catch {
            switch error {
            case .newerFormat, .damaged: throw error
            default: break
            }
        }
        guard let log = try readLog() else { return NewSet(layout: layout, files: [:]) }
        return try isOfThisBoot(log.header) ? unfinished(log) : unrecovered(log)
    }

    /// Whether what the system shows of the files is what was written, since the log was begun.
    private borrowing func isOfThisBoot(_ header: LogHeader) -> Bool {
        header.boot == boot && boot != .unknown
    }

    /// Puts the rest of a record in place, whose writer was ended.
    private borrowing func finish(_ record: LogRecord?) throws(DocumentError) {
        guard let record else { return try rest() }
        let rest = try reading(layout.work) { () throws(SystemError) in try unfinished(record) }
        if !rest.isEmpty {
            try makeFolders(for: record.changes)
            try begin()
            try announce(record)
        }
        for number in rest {
            try writing(layout.path(record.changes[number].place)) { () throws(SystemError) in
                try putInPlace(record, number)
            }
        }
        try self.rest()
        tidy(record)
    }

    /// Tells readers that a change may be committed before it can be seen.
    borrowing func begin() throws(DocumentError) {
        try writing(layout.begun) { () throws(SystemError) in
            for name in [layout.idle, layout.pending] where try renamed(name, to: layout.begun) { return }
            if try !FileSystem.exists(layout.begun) { try WholeFile.write([], to: layout.begun, durably: false) }
        }
    }

    /// Tells readers that everything is in place.
    borrowing func rest() throws(DocumentError) {
        try writing(layout.idle) { () throws(SystemError) in
            for name in [layout.begun, layout.pending] where try renamed(name, to: layout.idle) { return }
        }
    }

    /// - Returns: false if there is nothing to be renamed.
    private borrowing func renamed(_ path: String, to other: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try FileSystem.rename(path, to: other)
            return true
        } catch {
            guard error.isAbsent else { throw error }
            return false
        }
    }

    /// The changes of a record that are not in place.
    private borrowing func unfinished(_ record: LogRecord) throws(SystemError) -> [Int] {
        var rest: [Int] = []
        for number in record.changes.indices where try isStaged(record, number) { rest.append(number) }
        return rest
    }

    /// Whether a change is not in place: its new file, or what stands for a removal, is where it was written.
    ///
    /// What lies there otherwise is the file that has changed places with it.
    borrowing func isStaged(_ record: LogRecord, _ number: Int) throws(SystemError) -> Bool {
        let staged = layout.staged(record, number)
        guard let bytes = record.changes[number].bytes else { return try FileSystem.exists(staged) }
        return try WholeFile.read(staged, limit: DocumentFile.sizeLimit) { found, _ in found.elementsEqual(bytes) }
            ?? false
    }

    private borrowing func unfinished(_ log: Log) throws(DocumentError) -> NewSet {
        var files: [StoreLayout.Place: [UInt8]?] = [:]
        if let record = log.records.last {
            let rest = try reading(layout.work) { () throws(SystemError) in try unfinished(record) }
            for number in rest {
                let change = record.changes[number]
                files[change.place] = .some(change.bytes)
            }
        }
        return NewSet(layout: layout, files: files)
    }
}
