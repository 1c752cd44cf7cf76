/// A short name for a text (Fowler, Noll and Vo's hash FNV-1a), which tells it from others with near certainty.
struct NameHash {
    /// Sixteen digits at most.
    let text: String

    init(_ bytes: some Sequence<UInt8>) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        text = String(hash, radix: 16)
    }
}
