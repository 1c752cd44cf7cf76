/// A point at which a double holds its first caller until the test lets it go on; later callers pass.
///
/// With ``overlap(at:_:_:until:)`` it shows what two commands do to each other that run at once.
public actor Gate {
    private var hasCaller = false
    private var isOpen = false
    private var arrivals: [CheckedContinuation<Void, Never>] = []
    private var held: CheckedContinuation<Void, Never>?
    fileprivate private(set) var hasFinished = false

    /// Creates a closed gate.
    public init() {}

    /// Waits until the gate is opened, in the first call only.
    public func pass() async {
        guard !hasCaller else { return }
        hasCaller = true
        for arrival in arrivals { arrival.resume() }
        arrivals = []
        guard !isOpen else { return }
        await withCheckedContinuation { held = $0 }
    }

    /// Waits until the first caller has arrived.
    public func reached() async {
        guard !hasCaller else { return }
        await withCheckedContinuation { arrivals.append($0) }
    }

    /// Resumes the first caller.
    public func open() {
        isOpen = true
        held?.resume()
        held = nil
    }

    fileprivate func finish() { hasFinished = true }
}

/// Starts a command, and another one while the first is held at a gate.
///
/// The gate is opened once the second one has finished or waits for the first.
///
/// - Throws: The error of the first command, or else of the second one.
public func overlap(
    at gate: Gate,
    _ first: @escaping @Sendable () async throws -> Void,
    _ second: @escaping @Sendable () async throws -> Void,
    until waits: @Sendable () -> Bool
) async throws {
    let one = Task { try await first() }
    await gate.reached()
    let two = Task {
        let result: Result<Void, any Error>
        do { result = .success(try await second()) } catch { result = .failure(error) }
        await gate.finish()
        try result.get()
    }
    while !waits(), await !gate.hasFinished { await Task.yield() }
    await gate.open()
    try await one.value
    try await two.value
}
