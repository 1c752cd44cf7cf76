/// The most that an input may cost, in proportion to its length.
///
/// It is ten times what the costliest inputs take in the slow code of a sanitizer, so that it is exceeded by what grows faster than
/// the input.
public struct FuzzLimit: Sendable {
    /// The processor time for the start of tasks, and for each byte.
    let seconds: (base: Double, perByte: Double)
    /// The allocated bytes for tables that are made once, and for each byte.
    let memory: (base: Int, perByte: Int)

    /// Returns whether an input of so many bytes may take so much.
    public func allows(seconds: Double, bytes: Int, inputBytes: Int) -> Bool {
        seconds <= self.seconds.base + self.seconds.perByte * Double(inputBytes)
            && bytes <= memory.base + memory.perByte * inputBytes
    }
}

/// A function that takes arbitrary bytes and traps on a fault.
public struct FuzzTarget: Sendable {
    /// The name on the command line, and of its folder in `Corpus`.
    public let name: String
    /// The most that an input may cost.
    public let limit = FuzzLimit(seconds: (0.5, 0.0005), memory: (4 << 20, 8 << 10))
    /// Runs the target on one input.
    public let body: @Sendable (UnsafeRawBufferPointer) -> Void

    /// All targets.
    public static let all = parsers + gateways

    /// The targets that read thousands of inputs a second; `make test-slow` gives each 2,000.
    public static let parsers: [FuzzTarget] = [.keys, .document, .log, .settings, .head, .link, .json, .swift]

    /// The targets that wait for tasks with each input; `make test-slow` gives each 100.
    public static let gateways: [FuzzTarget] = [
        .markup, .page, .manuscript, .rules, .baseline, .manifest, .project, .index, .commons, .unsplash, .sidecar,
        .album, .change,
    ]
}
