import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import PresentationKit
import Testing

@MainActor
struct LayeringTests {
    /// A plan of a target in which `Domain` uses a class of `Screens`, and a file of `Domain` belongs in `Screens`.
    private static func plan(evidence: Codebase.Evidence = .sources) throws -> LayeringPlan {
        let texts = [
            "Domain/Cart": "struct Cart { let box: Box }", "Domain/Item": "struct Item {}",
            "Domain/List": "struct List { let cart: Cart }", "Domain/Cell": "struct Cell { let a: A; let b: B }",
            "Screens/A": "struct A { let cart: Cart; let item: Item }",
            "Screens/B": "struct B { let cart: Cart; let a: A }",
            "Screens/Box": "class Box { let a: A }\n#Preview { Main() }", "Main/Main": "struct Main { let b: B }",
        ]
        let files = texts.map { path, text in
            Codebase.SourceFile(
                path: "App/\(path)_.swift",
                facts: SourceFacts(scanning: Array(text.utf8), needsSymbols: true)
            )
        }
        let key = Codebase.TargetKey(package: "", target: "App")
        func codebase(_ references: [SourceReference]) -> Codebase {
            Codebase(
                packages: [PackageManifest(name: "App", path: "", targets: [TargetManifest(name: "App")])],
                sources: [key: files],
                references: references,
                evidence: [key: evidence]
            )
        }
        let references = SourceReference.references(in: codebase([]))
        return try Checker(codebase(references), rules: Rules()).layeringPlan(of: "App")
    }

    @Test func `as text each group has its users, what can leave of it, and what stands in its way`() throws {
        let lines = Asked(.plan(.text, target: "App"), .layeringPlanned(try Self.plan())).lines
        #expect(lines == [])
        let exact = Asked(.plan(.text, target: "App"), .layeringPlanned(try Self.plan(evidence: .index))).lines
        #expect(exact.allSatisfy { !$0.contains("at least") })
        #expect(exact.last == "References between files: in App from the compiler's index")
    }

    @Test func `as Markdown it is an outline in which names appear literally`() throws {
        let lines = Asked(.plan(.markdown, target: "App"), .layeringPlanned(try Self.plan())).lines
        #expect(Array(lines.prefix(5)) == [])
    }

    @Test func `as JSON it has all files and references`() throws {
        let lines = Asked(.plan(.json, target: "App"), .layeringPlanned(try Self.plan())).lines
        #expect(lines == [])
    }
}
