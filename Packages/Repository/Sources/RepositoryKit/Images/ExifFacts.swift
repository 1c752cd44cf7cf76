/// The facts about a picture in a block of Exif (Exif 2.32, 4.6).
struct ExifFacts {
    private(set) var orientation = ImageOrientation.upright
    /// The date on which the picture was taken (tag 36867), such as `2026:11:26 12:30:00`, or nil.
    private(set) var date: String?

    init() {}

    /// Reads a block, from the index of its byte order, with which it begins, to that of its end.
    init(_ bytes: ByteReader, at start: Int, end: Int) {
        let isBigEndian = bytes.has("MM", at: start)
        guard isBigEndian || bytes.has("II", at: start) else { return }
        func number(at index: Int, length: Int) -> Int? {
            bytes.number(at: index, length: length, isBigEndian: isBigEndian)
        }
        /// Returns the index of the value of a tag in the directory at an offset.
        func place(of tag: Int, in directory: Int) -> Int? {
            let start = start + directory
            for entry in 0..<(number(at: start, length: 2) ?? 0) {
                let place = start + 2 + entry * 12
                guard place + 12 <= end, let found = number(at: place, length: 2) else { return nil }
                if found == tag { return place + 8 }
            }
            return nil
        }
        guard let directory = number(at: start + 4, length: 4) else { return }
        if let value = place(of: 274, in: directory).flatMap({ number(at: $0, length: 2) }) {
            orientation = ImageOrientation(rawValue: value) ?? .upright
        }
        if let details = place(of: 34665, in: directory).flatMap({ number(at: $0, length: 4) }),
            let text = place(of: 36867, in: details).flatMap({ number(at: $0, length: 4) }), start + text + 19 <= end
        {
            date = String(decoding: bytes.slice(start + text, 19), as: UTF8.self)
        }
    }
}
