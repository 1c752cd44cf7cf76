import PresentationKit
import ViewKit

/// The pictures that a terminal has, in the form in which it gets them.
///
/// A picture is encoded, and sent where the protocol needs that, when the first frame shows it. Pictures that no frame shows
/// any more stay until they take more than ``limit`` bytes, the oldest go first.
struct TerminalPictures: Sendable {
    /// The bytes of pixels of the pictures that are kept although they are not shown.
    static let limit = 32 << 20

    private struct Entry {
        let picture: EncodedPicture
        var lastFrame: Int
    }

    private let capabilities: TerminalCapabilities
    private var entries: [PlacedPicture: Entry] = [:]
    private var frame = 0
    private var nextID: Int

    /// Creates a terminal without pictures.
    ///
    /// - Parameters:
    ///   - capabilities: the capabilities of the terminal.
    ///   - firstID: the index of the first identifier, different for programs that share a terminal.
    init(capabilities: TerminalCapabilities, firstID: Int) {
        self.capabilities = capabilities
        nextID = firstID
    }

    /// Begins a frame.
    ///
    /// - Returns: the pictures of which a cell is in the grid, by their index; and the bytes that come before and after the
    ///   bytes of the frame.
    mutating func begin(_ grid: CellGrid) -> (shown: [Int: EncodedPicture], before: [UInt8], after: [UInt8]) {
        guard !entries.isEmpty || grid.pictures.count > 0 else { return ([:], [], []) }
        frame += 1
        var shown: [Int: EncodedPicture] = [:]
        var before: [UInt8] = []
        for index in grid.shownPictures {
            let placed = grid.pictures[index]
            let picture = entries[placed]?.picture ?? encode(placed, uploadingTo: &before)
            entries[placed] = Entry(picture: picture, lastFrame: frame)
            shown[index] = picture
        }
        return (shown, before, removeSurplus())
    }

    /// Removes all pictures.
    ///
    /// - Returns: the bytes that have the terminal forget them.
    mutating func removeAll() -> [UInt8] {
        defer { entries = [:] }
        return entries.values.flatMap(\.picture.removal)
    }

    private mutating func encode(_ placed: PlacedPicture, uploadingTo bytes: inout [UInt8]) -> EncodedPicture {
        switch capabilities.graphics {
        case .kitty(let isInTmux):
            var picture = EncodedPicture(
                kitty: placed,
                id: KittyPictureID(nextID),
                isInTmux: isInTmux,
                metrics: capabilities.metrics
            )
            nextID += 1
            bytes += picture.upload
            picture.upload = []
            return picture
        case nil: return EncodedPicture(blocks: placed, for: capabilities)
        }
    }

    /// Removes the pictures that were not shown for longest, as far as they exceed the limit.
    private mutating func removeSurplus() -> [UInt8] {
        let hidden = entries.filter { $0.value.lastFrame < frame }
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
