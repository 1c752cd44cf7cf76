/// A function that takes arbitrary bytes and traps on a fault.
public struct FuzzTarget: Sendable {
    /// The name on the command line, and of its folder in `Corpus`.
    public let name: String
    /// Runs the target on one input.
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
