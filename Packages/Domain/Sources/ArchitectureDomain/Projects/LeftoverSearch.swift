import DomainKit

/// Finds what has to be edited after a feature was removed from a project or renamed.
struct LeftoverSearch {
    private let name: FeatureName
    private let packages: [String]
    private let old: [String: [UInt8]]
    private let new: [String: [UInt8]]
    private let links: [String: String]
    /// The paths of the files and folders that are there no more.
    private let removed: Set<String>

    /// Creates a search in the contents of files before and after a change that removed packages; links lead to paths.
    init(
        name: FeatureName,
        packages: [String],
        old: [String: [UInt8]],
        new: [String: [UInt8]],
        links: [String: String]
    ) {
        self.name = name
        self.packages = packages
        self.old = old
        self.new = new
        self.links = links
        removed = Self.filesAndFolders(old.keys).subtracting(Self.filesAndFolders(new.keys))
    }

    private static func filesAndFolders(_ paths: some Sequence<String>) -> Set<String> {
        Set(paths.flatMap { [$0] + $0.folders })
    }

    /// The places, sorted; a line is listed once.
    var leftovers: [FeaturePlan.Leftover] {
        (Array(new.keys) + links.keys).sorted().flatMap { path -> [FeaturePlan.Leftover] in
            if let target = links[path] {
                if removed.contains(target) { return [.init(path: path, line: nil, reason: .link)] }
                return isNamed(path) ? [.init(path: path, line: nil)] : []
            }
            let bytes = new[path] ?? []
            let named = name.lines(in: bytes) + linesWithPackages(bytes)
            guard String(validating: bytes, as: UTF8.self) != nil else {
                return isNamed(path) || !named.isEmpty ? [.init(path: path, line: nil)] : []
            }
            var reasons = Dictionary(named.map { ($0, FeaturePlan.Leftover.Reason.name) }) { first, _ in first }
            reasons.merge(brokenLinks(in: bytes, at: path).map { ($0, .link) }) { first, _ in first }
            reasons.merge(emptyTypes(at: path).map { ($0, .emptyType) }) { first, _ in first }
            guard !reasons.isEmpty else { return isNamed(path) ? [.init(path: path, line: nil)] : [] }
            return reasons.sorted { $0.key < $1.key }.map { .init(path: path, line: $0.key, reason: $0.value) }
        }
    }

    /// Returns the lines of a text that name a package that was removed.
    private func linesWithPackages(_ bytes: [UInt8]) -> [Int] {
        guard !packages.isEmpty else { return [] }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.indices.filter { index in
            let words = lines[index].split { !$0.isWord }.map { String(decoding: $0, as: UTF8.self) }
            return words.contains(where: packages.contains)
        }.map { $0 + 1 }
    }

    private func isNamed(_ path: String) -> Bool { !name.occurrences(in: Array(path.utf8)).isEmpty }

    // MARK: - Links

    /// Returns the lines of a document with a link to a file or a folder that is there no more.
    private func brokenLinks(in bytes: [UInt8], at path: String) -> [Int] {
        guard !removed.isEmpty, path.hasSuffix(".md") else { return [] }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.indices.filter { index in
            Self.targets(in: String(decoding: lines[index], as: UTF8.self)).contains { target in
                removed.contains(String(target).resolved(in: target.hasPrefix("/") ? "" : path.folder))
            }
        }.map { $0 + 1 }
    }

    /// Returns the paths of the links in a line of Markdown.
    private static func targets(in line: String) -> [Substring] {
        (line.ranges(of: "](") + line.ranges(of: "]: ")).map { mark in
            line[mark.upperBound...].drop { $0 == "<" }.prefix { !")> #?\r".contains($0) }
        }
    }

    // MARK: - Types

    /// Returns the lines of the enumerations that have lost their last case.
    private func emptyTypes(at path: String) -> [Int] {
        guard path.hasSuffix(".swift"), let before = old[path], let after = new[path], before != after else {
            return []
        }
        let populated = Set(enumerations(in: before).filter { !$0.elements.isEmpty }.map(\.label))
        return enumerations(in: after).filter { $0.elements.isEmpty && populated.contains($0.label) }.map(\.line)
    }

    private func enumerations(in bytes: [UInt8]) -> [SourceOutline.List] {
        SourceOutline(String(decoding: bytes, as: UTF8.self)).lists.filter { $0.label.hasPrefix("enum ") }
    }
}
