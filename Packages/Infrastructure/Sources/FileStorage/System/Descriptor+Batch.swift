#if os(Linux)
    internal import CFileStorage
#endif

extension Descriptor {
    /// Starts to write the file's contents to the disk, where that can be done without waiting.
    borrowing func startWriting() {
        #if os(Linux)
            _ = file_storage_start_writing(number)
        #endif
    }

    /// Waits until the file's contents survive a loss of power, provided that some file of the same file system is
    /// synchronised afterwards.
    ///
    /// Where the file system has one log for everything, waiting for the contents is enough, because the later call
    /// makes what the log says about this file durable too, and empties the disk's own cache.
    borrowing func waitForContents() throws(SystemError) {
        #if os(Linux)
            if file_storage_has_one_log(number) != 0 {
                guard file_storage_wait_written(number) == 0 else { throw .last }
                return
            }
        #endif
        try synchronizeContents()
    }
}
