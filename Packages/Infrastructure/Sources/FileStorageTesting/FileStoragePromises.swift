import FileStorage
import RepositoryKit

/// Promises that the readers of files keep for any bytes; a broken one traps.
///
/// They are here, beside what they look at, so that fuzzers of another package can call them.
///
/// ```swift
/// let bytes = Array("%E6%9C%AC".utf8)
/// bytes.withUnsafeBytes { FileStoragePromises.keys($0) }
/// ```
public enum FileStoragePromises {
    /// A text has one name, which stays in its folder and does not depend on case; a name has one text or none.
    public static func keys(_ bytes: UnsafeRawBufferPointer) {
        let name = bytes.bindMemory(to: UInt8.self)
        if let text = KeyName.text(of: name) {
            precondition((try? KeyName.name(of: text))?.utf8.elementsEqual(bytes) == true)
        }
        var text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.count <= DocumentKey.lengthLimit else {
            precondition((try? KeyName.name(of: text)) == nil)
            return
        }
        guard var made = try? KeyName.name(of: text) else { preconditionFailure() }
        precondition(!made.isEmpty && made.utf8.count <= KeyName.lengthLimit && made.utf8.first != UInt8(ascii: "."))
        precondition(made.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
        precondition(made.utf8.allSatisfy { !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
        let back = made.withUTF8 { KeyName.text(of: $0) }
        precondition(back?.utf8.elementsEqual(text.utf8) == true)
        text.makeContiguousUTF8()
    }

    /// Whatever is read as a document can be written and is read again, unedited.
    public static func document(_ bytes: UnsafeRawBufferPointer) {
        guard case .document(let document) = DocumentFile.read(bytes) else { return }
        let written = DocumentFile.bytes(of: document)
        let again = written.withUnsafeBytes { DocumentFile.read($0) }
        precondition(again == .document(Document(version: document.version, json: document.json)))
    }

    /// A journal is only what a store would have written, and speaks of places of documents only.
    public static func journal(_ bytes: UnsafeRawBufferPointer) {
        guard case .journal(let journal) = Journal.read(Array(bytes)) else { return }
        precondition(journal.bytes.elementsEqual(bytes))
        for step in journal.steps {
            precondition(!step.place.folder.hasPrefix(".") && !step.place.folder.contains("/"))
            precondition(!step.place.file.hasPrefix(".") && !step.place.file.contains("/"))
        }
    }

    /// A change of settings is read back, and leaves the others as they are.
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
