@testable import FileStorage

/// The log of an earlier version, which kept the records of all commits until a checkpoint.
func earlierLog(_ records: [[LogRecord.Change]], boot: String = "0f8fad5b-d9cb.254.0.9") -> [UInt8] {
    var log = WriteAheadLog.header(7, boot: boot)
    for (number, changes) in records.enumerated() {
        log += LogRecord.bytes(epoch: 7, sequence: number + 1, body: LogRecord.body(of: changes))
        log += [UInt8](repeating: 0, count: WriteAheadLog.blocks(log.count) - log.count)
    }
    return log + [UInt8](repeating: 0, count: 2 * WriteAheadLog.blockSize)
}
