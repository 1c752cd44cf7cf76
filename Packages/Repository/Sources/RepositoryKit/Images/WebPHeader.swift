/// The header of a WebP: its chunks, except for their contents (RFC 9649).
struct WebPHeader {
    let facts: (size: PixelSize, exif: ExifFacts)

    init(_ bytes: ByteReader) throws(ImageError) {
        var size = PixelSize(width: 0, height: 0)
        var exif = ExifFacts()
        var index = 12
        while let length = bytes.number(at: index + 4, length: 4, isBigEndian: false) {
            let place = index + 8
            guard place + length <= bytes.count else { throw .damaged(.webp) }
            if bytes.has("VP8X", at: index) {
                size.join(Self.extendedSize(bytes, at: place))
            } else if bytes.has("VP8L", at: index) {
                let packed = bytes.number(at: place + 1, length: 4, isBigEndian: false) ?? 0
                size.join(PixelSize(width: packed & 0x3FFF + 1, height: packed >> 14 & 0x3FFF + 1))
            } else if bytes.has("VP8 ", at: index) {
                let width = bytes.number(at: place + 6, length: 2, isBigEndian: false) ?? 0
                let height = bytes.number(at: place + 8, length: 2, isBigEndian: false) ?? 0
                size.join(PixelSize(width: width & 0x3FFF, height: height & 0x3FFF))
            } else if bytes.has("EXIF", at: index) {
                let start = bytes.has("Exif\0\0", at: place) ? place + 6 : place
                exif = ExifFacts(bytes, at: start, end: place + length)
            }
            index = place + length + length % 2
        }
        facts = (size, exif)
    }

    private static func extendedSize(_ bytes: ByteReader, at place: Int) -> PixelSize {
        let width = bytes.number(at: place + 4, length: 3, isBigEndian: false) ?? 0
        let height = bytes.number(at: place + 7, length: 3, isBigEndian: false) ?? 0
        return PixelSize(width: width + 1, height: height + 1)
    }
}

extension PixelSize {
    /// Enlarges the size so that it contains another one.
    fileprivate mutating func join(_ other: PixelSize) {
        self = PixelSize(width: max(width, other.width), height: max(height, other.height))
    }
}
