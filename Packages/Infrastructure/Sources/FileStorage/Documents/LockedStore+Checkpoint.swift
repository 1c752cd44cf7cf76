internal import RepositoryKit

extension LockedStore {
    /// Synchronises places and restarts the log; every other place must be durable already.
    ///
    /// - Parameters:
    ///   - places: a few places, because other processes wait for the lock meanwhile.
    ///   - epoch: the epoch of the log.
    ///   - size: the size that the log may keep.
    /// - Returns: the position of the next record.
    @discardableResult
    borrowing func checkpoint(
        _ places: Set<StoreLayout.Place>,
        epoch: LogEpoch,
        size: Int
    ) throws(DocumentError) -> LogPosition {
        logEnd.end = nil
        do throws(SystemError) {
            var file = try LogFile(layout.log)
            do throws(SystemError) {
                try layout.synchronize(places)
            } catch {
                // A second attempt would succeed, because the system forgets what it could not write.
                file.requireReplay(epoch: epoch)
                throw error
            }
            let start = try file.restart(after: epoch, boot: boot, count: size)
            logEnd.end = start
            return start
        } catch {
            throw .writing(layout.log, error)
        }
    }

    /// Marks the log for replay in every process, because its files could not be made durable.
    borrowing func requireReplay(epoch: LogEpoch) throws(DocumentError) {
        guard let log = try readLog(), log.header.epoch == epoch else { return }
        logEnd.end = nil
        var file = try writing(layout.log, try LogFile(layout.log))
        file.requireReplay(epoch: log.header.epoch)
    }
}

extension StoreLayout {
    /// Synchronises the files and folders of places, also of those without a file, one by one.
    func synchronize(_ places: Set<Place>) throws(SystemError) {
        for place in places {
            try ignoringObstructions { () throws(SystemError) in try Descriptor(reading: path(place)).synchronize() }
        }
        try synchronizeFolders(of: places)
    }

    /// Synchronises places together, which may include waiting for what other programs have written.
    func synchronizeTogether(_ places: Set<Place>) throws(SystemError) {
        let work = try Descriptor(folder: work)
        let durability = BatchDurability(count: places.count, beside: work)
        if durability == .whole { try work.synchronizeAll() }
        for place in places {
            try ignoringObstructions { () throws(SystemError) in
                do throws(SystemError) {
                    try Descriptor(reading: path(place)).synchronize(durability)
                } catch {
                    // A file that must not be opened is synchronised with all others.
                    guard error.isReadOnly else { throw error }
                    try work.synchronizeAll()
                }
            }
        }
        if durability == .each { try synchronizeFolders(of: places) }
    }

    private func synchronizeFolders(of places: Set<Place>) throws(SystemError) {
        for folder in Set(places.map(\.folder)) {
            try ignoringObstructions { () throws(SystemError) in
                try Descriptor(folder: path(ofCollection: folder)).synchronize()
            }
        }
    }

    /// Calls a function that synchronises a path, and ignores a path without a file, most of which cannot be synchronised.
    private func ignoringObstructions(_ body: () throws(SystemError) -> Void) throws(SystemError) {
        do throws(SystemError) {
            try body()
        } catch {
            guard error.isNoFile || error.isNotSynchronizable else { throw error }
        }
    }
}
