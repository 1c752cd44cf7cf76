#if os(Linux)
    import Foundation
    import InfrastructureTesting
    import Testing

    /// A disk with ext4 whose power can be cut.
    ///
    /// The disk is an image in memory. Cutting the power copies the image, so that later writes are lost.
    final class LoopDisk {
        /// A Boolean value that indicates whether the file system has a journal.
        enum Kind: CaseIterable {
            case journalled
            case bare
        }

        let path: String
        private let image: String
        private var cut: String { image + "-cut" }

        init(_ kind: Kind) async throws {
            let name = "strata-disk-" + UUID().uuidString
            path = NSTemporaryDirectory() + name
            image = "/dev/shm/" + name
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try #require(FileManager.default.createFile(atPath: image, contents: nil))
            try #require(truncate(image, 32 << 20) == 0)
            try await run("mkfs.ext4", "-q", "-F", "-O", kind == .journalled ? "has_journal" : "^has_journal", image)
            try await mount()
        }

        deinit {
            umount2(path, Int32(MNT_DETACH))
            rmdir(path)
            unlink(image)
            unlink(cut)
        }

        /// Copies the disk as it is; its writers must have been stopped.
        func cutPower() throws {
            try? FileManager.default.removeItem(atPath: cut)
            try FileManager.default.copyItem(atPath: image, toPath: cut)
        }

        /// Attaches the copy of the disk, after the last program has closed its files on the old one.
        func switchOn() async throws {
            try #require(umount2(path, 0) == 0, "unmounting failed with \(errno)")
            try #require(rename(cut, image) == 0)
            // The check at the start of a machine, which exits with 1 when it has repaired something.
            try await run("e2fsck", "-f", "-y", image, isFine: { $0 <= 1 })
            try await mount()
        }

        private func mount() async throws {
            // Disables the heuristics of ext4 for programs that do not synchronise.
            try await run("mount", "-o", "loop,noauto_da_alloc", image, path)
        }

        private func run(_ words: String..., isFine: (Int32) -> Bool = { $0 == 0 }) async throws {
            let run = try await BuiltProgram(at: "/usr/bin/env")
                .run(words, environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
            let words = words.joined(separator: " ")
            let isRight = isFine(run.status)
            try #require(isRight, "'\(words)' failed; it takes the rights of root, ext4 and a loop device")
        }
    }
#endif
