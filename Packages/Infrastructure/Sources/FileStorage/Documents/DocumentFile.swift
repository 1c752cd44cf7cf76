package import RepositoryKit

/// The contents of a document's file: a JSON object around the document's own text.
///
/// ```
/// {"strata":1,"version":3,"checksum":"0a1b2c3d","document":
/// {"title":"…"}
/// }
/// ```
/// The checksum is the CRC-32 of the version in decimal digits, a line feed and the document's text.
package enum DocumentFile: Equatable {
    /// The version of the format that this code writes, and the newest one that it reads.
    static let format = 1
    /// The number of bytes that a file may have: those of a document, and space for the object around it.
    static let sizeLimit = Document.sizeLimit + 4096

    /// A complete document, edited or not.
    case document(Document)
    /// A file of a format that is newer than ``format``.
    case newerFormat
    /// A file of any other contents.
    case damaged

    package static func bytes(of document: Document) -> [UInt8] {
        let head = head(version: document.version, document.json[...])
        var bytes: [UInt8] = []
        bytes.reserveCapacity(head.utf8.count + document.json.count + end.utf8.count)
        bytes += head.utf8
        bytes += document.json
        bytes += end.utf8
        return bytes
    }

    /// The text before a document's own.
    private static func head(version: Int, _ json: ArraySlice<UInt8>) -> String {
        let sum = checksum(of: json, version: version)
        return #"{"strata":\#(format),"version":\#(version),"checksum":"\#(sum)","document":"# + "\n"
    }

    /// The text behind a document's own.
    private static let end = "\n}\n"

    /// Reads a file.
    ///
    /// - Returns: Nil if there is none.
    static func read(_ path: String) throws(DocumentError) -> DocumentFile? {
        do throws(SystemError) {
            return try WholeFile.read(path, limit: sizeLimit).map(read)
        } catch {
            guard error.isNoFile else { throw .reading(path, error) }
            return .damaged
        }
    }

    package static func read(_ bytes: [UInt8]) -> DocumentFile {
        if let document = unedited(bytes) { return .document(document) }
        if isNewer(bytes) { return .newerFormat }
        guard String(validating: bytes, as: UTF8.self) != nil, let members = members(of: bytes),
            let format = members["strata"].flatMap({ number(bytes[$0]) }), format >= 1,
            let version = members["version"].flatMap({ number(bytes[$0]) }), version >= 1,
            let text = members["document"]
        else { return .damaged }
        guard format <= Self.format else { return .newerFormat }
        let json = bytes[text]
        let stored = members["checksum"].map { String(decoding: bytes[$0], as: UTF8.self) }
        let isEdited = stored != #""\#(checksum(of: json, version: version))""#
        return .document(Document(version: version, json: Array(json), isEdited: isEdited))
    }

    /// Finds the members of an object.
    ///
    /// - Returns: The ranges of the values by their names, of equal names the last one; nil if the text is not JSON or not an
    ///   object.
    private static func members(of bytes: [UInt8]) -> [String: Range<Int>]? {
        bytes.withUnsafeBytes { bytes in
            try? JSONReader.read(bytes, depthLimit: .max) { reader throws(JSONReadError) in
                var members: [String: Range<Int>] = [:]
                let isObject = try reader.members { key, reader throws(JSONReadError) in
                    members[key.description] = try reader.skip()
                }
                guard isObject else { throw .unexpected }
                return members
            }
        }
    }

    /// Decodes a file that is exactly as it was written, without parsing the JSON; nil if it is not.
    private static func unedited(_ bytes: [UInt8]) -> Document? {
        let digits = bytes.dropFirst(#"{"strata":1,"version":"#.utf8.count).prefix(10).prefix { isDigit($0) }
        guard let version = number(digits), version >= 1, let headEnd = bytes.prefix(80).firstIndex(of: 0x0A),
            bytes.count > headEnd + end.utf8.count, bytes.suffix(end.utf8.count).elementsEqual(end.utf8)
        else { return nil }
        let json = bytes[(headEnd + 1)...].dropLast(end.utf8.count)
        guard bytes[...headEnd].elementsEqual(head(version: version, json).utf8) else { return nil }
        return Document(version: version, json: Array(json))
    }

    /// Returns whether the first bytes of a file name a newer format, whatever follows them.
    private static func isNewer(_ bytes: [UInt8]) -> Bool {
        let start = #"{"strata":"#.utf8
        let digits = bytes.dropFirst(start.count).prefix { isDigit($0) }
        guard bytes.starts(with: start), let first = digits.first, first != UInt8(ascii: "0") else { return false }
        return number(digits).map { $0 > format } ?? true
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy(isDigit), digits.first != UInt8(ascii: "0") else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private static func checksum(of json: ArraySlice<UInt8>, version: Int) -> String {
        var crc = CRC32()
        crc.add("\(version)\n")
        json.withUnsafeBytes { crc.add($0) }
        return crc.text
    }
}
