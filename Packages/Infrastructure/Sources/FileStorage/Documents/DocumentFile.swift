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
        let sum = document.json.withUnsafeBytes { checksum(of: $0, version: document.version) }
        let head = #"{"strata":\#(format),"version":\#(document.version),"checksum":"\#(sum)","document":"#
        var bytes: [UInt8] = []
        bytes.reserveCapacity(head.utf8.count + document.json.count + 4)
        bytes.append(contentsOf: head.utf8)
        bytes.append(0x0A)
        bytes.append(contentsOf: document.json)
        bytes.append(contentsOf: [0x0A, UInt8(ascii: "}"), 0x0A])
        return bytes
    }

    /// Reads a file.
    ///
    /// - Returns: nil if there is none.
    static func read(_ path: String) throws(DocumentError) -> DocumentFile? {
        do throws(SystemError) {
            return try WholeFile.read(path, limit: sizeLimit) { read($0) }
        } catch {
            guard error.isNoFile else { throw .reading(path, error) }
            return .damaged
        }
    }

    package static func read(_ bytes: UnsafeRawBufferPointer) -> DocumentFile {
        if let document = unedited(bytes) { return .document(document) }
        if isNewer(bytes) { return .newerFormat }
        guard String(validating: bytes, as: UTF8.self) != nil, let members = members(of: bytes),
            let format = members["strata"].flatMap({ number(bytes[$0]) }), format >= 1,
            let version = members["version"].flatMap({ number(bytes[$0]) }), version >= 1,
            let text = members["document"]
        else { return .damaged }
        guard format <= Self.format else { return .newerFormat }
        let json = UnsafeRawBufferPointer(rebasing: bytes[text])
        let stored = members["checksum"].map { String(decoding: bytes[$0], as: UTF8.self) }
        let isEdited = stored != #""\#(checksum(of: json, version: version))""#
        return .document(Document(version: version, json: Array(json), isEdited: isEdited))
    }

    /// Finds the members of an object.
    ///
    /// - Returns: the ranges of the values by their names, of equal names the last one; nil if the text is not JSON or not an
    ///   object.
    private static func members(of bytes: UnsafeRawBufferPointer) -> [String: Range<Int>]? {
        try? JSONReader.read(bytes, depthLimit: .max) { reader throws(JSONReadError) in
            var members: [String: Range<Int>] = [:]
            let isObject = try reader.members { key, reader throws(JSONReadError) in
                members[key.description] = try reader.skip()
            }
            guard isObject else { throw .unexpected }
            return members
        }
    }

    /// Decodes a file that is exactly as it was written, without parsing the JSON; nil if it is not.
    private static func unedited(_ bytes: UnsafeRawBufferPointer) -> Document? {
        var rest = bytes[...]
        guard take(#"{"strata":1,"version":"#, from: &rest) else { return nil }
        let digits = rest.prefix(10).prefix { isDigit($0) }
        guard let version = number(digits), version >= 1 else { return nil }
        rest = rest[digits.endIndex...]
        guard take(#","checksum":""#, from: &rest), rest.count >= 8 else { return nil }
        let checksum = rest.prefix(8)
        rest = rest.dropFirst(8)
        guard take("\",\"document\":\n", from: &rest), rest.count >= 3,
            rest.suffix(3).elementsEqual([0x0A, 0x7D, 0x0A])
        else { return nil }
        let json = UnsafeRawBufferPointer(rebasing: rest.dropLast(3))
        guard checksum.elementsEqual(Self.checksum(of: json, version: version).utf8) else { return nil }
        return Document(version: version, json: Array(json))
    }

    /// Returns whether the first bytes of a file name a newer format, whatever follows them.
    private static func isNewer(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes[...]
        guard take(#"{"strata":"#, from: &rest) else { return false }
        let digits = rest.prefix { isDigit($0) }
        guard let first = digits.first, first != UInt8(ascii: "0") else { return false }
        return number(digits).map { $0 > format } ?? true
    }

    private static func take(_ text: StaticString, from rest: inout Slice<UnsafeRawBufferPointer>) -> Bool {
        let count = text.utf8CodeUnitCount
        guard rest.count >= count else { return false }
        for offset in 0..<count where rest[rest.startIndex + offset] != text.utf8Start[offset] { return false }
        rest = rest.dropFirst(count)
        return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func number(_ digits: Slice<UnsafeRawBufferPointer>) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy(isDigit), digits.first != UInt8(ascii: "0") else { return nil }
        var number = 0
        for digit in digits {
            let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
            let (sum, second) = tens.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
            guard !overflow, !second else { return nil }
            number = sum
        }
        return number
    }

    private static func checksum(of json: UnsafeRawBufferPointer, version: Int) -> String {
        var crc = CRC32()
        crc.add("\(version)\n")
        crc.add(json)
        return hexadecimal(crc.value)
    }
}
