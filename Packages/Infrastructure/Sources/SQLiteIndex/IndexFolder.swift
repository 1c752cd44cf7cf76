internal import FileStorage

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Where an index lies.
///
/// ```
/// .lock            held by whoever changes something
/// 7.index          the index, in its seventh generation, with what the library has beside it
/// 8.building       one that is being made, or was when its program was ended
/// ```
///
/// Each making has a number of its own, so that no file ever takes the place of another that somebody has open, and
/// readers need no lock: the greatest number counts.
struct IndexFolder: Sendable {
    let path: String

    var lock: String { path + "/.lock" }

    func index(_ generation: Int) -> String { "\(path)/\(generation).index" }

    func building(_ generation: Int) -> String { "\(path)/\(generation).building" }

    /// The index that counts, or nil if there is none.
    func newest() throws(SystemError) -> Int? {
        try generations().max()
    }

    private func generations() throws(SystemError) -> [Int] {
        try names().compactMap { name in
            name.hasSuffix(".index") ? Int(name.dropLast(".index".count)) : nil
        }
    }

    private func names() throws(SystemError) -> [String] {
        var names: [String] = []
        do throws(SystemError) {
            try FileSystem.forEachName(in: path) { names.append(String(decoding: $0, as: UTF8.self)) }
        } catch {
            // Where a file lies in the way there is no index, as where there is nothing; making one says why not.
            guard error.code == ENOTDIR else { throw error }
        }
        return names
    }

    /// How many bytes everything here takes.
    func size() throws(SystemError) -> Int {
        var bytes = 0
        // A folder lists itself and the one around it, which is not the index's.
        for name in try names() where name != "." && name != ".." {
            bytes += try FileSystem.size("\(path)/\(name)") ?? 0
        }
        return bytes
    }

    /// Removes what every other generation left.
    func clear(except generation: Int?) throws(SystemError) {
        for name in try names() {
            let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let number = Int(parts[0]), number != generation else { continue }
            guard parts[1].hasPrefix("index") || parts[1].hasPrefix("building") else { continue }
            try FileSystem.remove("\(path)/\(name)")
        }
    }

    /// Why nobody can write here; nil if it is possible.
    var writeAccessFailure: SQLiteFailure? {
        do throws(SystemError) {
            // Closing the index's own file would let go of the library's locks on it.
            _ = try Descriptor(lock, O_RDWR)
            return nil
        } catch {
            return .readOnly(error.code)
        }
    }

    /// Whether the library's log of an index holds nothing.
    func isLogEmpty(_ generation: Int) -> Bool {
        let log = index(generation) + "-wal"
        do throws(SystemError) {
            return try FileSystem.size(log) ?? 0 == 0
        } catch {
            return false
        }
    }
}
