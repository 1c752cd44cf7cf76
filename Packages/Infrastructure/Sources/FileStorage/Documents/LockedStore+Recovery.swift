internal import RepositoryKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension LockedStore {
    /// Brings back what a log says and the disk has lost, and begins the log anew.
    ///
    /// Doing it twice does no harm. It is also done when the disk has lost nothing that one can see, but may have.
    borrowing func recover(_ log: Log) throws(DocumentError) {
        guard !log.records.isEmpty else {
            try rest()
            return clear()
        }
        for (place, recovery) in Recovery.plan(log.records) {
            let path = layout.path(place)
            switch try step(recovery, at: path) {
            case .done where log.header.boot == .distrusted && recovery.bytes != nil, .write:
                try write(recovery.bytes ?? [], at: place)
            case .done, .leave: continue
            case .writeAside:
                try setAside(path, in: layout.path(ofCollection: place.folder))
                try write(recovery.bytes ?? [], at: place)
            case .remove: try writing(path) { () throws(SystemError) in try FileSystem.remove(path) }
            case .removeAside: try setAside(path, in: layout.path(ofCollection: place.folder))
            }
        }
        clear()
        if log.hasGap {
            try writing(layout.log) { () throws(SystemError) in try layout.synchronize(log.places) }
            throw try setLogAside()
        }
        try checkpoint(log.places, epoch: log.header.epoch, size: LogFile.smallSize)
        try rest()
    }

    /// What recovering would leave, seen without doing it.
    borrowing func unrecovered(_ log: Log) throws(DocumentError) -> NewSet {
        var files: [StoreLayout.Place: [UInt8]?] = [:]
        for (place, recovery) in Recovery.plan(log.records) {
            switch try step(recovery, at: layout.path(place)) {
            case .done, .leave: continue
            case .write, .writeAside, .remove, .removeAside: files[place] = .some(recovery.bytes)
            }
        }
        return NewSet(layout: layout, files: files)
    }

    private borrowing func step(_ recovery: Recovery, at path: String) throws(DocumentError) -> Recovery.Step {
        try reading(path) { () throws(SystemError) in
            do throws(SystemError) {
                let limit = DocumentFile.sizeLimit
                return recovery.step(
                    try WholeFile.read(path, limit: limit) { bytes, _ in recovery.found(bytes) } ?? .nothing
                )
            } catch {
                guard error.isNoFile || error.isTooLarge else { throw error }
                return recovery.step(.other)
            }
        }
    }

    private borrowing func write(_ bytes: [UInt8], at place: StoreLayout.Place) throws(DocumentError) {
        let path = layout.path(place)
        try writing(path) { () throws(SystemError) in
            try FileSystem.makeFolder(layout.path(ofCollection: place.folder))
            try WholeFile.write(bytes, to: layout.recovered, durably: false)
            try FileSystem.rename(layout.recovered, to: path)
        }
    }
}
