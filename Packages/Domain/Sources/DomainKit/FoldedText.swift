/// A text without the differences that a search overlooks: case, and the forms that Unicode calls compatible.
///
/// Full-width letters, half-width kana and composed letters count as their usual forms (normalisation form KC, then
/// lower case). Control characters other than tabs and line ends, and the code points that are no characters, all count
/// as U+FFFD. Two folded texts are the same, and one lies in another, by code points: `か` is no part of `が`, but `👩`
/// is a part of `👩‍👧`. Whatever searches compares folded texts, so that a search finds the same wherever it is made.
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
    /// - Complexity: O(n); what is neither ASCII nor Japanese takes many times longer than what is.
    public init(_ text: String) {
        bytes = TextFolding.fold(text)
    }

    /// A Boolean value that indicates whether the text is empty.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Returns whether the text contains another one; every text contains the empty one.
    ///
    /// - Complexity: O(n · m) at worst, O(n) for texts that people write.
    public func contains(_ part: FoldedText) -> Bool {
        contains(part.bytes)
    }

    /// Returns whether the text contains the bytes of a folded text; every text contains no bytes.
    ///
    /// - Complexity: O(n · m) at worst, O(n) for texts that people write.
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
