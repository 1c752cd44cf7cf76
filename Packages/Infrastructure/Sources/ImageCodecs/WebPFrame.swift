/// A frame of an animated WebP (RFC 9649, 2.7.1).
struct WebPFrame {
    /// The first column and row within the picture.
    let x: Int32
    let y: Int32
    /// The chunks of the frame, which are a WebP without its header.
    let content: ArraySlice<UInt8>

    /// Finds the first frame; nil for a picture that is not animated, and for one whose chunks are cut off.
    init?(firstOf file: [UInt8]) {
        func number(at index: Int, length: Int) -> Int {
            file[index..<index + length].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        var index = 12
        while index + 8 <= file.count {
            let (place, length) = (index + 8, number(at: index + 4, length: 4))
            guard length <= file.count - place else { return nil }
            if file[index..<place].starts(with: "ANMF".utf8), length > 16 {
                // In units of two pixels.
                x = Int32(2 * number(at: place, length: 3))
                y = Int32(2 * number(at: place + 3, length: 3))
                content = file[place + 16..<place + length]
                return
            }
            index = place + length + length % 2
        }
        return nil
    }
}
