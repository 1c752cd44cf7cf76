internal import CStrataImages

/// A decoder of the first frame of a GIF (version 89a), which is read row by row.
struct GIFDecoder {
    private let file: [UInt8]
    private let left: Int
    private let top: Int
    private let width: Int
    private let height: Int
    private let isInterlaced: Bool
    /// The colours of the numbers of pixels, each of four bytes.
    private let colors: [UInt8]
    /// The number of bits of a pixel in the data.
    private let depth: Int
    /// The index of the first block of data.
    private let start: Int

    /// Reads everything before the pixels of the first frame; nil if something is missing.
    init?(_ file: [UInt8]) {
        func byte(_ index: Int) -> Int? { index < file.count ? Int(file[index]) : nil }
        func number(_ index: Int) -> Int? {
            guard index + 1 < file.count else { return nil }
            return Int(file[index + 1]) << 8 | Int(file[index])
        }
        /// Returns the place and the number of the colours that the flags at an index announce behind it.
        func table(_ flags: Int, at index: Int) -> Range<Int> {
            index..<(index + (flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)))
        }
        guard let screenFlags = byte(10) else { return nil }
        let global = table(screenFlags, at: 13)
        var index = global.upperBound
        var transparent: Int?
        while byte(index) == 0x21 {
            if byte(index + 1) == 0xF9, let flags = byte(index + 3), flags & 1 == 1 { transparent = byte(index + 6) }
            index += 2
            while let length = byte(index), length > 0 { index += 1 + length }
            index += 1
        }
        guard byte(index) == 0x2C, let left = number(index + 1), let top = number(index + 3),
            let width = number(index + 5), let height = number(index + 7), let flags = byte(index + 9)
        else { return nil }
        let local = table(flags, at: index + 10)
        guard let depth = byte(local.upperBound), 1...11 ~= depth, width > 0, height > 0 else { return nil }
        self.file = file
        (self.left, self.top, self.width, self.height, self.depth) = (left, top, width, height, depth)
        isInterlaced = flags & 0x40 != 0
        start = local.upperBound + 1
        // Numbers without a colour are black.
        var colors = [UInt8](repeating: 0, count: 4 * 256)
        let palette = file[(local.isEmpty ? global : local).clamped(to: 0..<file.count)]
        for number in 0..<256 {
            for (component, value) in palette.dropFirst(3 * number).prefix(3).enumerated() {
                colors[4 * number + component] = value
            }
            colors[4 * number + 3] = number == transparent ? 0 : 255
        }
        self.colors = colors
    }

    /// Returns the picture, of which the frame is a part.
    func picture(_ request: images_request, mayGoOn: () -> Bool) -> images_result {
        guard let canvas = strata_canvas_new(request.width, request.height, request.columns, request.rows) else {
            return images_result()
        }
        defer { strata_canvas_free(canvas) }
        var (row, column, y) = ([UInt8](repeating: 0, count: 4 * width), 0, 0)
        var rows = FrameRows(height: height, isInterlaced: isInterlaced)
        let isWhole = decode(mayGoOn: mayGoOn) { pixel in
            let (place, color) = (4 * column, 4 * Int(pixel))
            for component in 0..<4 { row[place + component] = colors[color + component] }
            column += 1
            guard column == width else { return true }
            column = 0
            strata_canvas_add(canvas, row, Int32(width), Int32(left), 1, Int32(top + rows.current))
            y += 1
            return rows.advance()
        }
        guard isWhole, y > 0 else { return images_result() }
        return strata_canvas_picture(canvas, request.orientation)
    }

    /// Decodes the pixels (LZW).
    ///
    /// - Parameter body: takes the next pixel, and returns false after the last one.
    /// - Returns: False if the file ended first, or the decoding may not go on.
    private func decode(mayGoOn: () -> Bool, _ body: (UInt8) -> Bool) -> Bool {
        let (clear, end) = (1 << depth, 1 << depth + 1)
        var (prefixes, suffixes) = ([UInt16](repeating: 0, count: 4096), [UInt8](repeating: 0, count: 4096))
        for code in 0..<clear { suffixes[code] = UInt8(truncatingIfNeeded: code) }
        var (next, length, last, first) = (end + 1, depth + 1, Int?.none, UInt8(0))
        var (bits, bitCount) = (0, 0)
        var stack: [UInt8] = []
        var index = start
        while index < file.count {
            let block = index + 1..<index + 1 + Int(file[index])
            // Without a code for the end.
            if block.isEmpty { return true }
            guard mayGoOn() else { return false }
            for byte in file[block.clamped(to: 0..<file.count)] {
                bits |= Int(byte) << bitCount
                bitCount += 8
                while bitCount >= length {
                    let code = bits & (1 << length - 1)
                    (bits, bitCount) = (bits >> length, bitCount - length)
                    if code == end { return true }
                    if code == clear {
                        (next, length, last) = (end + 1, depth + 1, nil)
                        continue
                    }
                    guard code < next || (code == next && last != nil) else { return true }
                    var rest = code
                    if code == next, let last {
                        stack.append(first)
                        rest = last
                    }
                    while rest > end {
                        stack.append(suffixes[rest])
                        rest = Int(prefixes[rest])
                    }
                    first = suffixes[rest]
                    stack.append(first)
                    while let pixel = stack.popLast() { if !body(pixel) { return true } }
                    if let last, next < 4096 {
                        (prefixes[next], suffixes[next]) = (UInt16(last), first)
                        next += 1
                        if next == 1 << length, length < 12 { length += 1 }
                    }
                    last = code
                }
            }
            index = block.upperBound
        }
        return false
    }
}

/// The order in which a frame has its rows.
private struct FrameRows {
    /// The first row of each pass, and the distance of its rows.
    private static let passes = [(0, 8), (4, 8), (2, 4), (1, 2)]

    private let height: Int
    private var passes: ArraySlice<(Int, Int)>
    private(set) var current = 0

    init(height: Int, isInterlaced: Bool) {
        self.height = height
        passes = isInterlaced ? Self.passes[...] : [(0, 1)]
    }

    /// Goes on to the next row; returns false after the last one.
    mutating func advance() -> Bool {
        current += passes.first?.1 ?? 1
        while current >= height {
            passes = passes.dropFirst()
            guard let pass = passes.first else { return false }
            current = pass.0
        }
        return true
    }
}
