internal import FileStorage

/// The folder of an index.
///
/// ```
/// .lock            held by the process that changes something
/// 7.index          the index, in its seventh generation, with the library's files beside it
/// 8.building       a generation that is being built, or that a killed process has left
/// ```
///
/// Each generation has a new number, so that no file ever replaces one that another process has open, and readers need no
/// lock: the greatest number counts.
struct IndexFolder: Sendable {
    let path: String

    var lock: String { path + "/.lock" }

    func index(_ generation: Int) -> String { "\(path)/\(generation).index" }

    func building(_ generation: Int) -> String { "\(path)/\(generation).building" }

    /// The newest generation; nil if there is none.
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
            // A file in the folder's place means that there is no index; building one reports it.
            guard error.isNoFolder else { throw error }
        }
        return names
    }

    /// The size of all files in bytes.
    func size() throws(SystemError) -> Int {
        var bytes = 0
        // A folder lists itself and its parent.
        for name in try names() where name != "." && name != ".." {
            bytes += try FileSystem.size("\(path)/\(name)") ?? 0
        }
        return bytes
    }

    /// Removes the files of every other generation.
    func clear(except generation: Int?) throws(SystemError) {
        for name in try names() {
            let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let number = Int(parts[0]), number != generation else { continue }
            guard parts[1].hasPrefix("index") || parts[1].hasPrefix("building") else { continue }
            try FileSystem.remove("\(path)/\(name)")
        }
    }

    /// The reason for which no process can write here; nil if writing is possible.
    var writeAccessFailure: SQLiteFailure? {
        do throws(SystemError) {
            // Closing a descriptor of the index's own file would release the library's locks on it.
            _ = try Descriptor(writing: lock)
            return nil
        } catch {
            return .readOnly(error.code)
        }
    }

    /// Returns whether the library's log of a generation is empty.
    func isLogEmpty(_ generation: Int) -> Bool {
        let log = index(generation) + "-wal"
        do throws(SystemError) {
            return try FileSystem.size(log) ?? 0 == 0
        } catch {
            return false
        }
    }
}
