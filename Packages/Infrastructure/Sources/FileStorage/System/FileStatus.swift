package import Foundation
internal import RepositoryKit

extension stat {
    package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    package var isFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
    package var isOwn: Bool { st_uid == geteuid() }
    /// The permissions, as `chmod` takes them.
    package var mode: UInt32 { UInt32(st_mode) & 0o7777 }

    /// A file or a folder, whichever path leads to it.
    package struct Identity: Hashable, Sendable {
        package let device: UInt64
        package let file: UInt64
    }

    package var identity: Identity {
        Identity(device: UInt64(truncatingIfNeeded: st_dev), file: UInt64(st_ino))
    }

    /// The time of the last change of the content, in nanoseconds since 1970.
    package var modificationNanoseconds: Int {
        #if canImport(Darwin)
            let time = st_mtimespec
        #else
            let time = st_mtim
        #endif
        return time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
    }

    /// A number for the state of the file, the same in every process: for the time of its last modification, and for the
    /// file, because two may be written within one tick of the clock.
    var revision: Int {
        let time = UInt64(truncatingIfNeeded: modificationNanoseconds)
        // The multiplier spreads the numbers of neighbouring files over all bits.
        return Int(truncatingIfNeeded: time ^ (UInt64(st_ino) &* 0x9E37_79B9_7F4A_7C15))
    }
}

extension FolderFile {
    /// Creates the facts about a file; nil for a folder or a link.
    init?(_ name: String, _ status: stat) {
        guard status.isFile else { return nil }
        self.init(
            name: name,
            byteCount: Int(status.st_size),
            revision: status.revision,
            modificationTime: status.modificationNanoseconds
        )
    }
}
