import ArchitectureDomain
import DomainKit
import Testing

extension FeaturePlanTests {
    private static let area: [String: String] = [
        "Packages/Domain/Sources/CounterDomain/Counter.swift": "",
        "Packages/DeskDomain/Package.swift": "products: [\"NoteDomain\", \"MemoDomain\"],\n",
        "Packages/DeskDomain/README.md": "The desk.\n",
        "Packages/DeskDomain/Sources/MemoDomain/Memo.swift": "public struct Memo {}\n",
        "Packages/DeskDomain/Sources/NoteDomain/Note.swift": "public struct Note {}\n",
        "Packages/DeskUseCase/Package.swift":
            "dependencies: [.package(path: \"../DeskDomain\"), .package(path: \"../Kits\")]\n",
        "Apps/desk/Package.swift":
            "dependencies: [.package(path: \"../../Packages/Domain\"), .package(path: \"../../Packages/DeskDomain\")]\n",
        "architecture.toml": "packages = [\"Packages/Domain\", \"Packages/DeskDomain\"]\n",
    ]

    @Test func `an area keeps its packages until its last feature is removed`() throws {
        let first = try plan(.remove("Memo"), Self.area)
        let manifest = "Packages/DeskDomain/Package.swift"
        #expect(
            first.changes.map(\.path) == [manifest, "Packages/DeskDomain/Sources/MemoDomain/Memo.swift"]
        )
        #expect(text(first, manifest) == "products: [\"NoteDomain\"],\n")
        var left = Self.area.filter { !$0.key.hasSuffix("/Memo.swift") }
        left[manifest] = text(first, manifest)
        let last = try plan(.remove("Note"), left)
        #expect(
            last.changes.filter { $0.new == nil }.map(\.path) == [
                manifest, "Packages/DeskDomain/README.md", "Packages/DeskDomain/Sources/NoteDomain/Note.swift",
            ]
        )
        // No template would create them so.
        #expect(last.edited == [manifest, "Packages/DeskDomain/README.md"])
        #expect(text(last, "Packages/DeskUseCase/Package.swift") == "dependencies: [.package(path: \"../Kits\")]\n")
        #expect(text(last, "Apps/desk/Package.swift") == "dependencies: [.package(path: \"../../Packages/Domain\")]\n")
        #expect(text(last, "architecture.toml") == "packages = [\"Packages/Domain\"]\n")
    }

    @Test func `a feature gets no name of an area, and keeps its area with another name`() throws {
        for name in ["Desk", "DESK"] {
            #expect(throws: ValidationError.self) { try plan(.rename("Note", to: name), Self.area) }
        }
        let renamed = try plan(.rename("Note", to: "Card"), Self.area).renamed
        let new = "Packages/DeskDomain/Sources/CardDomain/Card.swift"
        #expect(renamed == [new: "Packages/DeskDomain/Sources/NoteDomain/Note.swift"])
        // The name of the area is no mention of the feature that it begins with.
        var files = Self.area.filter { !$0.key.hasSuffix("/Memo.swift") }
        files["Packages/DeskDomain/Sources/DesDomain/Des.swift"] = ""
        files["Packages/NoteDeskDomain/Sources/OtherDomain/A.swift"] = "// NoteDeskDomain"
        let removal = try plan(.remove("Note"), files)
        #expect(removal.leftovers.isEmpty)
    }

    @Test func `an app that has used an area for the feature alone does not depend on it any more`() throws {
        let product = { (feature: String) in ".product(name: \"\(feature)Domain\", package: \"DeskDomain\")" }
        let dependency = ".package(path: \"../../Packages/DeskDomain/\")"
        var files = Self.area
        files["Apps/a/Package.swift"] = "dependencies: [\(dependency)]\nb: [\(product("Note")), \(product("Memo"))]\n"
        files["Apps/b/Package.swift"] = "dependencies: [\(dependency)]\nb: [\(product("Note"))]\n"
        let plan = try plan(.remove("Note"), files)
        #expect(text(plan, "Apps/a/Package.swift") == "dependencies: [\(dependency)]\nb: [\(product("Memo"))]\n")
        #expect(text(plan, "Apps/b/Package.swift") == "dependencies: []\nb: []\n")
    }

    @Test func `lines that name a removed package are listed`() throws {
        var files = Self.area.filter { !$0.key.hasSuffix("/Memo.swift") }
        files["Makefile"] = "lint:\n\tlint Packages/DeskDomain\n\tlint Packages/DeskDomains\n"
        files["Packages/DeskDomain/Package.resolved"] = "{}"
        let plan = try plan(.remove("Note"), files)
        #expect(plan.leftovers == [.init(path: "Makefile", line: 2)])
        #expect(!plan.edited.contains("Packages/DeskDomain/Package.resolved"))
        files["Packages/DeskDomain/Sources/DeskDomain/Shared.swift"] = ""
        #expect(try self.plan(.remove("Note"), files).leftovers.isEmpty)
    }

    @Test func `a manifest of an area is as created, whatever features it has had, until somebody edits it`() throws {
        let template = """
            dependencies: [
                __dependency__
            ]
            targets: [
                "__Feature__Domain"
            ]
            """
        let created = template.replacing("__dependency__", with: ".package(path: \"../kits\")")
            .replacing("__Feature__", with: "Note")
        let domain = "dependencies: [.package(path: \"../kits\")], a: .product(name: \"DomainKit\", package: \"kits\")"
        let manifest = "Packages/DeskDomain/Package.swift"
        let files = [
            "Packages/Domain/Package.swift": domain, "Packages/DeskDomain/Sources/NoteDomain/Note.swift": "",
            "Packages/DeskDomain/Sources/NoteDomain/Other.swift": "",
        ]
        for (text, isEdited) in [(created, false), (created.replacing("../kits", with: "../other"), true)] {
            let contents = files.merging([manifest: text]) { $1 }.mapValues { Array($0.utf8) }
            let plan = try FeaturePlan(
                .remove("Note"),
                contents: ProjectContents(files: contents),
                templates: [
                    .feature: [
                        ProjectFile("Packages/__Area__Domain/Package.swift", template)
                    ]
                ]
            )
            #expect(plan.edited.contains(manifest) == isEdited)
        }
    }
}
