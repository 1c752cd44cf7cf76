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

    /// Returns the orientation in a block of Exif (Exif 2.32, 4.6), which begins with its byte order at `start`.
    func orientation(inExifAt start: Int, end: Int) -> ImageOrientation {
        let isBigEndian: Bool
        if has("MM", at: start) {
            isBigEndian = true
        } else if has("II", at: start) {
            isBigEndian = false
        } else {
            return .upright
        }
        guard let offset = number(at: start + 4, length: 4, isBigEndian: isBigEndian),
            let count = number(at: start + offset, length: 2, isBigEndian: isBigEndian)
        else { return .upright }
        for entry in 0..<count {
            let place = start + offset + 2 + entry * 12
            guard place + 12 <= end, let tag = number(at: place, length: 2, isBigEndian: isBigEndian) else { break }
            guard tag == 274 else { continue }
            let value = number(at: place + 8, length: 2, isBigEndian: isBigEndian) ?? 1
            return ImageOrientation(rawValue: value) ?? .upright
        }
        return .upright
    }
}
