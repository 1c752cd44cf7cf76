/// The records of a store's log, whose changes are durable even if the disk has lost their files.
///
/// The first block is the header's, and each record begins with a block of its own, so that writing one never overwrites
/// another. A record is valid if it is complete and of the log's epoch.
package struct WriteAheadLog: Equatable {
    /// The result of reading a log's file.
    package enum Reading: Equatable {
        case log(WriteAheadLog)
        case newerFormat
        case damaged
    }

    /// The number of bytes of a block; disks and file systems write no less.
    package static let blockSize = 4096

    package let header: LogHeader
    package let records: [LogRecord]
    /// The offset of the next record.
    package let end: Int

    /// A Boolean value that indicates whether a record is missing before another one, which only damage can cause.
    package var hasGap: Bool { !records.map(\.sequence).elementsEqual(1..<records.count + 1) }

    /// The places that the records change.
    var places: Set<StoreLayout.Place> { Set(records.lazy.flatMap(\.changes).map(\.place)) }

    /// Reads a log as a whole.
    package static func read(_ bytes: UnsafeRawBufferPointer) -> Reading {
        switch LogHeader.read(bytes) {
        case .newerFormat: return .newerFormat
        case .damaged: return .damaged
        case .header(let header):
            let (records, end) = records(in: bytes, from: blockSize, epoch: header.epoch)
            return .log(WriteAheadLog(header: header, records: records, end: end))
        }
    }

    /// Finds the records of an epoch.
    ///
    /// - Returns: the records in their order, and the offset of the next one.
    package static func records(
        in bytes: UnsafeRawBufferPointer,
        from start: Int,
        epoch: LogEpoch
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

    /// Rounds a number of bytes up to whole blocks.
    static func blocks(_ count: Int) -> Int { (count + blockSize - 1) / blockSize * blockSize }
}
