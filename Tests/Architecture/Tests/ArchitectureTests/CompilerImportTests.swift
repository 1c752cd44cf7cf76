import ArchitectureDomain
import Determinism
import Foundation
import InfrastructureTesting
import Testing

/// The lexer against the compiler: both read the same files, and have to see the same modules.
///
/// The compiler is asked with `-emit-imported-modules`, which prints what a file imports and whatever is imported by
/// itself. It evaluates `#if`, so the conditions here are ones whose value is known.
@Suite(.serialized)
struct CompilerImportTests {
    @Test func `sees the same modules as the compiler in files of any spelling`() async throws {
        try await Self.expectSameModules(inFiles: 0..<40)
    }

    @Test func `sees the same modules as the compiler in the toolchain's own interfaces`() async throws {
        try await Self.expectSameModules { !$0.contains(".private.") }
    }

    struct Slow {
        @Test(arguments: stride(from: 40, to: 2000, by: 40).map { $0..<$0 + 40 })
        func `sees the same modules as the compiler in many more files`(seeds: Range<Int>) async throws {
            try await expectSameModules(inFiles: seeds)
        }

        @Test func `sees the same modules as the compiler in the toolchain's private interfaces`() async throws {
            try await expectSameModules { $0.contains(".private.") }
        }
    }

    /// Compiles all files at once: no two of them have an import in common, so that none hides a fault of another.
    private static func expectSameModules(inFiles seeds: Range<Int>) async throws {
        let folder = try TemporaryFolder()
        let files = try seeds.map { seed in
            let file = (path: URL(filePath: "\(folder.path)/\(seed).swift"), generated: GeneratedFile(seed))
            try Data(file.generated.text.utf8).write(to: file.path)
            return file
        }
        let arguments = ["-frontend", "-emit-imported-modules", "-module-name", "Any", "-o", "-"]
        let run = try await Run("swiftc", arguments + files.map { $0.path.path() })
        try #require(run.status == 0, "\(run.text)")
        var rest = Set(run.lines).subtracting(implicit)
        for (_, generated) in files {
            let seen = SourceFacts(scanning: Array(generated.text.utf8)).imports
                .filter { $0.conditions.allSatisfy { $0.value(known) == true } }
                .map(\.module)
            let compiler = rest.filter { $0.hasPrefix(generated.prefix) }
            #expect(Set(seen) == compiler, Comment(rawValue: generated.text))
            rest.subtract(compiler)
        }
        #expect(rest == [], "in any of these files: \(seeds)")
    }

    /// The interfaces of the toolchain's own modules, up to two megabytes of code that nobody here wrote.
    private static func expectSameModules(inInterfaces isWanted: (String) -> Bool) async throws {
        let files = try await interfaces().filter(isWanted)
        try #require(files.count > 10)
        for file in files {
            let arguments = ["-frontend", "-emit-imported-modules", "-module-name", "Any", file, "-o", "-"]
            let run = try await Run("swiftc", arguments)
            try #require(run.status == 0, "\(file)\n\(run.text)")
            let facts = SourceFacts(scanning: Array(try Data(contentsOf: URL(filePath: file))))
            let seen = facts.imports.filter { $0.conditions.allSatisfy { $0.value(known) != false } }
            let expected = Set(run.lines).subtracting(implicit)
            #expect(Set(seen.map(\.module)).subtracting(implicit) == expected, Comment(rawValue: file))
        }
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeLibraryImportPaths: [String]
        }

        let paths: Paths
    }

    private static func interfaces() async throws -> [String] {
        let run = try await Run("swiftc", ["-print-target-info"])
        let info = try JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
        let files = info.paths.runtimeLibraryImportPaths.flatMap { folder in
            let below = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return below.filter { $0.hasSuffix(".swiftinterface") }.map { folder + "/" + $0 }
        }
        return Set(files).sorted()
    }

    /// Modules that every file imports without saying so.
    private static let implicit: Set = [
        "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_SwiftConcurrencyShims",
    ]

    private static func known(_ name: String, _ argument: String?) -> Bool? {
        switch (name, argument) {
        case ("os", _):
            #if os(Linux)
                argument == "Linux"
            #else
                argument == "macOS"
            #endif
        case ("NEVER", nil): false
        case ("compiler", _), ("swift", _): argument == ">=5.9"
        default: nil
        }
    }
}

/// A file of imports and of what looks like some, made of pieces that the compiler takes.
private struct GeneratedFile {
    /// The beginning of the name of each imported module, which no other file imports.
    let prefix: String
    private(set) var text = ""
    private var number = 0
    private var random: SeededGenerator

    init(_ seed: Int) {
        prefix = "File\(seed)Module"
        random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<(4 + pick(20)) { addPiece(depth: 0) }
    }

    private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    private mutating func module() -> String {
        number += 1
        return "\(prefix)\(number)"
    }

    private mutating func addPiece(depth: Int) {
        let name = module()
        switch pick(18) {
        case 0: text += "import \(name)\n"
        case 1: text += "  import \(name) // import X\(name)\n"
        case 2: text += "/* import X /* import Y */ */ import /**/ \(name)\n"
        case 3: text += "@testable import \(name); import \(module())\n"
        case 4: text += "@_exported\nimport \(name)\n"
        case 5: text += "import struct \(name).Thing\n"
        case 6: text += "import \(name).Sub.Deeper\n"
        case 7: text += "public import \(name)\r\n"
        case 8: text += "let a\(number) = \"import X \\(1 + \"\\(2)\".count) /*\"\n"
        case 9: text += "let a\(number) = \"\"\"\n    import X\n    \\(\"}\") \\\"\"\"\n    \"\"\"\n"
        case 10: text += "let a\(number) = #\"\"import X\" \\(no) \\#(3)\"#\n"
        case 11: text += "let a\(number) = #\"\"\"#\n"
        case 12: text += "func f\(number)(import x: Int) -> Int { x / 2 / 1 }\n"
        case 13: text += "let a\(number) = #/ \"import X\" { /#\n"
        case 14: text += "/// import X\n//* import Y\nlet `import\(number)` = [1, 2].map { $0 / 1 }\n"
        case 15: text += "import `\(name)`\n"
        case 16: text += "enum E\(number) { case `import`; static let b = E\(number).import }\n"
        default:
            guard depth < 3 else { return }
            addBlock(depth: depth)
        }
    }

    private mutating func addBlock(depth: Int) {
        let conditions = [
            "os(Linux)", "os(macOS)", "!os(Linux)", "NEVER", "!NEVER && compiler(>=5.9)", "os(Linux) || os(macOS)",
            "(os(Linux)) // import X", "swift(>=5.9) && (NEVER || !os(Windows))",
        ]
        text += "#if \(conditions[pick(conditions.count)])\n"
        addPiece(depth: depth + 1)
        if pick(2) == 0 {
            text += "  #elseif \(conditions[pick(conditions.count)])\n"
            addPiece(depth: depth + 1)
        }
        if pick(2) == 0 {
            text += "#else\n"
            addPiece(depth: depth + 1)
        }
        text += "#endif\n"
    }
}
