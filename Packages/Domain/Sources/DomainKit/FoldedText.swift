/// A text without the differences that searches ignore: case, and the compatibility forms of Unicode.
///
/// Full-width letters, half-width kana and composed letters count as their usual forms (normalisation form KC, then
/// lower case). Control characters other than tabs and line ends, and noncharacters, count as U+FFFD. Folded texts are
/// compared by code points: `か` is not contained in `が`, but `👩` is contained in `👩‍👧`. All searches compare folded
/// texts, so that they find the same with and without a host.
///
/// ```swift
/// print(FoldedText("ＳＷＩＦＴ 6") == FoldedText("swift 6"))  // true
/// print(FoldedText("Moby-Dick").contains(FoldedText("DICK")))  // true
/// ```
public struct FoldedText: Hashable, Sendable {
    /// The folded text in UTF-8.
    public let bytes: [UInt8]

    /// Folds a text.
    ///
    /// - Complexity: O(n), with a much larger factor for text that is neither ASCII nor Japanese.
    public init(_ text: String) {
        bytes = TextFolding.fold(text)
    }

    /// A Boolean value that indicates whether the text is empty.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Returns whether the text contains another one; every text contains the empty one.
    ///
    /// - Complexity: O(n · m) in the worst case, O(n) for ordinary text.
    public func contains(_ part: FoldedText) -> Bool {
        contains(part.bytes)
    }

    /// Returns whether the text contains the bytes of a folded text; every text contains no bytes.
    ///
    /// - Complexity: O(n · m) in the worst case, O(n) for ordinary text.
    public func contains(_ part: [UInt8]) -> Bool {
        guard let first = part.first, let last = part.last else { return true }
        let length = part.count
        guard length <= bytes.count else { return false }
        // The last byte is compared first: in Japanese, nearly every character begins with the same.
        for start in 0...bytes.count - length
        where bytes[start + length - 1] == last && bytes[start] == first {
            if bytes[start..<start + length] == part[...] { return true }
        }
        return false
    }
}

extension FoldedText: CustomStringConvertible {
    public var description: String { String(decoding: bytes, as: UTF8.self) }
}
