import Foundation
internal import RepositoryKit

#if os(Linux)
    internal import CStrataFileStorage
#endif

/// Reads the ``BootIdentity`` of a folder, each time again, because the folder may lie on another disk than before.
final class BootIdentityReader: Sendable {
    private let folder: String
    private let fixed: BootIdentity?

    /// - Parameters:
    ///   - folder: the folder, which may not exist yet.
    ///   - fixed: an identity to return instead of the system's.
    init(_ folder: String, fixed: BootIdentity?) {
        self.folder = folder
        self.fixed = fixed
    }

    var identity: BootIdentity {
        if let fixed { return fixed }
        guard let status = try? FileSystem.status(folder) else { return .unknown }
        return identity(onDevice: status.st_dev)
    }

    private static func identity(onDisk disk: String) -> BootIdentity {
        machine.flatMap { BootIdentity(text: "\($0).\(disk)") } ?? .unknown
    }

    #if canImport(Darwin)
        private static let machine: String? =
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
                guard let start = buffer.baseAddress else { return nil }
                var count = buffer.count
                guard sysctlbyname("kern.bootsessionuuid", start, &count, nil, 0) == 0 else { return nil }
                return String(cString: start)
            }

        private func identity(onDevice device: dev_t) -> BootIdentity {
            // The system gives each mounted volume a number of its own.
            Self.identity(onDisk: String(UInt32(bitPattern: device)))
        }
    #else
        private static let machine =
            (try? WholeFile.read("/proc/sys/kernel/random/boot_id", limit: 64) { bytes, _ in word(bytes) }) ?? nil

        /// The text of the first line; nil if it is empty, as it is where a container hides it.
        private static func word(_ bytes: some Sequence<UInt8>) -> String? {
            let word = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
            return word.isEmpty ? nil : word
        }

        private let disk = Lock<Disk?>(nil)

        private func identity(onDevice device: dev_t) -> BootIdentity {
            let device = UInt64(device)
            guard Disk.major(device) != 0 else {
                return strata_file_storage_is_in_memory(folder) != 0 ? Self.identity(onDisk: "memory") : .unknown
            }
            return disk.withLock { disk in
                if disk?.exists(device) != true { disk = Disk(device) }
                return disk?.identity ?? .unknown
            }
        }

        /// A disk with the sequence number that the kernel gave it when it appeared.
        ///
        /// The number's file stays open, because opening it takes most of the time. It cannot be read any more when the disk
        /// is detached, even if the next disk gets the same major and minor number.
        private struct Disk: ~Copyable {
            let identity: BootIdentity
            private let device: UInt64
            private let file: Descriptor
            private let number: [UInt8]

            init?(_ device: UInt64) {
                let (major, minor) = (Self.major(device), device & 0xFF | device >> 12 & 0xFFF00)
                guard let file = Self.numberFile(ofDisk: "/sys/dev/block/\(major):\(minor)"),
                    let number = try? file.bytes(at: 0, count: Self.lengthLimit), let digits = word(number)
                else { return nil }
                identity = BootIdentityReader.identity(onDisk: "\(major).\(minor).\(digits)")
                self.device = device
                self.file = file
                self.number = number
            }

            /// The number of bytes to read, more than a number has.
            private static let lengthLimit = 24

            private static func numberFile(ofDisk folder: String) -> Descriptor? {
                if let file = try? Descriptor(folder + "/diskseq", O_RDONLY) { return file }
                // Partitions have none of their own.
                return try? Descriptor(folder + "/../diskseq", O_RDONLY)
            }

            func exists(_ device: UInt64) -> Bool {
                device == self.device && (try? file.bytes(at: 0, count: Self.lengthLimit)) == number
            }

            static func major(_ device: UInt64) -> UInt64 { device >> 8 & 0xFFF }
        }
    #endif
}
