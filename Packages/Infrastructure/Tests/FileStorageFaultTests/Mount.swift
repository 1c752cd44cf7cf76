#if os(Linux)
    import Foundation
    import Testing

    /// A small file system of its own, in memory; mounting takes the rights of root.
    final class Mount {
        let path: String

        init(_ options: String) throws {
            path = NSTemporaryDirectory() + "strata-mount-" + UUID().uuidString
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            let result = mount("strata", path, "tmpfs", 0, options)
            try #require(result == 0, "mounting failed with \(errno); these tests need the rights of root")
        }

        deinit {
            umount2(path, Int32(MNT_DETACH))
            rmdir(path)
        }

        /// Changes the options, for example to a read-only file system or a larger one.
        func remount(_ options: String, readOnly: Bool = false) throws {
            let flags = UInt(MS_REMOUNT) | (readOnly ? UInt(MS_RDONLY) : 0)
            try #require(mount("strata", path, "tmpfs", flags, options) == 0, "remounting failed with \(errno)")
        }

        /// Shows the file system at a second path, where it is read-only, while it can be written at the first.
        init(readOnlyViewOf other: Mount) throws {
            path = NSTemporaryDirectory() + "strata-view-" + UUID().uuidString
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try #require(mount(other.path, path, nil, UInt(MS_BIND), nil) == 0, "mounting failed with \(errno)")
            let flags = UInt(MS_REMOUNT) | UInt(MS_BIND) | UInt(MS_RDONLY)
            try #require(mount(nil, path, nil, flags, nil) == 0, "remounting failed with \(errno)")
        }

        /// Writes a file as any program would.
        ///
        /// - Returns: the error number; 0 if the file was written.
        func plainWrite(_ name: String, count: Int) -> Int32 {
            let file = open("\(path)/\(name)", O_WRONLY | O_CREAT, 0o600)
            guard file >= 0 else { return errno }
            defer { close(file) }
            let bytes = [UInt8](repeating: 0x61, count: count)
            return write(file, bytes, count) == count ? 0 : max(errno, ENOSPC)
        }
    }
#endif
