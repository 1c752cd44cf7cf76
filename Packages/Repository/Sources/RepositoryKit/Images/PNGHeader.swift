/// The header of a PNG: its chunks before the pixels.
struct PNGHeader {
    let facts: (size: PixelSize, exif: ExifFacts)

    init(_ bytes: ByteReader) throws(ImageError) {
        guard bytes.has("IHDR", at: 12), let width = bytes.number(at: 16, length: 4, isBigEndian: true),
            let height = bytes.number(at: 20, length: 4, isBigEndian: true)
        else { throw .damaged(.png) }
        var exif = ExifFacts()
        var index = 8
        while let length = bytes.number(at: index, length: 4, isBigEndian: true), length <= bytes.count {
            // Facts about a picture come before its pixels (PNG, third edition, 5.6); what comes later does not count.
            if bytes.has("IDAT", at: index + 4) { break }
            if bytes.has("eXIf", at: index + 4) {
                exif = ExifFacts(bytes, at: index + 8, end: index + 8 + length)
            }
            index += 12 + length
        }
        facts = (PixelSize(width: width, height: height), exif)
    }
}
