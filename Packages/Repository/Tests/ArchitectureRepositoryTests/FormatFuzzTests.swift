import ArchitectureDomain
import Determinism
import Foundation
import Testing

@testable import ArchitectureRepository

/// Rules files and answers of the package manager with bytes changed, cut and doubled: each is read or refused.
struct FormatFuzzTests {
    private static let rules = """
        exclude = ["a"] # comment
        [features]
        names = ["Cat"]
        because = "apart"
        [layer.Domain]
        packages = ["Domain"]
        uses = []
        allows-unsafe = false
        because = 'inner'
        [[unsafe.allowed]]
        file = "A.swift"
        construct = "try!"
        count = 1_0
        because = "\\"so\\""
        """

    private static func parsed(_ dump: [UInt8]) throws -> ParsedManifest {
        try ParsedManifest(dump: dump, texts: [], path: "P", in: PackageFolders(in: [], under: "/r"))
    }

    private static let dump = """
        {"name":"P","dependencies":[{"fileSystem":[{"identity":"q","path":"/r/Q"}]}],"products":[],
        "targets":[{"name":"A","type":"regular","dependencies":[{"product":["K","Q",null,{"platformNames":["linux"]}]}],
        "settings":[{"tool":"swift","kind":{"define":{"_0":"X"}},"condition":{"config":"debug"}}]}]}
        """

    private func changed(_ text: String, seed: Int) -> [UInt8] {
        var random = SeededGenerator(seed: UInt64(seed))
        var bytes = Array(text.utf8)
        for _ in 0...Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: index)
            case 2: bytes.removeLast(bytes.count - index)
            default: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
            }
        }
        return bytes
    }

    @Test(arguments: 0..<1000)
    func `a rules file is read, or refused on one of its lines`(seed: Int) {
        let bytes = changed(Self.rules, seed: seed)
        do throws(RulesFileError) {
            _ = try RulesFile.rules(from: bytes)
        } catch {
            #expect((1...bytes.count { $0 == 0x0A } + 1).contains(error.line))
        }
    }

    @Test(arguments: 0..<500)
    func `an answer of the package manager is read or refused`(seed: Int) {
        let parsed = try? Self.parsed(changed(Self.dump, seed: seed))
        #expect(parsed == nil || parsed?.manifest.path == "P")
    }

    @Test func `unchanged they are read`() throws {
        #expect(try RulesFile.rules(from: Array(Self.rules.utf8)).allowances?.first?.count == 10)
        let parsed = try Self.parsed(Array(Self.dump.utf8))
        #expect(parsed.manifest.targets.first?.settings == ["define(X) when debug"])
    }
}
