import ArchitectureDomain
import Foundation
import RepositoryKit

/// The references that the compiler's index knows, and the files for which it is no evidence.
struct IndexedReferences {
    /// The first reference of each file to each declaration in another file, and the first in each line that is kept; sorted.
    var references: [SourceReference] = []
    /// The files without a unit as new as they are, whose record can be read.
    var missing: Set<String> = []
}

enum IndexFailure: Error, Hashable {
    case notFound(String)
    /// The store has another format, which is the name of a folder: `v6`.
    case format(String)
}

/// A reader of the index that the compiler writes when it builds: `swift build` in `.build/debug/index/store`, Xcode in
/// `Index.noindex/DataStore` of its derived data.
///
/// It reads the files of the store itself. The library of the toolchain for it, `libIndexStore`, reads out of bounds where a
/// file is damaged, and a store can be read where no toolchain is.
struct CompilerIndex {
    private let files: any FileTree
    private let root: String
    private let home: String?

    /// Creates a reader for a root, absolute, with links resolved; Xcode keeps derived data in the user's home folder.
    init(files: any FileTree, root: String, home: String? = nil) {
        self.files = files
        self.root = root
        self.home = home
    }

    private static let sizeLimit = 64 << 20
    private static let units = "v\(IndexUnit.format)/units"

    /// Reads what stores at absolute paths say about source files at paths relative to the root; references to other
    /// files are left out; on most lines only the first reference to a declaration in a file is kept.
    ///
    /// - Parameter lines: the beginnings of the lines of which each reference is kept.
    /// - Throws: ``IndexFailure`` if one of the stores cannot be read.
    func references(
        between sources: Set<String>,
        in stores: [String],
        keeping lines: Set<Place> = []
    ) async throws(IndexFailure) -> IndexedReferences {
        guard !stores.isEmpty else { return IndexedReferences(missing: sources) }
        let located = LocatedFiles(sources, under: root)
        var units: [FileUnit] = []
        for store in stores {
            let names = try await unitNames(in: store)
            units += await names.mapConcurrently { await unit($0, in: store, among: located) }.compactMap(\.self)
        }
        // Several modules may contain a file; of each, the newest unit counts.
        let newest = Dictionary(units.map { ($0.key, $0) }) { $0.time < $1.time ? $1 : $0 }.values
        let unitsByFile = Dictionary(grouping: newest, by: \.key.file)
        let found = await unitsByFile.sorted { $0.key < $1.key }
            .mapConcurrently { await contents(of: $0.key, in: $0.value) }.compactMap(\.self)
        let missing = sources.subtracting(found.map(\.file))
        let sorted = found.sorted { $0.file < $1.file }
        return IndexedReferences(references: Self.references(in: sorted, keeping: lines), missing: missing)
    }

    /// Returns the stores in the usual places: in the packages, and among the derived data of the user.
    func usualStores(packages: [String]) async -> [String] {
        var candidates = packages.map { root + "/" + ".build/debug/index/store".resolved(in: $0) }
        candidates += await derivedFolders(in: root + "/DerivedData").map { $0 + Self.dataStore }
        let shared = home.map { $0 + "/Library/Developer/Xcode/DerivedData" }
        for folder in await derivedFolders(in: shared) where await isOfThisRepository(folder) {
            candidates.append(folder + Self.dataStore)
        }
        var stores: [String] = []
        for store in candidates where await (try? unitNames(in: store))?.isEmpty == false { stores.append(store) }
        return stores
    }

    private static let dataStore = "/Index.noindex/DataStore"
    /// The file that Xcode writes into the folder of each project.
    private static let properties = "info.plist"

    /// Returns the folders of projects in a folder of derived data.
    private func derivedFolders(in folder: String?) async -> [String] {
        guard let folder,
            let found = try? await files.list(
                [Self.properties],
                under: folder,
                skipping: { $0.contains("/" as Character) }
            )
        else { return [] }
        return found.files.map { folder + "/" + $0.folder }
    }

    /// Returns whether a folder of derived data is that of a project, a workspace or a package of this repository.
    private func isOfThisRepository(_ folder: String) async -> Bool {
        guard let bytes = try? await files.read(Self.properties, under: folder, limit: Self.sizeLimit),
            let match = String(decoding: bytes, as: UTF8.self).firstMatch(
                of: /<key>WorkspacePath<\/key>\s*<string>([^<]*)</
            )
        else { return false }
        let path = PackageFolders.realPath(String(match.1).replacing("&lt;", with: "<").replacing("&amp;", with: "&"))
        return (path + "/").hasPrefix(root + "/")
    }

    // MARK: - Units

    private struct FileUnit {
        struct Key: Hashable {
            let file: String
            let module: String
        }

        let key: Key
        /// The time of the unit, in nanoseconds since 1970.
        let time: Int
        let store: String
        let records: [String]
    }

    private func unitNames(in store: String) async throws(IndexFailure) -> [String] {
        if let listing = try? await files.list([""], under: store + "/" + Self.units, skipping: { _ in false }) {
            return listing.files
        }
        let others = try? await files.list([""], under: store) { $0.hasSuffix("/records") }
        let formats = Set((others?.files ?? []).compactMap { $0.split(separator: "/").first.map { String($0) } })
        guard let other = formats.filter({ $0.wholeMatch(of: /v[0-9]+/) != nil }).max() else { throw .notFound(store) }
        throw .format(other)
    }

    /// Reads a unit, or returns nil if it is damaged or that of another file.
    private func unit(_ name: String, in store: String, among located: LocatedFiles) async -> FileUnit? {
        let path = Self.units + "/" + name
        guard let bytes = try? await files.read(path, under: store, limit: Self.sizeLimit),
            let unit = try? IndexUnit(bytes), let file = located[unit.mainFile],
            let time = try? await files.modificationTime(of: path, under: store)
        else { return nil }
        return FileUnit(key: .init(file: file, module: unit.module), time: time, store: store, records: unit.records)
    }

    // MARK: - Records

    private struct FileContents {
        let file: String
        let records: [IndexRecord]
    }

    /// Reads the records of a file, or returns nil if a unit is older than the file or a record cannot be read.
    private func contents(of file: String, in units: [FileUnit]) async -> FileContents? {
        guard let time = try? await files.modificationTime(of: file, under: root),
            units.allSatisfy({ $0.time >= time }),
            let text = try? await files.read(file, under: root, limit: Self.sizeLimit)
        else { return nil }
        let columns = SourceColumns(text)
        var records: [IndexRecord] = []
        var names: Set<String> = []
        for unit in units {
            for name in unit.records where names.insert(name).inserted {
                let path = IndexUnit.path(ofRecord: name)
                guard let bytes = try? await files.read(path, under: unit.store, limit: Self.sizeLimit),
                    let record = try? IndexRecord(bytes, of: columns)
                else { return nil }
                records.append(record)
            }
        }
        return FileContents(file: file, records: records)
    }

    private static func references(in contents: [FileContents], keeping lines: Set<Place>) -> [SourceReference] {
        var declarations: [String: (place: Place, declaration: IndexRecord.Declaration)] = [:]
        for file in contents {
            for declaration in file.records.flatMap(\.declarations) {
                declarations[declaration.usr] = (Place(file: file.file, declaration.position), declaration)
            }
        }
        /// Returns the name of a declaration; extensions in extensions of each other would be damage.
        func name(_ declaration: IndexRecord.Declaration, depth: Int = 0) -> String {
            guard let extended = declaration.extended else { return declaration.name }
            let type = depth < 8 ? declarations[extended.usr].map { name($0.declaration, depth: depth + 1) } : nil
            return (type ?? extended.name) + "." + declaration.name
        }
        var names: [String: String] = [:]
        var references: Set<SourceReference> = []
        for file in contents {
            for use in file.records.flatMap(\.references) {
                guard let found = declarations[use.usr], found.place.file != file.file else { continue }
                let name = names[use.usr] ?? name(found.declaration)
                names[use.usr] = name
                references.insert(.init(name, at: Place(file: file.file, use.position), to: found.place))
            }
        }
        var seen: Set<SourceReference> = []
        return withoutInitializers(references.sorted()).filter { reference in
            let line = Place(file: reference.place.file, line: reference.place.position.line)
            let kept = lines.contains(line) ? line : Place(file: line.file, line: 0)
            return seen.insert(.init(reference.name, at: kept, to: reference.declaration)).inserted
        }
    }

    /// Leaves out the initialiser beside the type by whose name it is called, unless it stands in another file.
    private static func withoutInitializers(_ references: [SourceReference]) -> [SourceReference] {
        var kept: [SourceReference] = []
        for reference in references {
            let isCalled = kept.last.map {
                $0.place == reference.place && $0.declaration.file == reference.declaration.file
                    && reference.name == $0.name + ".init"
            }
            if isCalled != true { kept.append(reference) }
        }
        return kept
    }
}

/// Source files by their absolute paths, as the repository names them and with the links of their folders resolved.
private struct LocatedFiles {
    private var files: [String: String] = [:]
    private var names: Set<Substring> = []

    init(_ sources: Set<String>, under root: String) {
        var folders: [Substring: String] = [:]
        for source in sources {
            let path = root + "/" + source
            let (folder, name) = Self.parts(of: path)
            let real = folders[folder] ?? PackageFolders.realPath(String(folder))
            folders[folder] = real
            files[path] = source
            files[real + "/" + name] = source
            names.insert(name)
        }
    }

    /// Returns the source file with a path, which may lead to it by other links.
    subscript(path: String) -> String? {
        if let file = files[path] { return file }
        let (folder, name) = Self.parts(of: path)
        return names.contains(name) ? files[PackageFolders.realPath(String(folder)) + "/" + name] : nil
    }

    private static func parts(of path: String) -> (folder: Substring, name: Substring) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path[...]) }
        return (path[..<slash], path[path.index(after: slash)...])
    }
}
