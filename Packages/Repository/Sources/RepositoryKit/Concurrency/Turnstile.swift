/// Lets one task at a time pass, in the order in which they came, for what implements a port.
///
/// Other than a ``Lock``, it may be held while its holder awaits something.
///
/// ```swift
/// func oneAfterTheOther(_ turnstile: Turnstile, _ work: () async -> Void) async {
///     await turnstile.enter()
///     await work()
///     await turnstile.leave()
/// }
/// ```
public actor Turnstile {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Makes a turnstile that nobody has passed.
    public init() {}

    /// Waits for the turn, which lasts until ``leave()``.
    public func enter() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
    }

    /// Gives the turn to the next.
    public func leave() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
