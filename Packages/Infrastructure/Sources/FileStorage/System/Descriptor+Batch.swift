#if os(Linux)
    internal import CStrataFileStorage
#endif

/// The way in which several files are synchronised.
enum BatchDurability {
    /// One by one.
    case each
    /// Together with everything else on the file system, so that the disk flushes its cache only once.
    case whole

    /// The number of files up to which they are synchronised one by one, because the other way may wait for the data of
    /// other programs.
    private static let eachLimit = 4

    /// Chooses the way for `count` files on the file system of an open one.
    init(count: Int, beside descriptor: borrowing Descriptor) {
        #if os(Linux)
            let isSupported = strata_file_storage_synchronizes_as_a_whole(descriptor.number) != 0
            self = count > Self.eachLimit && isSupported ? .whole : .each
        #else
            self = .each
        #endif
    }
}

extension Descriptor {
    /// Waits until the file is durable; after the file system was synchronised, only checks whether that failed for this
    /// file.
    borrowing func synchronize(_ durability: BatchDurability) throws(SystemError) {
        #if os(Linux)
            if durability == .whole {
                guard strata_file_storage_wait_written(number) == 0 else { throw .last }
                return
            }
        #endif
        try synchronize()
    }

    /// Waits until everything on the file's file system is durable.
    borrowing func synchronizeAll() throws(SystemError) {
        #if os(Linux)
            guard strata_file_storage_synchronize_all(number) == 0 else { throw .last }
        #else
            try synchronize()
        #endif
    }
}
