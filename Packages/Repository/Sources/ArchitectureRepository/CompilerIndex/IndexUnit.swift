/// A unit of an index store: what was compiled, and where its contents are, in the format (with the number 5) of
/// `IndexUnitReader` of the LLVM project's fork for Swift.
struct IndexUnit {
    static let format = 5

    /// The absolute path of the source file.
    let mainFile: String
    let module: String
    /// The names of the records with the occurrences in the source file.
    let records: [String]

    private enum Block {
        static let version = 8
        static let information = 9
        static let dependencies = 10
        static let paths = 12
    }

    private typealias Part = (offset: Int, count: Int)

    /// Reads a unit; nil for one of a module or of the system, which has no source file.
    init?(_ bytes: [UInt8]) throws(Bitstream.Damage) {
        var stream = try Bitstream(bytes, signature: "IDXU")
        var module = ""
        var mainPath = 0
        var folders: [Part] = []
        var records: [(name: String, path: Int)] = []
        var paths: [(prefix: Int, folder: Part, name: Part)] = []
        while try stream.next(in: [Block.version, Block.information, Block.dependencies, Block.paths]) {
            switch (stream.block, stream.code) {
            case (Block.version, _):
                guard try stream.number(0) == Self.format else { throw Bitstream.Damage() }
            case (Block.information, _):
                mainPath = try stream.number(7)
                guard try stream.number(0) == 0, mainPath > 0 else { return nil }
                // A path begins in no folder, in the working folder or in that of the SDK.
                folders = [
                    (0, 0), (try stream.number(1), try stream.number(2)), (try stream.number(5), try stream.number(6)),
                ]
                module = stream.string(try stream.text(0, try stream.number(10)))
            case (Block.dependencies, _):
                guard try stream.number(0) == 1 else { continue }
                records.append((stream.string, try stream.number(2)))
            case (Block.paths, 4):
                let folder = (try stream.number(1), try stream.number(2))
                paths.append((try stream.number(0), folder, (try stream.number(3), try stream.number(4))))
            case (Block.paths, 5):
                guard paths.indices.contains(mainPath - 1), folders.indices.contains(paths[mainPath - 1].prefix) else {
                    throw Bitstream.Damage()
                }
                let path = paths[mainPath - 1]
                var parts: [String] = []
                for part in [folders[path.prefix], path.folder, path.name] where part.count > 0 {
                    parts.append(stream.string(try stream.text(part.offset, part.count)))
                }
                mainFile = parts.joined(separator: "/")
                self.module = module
                self.records = records.filter { $0.path == mainPath }.map(\.name)
                return
            default: continue
            }
        }
        throw Bitstream.Damage()
    }

    /// Returns the path of a record in its store: folders are named by the last two characters.
    static func path(ofRecord name: String) -> String { "v\(format)/records/\(name.suffix(2))/\(name)" }
}
