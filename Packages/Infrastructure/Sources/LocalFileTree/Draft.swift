import DedicatedThreads
import FileStorage
import Foundation

/// A hidden file beside one that is created, which has its content until that is complete.
///
/// It is named after the file and locked by the process that writes it: the next process that creates the same file uses the
/// draft of one that has ended, so that none is left behind.
struct Draft: ~Copyable {
    private let path: String
    private let file: Descriptor

    /// Opens the draft of a file, and waits until no other process writes it.
    init(of target: String) throws(SystemError) {
        let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
        path = target[..<start] + Self.name(of: target[start...])
        file = try Self.locked(path)
    }

    /// Returns the name of the draft of a file, which is short enough for the longest name of a file.
    static func name(of file: some StringProtocol) -> String {
        let hash = file.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return prefix + String(hash, radix: 16)
    }

    private static let prefix = ".new-"

    private static func locked(_ path: String) throws(SystemError) -> Descriptor {
        while true {
            do throws(SystemError) {
                let file = try Descriptor(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK, mode: 0o644)
                // A file system without locks has no other process wait.
                try? file.lock(exclusively: true, Interruption())
                let status = try file.status()
                guard try file.isFile(at: path) else { continue }
                if status.st_nlink == 1, status.isOwn, status.isFile { return file }
            } catch {
                guard [ELOOP, ENXIO].contains(error.code) else { throw error }
            }
            // Something else has the name, or a second name would get the content, too.
            try FileSystem.remove(path)
        }
    }

    /// Writes the content durably, in place of what a process that has ended has left, and gives it the path of the file.
    ///
    /// - Throws: An error that ``SystemError/isPresent`` if there is a file already.
    consuming func publish(_ bytes: [UInt8], modificationTime: Int?, at target: String) throws(SystemError) {
        do throws(SystemError) {
            // Another process may have created the file while this one waited for the draft.
            guard try FileSystem.statusOfLink(target) == nil else { throw SystemError(code: EEXIST) }
            guard ftruncate(file.number, 0) == 0 else { throw .last }
            try file.write(bytes)
            if let modificationTime { FileSystem.setModificationTime(modificationTime, of: path) }
            try file.synchronize()
            try FileSystem.move(path, toFree: target)
        } catch {
            try? FileSystem.remove(path)
            throw error
        }
    }

    /// Removes the drafts in a folder that no process writes any more.
    static func removeAbandoned(in folder: String) {
        for name in (try? FileSystem.names(in: folder)) ?? [] where name.hasPrefix(prefix) {
            let id = name.dropFirst(prefix.count)
            if UInt64(id, radix: 16) != nil, id.count > 12 { try? removeIfAbandoned(folder + "/" + name) }
        }
    }

    private static func removeIfAbandoned(_ path: String) throws(SystemError) {
        let file = try Descriptor(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK)
        guard try file.tryLock(exclusively: true), try file.isFile(at: path) else { return }
        let status = try file.status()
        if status.isOwn, status.isFile { try FileSystem.remove(path) }
    }
}
