#if os(Linux)
    import Foundation
    import InfrastructureTesting
    import Testing

    /// A disk of its own with ext4 on it, whose power can be cut.
    ///
    /// The disk is an image in memory. Cutting the power is the file system's own way to be tested: from one moment on,
    /// nothing that it still holds in memory reaches the disk, not even its journal.
    final class JournalledDisk {
        let path: String
        private let image: String

        init() async throws {
            let name = "strata-disk-" + UUID().uuidString
            path = NSTemporaryDirectory() + name
            image = "/dev/shm/" + name
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try #require(FileManager.default.createFile(atPath: image, contents: nil))
            try #require(truncate(image, 32 << 20) == 0)
            try await run("mkfs.ext4", "-q", "-F", image)
            try await switchOn()
        }

        deinit {
            umount2(path, Int32(MNT_DETACH))
            rmdir(path)
            unlink(image)
        }

        func switchOn() async throws {
            // Without the help that ext4 gives to programs that forget to synchronise.
            try await run("mount", "-o", "loop,noauto_da_alloc", image, path)
        }

        /// Ends the file system at this moment.
        func cutPower() throws {
            let folder = open(path, O_RDONLY | O_DIRECTORY)
            try #require(folder >= 0)
            defer { close(folder) }
            // EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH.
            var flags: UInt32 = 2
            try #require(ioctl(folder, 0x8004_587D, &flags) == 0, "cutting the power failed with \(errno)")
        }

        /// Takes the file system away, after the last program has let go of it.
        func switchOff() throws {
            try #require(umount2(path, 0) == 0, "unmounting failed with \(errno)")
        }

        private func run(_ words: String...) async throws {
            let run = try await BuiltProgram(at: "/usr/bin/env")
                .run(words, environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
            let words = words.joined(separator: " ")
            try #require(run.status == 0, "'\(words)' failed; it takes the rights of root, ext4 and a loop device")
        }
    }
#endif
