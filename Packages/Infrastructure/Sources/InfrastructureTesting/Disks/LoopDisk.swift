#if os(Linux)
    import Foundation

    /// A disk with ext4 whose power can be cut.
    ///
    /// The disk is an image in memory. Cutting the power copies the image, so that later writes are lost.
    package final class LoopDisk {
        /// The presence of a journal in the file system.
        package enum Kind: CaseIterable, Sendable {
            case journalled
            case bare
        }

        package let path: String
        private let image: String
        private var cut: String { image + "-cut" }

        /// Creates and mounts a disk, with blocks of the usual size or another one in bytes.
        package init(_ kind: Kind, blockSize: Int? = nil) async throws {
            let name = "strata-disk-" + UUID().uuidString
            path = NSTemporaryDirectory() + name
            image = "/dev/shm/" + name
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            guard FileManager.default.createFile(atPath: image, contents: nil), truncate(image, 32 << 20) == 0 else {
                throw MountError(code: errno)
            }
            let blocks = blockSize.map { ["-b", "\($0)"] } ?? []
            let journal = kind == .journalled ? "has_journal" : "^has_journal"
            try await run(["mkfs.ext4", "-q", "-F"] + blocks + ["-O", journal, image])
            try await mount()
        }

        deinit {
            umount2(path, Int32(MNT_DETACH))
            rmdir(path)
            unlink(image)
            unlink(cut)
        }

        /// Copies the disk as it is; its writers must have been stopped.
        package func cutPower() throws {
            try? FileManager.default.removeItem(atPath: cut)
            try FileManager.default.copyItem(atPath: image, toPath: cut)
        }

        /// Attaches the copy of the disk, after the last program has closed its files on the old one.
        package func switchOn() async throws {
            guard umount2(path, 0) == 0, rename(cut, image) == 0 else { throw MountError(code: errno) }
            // The check at the start of a machine, which exits with 1 when it has repaired something.
            try await run(["e2fsck", "-f", "-y", image], isFine: { $0 <= 1 })
            try await mount()
        }

        /// Fills the file system with files of one block, to the last one.
        package func fill() {
            var count = 0
            while write("filler-\(count)", count: 1 << 20) || write("last-\(count)", count: 1) { count += 1 }
        }

        private func write(_ name: String, count: Int) -> Bool {
            let file = open("\(path)/\(name)", O_WRONLY | O_CREAT, 0o600)
            guard file >= 0 else { return false }
            defer { close(file) }
            let bytes = [UInt8](repeating: 0x61, count: count)
            return Glibc.write(file, bytes, count) > 0
        }

        private func mount() async throws {
            // Disables the heuristics of ext4 for programs that do not synchronise.
            try await run(["mount", "-o", "loop,noauto_da_alloc", image, path])
        }

        private func run(_ words: [String], isFine: (Int32) -> Bool = { $0 == 0 }) async throws {
            let run = try await BuiltProgram(at: "/usr/bin/env")
                .run(words, environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
            // Formatting and mounting need the rights of root, ext4 and a loop device.
            guard isFine(run.status) else { throw MountError(code: run.status) }
        }
    }
#endif
