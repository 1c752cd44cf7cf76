/// A random number generator that produces the same numbers for the same seed.
///
/// A test that takes its cases from it can be repeated with the seed of a failure. The algorithm is SplitMix64 (Steele,
/// Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
///
/// ```swift
/// var generator = SeededGenerator(seed: 7)
/// let order = (1...6).shuffled(using: &generator)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator with a seed.
    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
