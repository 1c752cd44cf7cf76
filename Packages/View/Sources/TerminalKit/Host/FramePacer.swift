/// The pace of frames: the first change is drawn at once, and further ones after an interval, together.
///
/// The first change starts a task, so that all changes of one turn of the main actor are one frame. While frames follow
/// each other, the same task draws them, with a pause after each. The changes that a frame makes while it is drawn, by
/// laying out components for example, are part of it. The frames of a burst follow each other without a pause.
@MainActor
final class FramePacer {
    static let interval = Duration.milliseconds(8)

    private let clock: any Clock<Duration>
    private let draw: @MainActor () -> [@MainActor () -> Void]
    private var needsFrame = false
    private var isDrawing = false
    private var isPacing = false
    /// The number of further frames without a pause.
    private var burst = 0

    /// Creates a pacer.
    ///
    /// - Parameter draw: draws a frame, and returns actions that follow it, whose changes are drawn with the next one.
    init(clock: any Clock<Duration>, draw: @escaping @MainActor () -> [@MainActor () -> Void]) {
        self.clock = clock
        self.draw = draw
    }

    func setNeedsFrame() {
        guard !isDrawing else { return }
        needsFrame = true
        startPacing()
    }

    /// Removes the pause between the next frames.
    ///
    /// - Parameter count: the number of frames, of this burst or the one that is under way.
    func beginBurst(_ count: Int) {
        burst = max(burst, count)
    }

    /// Draws the scheduled frame without a pause, as the answer to a key is drawn.
    func drawIfNeeded() {
        guard needsFrame else { return }
        drawFrame()
        startPacing()
    }

    private func drawFrame() {
        needsFrame = false
        isDrawing = true
        let actions = draw()
        isDrawing = false
        for action in actions { action() }
    }

    /// Starts the task that draws further frames, unless it runs.
    private func startPacing() {
        guard !isPacing else { return }
        isPacing = true
        let isAfterFrame = !needsFrame
        Task { [weak self, clock] in
            if isAfterFrame { try? await clock.sleep(for: Self.interval) }
            while self?.drawNextFrame() == true {
                if self?.continuesBurst() == true {
                    // What is due on the main actor comes first, a key for example.
                    await Task.yield()
                } else {
                    try? await clock.sleep(for: Self.interval)
                }
            }
            self?.isPacing = false
        }
    }

    /// Returns a Boolean value that indicates whether no pause follows the frame.
    private func continuesBurst() -> Bool {
        guard burst > 0 else { return false }
        burst -= 1
        return true
    }

    /// Draws the scheduled frame, unless it was drawn without a pause in the meantime.
    private func drawNextFrame() -> Bool {
        guard needsFrame else { return false }
        drawFrame()
        return true
    }
}
