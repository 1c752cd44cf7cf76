import ArchitectureDomain
import Testing

struct ManifestExpressionTests {
    private func project(_ text: String) throws -> ManifestCall {
        try #require(ManifestCall.calls(of: "Project", in: Array(text.utf8)).first)
    }

    @Test func `reads calls, lists, names, texts and constants`() throws {
        let project = try project(
            """
            import ProjectDescription // Project(name: "comment")
            let app = "Shop"
            func Project(_ x: Int) {}
            let project = Project(
                name: app,
                targets: [
                    .target(name: "\\(app)Kit", product: .framework, sources: ["A/**"] + ["B/**"]),
                    Target.target(name: app + "Tests", product: Product.unitTests, infoPlist: .extendingDefault(with: ["a": [:]])),
                ]
            )
            """
        )
        #expect(project.position == Position(line: 4, column: 15))
        #expect(project["name"]?.text == "Shop")
        let targets = try #require(project["targets"])
        #expect(targets.isComplete)
        #expect(targets.elements.map { $0.call?["name"]?.text } == ["ShopKit", "ShopTests"])
        #expect(targets.elements.map { $0.call?["product"]?.name } == ["framework", "unitTests"])
        #expect(targets.elements.first?.call?["sources"]?.elements.map(\.text) == ["A/**", "B/**"])
        #expect(targets.elements.map(\.name) == ["target", "target"])
    }

    @Test func `a constant stands for its value, whatever that is`() throws {
        let project = try project(
            """
            let core: ProjectDescription.Target = .target(
                name: "Core",
                sources: sources
            )
            let sources: [String]
            let framework = Target.target(name: "None")
            let shared = [app, core]
            let sources = ["Core/**"]
            let app = Target.target(name: "App", product: .framework)
            let circle = circle
            let twice = "A"
            func make() -> Target { let twice = "B"; return .target(name: twice) }
            let project = Project(name: "P", targets: shared + [circle, make()], organizationName: twice)
            let last = 1
            """
        )
        let targets = try #require(project["targets"])
        #expect(targets.elements.compactMap { $0.call?["name"]?.text } == ["App", "Core"])
        #expect(targets.elements.first?.call?["product"]?.name == "framework")
        #expect(targets.elements.dropFirst().first?.call?["sources"]?.elements.map(\.text) == ["Core/**"])
        #expect(!targets.isComplete)
        #expect(project["organizationName"]?.text == nil)
    }

    @Test(arguments: [
        "[.target(name: \"A\")] + more", "[.target(name: \"A\"), make(1).target]", "[.target(name: \"A\")].map { $0 }",
        "[.target(name: \"A\"), \"\\(unknown)\"]", "[.target(name: \"A\"), 1 < 2 ? a : b]",
        "[.target(name: \"A\"), {}]",
    ])
    func `what has to be computed makes a list incomplete`(list: String) throws {
        let targets = try #require(try project("Project(name: \"P\", targets: \(list))")["targets"])
        #expect(!targets.isComplete)
        #expect(targets.elements.first?.call?["name"]?.text == "A")
    }

    @Test(arguments: [
        "", "Project", "Project(", "Project(a: [", "Project(a: .b(", "Project(a: \"\\(", "Project(]", "Project(,,,)",
    ])
    func `unfinished text crashes nothing`(text: String) {
        #expect(ManifestCall.calls(of: "Project", in: Array(text.utf8)).count <= 1)
    }

    @Test(arguments: [
        ("\"A\"", "%1 + %1"), ("\"A\"", "\"\\(%1)\\(%1)\""), ("[\"A\"]", "%1 + %1"), ("[\"A\"]", "[%1, %1]"),
    ])
    func `constants that double each other do not fill the memory`(first: String, next: String) throws {
        let lines = (1...60).map { "let a\($0) = " + next.replacing("%1", with: "a\($0 - 1)") }
        let text = (["let a0 = \(first)"] + lines + ["let p = Project(name: a9, targets: a60)"]).joined(separator: "\n")
        let project = try project(text)
        #expect(project["name"]?.text?.count ?? 512 == 512)
        #expect(project["targets"]?.elements.count ?? 0 <= 65_536)
    }

    @Test(arguments: ["[", ".a(", "Project(a: "])
    func `deep nesting ends before the stack does`(part: String) {
        let text = "Project(a: " + String(repeating: part, count: 100_000)
        #expect(ManifestCall.calls(of: "Project", in: Array(text.utf8)).count >= 1)
    }
}
