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
        // The next feature of the area gets a manifest again, but not what was written by hand.
        #expect(last.edited == ["Packages/DeskDomain/README.md"])
        #expect(text(last, "Packages/DeskUseCase/Package.swift") == "dependencies: [.package(path: \"../Kits\")]\n")
        #expect(text(last, "Apps/desk/Package.swift") == "dependencies: [.package(path: \"../../Packages/Domain\")]\n")
        #expect(text(last, "architecture.toml") == "packages = [\"Packages/Domain\"]\n")
    }

    @Test func `a feature gets no name of an area, and keeps its area with another name`() throws {
        for name in ["Desk", "DESK"] {
            #expect(throws: ApplicationError.self) { try plan(.rename("Note", to: name), Self.area) }
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
}
