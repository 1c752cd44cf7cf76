#if os(Linux)
    import Foundation

    /// A small file system of its own, in memory; mounting takes the rights of root.
    package final class Mount {
        /// Where it is seen.
        package let path: String

        /// Makes one.
        ///
        /// - Parameter options: what it can hold, for example `size=1m`.
        /// - Throws: ``MountError`` if it is refused.
        package init(_ options: String) throws {
            path = try Self.folder("strata-mount-")
            try Self.attach("strata", at: path, options: options)
        }

        /// Shows another file system at a second path, where it is read-only, while it can be written at the first.
        ///
        /// - Throws: ``MountError`` if it is refused.
        package init(readOnlyViewOf other: Mount) throws {
            path = try Self.folder("strata-view-")
            try Self.attach(other.path, at: path, type: nil, flags: UInt(MS_BIND))
            let flags = UInt(MS_REMOUNT) | UInt(MS_BIND) | UInt(MS_RDONLY)
            try Self.attach(nil, at: path, type: nil, flags: flags)
        }

        deinit {
            umount2(path, Int32(MNT_DETACH))
            rmdir(path)
        }

        /// Changes the options, for example to a read-only file system or a larger one.
        ///
        /// - Throws: ``MountError`` if it is refused.
        package func remount(_ options: String, readOnly: Bool = false) throws {
            let flags = UInt(MS_REMOUNT) | (readOnly ? UInt(MS_RDONLY) : 0)
            try Self.attach("strata", at: path, flags: flags, options: options)
        }

        /// Writes a file as any program would.
        ///
        /// - Returns: the error number; 0 if the file was written.
        package func plainWrite(_ name: String, count: Int) -> Int32 {
            let file = open("\(path)/\(name)", O_WRONLY | O_CREAT, 0o600)
            guard file >= 0 else { return errno }
            defer { close(file) }
            let bytes = [UInt8](repeating: 0x61, count: count)
            return write(file, bytes, count) == count ? 0 : max(errno, ENOSPC)
        }

        private static func folder(_ prefix: String) throws -> String {
            let path = NSTemporaryDirectory() + prefix + UUID().uuidString
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            return path
        }

        private static func attach(
            _ source: String?,
            at path: String,
            type: String? = "tmpfs",
            flags: UInt = 0,
            options: String? = nil
        ) throws {
            guard mount(source, path, type, flags, options) == 0 else { throw MountError(code: errno) }
        }
    }

    /// The system did not mount what a test wanted.
    package struct MountError: Error, CustomStringConvertible {
        /// Its `errno`.
        package let code: Int32

        package var description: String { "Mounting failed with \(code); it takes the rights of root." }
    }
#endif
