/// Reads numbers from the bytes of a file, of which any may be missing.
struct ByteReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    subscript(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    /// Returns the bytes of a range as far as they exist.
    func slice(_ start: Int, _ length: Int) -> ArraySlice<UInt8> {
        let start = min(max(start, 0), bytes.count)
        return bytes[start..<min(bytes.count, start + max(0, min(length, bytes.count)))]
    }

    /// Returns a whole number of 1 to 4 bytes, or nil if one of them is missing.
    func number(at index: Int, length: Int, isBigEndian: Bool) -> Int? {
        let slice = slice(index, length)
        guard index >= 0, slice.count == length else { return nil }
        return isBigEndian
            ? slice.reduce(0) { $0 << 8 | Int($1) } : slice.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the index of the next byte of a value, or the end.
    func index(of byte: UInt8, from start: Int) -> Int {
        guard start < bytes.count else { return bytes.count }
        return bytes[start...].firstIndex(of: byte) ?? bytes.count
    }

    /// Returns a Boolean value that indicates whether a text stands at an index.
    func has(_ text: StaticString, at index: Int) -> Bool {
        slice(index, text.utf8CodeUnitCount)
            .elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
