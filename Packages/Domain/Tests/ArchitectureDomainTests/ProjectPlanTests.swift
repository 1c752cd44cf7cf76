import ArchitectureDomain
import DomainKit
import Testing

struct ProjectPlanTests {
    private func file(_ path: String, _ text: String = "") -> ProjectFile {
        ProjectFile(path, text)
    }

    private func texts(_ kits: ProjectKits, _ templates: ProjectFile...) throws -> [String: String] {
        let plan = try ProjectPlan(try ModuleName("MyNotes"), kits: kits, templates: templates)
        #expect(plan.files.map(\.path) == plan.files.map(\.path).sorted())
        let texts = plan.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    @Test func `names take the place of placeholders, in paths and in texts`() throws {
        let kits = try ProjectKits(url: "https://example.org/Strata.git", version: "1.2.0")
        let made = try texts(
            kits,
            file("Apps/__app__/__App__App.swift", "struct __App__App { __feature__: __Feature__ }"),
            file("dot-github/__Feature__.yml", "__kits__ __dependency__")
        )
        #expect(
            made == [
                "Apps/mynotes/MyNotesApp.swift": "struct MyNotesApp { counter: Counter }",
                ".github/Counter.yml":
                    "Strata .package(url: \"https://example.org/Strata.git\", .upToNextMinor(from: \"1.2.0\"))",
            ]
        )
    }

    @Test func `imports are in the order of the modules, whatever the feature is called`() throws {
        let source = """
            // import Z
            public import PresentationKit
            public import __Feature__Contract
            import __Feature__Domain

            import ViewKit
            """
        let made = try texts(try ProjectKits(path: "/work/Strata"), file("A.swift", source), file("B.md", source))
        #expect(
            made["A.swift"] == """
                // import Z
                public import CounterContract
                import CounterDomain
                public import PresentationKit

                import ViewKit
                """
        )
        #expect(made["B.md"]?.hasPrefix("// import Z\npublic import PresentationKit\n") == true)
    }

    @Test func `kits in a folder have their own name, whatever the folder is called`() throws {
        let made = try texts(try ProjectKits(path: "/work/main"), file("A", "__kits__ __dependency__"))
        #expect(made["A"] == "Strata .package(name: \"Strata\", path: \"/work/main\")")
    }

    @Test(arguments: ["", "notes", "My Notes", "1Notes", "Nötes", "Domain", "VIEW", "Switch", "Strata", "A/B"])
    func `a name that no type, folder or module can have is refused`(name: String) {
        #expect(throws: ValidationError.self) { try ModuleName(name) }
    }

    @Test(arguments: ["", "/", "a\"b", "a\\b", "a\nb"])
    func `an address that no manifest can contain is refused`(address: String) {
        #expect(throws: ValidationError.self) { try ProjectKits(url: address, version: "1.0.0") }
        #expect(throws: ValidationError.self) { try ProjectKits(path: address) }
    }

    @Test func `an address has a scheme or a host, which a folder does not have`() throws {
        for address in ["https://host/kits.git", "file:///kits", "git@host:me/kits.git"] {
            _ = try ProjectKits(url: address, version: "1.0.0")
        }
        for folder in ["../Strata", "/work/kits", "kits"] {
            let refused = ValidationError(field: "KITS", value: folder, rule: .address)
            #expect(throws: refused) { try ProjectKits(url: folder, version: "1.0.0") }
        }
    }

    @Test func `phrases in English alone lose the other text, and everything else stays`() {
        let old = #"""
            Phrase(en: "Add (\(count(of: a, b)))", ja: "追加、\(count(of: a, b))")
            Phrase(
                en: "A, b",
                ja: "ア"
            )
            Entry(en: "A", ja: "ア")
            // Phrase(en: "A", ja: "ア")
            languages: [.english, .japanese]
            """#
        let new = #"""
            Phrase(verbatim: "Add (\(count(of: a, b)))")
            Phrase(
                verbatim: "A, b"
            )
            Entry(en: "A", ja: "ア")
            // Phrase(en: "A", ja: "ア")
            languages: [.english]
            """#
        #expect(file("A.swift", old).inEnglish == file("A.swift", new))
        #expect(file("A.md", old).inEnglish == file("A.md", old))
        #expect(file("A.swift", new).isEnglish && !file("A.swift", old).isEnglish)
    }

    @Test(arguments: ["", " ", "a\"b", "a\\b"])
    func `a label that no string literal can contain is refused`(label: String) {
        #expect(throws: ValidationError.self) { try Scaffold(.textAlert, name: "Ask", feature: "Note", label: label) }
    }
}
