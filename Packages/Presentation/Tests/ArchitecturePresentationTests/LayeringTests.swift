import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import PresentationKit
import Testing

@MainActor
struct LayeringTests {
    /// A plan of a target in which `Domain` uses a class of `Screens`, and a file of `Domain` belongs in `Screens`.
    private static func plan(evidence: Codebase.Evidence = .sources) throws -> LayeringPlan {
        try plan(
            evidence,
            [
                "Domain/Cart": "struct Cart { let box: Box }", "Domain/Item": "struct Item {}",
                "Domain/List": "struct List { let cart: Cart }", "Domain/Cell": "struct Cell { let a: A; let b: B }",
                "Screens/A": "struct A { let cart: Cart; let item: Item; let box: Box }",
                "Screens/B": "struct B { let cart: Cart; let item: Item; let list: List; let a: A }",
                "Screens/C": "struct C { let cart: Cart; let item: Item; let list: List }",
                "Screens/Box": "class Box { let a: A }\n#Preview { Main() }", "Main/Main": "struct Main { let b: B }",
            ]
        )
    }

    private static func plan(_ evidence: Codebase.Evidence, _ texts: [String: String]) throws -> LayeringPlan {
        let files = Dictionary(uniqueKeysWithValues: texts.map { ("App/\($0)_.swift", $1) })
        return try Checker(.app(files, evidence: evidence), rules: Rules()).layeringPlan(of: "App")
    }

    @Test func `as text each group has its users, what can leave of it, and what stands in its way`() throws {
        let lines = Asked(.plan(.text, target: "App"), .layeringPlanned(try Self.plan())).lines
        #expect(
            lines
                == """
                App: 9 files in 3 folders
                Moves that let the folders use each other in one direction:
                  App/Domain/Cell_.swift → App/Screens
                    resolves 2 references, such as 'A' at App/Domain/Cell_.swift:1
                After these moves they still use each other:
                  Domain, Screens
                From inside outwards:
                  1. Domain: 3 files, of which 1 can leave now
                    Used by files of Screens (3); at least 3 declarations become visible
                    Can leave: Item_.swift
                    In the way: 1 reference to 1 declaration further outside
                      class Box (Screens, App/Screens/Box_.swift:1): without it, 8 more files can leave
                        App/Domain/Cart_.swift:1:24
                        → declare a protocol in 'Domain' with what it needs, and conform to it in 'Screens'
                  2. Screens: 5 files, cannot leave yet
                    Used by files of Domain (1), Main (1); at least 2 declarations become visible
                    Waits for the rest of Domain
                    Apart from these, 1 reference outwards in previews and code for debugging
                  3. Main: 1 file, cannot leave yet
                    No use by another folder is found
                    Waits for the rest of Screens
                References between files: in App from the sources
                Uses of members of values, such as those of extensions, are seen only with the compiler's index
                """.split(separator: "\n").map { String($0) }
        )
        let exact = Asked(.plan(.text, target: "App"), .layeringPlanned(try Self.plan(evidence: .index))).lines
        #expect(exact.allSatisfy { !$0.contains("at least") && !$0.contains("is found") })
        #expect(exact.last == "References between files: in App from the compiler's index")
    }

    @Test func `of a proposal, the files of each group are named`() throws {
        var texts = ["CartStore": "class CartStore {}", "CartView": "struct CartView { let store: CartStore }"]
        for name in ["Order", "Item", "Bill"] {
            texts[name + "Store"] = "import CoreData\nclass \(name)Store {}"
            texts[name + "View"] = "import SwiftUI\nstruct \(name)View {}"
        }
        let lines = Asked(.plan(.text, target: "App"), .layeringPlanned(try Self.plan(.index, texts))).lines
        #expect(lines.first == "App: 8 files in 3 proposed groups")
        let names = "    BillStore_.swift, ItemStore_.swift, OrderStore_.swift"
        #expect(lines.contains(names), "\(lines)")
    }

    @Test func `as Markdown it is an outline in which names appear literally`() throws {
        let lines = Asked(.plan(.markdown, target: "App"), .layeringPlanned(try Self.plan())).lines
        let beginning = [
            "**App\\: 9 files in 3 folders**", "", "**Moves that let the folders use each other in one direction\\:**",
            "",
            #"- App/Domain/Cell\_\.swift → App/Screens"#,
            #"  - resolves 2 references, such as 'A' at App/Domain/Cell\_\.swift\:1"#, "",
        ]
        #expect(Array(lines.prefix(beginning.count)) == beginning)
    }

    @Test func `as JSON it has all files and references`() throws {
        let lines = Asked(.plan(.json, target: "App"), .layeringPlanned(try Self.plan())).lines
        let json = try #require(lines.first)
        for part in [
            #""circles":[["Domain","Screens"]],"grouping":"folders","moves":[{"files":["App/Domain/Cell_.swift"],"#,
            #""folder":"App/Screens","group":"Screens","reference":{"declaration":{"column":8,"#,
            #""leaving":["App/Domain/Item_.swift"],"obstacles":[{"declaration":{"column":7,"#,
            #""freed":8,"group":"Screens","keyword":"class","name":"Box","references":[{"declaration":"#,
            #""ways_out":["invert"]}],"users":[{"files":3,"group":"Screens"}],"waits_for":[]}"#,
            #"],"name":"App","package":"","references":"sources","#,
            #""after":[],"development_references":1,"exposed":2,"files":["App/Domain/Cell_.swift","#,
        ] { #expect(json.contains(part), "\(part)") }
    }

    @Test func `as HTML it is the map of the files, with the moves, the order and what stands in the way`() throws {
        let page = Asked(.plan(.html, target: "App"), .layeringPlanned(try Self.plan())).lines.joined(separator: "\n")
        for part in [
            #""title":["Plan of App","App の計画"]"#,
            #""name":"Cell_.swift","runs":[[1,"App/Domain/Cell_.swift → App/Screens","Screens""#,
            #""name":"class Box","place":"App/Screens/Box_.swift:1","reason":["→ declare a protocol in 'Domain'"#,
            #"{"reason":["1. Domain: 3 files, of which 1 can leave now\nUsed by files of Screens (3);"#,
        ] { #expect(page.contains(part), "\(part)") }
        #expect(!page.contains("type=\"range\""))
    }
}
