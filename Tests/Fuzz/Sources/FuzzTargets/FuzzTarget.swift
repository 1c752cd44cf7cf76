/// What can be fuzzed: a function that traps when the bytes bring out a fault.
public struct FuzzTarget: Sendable {
    /// What it is called on the command line, and its corpus under `Corpus`.
    public let name: String
    /// Takes one input.
    public let body: @Sendable (UnsafeRawBufferPointer) -> Void

    /// All targets.
    public static let all: [FuzzTarget] = [.keys, .document, .log, .settings, .head, .link, .markup]
}
