#if os(Linux)
    import Foundation

    /// A small file system in memory; mounting it needs the rights of root.
    package final class Mount {
        package let path: String

        /// Mounts a new file system.
        ///
        /// - Parameter options: the options of tmpfs, for example `size=1m`.
        /// - Throws: ``MountError`` if it is refused.
        package init(_ options: String) throws {
            path = try Self.folder("strata-mount-")
            try Self.attach("strata", at: path, options: options)
        }

        /// Mounts another file system at a second path, where it is read-only.
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

        /// Writes a file by plain system calls.
        ///
        /// - Returns: The error number; 0 if the file was written.
        package func plainWrite(_ name: String, count: Int) -> Int32 {
            let file = open("\(path)/\(name)", O_WRONLY | O_CREAT, 0o600)
            guard file >= 0 else { return errno }
            defer { close(file) }
            let bytes = [UInt8](repeating: 0x61, count: count)
            return write(file, bytes, count) == count ? 0 : max(errno, ENOSPC)
        }

        /// Fills the file system, which has to be small, and then frees a number of pages.
        package func fill(leaving pages: Int) {
            var taken = 0
            while plainWrite("filler-\(taken)", count: 4096) == 0 { taken += 1 }
            for number in 0..<min(pages, taken) { unlink("\(path)/filler-\(number)") }
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

    /// The error of a mount that the system refused.
    package struct MountError: Error, CustomStringConvertible {
        package let code: Int32

        package var description: String { "Mounting failed with \(code); it needs the rights of root." }
    }
#endif
