/// What can be fuzzed: a function that traps when the bytes bring out a fault.
public struct FuzzTarget: Sendable {
    /// What it is called on the command line, and its corpus under `Corpus`.
    public let name: String
    /// Takes one input.
    public let body: @Sendable (UnsafeRawBufferPointer) -> Void

    /// All targets.
    public static let all = long + short

    /// The targets on which data and tokens depend; `make test-slow` fuzzes each for 15 seconds.
    public static let long: [FuzzTarget] = [.keys, .document, .log, .head, .link]

    /// The other targets; `make test-slow` fuzzes each for five seconds.
    public static let short: [FuzzTarget] = [
        .settings, .markup, .json, .page, .manuscript, .swift, .rules, .baseline, .manifest,
    ]
}
