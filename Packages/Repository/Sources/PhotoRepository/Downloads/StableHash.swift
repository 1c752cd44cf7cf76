/// A hash, the same in every process (FNV-1a with 64 bits; Fowler, Noll and Vo).
struct StableHash {
    let value: UInt64

    init(_ bytes: some Sequence<UInt8>) {
        value = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    init(_ content: String) {
        self.init(content.utf8)
    }

    /// The 16 digits of the value, for names of files.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
