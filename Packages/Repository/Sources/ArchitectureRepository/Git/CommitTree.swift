import RepositoryKit

/// The files of a commit below a folder of its repository, read from git's objects; links are followed within the
/// commit; submodules are not there, and a link that leads elsewhere cannot be read.
struct CommitTree: FileSource {
    /// A blob: a file, or the target of a link.
    private struct Blob {
        let id: String
        let isLink: Bool
        /// The size in bytes; nil in a partial clone, which may not have the object.
        let size: Int?
    }

    /// The file or the folder to which a path of the commit leads.
    private enum Destination {
        case file(String)
        case folder(String)
    }

    private let root: String
    /// The path of the folder within the repository, with a slash at its end; empty for the top.
    private let prefix: String
    private let blobs: [String: Blob]
    /// The names in each folder of the repository; that of the top is empty.
    private let names: [String: [String]]
    /// The files whose paths are not UTF-8, repaired, relative to the folder.
    private let misnamed: [String]
    /// The paths of the source files within the repository, sorted.
    private let sources: [String]
    private let targets: [String: String]
    private let objects: GitObjects

    /// Lists a commit of the repository of a folder.
    init(_ commit: String, in git: Git) async throws(Git.Failure) {
        root = git.folder
        prefix = await git.prefix()
        objects = GitObjects(git)
        var (blobs, names, misnamed) = ([String: Blob](), [String: [String]](), [String]())
        var known: Set<String> = [""]
        // Each entry is `MODE TYPE ID SIZE<tab>PATH`; a submodule has the type `commit`.
        for entry in try await Self.listing(of: commit, in: git).split(separator: 0) {
            guard let tab = entry.firstIndex(of: 0x09) else { continue }
            let parts = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
            guard parts.count >= 3, parts[1] == "blob" else { continue }
            guard let path = String(validating: entry[(tab + 1)...], as: UTF8.self) else {
                let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
                if path.hasPrefix(prefix) { misnamed.append(String(path.dropFirst(prefix.count))) }
                continue
            }
            blobs[path] = Blob(id: String(parts[2]), isLink: parts[0] == "120000", size: parts.last.flatMap { Int($0) })
            var child = path
            var isNew = true
            while isNew, !child.isEmpty {
                let (folder, name) = Self.split(child)
                names[folder, default: []].append(name)
                isNew = known.insert(folder).inserted
                child = folder
            }
        }
        (self.blobs, self.names, self.misnamed) = (blobs, names, misnamed)
        sources = blobs.filter { $0.key.hasSuffix(".swift") && !$0.value.isLink }.keys.sorted()
        let links = blobs.filter { $0.value.isLink && $0.value.size ?? 0 <= Self.longestTarget }.map { $0 }
        var targets: [String: String] = [:]
        for (index, (path, link)) in links.enumerated() {
            let bytes = await objects.content(of: link.id) {
                Self.query(links[(index + 1)...].lazy.map(\.value), upTo: Self.longestTarget)
            }
            // Without a link, nobody can say what the commit contains.
            guard let bytes else { break }
            if bytes.count <= Self.longestTarget { targets[path] = String(decoding: bytes, as: UTF8.self) }
        }
        self.targets = targets
    }

    private static func listing(of commit: String, in git: Git) async throws(Git.Failure) -> [UInt8] {
        let command = ["ls-tree", "-r", "-z", "--full-tree"]
        do throws(Git.Failure) {
            return try await git.output(command + ["--long", commit])
        } catch {
            guard error.namesObject else { throw error }
            // A partial clone does not know the sizes of what it lacks.
            return try await git.output(command + [commit])
        }
    }

    /// The longest path to which a link leads on any system, in bytes.
    private static let longestTarget = 4_096

    /// The reason why a file that was asked for could not be read, for example because the clone does not have it.
    var failure: Git.Failure? { get async { await objects.failure } }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
        return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
    }

    private static func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

    /// Returns the file or the folder to which a path within the repository leads, or nil if there is none.
    private func destination(of path: String) -> Destination? {
        if let blob = blobs[path], !blob.isLink { return .file(path) }
        var waiting = path.split(separator: "/").reversed().map { String($0) }
        var real = ""
        var followed = 0
        while let name = waiting.popLast() {
            switch name {
            case ".": continue
            case ".." where real.isEmpty: return nil
            case "..": real = Self.split(real).folder
            default:
                let next = Self.join(real, name)
                if blobs[next]?.isLink == true {
                    // As many as Linux follows.
                    followed += 1
                    guard followed <= 40, let target = targets[next], !target.hasPrefix("/") else { return nil }
                    waiting += target.split(separator: "/").reversed().map { String($0) }
                } else if names[next] != nil || waiting.isEmpty && blobs[next] != nil {
                    real = next
                } else {
                    return nil
                }
            }
        }
        return names[real] != nil ? .folder(real) : blobs[real] != nil ? .file(real) : nil
    }

    /// Returns the path of a folder within the repository.
    private func folder(_ path: String) -> String {
        let below = path == root ? "" : String(path.dropFirst(root.count + 1))
        let whole = prefix + below
        return whole.hasSuffix("/") ? String(whole.dropLast()) : whole
    }

    func list(
        _ suffixes: [String],
        under root: String,
        skipping skips: @escaping @Sendable (String) -> Bool
    ) async throws(FileTreeError) -> FileListing {
        // The folder may be newer than the commit.
        guard case .folder(let start)? = destination(of: folder(root)) else { return FileListing(files: []) }
        func hasSuffix(_ name: String) -> Bool {
            suffixes.contains { name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
        }
        var files: [String] = []
        var links: [String: String] = [:]
        var failures = misnamed.filter { hasSuffix($0) && !("/" + $0).contains("/.") }.map {
            FileTreeError.notReadable(path: $0, code: Self.illegalName)
        }
        var pending = [(path: "", real: start, parents: [String]())]
        while let (path, real, parents) = pending.popLast() {
            guard path.isEmpty || !skips(path) else { continue }
            guard !parents.contains(real) else {
                failures.append(.linkLoop(path: path))
                continue
            }
            for name in names[real] ?? [] where !name.hasPrefix(".") {
                let (child, inner) = (Self.join(path, name), Self.join(real, name))
                guard let destination = destination(of: inner) else { continue }
                let isLink = blobs[inner]?.isLink == true
                switch destination {
                case .file(let end):
                    if hasSuffix(name) { files.append(child) }
                    if isLink { links[child] = place(of: end) }
                case .folder(let end):
                    pending.append((child, end, parents + [real]))
                    if isLink { links[child] = place(of: end) }
                }
            }
        }
        return FileListing(files: files, failures: failures, links: links)
    }

    /// The error number for a name that is not UTF-8, `EILSEQ` of Linux.
    private static let illegalName: Int32 = 84

    /// Returns a path within the repository relative to the folder, or absolute if it is elsewhere.
    private func place(of path: String) -> String {
        guard !path.hasPrefix(prefix) else { return String(path.dropFirst(prefix.count)) }
        return root.dropLast(prefix.isEmpty ? 0 : prefix.count) + "/" + path
    }

    func read(_ path: String, under root: String, limit: Int) async throws(FileTreeError) -> [UInt8] {
        let whole = Self.join(folder(root), path)
        switch destination(of: whole) {
        // A link to nothing is there, and cannot be read.
        case nil: throw isLink(whole) ? .notReadable(path: path, code: Self.noEntry) : .notFound(path: path)
        case .folder: throw .notAFile(path: path)
        case .file(let real):
            guard let blob = blobs[real] else { throw .notFound(path: path) }
            guard blob.size ?? 0 <= limit else { throw .tooLarge(path: path, limit: limit) }
            guard let content = await objects.content(of: blob.id, before: { following(real, upTo: limit) }) else {
                throw .notReadable(path: path, code: Self.inputOutputError)
            }
            guard content.count <= limit else { throw .tooLarge(path: path, limit: limit) }
            return content
        }
    }

    /// Returns whether a path names a link, without following it.
    private func isLink(_ path: String) -> Bool {
        let (folder, name) = Self.split(path)
        guard case .folder(let real)? = destination(of: folder) else { return false }
        return blobs[Self.join(real, name)]?.isLink == true
    }

    /// The error number for a missing file, `ENOENT`.
    private static let noEntry: Int32 = 2

    /// The error number for an object that the clone does not have, `EIO`.
    private static let inputOutputError: Int32 = 5

    /// Returns the source files that follow one, as far as one query asks for them.
    private func following(_ path: String, upTo limit: Int) -> [String] {
        let start = sources.firstIndex { $0 > path } ?? sources.endIndex
        return Self.query(sources[start...].lazy.compactMap { blobs[$0] }, upTo: limit)
    }

    /// Returns the first of some objects up to a size that one query asks for: at most 1,000, with 32 MiB in all.
    private static func query(_ blobs: some Sequence<Blob>, upTo limit: Int) -> [String] {
        var size = 0
        return blobs.lazy.filter { $0.size ?? 0 <= limit }.prefix(1_000).prefix { blob in
            // Of unknown sizes, few are asked for at once.
            size += blob.size ?? 1 << 20
            return size <= 32 << 20
        }.map(\.id)
    }
}
