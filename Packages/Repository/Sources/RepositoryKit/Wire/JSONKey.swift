/// The key of a member of an object, valid while the member is read.
public struct JSONKey: CustomStringConvertible {
    let bytes: UnsafeBufferPointer<UInt8>
    let text: String?

    /// Returns whether the key equals a name, also if its text has escapes.
    public static func ~= (name: StaticString, key: JSONKey) -> Bool {
        if let text = key.text { return text == name.description }
        guard key.bytes.count == name.utf8CodeUnitCount else { return false }
        return key.bytes.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    public var description: String { text ?? String(decoding: bytes, as: UTF8.self) }
}
