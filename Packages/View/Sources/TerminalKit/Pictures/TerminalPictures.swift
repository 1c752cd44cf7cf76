import PresentationKit
import ViewKit

/// The pictures that a terminal has, in the form in which it gets them.
///
/// A picture is encoded, and sent where the protocol needs that, when the first frame shows it. A large one is sent in pieces,
/// one with each frame, so that a slow terminal shows other changes in between; it is shown when all of it has been sent.
/// Pictures that no frame shows any more stay until they take more than ``limit`` bytes, the oldest go first. Protocols that
/// paint pixels over cells are the subject of ``PaintedPictures``.
struct TerminalPictures: Sendable {
    /// The bytes of pixels of the pictures that are kept although they are not shown.
    static let limit = 32 << 20

    /// The number of bytes of uploads after which a frame begins no further control sequence of them.
    static let uploadLimit = 128 << 10

    struct Frame {
        /// The pictures that the terminal has, by their index in the table of the grid.
        var shown: [Int: EncodedPicture] = [:]
        /// The indices of the pictures that the terminal does not have yet.
        var missing: Set<Int> = []
        /// The control strings that paint pixels, each with its first cell, after the cells of the frame.
        var painted: [(origin: Point, bytes: [UInt8])] = []
        /// The cells of pictures that the next frames paint.
        var unpainted: [Rect] = []
        /// A Boolean value that indicates whether the terminal may move rows: pixels that are painted might not move along.
        var allowsScroll = true
        /// The bytes that come before those of the frame.
        var before: [UInt8] = []
        /// The bytes that come after those of the frame.
        var after: [UInt8] = []
    }

    private struct Entry {
        let picture: EncodedPicture
        var lastFrame: Int
    }

    private struct Upload {
        let placed: PlacedPicture
        let picture: EncodedPicture
        var rest: ArraySlice<[UInt8]>
    }

    private let capabilities: TerminalCapabilities
    /// The encoder of sixels and symbols; nil once it is known not to be available.
    private var encoder: (any PictureEncoder)?
    private var painted: PaintedPictures?
    private var hasBegun = false
    private var entries: [PlacedPicture: Entry] = [:]
    private var upload: Upload?
    private var frameCount = 0
    private var nextID: Int

    /// Creates a terminal without pictures.
    ///
    /// - Parameters:
    ///   - firstID: the index of the first identifier, different for programs that share a terminal.
    ///   - encoder: the encoder of sixels and symbols, if there is one.
    init(capabilities: TerminalCapabilities, firstID: Int, encoder: (any PictureEncoder)?) {
        self.capabilities = capabilities
        self.encoder = encoder
        nextID = firstID
    }

    /// Finds out how pictures are shown, when there is the first one.
    private mutating func prepare() {
        guard !hasBegun else { return }
        hasBegun = true
        if encoder?.isAvailable == false { encoder = nil }
        painted =
            switch capabilities.graphics {
            case .iTerm2: PaintedPictures(.iTerm2, for: capabilities)
            case .sixel, .compositeSixel: encoder.map { PaintedPictures(.sixel($0), for: capabilities) }
            case .kitty, nil: nil
            }
    }

    /// Begins a frame.
    ///
    /// - Parameter old: the grid on the screen, with the same tables; nil if every cell is written.
    mutating func begin(_ grid: CellGrid, over old: CellGrid?) -> Frame {
        var frame = Frame()
        guard !entries.isEmpty || upload != nil || grid.pictures.count > 0 else { return frame }
        prepare()
        guard painted?.fits(grid.size) != true else {
            painted?.begin(grid, over: old, in: &frame)
            frame.allowsScroll = grid.shownPictures.isEmpty && old?.shownPictures.isEmpty ?? true
            return frame
        }
        frameCount += 1
        let indices = grid.shownPictures.sorted()
        // A picture that has left the screen does not hold up those that are on it.
        if let upload, !indices.contains(where: { grid.pictures[$0] == upload.placed }) {
            frame.before += cancelUpload()
        }
        var remaining = Self.uploadLimit
        for index in indices {
            let placed = grid.pictures[index]
            if entries[placed] == nil { send(placed, within: &remaining, in: &frame) }
            if let picture = entries[placed]?.picture {
                entries[placed]?.lastFrame = frameCount
                frame.shown[index] = picture
            } else {
                frame.missing.insert(index)
            }
        }
        // In the middle of an upload the terminal takes every command for another piece of it.
        if upload == nil { frame.after += removeSurplus() }
        return frame
    }

    /// Removes all pictures, and returns the bytes that have the terminal forget them.
    mutating func removeAll() -> [UInt8] {
        defer { entries = [:] }
        hasBegun = false
        return cancelUpload() + entries.values.flatMap(\.picture.removal)
    }

    /// Sends as much of a picture as the frame may still send, unless another one has been sent in part.
    private mutating func send(_ placed: PlacedPicture, within remaining: inout Int, in frame: inout Frame) {
        if upload == nil, remaining > 0 {
            let picture = encode(placed)
            upload = Upload(placed: placed, picture: picture, rest: picture.upload[...])
        }
        guard var upload, upload.placed == placed else { return }
        var bytes: [UInt8] = []
        while remaining > 0, let sequence = upload.rest.popFirst() {
            bytes += sequence
            remaining -= sequence.count
        }
        if upload.rest.isEmpty {
            frame.before += bytes
            var picture = upload.picture
            picture.upload = []
            entries[placed] = Entry(picture: picture, lastFrame: frameCount)
            self.upload = nil
        } else {
            // The answer to a key comes first.
            frame.after += bytes
            self.upload = upload
        }
    }

    private mutating func cancelUpload() -> [UInt8] {
        defer { upload = nil }
        return upload?.picture.cancellation ?? []
    }

    private mutating func encode(_ placed: PlacedPicture) -> EncodedPicture {
        switch capabilities.graphics {
        case .kitty(let isInTmux):
            defer { nextID += 1 }
            return EncodedPicture(
                kitty: placed,
                id: KittyPictureID(nextID),
                isInTmux: isInTmux,
                metrics: capabilities.metrics
            )
        case .iTerm2, .sixel, .compositeSixel, nil:
            // Where block elements take two cells, a cell has one colour.
            if let encoder, capabilities.metrics.ambiguous == .narrow {
                return EncodedPicture(symbols: placed, by: encoder, for: capabilities)
            }
            return EncodedPicture(blocks: placed, for: capabilities)
        }
    }

    /// Removes the pictures that were not shown for longest, as far as they exceed the limit.
    private mutating func removeSurplus() -> [UInt8] {
        let hidden = entries.filter { $0.value.lastFrame < frameCount }
        var surplus = hidden.keys.reduce(-Self.limit) { $0 + $1.picture.pixels.count }
        var bytes: [UInt8] = []
        guard surplus > 0 else { return bytes }
        for (placed, entry) in hidden.sorted(by: { $0.value.lastFrame < $1.value.lastFrame }) where surplus > 0 {
            surplus -= placed.picture.pixels.count
            bytes += entry.picture.removal
            entries[placed] = nil
        }
        return bytes
    }
}
