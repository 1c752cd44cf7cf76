/// A function that takes arbitrary bytes and traps on a fault.
public struct FuzzTarget: Sendable {
    /// The name on the command line, and of its folder in `Corpus`.
    public let name: String
    /// Runs the target on one input.
    public let body: @Sendable (UnsafeRawBufferPointer) -> Void

    /// All targets.
    public static let all = parsers + gateways

    /// The targets that read thousands of inputs a second; `make test-slow` gives each 20,000.
    public static let parsers: [FuzzTarget] = [.keys, .document, .log, .settings, .head, .link, .json, .swift]

    /// The targets that wait for tasks with each input; `make test-slow` gives each 200.
    public static let gateways: [FuzzTarget] = [
        .markup, .page, .manuscript, .rules, .baseline, .manifest, .commons, .unsplash, .sidecar, .album, .change,
    ]
}
