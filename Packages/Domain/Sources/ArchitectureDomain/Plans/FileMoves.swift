public import DomainKit

/// The moves of files that a plan proposes, as one change; all files stay in their target, so nothing else changes,
/// unless lists of a manifest or a project name them.
public struct FileMoves: Hashable, Sendable {
    /// The name of the target or of the folder.
    public let name: String
    /// The files that move, sorted.
    public let moves: [Extraction.Move]
    /// The edits of projects, which may list the files; ``changes`` has their results once they are added.
    public let projectEdits: [ProjectEdit]
    /// All changes of files, sorted by path; empty if the plan has no moves.
    public private(set) var changes: [ProjectChange]

    /// Adds the results of the edits of projects.
    public mutating func add(_ outcome: ProjectEdit.Outcome) {
        changes = (changes + outcome.changes).sorted { $0.path < $1.path }
    }

    /// Returns the paths of the files that the moves of a plan need.
    public static func paths(of plan: LayeringPlan, in checker: Checker) -> Set<String> {
        Set(moves(of: plan).map(\.old) + [package(of: plan, in: checker)?.file].compactMap(\.self))
    }

    /// Creates the moves of a plan from the contents of the files of ``paths(of:in:)``; throws if the target is one of
    /// the rules file, a file is not readable, or the manifest keeps a file out of the target at its new place.
    public init(
        _ plan: LayeringPlan,
        in checker: Checker,
        files: [String: [UInt8]]
    ) throws(ValidationError) {
        name = plan.name
        let moves = Self.moves(of: plan)
        self.moves = moves
        projectEdits = moves.isEmpty ? [] : checker.codebase.projects.map { ProjectEdit($0, moves: moves) }
        guard !moves.isEmpty else {
            changes = []
            return
        }
        let package = Self.package(of: plan, in: checker)
        let manifest = package.flatMap { files[$0.file] }
        guard let package, package.kind == .xcodeProject || manifest != nil else {
            throw ValidationError(field: "TARGET", value: plan.target.package, rule: .packaged)
        }
        var changes: [ProjectChange] = []
        for move in moves {
            guard let bytes = files[move.old] else {
                throw ValidationError(field: "FILE", value: move.old, rule: .present)
            }
            changes.append(ProjectChange(path: move.new, old: nil, new: bytes))
            changes.append(ProjectChange(path: move.old, old: bytes, new: nil))
        }
        if let manifest, package.kind == .package {
            let text = try Self.text(of: manifest, of: package, with: moves, in: plan.target.target)
            if text != manifest { changes.append(ProjectChange(path: package.file, old: manifest, new: text)) }
        }
        self.changes = changes.sorted { $0.path < $1.path }
    }

    private static func package(of plan: LayeringPlan, in checker: Checker) -> PackageManifest? {
        checker.codebase.packages.first { package in
            package.path == plan.target.package && package.targets.contains { $0.name == plan.target.target }
        }
    }

    /// The files with their paths; a module has no two of the same name.
    private static func moves(of plan: LayeringPlan) -> [Extraction.Move] {
        plan.moves.flatMap { move in
            move.files.map { old in
                let name = old.fileName
                return Extraction.Move(old: old, new: move.folder.isEmpty ? name : move.folder + "/" + name)
            }
        }.filter { $0.old != $0.new }.sorted { $0.old < $1.old }
    }

    /// Returns the text of a manifest in which the lists of sources and excluded files of all targets have the new paths.
    private static func text(
        of manifest: [UInt8],
        of package: PackageManifest,
        with moves: [Extraction.Move],
        in moving: String
    ) throws(ValidationError) -> [UInt8] {
        var edit = ManifestEdit(text: String(decoding: manifest, as: UTF8.self))
        for target in package.targets {
            let folder = edit.literals("path", of: target.name)?.first
            let folders =
                folder.map { [$0] } ?? ["Sources", "Tests", "Source", "src", "srcs"].map { $0 + "/" + target.name }
            let roots = folders.map { ([package.path, $0].joined(separator: "/") + "/").normalizedPath }
            for label in ["sources", "exclude"] {
                guard let listed = edit.literals(label, of: target.name) else { continue }
                var renamed: [String: String] = [:]
                for move in moves {
                    for root in roots where move.old.hasPrefix(root) && move.new.hasPrefix(root) {
                        renamed[String(move.old.dropFirst(root.count))] = String(move.new.dropFirst(root.count))
                    }
                }
                edit.replace(renamed, in: label, of: target.name)
                guard target.name == moving else { continue }
                let entries = listed.map { renamed[$0] ?? $0 }
                let outside = moves.first { move in
                    let isListed = roots.contains { root in
                        entries.contains { entry in
                            let path = (root + entry).normalizedPath
                            return path.isEmpty || move.new == path || move.new.hasPrefix(path + "/")
                        }
                    }
                    return isListed == (label == "exclude")
                }
                if let outside {
                    throw ValidationError(
                        field: label,
                        value: outside.new,
                        rule: .listed,
                        place: .init(path: package.file, line: target.position.line)
                    )
                }
            }
        }
        return Array(edit.text.utf8)
    }
}

extension String {
    /// The path without dots and doubled slashes; a slash at the end stays.
    fileprivate var normalizedPath: String {
        let path = split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        return hasSuffix("/") && !path.isEmpty ? path + "/" : path
    }
}
