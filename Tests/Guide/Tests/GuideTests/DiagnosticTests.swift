import Foundation
import GuideText
import Testing

/// The blocks of the guide that must not compile, with their diagnostics.
struct DiagnosticTests {
    private let repository = Repository.this

    @Test func `everything that is shown as wrong is refused, in the words that the guide quotes`() async throws {
        var count = 0
        for chapter in try repository.chapters() where !chapter.isJapanese {
            for example in chapter.wrongExamples {
                count += 1
                let place = "docs/guide/\(chapter.name).md:\(chapter.bodyOffset + example.code.line)"
                let found = try await diagnostics(of: example, in: chapter)
                #expect(!found.isEmpty, "\(place): this compiles")
                #expect(found == example.diagnostics, "\(place)")
            }
        }
        #expect(count > 0)
    }

    @Test func `a target sees what its manifest names, directly and through others`() throws {
        #expect(try closure(of: "AppearanceDomain") == ["DomainKit"])
        #expect(try closure(of: "AppearanceContract") == ["AttemptKit", "PresentationKit"])
        let presentation = try closure(of: "AppearancePresentation")
        #expect(presentation.isSuperset(of: ["AppearanceContract", "PresentationKit", "UseCaseKit", "DomainKit"]))
    }

    /// Returns the errors and notes about a block, a line for each.
    private func diagnostics(of example: WrongExample, in chapter: Chapter) async throws -> [String] {
        var files = [WrongExample.fileName: example.code.code.joined(separator: "\n") + "\n"]
        if example.target == nil { files["Examples.swift"] = chapter.exampleFile }
        return try await Compiler().diagnostics(of: files, seeing: try example.target.map(closure)).filter {
            $0.hasPrefix("\(WrongExample.fileName):") && !$0.contains(": warning: ")
        }
    }

    /// Returns the modules that a target can import: its dependencies, direct and transitive.
    private func closure(of target: String) throws -> Set<String> {
        var found: Set<String> = []
        var waiting = [target]
        while let next = waiting.popLast() {
            for name in try dependencies(of: next) where found.insert(name).inserted { waiting.append(name) }
        }
        return found
    }

    private func dependencies(of target: String) throws -> [String] {
        for layer in ["Domain", "UseCase", "Repository", "Presentation", "View", "Infrastructure"] {
            let manifest = try #require(repository.text(of: "Packages/\(layer)/Package.swift"))
            let declarations = manifest.split(separator: "\n        .").map { $0.replacing(#/\s+/#, with: "") }
            guard let own = declarations.first(where: { $0.hasPrefix("target(name:\"\(target)\"") }) else { continue }
            guard let list = own.firstMatch(of: #/dependencies:\[(.*?)\]/#)?.1 else { return [] }
            let constants = manifest.matches(of: #/let (\w+) = Target\.Dependency\.product\(name: "(\w+)"/#)
            let products = Dictionary(uniqueKeysWithValues: constants.map { ($0.1, String($0.2)) })
            return list.replacing(#/,package:"\w+"/#, with: "").split(separator: ",").map { dependency in
                products[dependency] ?? String(dependency.firstMatch(of: #/"(\w+)"/#)?.1 ?? dependency)
            }
        }
        Issue.record("No manifest has a target '\(target)'.")
        return []
    }
}
