import Foundation
import PresentationKit
import Testing

@testable import TerminalKit
@testable import ViewKit

/// The pictures of a terminal with kitty's graphics protocol, read back from what a writer sends.
struct KittyPictures {
    /// A picture with its virtual placement.
    struct Sent: Equatable {
        let picture: Picture
        let columns: Int
        let rows: Int
    }

    /// The pictures by their identifier.
    private(set) var all: [Int: Sent] = [:]
    /// The number of pictures that were sent.
    private(set) var uploads = 0
    /// A picture of which some chunks have come, or nil.
    private(set) var pending: (keys: [Substring: Substring], payload: Substring)?
    /// The number of uploads that ended before the picture was whole.
    private(set) var cancellations = 0
    /// The identifier of the last upload that was cancelled, which may be removed although there is no picture.
    private var cancelled: Int?

    /// Applies the body of a sequence: keys, and behind a semicolon base64.
    mutating func apply(_ body: Substring, _ sourceLocation: SourceLocation) {
        guard body.first == "G" else {
            Issue.record("APC \(body)", sourceLocation: sourceLocation)
            return
        }
        // What is before the payload is short.
        let end = body.utf8.firstIndex(of: UInt8(ascii: ";")) ?? body.endIndex
        let pairs = body[..<end].dropFirst().split(separator: ",").map { $0.split(separator: "=") }
        let keys = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
        #expect(keys["q"] == "2", "The terminal must not answer.", sourceLocation: sourceLocation)
        let payload = body[end...].dropFirst()
        #expect(payload.utf8.count <= 4096, sourceLocation: sourceLocation)
        #expect(pending == nil || keys["a"] == nil, "An upload is not complete.", sourceLocation: sourceLocation)
        if keys["a"] == "d" {
            #expect(keys["d"] == "I", sourceLocation: sourceLocation)
            let id = keys["i"].flatMap { Int($0) }
            let removed = id.flatMap { all.removeValue(forKey: $0) }
            #expect(removed != nil || id == cancelled, "No picture was removed.", sourceLocation: sourceLocation)
            return
        }
        if let upload = pending, payload.isEmpty, keys["m"] == "0" {
            cancellations += 1
            cancelled = upload.keys["i"].flatMap { Int($0) }
            pending = nil
            return
        }
        pending = (pending?.keys ?? keys, (pending?.payload ?? "") + payload)
        guard keys["m"] == "0" else { return }
        #expect(keep(), "The picture is broken.", sourceLocation: sourceLocation)
        pending = nil
    }

    /// Stores the picture of which all chunks have arrived, and returns false if the chunks are no picture.
    private mutating func keep() -> Bool {
        guard let (keys, payload) = pending, keys["a"] == "T", keys["U"] == "1", keys["f"] == "32",
            let data = Data(base64Encoded: String(payload))
        else { return false }
        let numbers = ["i", "s", "v", "c", "r"].compactMap { keys[$0].flatMap { Int($0) } }
        guard numbers.count == 5, let picture = Picture(width: numbers[1], height: numbers[2], pixels: Array(data))
        else { return false }
        all[numbers[0]] = Sent(picture: picture, columns: numbers[3], rows: numbers[4])
        uploads += 1
        return true
    }

    /// Returns whether the terminal has a picture in its size under an identifier.
    func contains(_ placed: PlacedPicture, as id: Int) -> Bool {
        guard let sent = all[id] else { return false }
        return Size(columns: sent.columns, rows: sent.rows) == placed.size && sent.picture == placed.picture
    }

    private static let diacritics = Dictionary(uniqueKeysWithValues: (0..<256).map { (KittyDiacritics[$0], $0) })

    /// Returns the identifier and the point of a placeholder.
    static func reference(_ place: ScreenModel.Place) -> (id: Int, point: Point)? {
        guard place.text.unicodeScalars.first == "\u{10EEEE}" else { return nil }
        let numbers = place.text.unicodeScalars.dropFirst().compactMap { diacritics[$0] }
        guard numbers.count == 3, place.style.hasPrefix("0;38;5;"),
            let low = Int(place.style.dropFirst("0;38;5;".count))
        else { return nil }
        return (numbers[2] << 24 | low, Point(column: numbers[1], row: numbers[0]))
    }
}
