internal import RepositoryKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension LockedStore {
    /// Synchronises places and begins the log anew; no other place may have changes that are not durable.
    ///
    /// - Parameters:
    ///   - places: few, because others wait for the lock meanwhile.
    ///   - epoch: the log's.
    ///   - size: how large the log may stay.
    borrowing func checkpoint(
        _ places: Set<StoreLayout.Place>,
        epoch: UInt64,
        size: Int
    ) throws(DocumentError) {
        memory.end = nil
        memory.end = try writing(layout.log) { () throws(SystemError) in
            var file = try LogFile(layout.log)
            do throws(SystemError) {
                try layout.synchronize(places)
            } catch {
                // A second attempt would succeed, because the system forgets what it could not write.
                file.distrust(epoch: epoch)
                throw error
            }
            let header = LogHeader(epoch: .random(in: 1 ... .max), boot: boot)
            try file.restart(header, count: size)
            return LogMemory.End(epoch: header.epoch, offset: Log.blockSize, sequence: 1)
        }
    }

    /// Has everybody take what the log says for true, because the files could not be made durable.
    borrowing func distrust(epoch: UInt64) throws(DocumentError) {
        guard let log = try readLog(), log.header.epoch == epoch else { return }
        memory.end = nil
        try writing(layout.log) { () throws(SystemError) in
            var file = try LogFile(layout.log)
            file.distrust(epoch: epoch)
        }
    }
}

extension StoreLayout {
    /// Synchronises places, also those that were emptied, each by itself.
    func synchronize(_ places: Set<Place>) throws(SystemError) {
        for place in places {
            try ifThere { () throws(SystemError) in try Descriptor(path(place), O_RDONLY | O_NONBLOCK).synchronize() }
        }
        try synchronizeFolders(of: places)
    }

    /// Synchronises places, also those that were emptied, and may wait for what others have written.
    func synchronizeAll(_ places: Set<Place>) throws(SystemError) {
        let work = try Descriptor(folder: work)
        let durability = BatchDurability(count: places.count, beside: work)
        if durability == .whole { try work.synchronizeAll() }
        for place in places {
            try ifThere { () throws(SystemError) in
                do throws(SystemError) {
                    try Descriptor(path(place), O_RDONLY | O_NONBLOCK).synchronize(durability)
                } catch {
                    // Somebody has forbidden to open it; its contents are no business of others.
                    guard error.isReadOnly else { throw error }
                    try work.synchronizeAll()
                }
            }
        }
        if durability == .each { try synchronizeFolders(of: places) }
    }

    private func synchronizeFolders(of places: Set<Place>) throws(SystemError) {
        for folder in Set(places.map(\.folder)) {
            try ifThere { () throws(SystemError) in
                try Descriptor(folder: path(ofCollection: folder)).synchronize()
            }
        }
    }

    private func ifThere(_ body: () throws(SystemError) -> Void) throws(SystemError) {
        do throws(SystemError) {
            try body()
        } catch {
            // What is no file is no business of the store, and most of it cannot be synchronised.
            guard error.isNoFile || error.code == ENOTDIR || error.code == EINVAL else { throw error }
        }
    }
}
