extension KeyedDecodingContainer {
    /// Decodes an optional value, or returns nil if the key is missing, null, or of another type.
    public func lenient<Value: Decodable>(_ type: Value.Type = Value.self, forKey key: Key) -> Value? {
        try? decodeIfPresent(type, forKey: key)
    }
}

/// A list that leaves out elements of the wrong form, so that one of them does not spoil a page.
///
/// ```swift
/// import Foundation
///
/// let list = try JSONDecoder().decode(LenientList<Book>.self, from: Data("[{}]".utf8))
/// print(list.elements.count)  // 0
/// ```
public struct LenientList<Element: Decodable>: Decodable {
    /// The elements of the right form, in their order.
    public let elements: [Element]

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        while !container.isAtEnd {
            // Each element is decoded from a decoder of its own, because a failed one would not be stepped over.
            let element = try container.superDecoder()
            if let element = try? Element(from: element) { elements.append(element) }
        }
        self.elements = elements
    }
}

extension LenientList: Sendable where Element: Sendable {}
