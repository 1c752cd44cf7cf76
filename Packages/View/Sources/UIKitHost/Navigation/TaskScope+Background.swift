#if canImport(UIKit)
    public import PresentationKit
    import UIKit

    extension TaskScope {
        /// Runs work that the system lets finish after the app has left the screen; it is cancelled when that time is over.
        ///
        /// - Parameters:
        ///   - key: the name of the task; a running task with the same name is cancelled first.
        ///   - work: runs on the main actor.
        public func runInBackground(replacing key: String, _ work: @escaping @MainActor () async -> Void) {
            let time = BackgroundTime(key) { cancel(key) }
            run(replacing: key) {
                await work()
                time.end()
            }
        }
    }

    /// Time that the system grants an app after it has left the screen.
    @MainActor
    private final class BackgroundTime {
        private var id = UIBackgroundTaskIdentifier.invalid

        init(_ name: String, expire: @escaping @MainActor () -> Void) {
            id = UIApplication.shared.beginBackgroundTask(withName: name) {
                expire()
                self.end()
            }
        }

        func end() {
            guard id != .invalid else { return }
            UIApplication.shared.endBackgroundTask(id)
            id = .invalid
        }
    }
#endif
