/// The header of a JPEG: its markers up to the end of the picture.
///
/// Some cameras write no marker for the end, or data of their own behind the pixels: behind the first scan, whatever is not a marker of
/// a JPEG ends the picture.
struct JPEGHeader {
    let facts: (size: PixelSize, exif: ExifFacts)

    init(_ bytes: ByteReader) throws(ImageError) {
        var (index, scans) = (2, 0)
        var size: PixelSize?
        var exif = ExifFacts()
        markers: while let byte = bytes[index], let marker = bytes[index + 1] {
            // Within a scan, 0xFF is followed by zero, or by the number of a restart.
            guard byte == 0xFF, marker != 0, marker != 0xFF, !(0xD0...0xD8).contains(marker) else {
                index = bytes.index(of: 0xFF, from: index + 1)
                continue
            }
            if marker == 0xD9 { break }
            guard let length = bytes.number(at: index + 2, length: 2, isBigEndian: true), length >= 2 else {
                if scans > 0 { break }
                throw .damaged(.jpeg)
            }
            switch marker {
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                if scans > 0 { break markers }
                guard size == nil, let height = bytes.number(at: index + 5, length: 2, isBigEndian: true),
                    let width = bytes.number(at: index + 7, length: 2, isBigEndian: true)
                else { throw .damaged(.jpeg) }
                size = PixelSize(width: width, height: height)
            case 0xE1 where scans == 0 && bytes.has("Exif\0\0", at: index + 4):
                exif = ExifFacts(bytes, at: index + 10, end: index + 2 + length)
            // The length says how many components the scan has.
            case 0xDA where bytes[index + 4].map { length == 6 + 2 * Int($0) } ?? false:
                scans += 1
                guard scans <= ImageHeader.scanLimit else { throw .unsupported(.jpeg) }
            default: break
            }
            index += 2 + length
        }
        guard let size, scans > 0 else { throw .damaged(.jpeg) }
        facts = (size, exif)
    }
}
