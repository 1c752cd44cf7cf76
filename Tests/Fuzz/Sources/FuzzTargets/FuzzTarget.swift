/// What can be fuzzed: a function that traps when the bytes bring out a fault.
public struct FuzzTarget: Sendable {
    /// What it is called on the command line, and its corpus under `Corpus`.
    public let name: String
    /// Takes one input.
    public let body: @Sendable (UnsafeRawBufferPointer) -> Void

    /// All targets.
    public static let all = long + short

    /// The targets on which data and tokens rest; `make test-slow` fuzzes each for half a minute.
    public static let long: [FuzzTarget] = [.keys, .document, .log, .head, .link]

    /// The others, which it fuzzes for ten seconds each.
    public static let short: [FuzzTarget] = [
        .settings, .markup, .json, .page, .manuscript, .swift, .rules, .baseline, .manifest,
    ]
}
