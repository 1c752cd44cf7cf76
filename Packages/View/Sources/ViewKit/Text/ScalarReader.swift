struct DecodedScalar {
    let value: UInt32
    let length: Int
    let properties: CharacterProperties

    /// Decodes the scalar at an offset.
    ///
    /// The bytes are those of a `String`, so they are well-formed UTF-8.
    @inline(__always)
    init(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        let first = UInt32(bytes[offset])
        @inline(__always) func tail(_ index: Int) -> UInt32 { UInt32(bytes[offset + index]) & 0x3F }
        switch first {
        case ..<0x80:
            length = 1
            value = first
        case ..<0xE0:
            length = 2
            value = (first & 0x1F) << 6 | tail(1)
        case ..<0xF0:
            length = 3
            value = (first & 0x0F) << 12 | tail(1) << 6 | tail(2)
        default:
            length = 4
            value = (first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
        }
        properties = CharacterProperties(of: value)
    }
}

extension String {
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(utf8).withUnsafeBufferPointer(body)
    }
}
