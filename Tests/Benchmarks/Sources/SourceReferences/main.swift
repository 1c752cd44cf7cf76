// Lists the references between the Swift files of a folder, for Scripts/compare-references: source-references FOLDER MODULE
import ArchitectureDomain
import Foundation

let folder = CommandLine.arguments[1]
let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { path in
    let bytes = FileManager.default.contents(atPath: folder + "/" + path) ?? Data()
    return Codebase.SourceFile(path: path, facts: SourceFacts(scanning: Array(bytes), needsSymbols: true))
}
let module = CommandLine.arguments[2]
let package = PackageManifest(
    name: module,
    path: module,
    products: [],
    dependencies: [],
    targets: [TargetManifest(name: module)]
)
let codebase = Codebase(packages: [package], sources: [.init(package: module, target: module): files])
for each in SourceReference.references(in: codebase) {
    let (from, to) = (each.place, each.declaration)
    print(
        from.file,
        from.position.line,
        from.position.column,
        each.name,
        to.file,
        to.position.line,
        to.position.column,
        separator: "\t"
    )
}
