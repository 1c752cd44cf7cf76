internal import FileStorage
internal import Foundation

/// The folder of an index.
///
/// ```
/// .lock            held by the process that changes something
/// 7.sqlite         the index, in its seventh generation, with the library's journal beside it
/// 8.building       a generation that is being created, or that a killed process has left
/// 6.index          a generation of an earlier version of this program
/// ```
///
/// Each generation has a new number, so that no file ever replaces one that another process has open, and readers need no
/// lock: the greatest number counts. What is not a file is left alone, whatever its name is.
struct IndexFolder: Sendable {
    struct Generation: Hashable, Sendable {
        let number: Int
        /// Its file, because numbers start again when a user has removed all files.
        let file: stat.Identity
    }

    let path: String

    var lock: String { path + "/.lock" }

    func index(_ generation: Int) -> String { "\(path)/\(generation).sqlite" }

    func building(_ generation: Int) -> String { "\(path)/\(generation).building" }

    /// The newest generation; nil if there is none.
    func newest() throws(SystemError) -> Generation? {
        var newest: Generation?
        for name in try FileSystem.names(in: path) where name.hasSuffix(".sqlite") {
            guard let number = Int(name.dropLast(".sqlite".count)), number > newest?.number ?? -1 else { continue }
            guard let status = try FileSystem.status(index(number)), status.isFile else { continue }
            newest = Generation(number: number, file: status.identity)
        }
        return newest
    }

    /// A number for the next generation, greater than that of anything here.
    func free() throws(SystemError) -> Int {
        try FileSystem.names(in: path).compactMap { Int($0.prefix { $0 != "." }) }.filter { $0 < .max }.max().map {
            $0 + 1
        } ?? 1
    }

    /// The size of all files in bytes.
    func size() throws(SystemError) -> Int {
        var bytes = 0
        for name in try FileSystem.names(in: path) { bytes += try FileSystem.size("\(path)/\(name)") ?? 0 }
        return bytes
    }

    /// Removes the files of every other generation, as far as possible.
    func clear(except generation: Int?) throws(SystemError) {
        for name in try FileSystem.names(in: path) {
            let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let number = Int(parts[0]) else { continue }
            let isOutdated = ["building", "index"].contains { parts[1].hasPrefix($0) }
            guard isOutdated || parts[1].hasPrefix("sqlite") && number != generation else { continue }
            try? FileSystem.remove("\(path)/\(name)")
        }
    }
}
