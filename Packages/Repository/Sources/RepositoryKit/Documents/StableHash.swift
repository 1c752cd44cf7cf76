/// A hash, the same in every process (FNV-1a with 64 bits; Fowler, Noll and Vo).
package struct StableHash {
    package let value: UInt64

    // Not generic, because other modules would call it unspecialized: that took three quarters of a cached read.
    package init(_ bytes: [UInt8]) {
        value = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    package init(_ content: String) {
        self.init(Array(content.utf8))
    }

    /// The digits of the value, without leading zeros.
    package var digits: String { String(value, radix: 16) }

    /// The 16 digits of the value, for names of files.
    package var paddedDigits: String { String(repeating: "0", count: 16 - digits.count) + digits }
}
