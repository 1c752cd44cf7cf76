import TerminalKit
import ViewKit

/// A terminal of a host that records each frame with the cells that the host has drawn for it.
@MainActor
final class ScreenRecorder: ScreenTerminal {
    /// The bytes of a frame, and the cells and the cursor of the host when it was written.
    struct Frame {
        let bytes: [UInt8]
        let grid: CellGrid
        let cursor: Point?
    }

    let capabilities: TerminalCapabilities = {
        var capabilities = TerminalCapabilities.fullTerminal
        capabilities.background = .dark
        return capabilities
    }()
    var size: Size
    let isReady = true
    weak var host: ScreenHost?
    private(set) var hasEnded = false
    private var frames: [Frame] = []
    private var events: [ScreenTerminalEvent] = []
    /// The host, while it waits for an event.
    private var consumer: CheckedContinuation<ScreenTerminalEvent?, Never>?
    /// The test, while it waits for the host.
    private var waiter: CheckedContinuation<Void, Never>?

    init(_ size: Size) {
        self.size = size
    }

    func enter() throws(ScreenTerminalError) -> AsyncStream<ScreenTerminalEvent> {
        AsyncStream { [weak self] in await self?.nextEvent() }
    }

    /// Returns the next event; the host asks for it when it has handled the one before.
    private func nextEvent() async -> ScreenTerminalEvent? {
        if hasEnded { return nil }
        if !events.isEmpty { return events.removeFirst() }
        stopWaiting()
        return await withCheckedContinuation { consumer = $0 }
    }

    /// Sends an event to the host, and waits until the host has handled it and all before, or has ended.
    func send(_ event: ScreenTerminalEvent) async {
        events.append(event)
        if let consumer {
            self.consumer = nil
            consumer.resume(returning: events.removeFirst())
        }
        await waitUntilIdle()
    }

    /// Waits until the host waits for an event, or has ended.
    func waitUntilIdle() async {
        if consumer == nil, !hasEnded { await withCheckedContinuation { waiter = $0 } }
    }

    private func stopWaiting() {
        waiter?.resume()
        waiter = nil
    }

    /// Returns the frames that were written since the last call.
    func takeFrames() -> [Frame] {
        defer { frames = [] }
        return frames
    }

    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        if let host { frames.append(Frame(bytes: bytes, grid: host.grid, cursor: host.cursor)) }
        return true
    }

    func stop(writing bytes: [UInt8]) {}

    func leave(writing bytes: [UInt8]) {
        hasEnded = true
        consumer?.resume(returning: nil)
        consumer = nil
        stopWaiting()
    }
}
