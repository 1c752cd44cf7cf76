import FileStorage
import RepositoryKit

/// The invariants of the parsers of files, which hold for any bytes; a violation traps.
///
/// They are public so that fuzzers of another package can call them.
public enum FileStorageInvariants {
    /// Checks that a text has one name, which stays in its folder and does not depend on case, and that a name has at most one
    /// text.
    public static func keys(_ bytes: UnsafeRawBufferPointer) {
        let name = bytes.bindMemory(to: UInt8.self)
        if let text = KeyName.text(of: name) {
            let names = [try? KeyName.name(of: text), KeyName.readableName(of: text)]
            precondition(names.contains { $0?.utf8.elementsEqual(bytes) == true })
        }
        var text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.count <= DocumentKey.lengthLimit else {
            precondition((try? KeyName.name(of: text)) == nil)
            return
        }
        guard let name = try? KeyName.name(of: text) else { preconditionFailure() }
        for var made in [name, KeyName.readableName(of: text)].compactMap(\.self) {
            precondition((1...KeyName.lengthLimit).contains(made.utf8.count) && made.utf8.first != UInt8(ascii: "."))
            precondition(made.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
            precondition(made.utf8.allSatisfy { !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
            let back = made.withUTF8 { KeyName.text(of: $0) }
            precondition(back?.utf8.elementsEqual(text.utf8) == true)
        }
        text.makeContiguousUTF8()
    }

    /// Checks that a decoded document can be encoded and decoded again, unedited.
    public static func document(_ bytes: UnsafeRawBufferPointer) {
        guard case .document(let document) = DocumentFile.read(bytes) else { return }
        let written = DocumentFile.bytes(of: document)
        let again = written.withUnsafeBytes { DocumentFile.read($0) }
        precondition(again == .document(Document(version: document.version, json: document.json)))
    }

    /// Checks that a decoded log is exactly as a store writes it and has only places of documents, also if its checksums were
    /// forged.
    public static func log(_ bytes: UnsafeRawBufferPointer) {
        guard case .log(let log) = WriteAheadLog.read(bytes) else { return }
        precondition(
            log.end <= WriteAheadLog.blockSize + (bytes.count + WriteAheadLog.blockSize)
                && log.end % WriteAheadLog.blockSize == 0
        )
        for record in log.records { check(record, epoch: log.header.epoch) }
        let body = Array(bytes.dropFirst(WriteAheadLog.blockSize))
        let forged = LogRecord.bytes(epoch: log.header.epoch, sequence: 1, body: body)
        guard let (record, count) = forged.withUnsafeBytes({ LogRecord.read($0, epoch: log.header.epoch) }) else {
            return
        }
        precondition(count == forged.count && LogRecord.body(of: record.changes) == body)
        check(record, epoch: log.header.epoch)
        for (_, recovery) in Recovery.plan([record]) {
            // A replay restores what the log has, and a second replay changes nothing.
            let found = (recovery.bytes ?? []).withUnsafeBytes { recovery.found($0) }
            precondition(recovery.step(recovery.bytes == nil ? .nothing : found) == .done)
        }
    }

    private static func check(_ record: LogRecord, epoch: LogEpoch) {
        let written = LogRecord.bytes(epoch: epoch, sequence: record.sequence, body: LogRecord.body(of: record.changes))
        let again = written.withUnsafeBytes { LogRecord.read($0, epoch: epoch) }
        precondition(again?.record == record && again?.count == written.count)
        for change in record.changes {
            precondition(!change.place.folder.hasPrefix(".") && !change.place.folder.contains("/"))
            precondition(!change.place.file.hasPrefix(".") && !change.place.file.contains("/"))
        }
    }

    /// Checks that a changed setting is read back, and that the others stay.
    public static func settings(_ bytes: UnsafeRawBufferPointer) {
        guard let old = try? SettingsText(Array(bytes)) else { return }
        let value = String(decoding: bytes.prefix(40), as: UTF8.self)
        for key in [old.entries.first?.key ?? "new", old.entries.last?.key ?? "new", "new-key"] {
            var new = old
            guard (try? new.set(value, for: key)) != nil else { preconditionFailure() }
            precondition(new.entries.first { $0.key == key }?.value.utf8.elementsEqual(value.utf8) == true)
            let others = { (text: SettingsText) in text.entries.filter { $0.key != key }.map { [$0.key, $0.value] } }
            precondition(others(new) == others(old))
            guard (try? new.remove(key)) == true else { preconditionFailure() }
            precondition(others(new) == others(old) && !new.entries.contains { $0.key == key })
        }
    }
}
