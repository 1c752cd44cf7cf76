internal import Synchronization

/// What one store knows of its log from the last time when it held the lock.
///
/// Only whoever holds the lock uses it.
final class LogMemory: Sendable {
    /// Where the next record goes.
    struct End: Equatable {
        var epoch: UInt64
        var offset: Int
        var sequence: Int
    }

    private let epoch = Atomic<UInt64>(0)
    private let offset = Atomic<Int>(0)
    private let sequence = Atomic<Int>(0)

    /// The end of the log when every change in it was in place; nil if it has to be looked at.
    var end: End? {
        get {
            let offset = offset.load(ordering: .relaxed)
            guard offset > 0 else { return nil }
            return End(
                epoch: epoch.load(ordering: .relaxed),
                offset: offset,
                sequence: sequence.load(ordering: .relaxed)
            )
        }
        set {
            epoch.store(newValue?.epoch ?? 0, ordering: .relaxed)
            offset.store(newValue?.offset ?? 0, ordering: .relaxed)
            sequence.store(newValue?.sequence ?? 0, ordering: .relaxed)
        }
    }
}
