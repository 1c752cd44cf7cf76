internal import Foundation

extension String {
    /// Creates a text from bytes in UTF-8, or returns nil if they are not valid.
    ///
    /// `String(validating:as:)` does the same, but looks up its generic types for every text, which takes longer than a
    /// short text itself.
    package init?(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
        // Decoding replaces invalid bytes, so that the text then differs from them.
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = bytes.baseAddress else {
            self = text
            return
        }
        let isSame = text.utf8.withContiguousStorageIfAvailable { own in
            own.count == bytes.count && own.baseAddress.map { memcmp($0, start, bytes.count) == 0 } ?? true
        }
        guard isSame ?? text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
