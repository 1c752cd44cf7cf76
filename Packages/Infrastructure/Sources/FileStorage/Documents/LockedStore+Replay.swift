internal import RepositoryKit

extension LockedStore {
    /// Restores what a log has and the disk may have lost, and restarts the log.
    ///
    /// Replaying a log twice is replaying it once, also where the disk has lost nothing.
    borrowing func replay(_ log: WriteAheadLog) throws(DocumentError) {
        guard !log.records.isEmpty else {
            try enter(.idle)
            return removeOrphans()
        }
        for (place, recovery) in Recovery.plan(log.records) {
            let path = layout.path(place)
            switch try step(recovery, at: path) {
            case .done where log.header.boot == .replayRequired && recovery.bytes != nil, .write:
                try write(recovery.bytes ?? [], at: place)
            case .done, .leave: continue
            case .setAsideAndWrite:
                try setAside(path, in: layout.path(ofCollection: place.folder))
                try write(recovery.bytes ?? [], at: place)
            case .remove: try writing(path, try FileSystem.remove(path))
            case .setAside: try setAside(path, in: layout.path(ofCollection: place.folder))
            }
        }
        removeOrphans()
        if log.hasGap { throw try synchronizeAndSetLogAside(log) }
        try checkpoint(log.places, epoch: log.header.epoch, size: LogFile.smallSize)
        try enter(.idle)
    }

    /// The documents as ``replay(_:)`` would leave them.
    borrowing func snapshot(replaying log: WriteAheadLog) throws(DocumentError) -> CommittedSnapshot {
        var snapshot = CommittedSnapshot(layout: layout)
        for (place, recovery) in Recovery.plan(log.records) {
            switch try step(recovery, at: layout.path(place)) {
            case .done, .leave: continue
            case .write, .setAsideAndWrite, .remove, .setAside: snapshot.unapplied[place] = .some(recovery.bytes)
            }
        }
        return snapshot
    }

    private borrowing func step(_ recovery: Recovery, at path: String) throws(DocumentError) -> Recovery.Step {
        do throws(SystemError) {
            let limit = DocumentFile.sizeLimit
            let found = try WholeFile.read(path, limit: limit) { bytes, _ in recovery.found(bytes) }
            return recovery.step(found ?? .nothing)
        } catch {
            guard error.isNoFile || error.isTooLarge else { throw .reading(path, error) }
            return recovery.step(.other)
        }
    }

    private borrowing func write(_ bytes: [UInt8], at place: StoreLayout.Place) throws(DocumentError) {
        let path = layout.path(place)
        do throws(SystemError) {
            try FileSystem.makeFolder(layout.path(ofCollection: place.folder))
            try WholeFile.write(bytes, to: layout.replayed, durably: false)
            try FileSystem.rename(layout.replayed, to: path)
        } catch {
            throw .writing(path, error)
        }
    }
}
