/// The header of a GIF: its screen and its first frame, either of which may be the larger one.
struct GIFHeader {
    let facts: (size: PixelSize, exif: ExifFacts)

    init(_ bytes: ByteReader) throws(ImageError) {
        guard let screenWidth = bytes.number(at: 6, length: 2, isBigEndian: false),
            let screenHeight = bytes.number(at: 8, length: 2, isBigEndian: false), let flags = bytes[10]
        else { throw .damaged(.gif) }
        var index = 13 + (flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1))
        while bytes[index] == 0x21 {
            index += 2
            while let length = bytes[index], length > 0 { index += 1 + Int(length) }
            index += 1
        }
        guard bytes[index] == 0x2C, let width = bytes.number(at: index + 5, length: 2, isBigEndian: false),
            let height = bytes.number(at: index + 7, length: 2, isBigEndian: false)
        else { throw .damaged(.gif) }
        guard screenWidth > 0, screenHeight > 0, width > 0, height > 0 else { throw .damaged(.gif) }
        facts = (PixelSize(width: max(width, screenWidth), height: max(height, screenHeight)), ExifFacts())
    }
}
