import FileStorage
import RepositoryKit

/// The invariants of the parsers of files, which hold for any bytes; a violation traps.
///
/// They are public so that fuzzers of another package can call them.
public enum FileStorageInvariants {
    /// Checks that a text has one name, which stays in its folder and does not depend on case, and that a name has at most one
    /// text.
    public static func keys(_ bytes: UnsafeRawBufferPointer) {
        if let text = KeyName.text(of: bytes) {
            let names = [try? KeyName.name(of: text), KeyName.readableName(of: text)]
            precondition(names.contains { $0?.utf8.elementsEqual(bytes) == true })
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.count <= DocumentKey.lengthLimit else {
            precondition((try? KeyName.name(of: text)) == nil)
            return
        }
        guard let name = try? KeyName.name(of: text) else { preconditionFailure() }
        for made in [name, KeyName.readableName(of: text)].compactMap(\.self) {
            precondition((1...KeyName.lengthLimit).contains(made.utf8.count) && made.utf8.first != UInt8(ascii: "."))
            precondition(made.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
            precondition(made.utf8.allSatisfy { !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
            precondition(KeyName.text(of: made.utf8)?.utf8.elementsEqual(text.utf8) == true)
        }
    }

    /// Checks that a decoded document can be encoded and decoded again, unedited.
    public static func document(_ bytes: UnsafeRawBufferPointer) {
        guard case .document(let document) = DocumentFile.read(Array(bytes)) else { return }
        let written = DocumentFile.bytes(of: document)
        precondition(DocumentFile.read(written) == .document(Document(version: document.version, json: document.json)))
    }

    /// Checks that a decoded log has only places of documents, also if its checksums were forged, and that a restored place is
    /// not restored again.
    public static func log(_ bytes: UnsafeRawBufferPointer) {
        check(Array(bytes))
        var forged = EarlierLogWriter()
        forged.append([.init("articles/\(String(decoding: bytes, as: UTF8.self))", from: nil, to: Array(bytes))])
        check(forged.bytes)
    }

    private static func check(_ bytes: [UInt8]) {
        guard case .log(let log) = EarlierLog.read(bytes) else { return }
        for (place, recovery) in log.recoveries {
            precondition(!place.folder.hasPrefix(".") && !place.folder.contains("/"))
            precondition(!place.file.hasPrefix(".") && !place.file.contains("/"))
            precondition(recovery.finding(recovery.bytes) == .last)
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
