#if os(Linux)
    internal import CFileStorage
#endif

/// The way in which the contents of several files are made durable.
enum BatchDurability {
    /// Each file by itself.
    case each
    /// All at once, with everything else on the file system: the disk has to empty its cache once only.
    case whole

    /// More files than these are synchronised as a whole.
    ///
    /// It may have to wait for what other programs have written, which a few files are not worth.
    private static let fewFiles = 4

    /// Chooses for `count` files beside an open one.
    init(count: Int, beside descriptor: borrowing Descriptor) {
        #if os(Linux)
            let canBeWhole = file_storage_synchronizes_as_a_whole(descriptor.number) != 0
            self = count > Self.fewFiles && canBeWhole ? .whole : .each
        #else
            self = .each
        #endif
    }
}

extension Descriptor {
    /// Waits until the file survives a loss of power; where everything was synchronised as a whole before, only asks
    /// whether that failed for this file.
    borrowing func synchronize(_ durability: BatchDurability) throws(SystemError) {
        #if os(Linux)
            if durability == .whole {
                guard file_storage_wait_written(number) == 0 else { throw .last }
                return
            }
        #endif
        try synchronize()
    }

    /// Waits until everything on the file's file system survives a loss of power.
    borrowing func synchronizeAll() throws(SystemError) {
        #if os(Linux)
            guard file_storage_synchronize_all(number) == 0 else { throw .last }
        #else
            try synchronize()
        #endif
    }
}
