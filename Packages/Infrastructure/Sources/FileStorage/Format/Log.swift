/// What a store's log says: changes that are durable because they stand there, whatever the disk has of their files.
///
/// The first block is the header's, and each record begins with a block of its own, so that writing one never writes
/// over another. A record counts if it is whole and of the log's epoch.
package struct Log: Equatable {
    /// What was found in a log's file.
    package enum Reading: Equatable {
        case log(Log)
        case newerFormat
        case damaged
    }

    /// How many bytes a block has; disks and file systems write no less.
    package static let blockSize = 4096

    package let header: LogHeader
    package let records: [LogRecord]
    /// Where the next record begins.
    package let end: Int

    /// Whether a record is missing before one that is there, which writing a log never leaves behind.
    package var hasGap: Bool { !records.map(\.sequence).elementsEqual(1..<records.count + 1) }

    /// The places of which it speaks, each once.
    var places: Set<StoreLayout.Place> { Set(records.lazy.flatMap(\.changes).map(\.place)) }

    /// Reads a log as a whole.
    package static func read(_ bytes: UnsafeRawBufferPointer) -> Reading {
        switch LogHeader.read(bytes) {
        case .newerFormat: return .newerFormat
        case .damaged: return .damaged
        case .header(let header):
            let (records, end) = records(in: bytes, from: blockSize, epoch: header.epoch)
            return .log(Log(header: header, records: records, end: end))
        }
    }

    /// Finds the records of an epoch.
    ///
    /// - Returns: the records in their order, and where the next one begins.
    package static func records(
        in bytes: UnsafeRawBufferPointer,
        from start: Int,
        epoch: UInt64
    ) -> (records: [LogRecord], end: Int) {
        var records: [LogRecord] = []
        var (offset, end) = (start, start)
        while offset < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
            if let (record, count) = LogRecord.read(rest, epoch: epoch) {
                records.append(record)
                offset += blocks(count)
                end = offset
            } else {
                offset += blockSize
            }
        }
        return (records, end)
    }

    /// The size of the blocks that so many bytes take.
    static func blocks(_ count: Int) -> Int { (count + blockSize - 1) / blockSize * blockSize }
}
