/// A short name for a text: the hash FNV-1a of Fowler, Noll and Vo.
struct NameHash {
    /// The hash in at most sixteen hexadecimal digits.
    let text: String

    init(_ bytes: some Sequence<UInt8>) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        text = String(hash, radix: 16)
    }
}
